import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import AmountField from './AmountField.svelte';

/** A field whose value is what it last said. */
function made(least: number, most: number) {
  const said: (number | undefined)[] = [];
  const field = render(AmountField, {
    least,
    most,
    value: undefined,
    onvalue: (value: number | undefined) => {
      said.push(value);
      void field.rerender({ value });
    },
  });
  return said;
}

describe('an amount', () => {
  it('is empty until somebody chooses it', () => {
    made(0, 5);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
    expect(screen.getByText('0 to 5')).toBeTruthy();
  });
  it('is typed, and is missing again when it is deleted', async () => {
    const said = made(0, 5);
    await fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '3' } });
    await fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '' } });
    expect(said).toEqual([3, undefined]);
  });
  it('begins at an end when it is stepped, and stays in range', async () => {
    const said = made(2, 3);
    for (let i = 0; i < 3; i += 1) await fireEvent.click(screen.getByLabelText('More'));
    expect(said).toEqual([2, 3]);
  });
  it('has a slider where there is far to go, which chooses nothing by itself', () => {
    const said = made(0, 40);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('not chosen');
    expect(said).toEqual([]);
  });
});
