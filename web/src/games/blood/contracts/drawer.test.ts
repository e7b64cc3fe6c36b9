import { describe, expect, it } from 'vitest';
import { components, contract, court, move, peace } from './fixture';
import { leadOf } from './lead';
import {
  bareOf,
  couplesSides,
  drawerOf,
  duesOf,
  findAgain,
  firstOf,
  hasSealed,
  isPlain,
  keyOf,
  sidesOf,
  stateOf,
  titleOf,
} from './drawer';

const force = contract({ status: 'in-force', year: 1325 });
const asked = contract({ status: 'put', houses: ['france', 'england'] });
const deal = contract({ status: 'put', groom: undefined, bride: undefined, houses: ['england', 'spain'] });

describe('the drawer', () => {
  it('has the draft first, then what one is asked', () => {
    const all = [force, deal, asked, contract()];
    expect(drawerOf(all, 'england').map((group) => [group.id, group.entries.map(({ index }) => index)])).toEqual([
      ['draft', [3]],
      ['asked', [2]],
      ['offered', [1]],
      ['force', [0]],
    ]);
    expect(firstOf(all, 'england')).toBe(3);
    expect(firstOf([], 'england')).toBeNull();
  });

  it('names the couple, a deal, a treaty, and children who are not born', () => {
    const view = court([]);
    expect(titleOf(view, force)).toBe('Godfrey and Agnès');
    expect(titleOf(view, deal)).toBe('Plain deal');
    expect(titleOf(view, { ...deal, status: 'in-force' })).toBe('Treaty');
    const unborn = contract({ groom: undefined, grooms_mother: 2, bride: 2 });
    expect(isPlain(unborn)).toBe(false);
    expect(titleOf(view, unborn)).toBe('A son of Agnès and Agnès');
  });

  it('says how each stands', () => {
    expect(stateOf(components, contract(), 'england')).toBe('not put to France yet');
    expect(stateOf(components, asked, 'england')).toBe('France asks you');
    expect(stateOf(components, deal, 'england')).toBe('Spain may answer');
    expect(stateOf(components, force, 'england')).toBe('since 1325');
    const due = { ...peace, due: true, standing: 'due this turn; 20 Crowns are still owed' };
    expect(duesOf(contract({ clauses: [due, { ...peace, standing: 'next due in 1340' }] }))).toHaveLength(1);
  });

  it('has one’s own house first, and on the certificate the groom’s', () => {
    expect(sidesOf(asked, 'england')).toEqual(['england', 'france']);
    expect(couplesSides(court([]), asked)).toEqual(['england', 'france']);
    expect(couplesSides(court([]), contract({ groom: 2, bride: 1 }))).toEqual(['france', 'england']);
    expect(couplesSides(court([]), deal)).toEqual(['england', 'spain']);
  });

  it('knows who has sealed', () => {
    expect(hasSealed(contract(), 'england')).toBe(false);
    expect(hasSealed(asked, 'france')).toBe(true);
    expect(hasSealed(asked, 'england')).toBe(false);
    expect(hasSealed(force, 'england')).toBe(true);
  });

  it('finds again what was read, whoever has written it since', () => {
    const key = keyOf(court([]), contract());
    expect(findAgain(court([deal, asked]), key, 'drafted')).toBe(1);
    expect(findAgain(court([force, asked]), key, 'put')).toBe(1);
    expect(findAgain(court([deal]), key, 'put')).toBeNull();
    expect(keyOf(court([]), deal)).toBe(keyOf(court([]), { ...deal, houses: ['spain', 'england'] }));
  });

  it('shows proposals that no contract goes with, and what can be answered', () => {
    const proposals = [{ groom: 1, bride: 2, maker: 2 }];
    const listed = [move('decline p1 p2'), move('accept p1 p2'), move('accept p1 p3')];
    const [bare] = bareOf(court([], { proposals }), listed);
    expect(bare?.moves.map((each) => each.move)).toEqual(['accept p1 p2', 'decline p1 p2']);
    expect(bareOf(court([asked], { proposals }), listed)).toEqual([]);
  });

  it('leads in by how firm it is', () => {
    const sides = ['england', 'france'];
    expect(leadOf(components, contract({ clauses: [peace] }), sides)).toContain('would agree, for as long as both');
    expect(leadOf(components, { ...force, clauses: [peace] }, sides)).toContain(
      'agree, for as long as both shall live',
    );
    expect(leadOf(components, { ...deal, clauses: [peace] }, sides)).toContain('at once');
    expect(leadOf(components, contract({ status: 'betrothed' }), sides)).toContain('have betrothed them');
  });
});
