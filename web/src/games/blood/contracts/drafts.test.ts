import { describe, expect, it } from 'vitest';
import { Drafts } from './drafts';
import { contract, court, pension, store } from './fixture';

const written = contract({ clauses: [pension(60), pension(0)] });
const empty = contract({});

describe('what was drafted', () => {
  it('can be written again for the same couple, as far as it was said', () => {
    const drafts = new Drafts(store(), 'table 1');
    expect(drafts.again(court([empty]), empty)).toBeNull();
    drafts.note(court([written]));
    const again = drafts.again(court([empty]), empty);
    expect(again?.clauses).toBe(2);
    expect(again?.strokes).toEqual([
      ...['clause pension england', 'sum 60', 'every 5'],
      ...['clause pension england', 'every 5'],
    ]);
  });

  it('is not offered over something that is written, nor for others, nor in another year', () => {
    const drafts = new Drafts(store(), 'table 1');
    drafts.note(court([written]));
    expect(drafts.again(court([written]), written)).toBeNull();
    const deal = contract({ groom: undefined, bride: undefined });
    expect(drafts.again(court([deal]), deal)).toBeNull();
    expect(drafts.again(court([empty], { year: 1340 }), empty)).toBeNull();
    expect(drafts.again(court([]), null)).toBeNull();
  });

  it('outlives the page, and is not what others have offered', () => {
    const kept = store();
    new Drafts(kept, 'table 1').note(court([written]));
    expect(new Drafts(kept, 'table 1').again(court([empty]), empty)?.clauses).toBe(2);
    const offered = contract({ status: 'put', clauses: [pension(60)] });
    const other = new Drafts(store(), 'table 1');
    other.note(court([offered]));
    expect(other.again(court([empty]), empty)).toBeNull();
  });
});
