import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BloodContract, MoveInfo } from '../../../protocol/types';
import { Choice } from '../../../table/choice/choice.svelte';
import Contracts from './Contracts.svelte';
import { clause, components, contract, court, move, peace, pension, range } from './fixture';

function shown(contracts: BloodContract[], moves: MoveInfo[] = [], chosen: number | null = 0) {
  const play = vi.fn(async (_texts: string[], _words: string) => true);
  const choice = new Choice({ moves: () => moves, play, confirms: () => true });
  const props = {
    components,
    view: court(contracts),
    seat: 1,
    names: ['Anna', 'Tomas', 'Jonas', 'Chiara', 'Ines'],
    choice,
    log: [],
    moment: null,
    chosen,
    onchosen: vi.fn(),
    onperson: vi.fn(),
  };
  return { props, play, ...render(Contracts, { props }) };
}
const draft = contract({ clauses: [peace, pension(40)] });
const drafting = [
  move('clause peace france'),
  range('sum', 1, 999),
  move('every 5'),
  move('strike-out 1'),
  move('strike-out 2'),
  move('put', { words: 400 }),
  move('drop'),
  move('publish'),
];

describe('the room of the contracts', () => {
  beforeEach(() => sessionStorage.clear());

  it('says how contracts come about where there is none', () => {
    shown([], [move('deal spain')], null);
    expect(screen.getByText('No contract lies on the table')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Spain' })).toBeTruthy();
  });

  it('opens what matters most when nothing is chosen, and leads to the couple', async () => {
    const { props } = shown([contract({ status: 'in-force' }), draft], [], null);
    expect(props.onchosen).toHaveBeenCalledWith(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Agnès' }));
    expect(props.onperson).toHaveBeenCalledWith(2);
  });

  it('adds a clause by the shield of whom it binds', async () => {
    const { play } = shown([draft], drafting);
    await fireEvent.click(screen.getByRole('button', { name: 'France does not attack' }));
    expect(play).toHaveBeenCalledWith(['clause peace france'], '');
  });

  it('fills in the last clause, and writes an earlier one anew as a whole', async () => {
    const { play } = shown([draft], drafting);
    const field = screen.getByLabelText('Crowns');
    await fireEvent.input(field, { target: { value: '60' } });
    await fireEvent.submit(field.closest('form')!);
    expect(play).toHaveBeenCalledWith(['sum 60'], '');
    await fireEvent.click(screen.getByRole('button', { name: 'once' }));
    expect(play).toHaveBeenCalledWith(['strike-out 2', 'clause pension england', 'sum 40'], '');
    await fireEvent.click(screen.getByRole('button', { name: /^Change: England does not attack/ }));
    expect(play).toHaveBeenCalledWith(['strike-out 1', 'clause peace england'], '');
  });

  it('puts the draft with words', async () => {
    const { play } = shown([draft], drafting);
    await fireEvent.input(screen.getByLabelText('Say with it'), { target: { value: 'Be friends.' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Put it to France' }));
    expect(play).toHaveBeenCalledWith(['put'], 'Be friends.');
  });

  it('asks once more before a seal, and never for a wording that came meanwhile', async () => {
    const offer = contract({ status: 'put', houses: ['france', 'england'], clauses: [peace] });
    const { play, rerender } = shown([offer], [move('accept p1 p2')]);
    await fireEvent.click(screen.getByRole('button', { name: 'Seal and marry' }));
    expect(play).not.toHaveBeenCalled();
    await rerender({ view: court([{ ...offer, clauses: [pension(90)] }]) });
    expect(screen.queryByRole('button', { name: /for good/ })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Seal and marry' }));
    await fireEvent.click(screen.getByRole('button', { name: /for good/ }));
    expect(play).toHaveBeenCalledWith(['accept p1 p2'], '');
  });

  it('holds a counter against what was put', async () => {
    const { rerender } = shown([contract({ status: 'put', clauses: [peace, pension(40)] })]);
    const dowry = clause('England pays France 30 Crowns at once.', { matter: 'dowry', verb: 'settles' });
    const counter = contract({ status: 'put', houses: ['france', 'england'], clauses: [pension(60), dowry] });
    await rerender({ view: court([counter]) });
    const deed = within(screen.getByRole('article', { name: 'The certificate' }));
    expect(deed.getByText('changed')).toBeTruthy();
    expect(deed.getByText('added')).toBeTruthy();
    expect(deed.getByText('struck out')).toBeTruthy();
    expect(screen.getByText('held against your offer')).toBeTruthy();
  });

  it('stays with what is read when places change', async () => {
    const force = contract({ status: 'in-force', groom: 2, bride: 1, houses: ['spain', 'italy'] });
    const { props, rerender } = shown([force, draft], [], 1);
    await rerender({ view: court([draft]) });
    expect(props.onchosen).toHaveBeenCalledWith(0);
  });
});
