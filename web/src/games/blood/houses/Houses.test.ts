import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { BloodComponents, BloodPersonSheet, MoveInfo } from '../../../protocol/types';
import { Choice } from '../../../table/choice/choice.svelte';
import { somebody, viewOf } from './fixture';
import Houses from './Houses.svelte';

const components = {
  countries: ['England', 'France', 'Germany', 'Italy', 'Spain'].map((name) => ({ id: name.toLowerCase(), name })),
} as BloodComponents;

const people = () => [
  somebody(1, { name: 'Jean', spouse: 2 }),
  somebody(2, { name: 'Blanche', sex: 'female', house: 'spain', spouse: 1 }),
  somebody(3, { name: 'Jeanne', sex: 'female', court: 'italy', spouse: 4 }),
  somebody(4, { name: 'Azzo', house: 'italy', court: 'italy', spouse: 3 }),
];

const sheet: BloodPersonSheet = { kind: 'person', needs: 5, lines: [], matches: [], later: [], if_died: [] };

function shown(lit: number[] = [], person: number | null = null) {
  const moves = lit.map((id) => ({ move: `seek p${id}`, phrase: `Seek ${id}`, touches: [`person:${id}`] }));
  const choice = new Choice({
    moves: () => moves as unknown as MoveInfo[],
    play: async () => true,
    confirms: () => true,
  });
  const contract = { status: 'in-force' as const, groom: 1, bride: 2, houses: ['france', 'spain'], clauses: [] };
  const props = {
    components,
    view: viewOf(people(), { contracts: [contract] }),
    seat: 1,
    names: ['Anna', 'Tomas', 'Jonas', 'Chiara', 'Ines'],
    choice,
    log: [],
    moment: null,
    shown: 'france',
    onshown: vi.fn(),
    person,
    onperson: vi.fn(),
    consult: vi.fn(async () => sheet as BloodPersonSheet | null),
    oncontract: vi.fn(),
  };
  return { props, choice, ...render(Houses, { props }) };
}
const element = (id: number) => document.querySelector<HTMLElement>(`.room [data-element="person:${id}"]`)!;

describe('the room of the families', () => {
  it('shows the sheet of who is touched, and plays nothing where nothing is lit', async () => {
    const { props, choice } = shown();
    expect(element(1).tagName).toBe('BUTTON');
    await fireEvent.click(element(1));
    expect(props.onperson).toHaveBeenCalledWith(1);
    expect(choice.touched).toEqual([]);
  });

  it('plays who is lit and shows the sheet as well, by mouse and by key', async () => {
    const { props, choice } = shown([1, 2]);
    expect(element(1).dataset.lit).toBe('yes');
    await fireEvent.keyDown(element(1), { key: 'Enter' });
    expect(choice.touched).toEqual(['person:1']);
    await fireEvent.click(element(2));
    expect(choice.touched).toEqual(['person:2']);
    expect(props.onperson.mock.calls).toEqual([[1], [2]]);
  });

  it('leads by a tag to the other tree', async () => {
    const { props } = shown();
    await fireEvent.click(element(4));
    expect(props.onshown).toHaveBeenCalledWith('italy');
    expect(props.onperson).toHaveBeenCalledWith(4);
  });

  it('stays where a tag can be played, so that it can be touched again', async () => {
    const { props, choice } = shown([4]);
    await fireEvent.click(element(4));
    expect(choice.touched).toEqual(['person:4']);
    expect(props.onshown).not.toHaveBeenCalled();
    expect(props.onperson).toHaveBeenCalledWith(4);
  });

  it('opens a contract by its seal', async () => {
    const { props } = shown();
    await fireEvent.click(screen.getByRole('button', { name: 'The contract of Jean and Blanche' }));
    expect(props.oncontract).toHaveBeenCalledWith(0);
  });

  it('asks about who is chosen, and again when people change', async () => {
    const { props, rerender } = shown([], 1);
    expect(props.consult).toHaveBeenCalledWith('p1');
    expect(await screen.findByText('83 %')).toBeTruthy();
    await rerender({ view: viewOf(people()) });
    expect(props.consult).toHaveBeenCalledTimes(2);
    expect(screen.getByText('83 %')).toBeTruthy();
    props.consult.mockResolvedValueOnce(null);
    await rerender({ person: 3 });
    expect(screen.queryByText('83 %')).toBeNull();
    expect(await screen.findByText('Nothing more is known.')).toBeTruthy();
  });
});
