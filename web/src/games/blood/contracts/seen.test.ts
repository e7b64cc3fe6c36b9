import { describe, expect, it } from 'vitest';
import { contract, court, peace, pension, store } from './fixture';
import { lastWording, SeenWordings } from './seen';

const mine = contract({ status: 'put', clauses: [peace] });
const theirs = contract({ status: 'put', houses: ['france', 'england'], clauses: [peace, pension(60)] });
const texts = (seen: ReturnType<typeof lastWording>) => seen?.clauses.map((each) => each.text);

describe('wordings that were seen', () => {
  it('holds the answer of the other house against what one had put', () => {
    const seen = new SeenWordings(store(), 'table 1');
    expect(lastWording(seen, court([mine]), mine, 'england')).toBeNull();
    const last = lastWording(seen, court([theirs]), theirs, 'england');
    expect(last?.maker).toBe('england');
    expect(texts(last)).toEqual([peace.text]);
    // It is still so when it is read again.
    expect(texts(lastWording(seen, court([theirs]), theirs, 'england'))).toEqual([peace.text]);
  });

  it('holds a draft against the offer that it answers, and against no offer of one’s own', () => {
    const seen = new SeenWordings(store(), 'table 1');
    const draft = contract({ clauses: [peace] });
    lastWording(seen, court([theirs]), theirs, 'england');
    expect(texts(lastWording(seen, court([draft]), draft, 'england'))).toHaveLength(2);
    lastWording(seen, court([mine]), mine, 'england');
    expect(lastWording(seen, court([draft]), draft, 'england')).toBeNull();
  });

  it('says nothing about one’s own offer, and nothing to an onlooker', () => {
    const seen = new SeenWordings(store(), 'table 1');
    lastWording(seen, court([theirs]), theirs, 'england');
    expect(lastWording(seen, court([mine]), mine, 'england')).toBeNull();
    expect(lastWording(seen, court([theirs]), theirs, undefined)).toBeNull();
  });

  it('outlives the page, for the same seat only', () => {
    const kept = store();
    lastWording(new SeenWordings(kept, 'table 1'), court([mine]), mine, 'england');
    expect(lastWording(new SeenWordings(kept, 'table 2'), court([theirs]), theirs, 'england')).toBeNull();
    expect(texts(lastWording(new SeenWordings(kept, 'table 1'), court([theirs]), theirs, 'england'))).toEqual([
      peace.text,
    ]);
  });

  it('forgets with the year, and bears a store that is full or broken', () => {
    const seen = new SeenWordings(store(), 'table 1');
    lastWording(seen, court([mine]), mine, 'england');
    expect(lastWording(seen, court([theirs], { year: 1340 }), theirs, 'england')).toBeNull();
    const broken = {
      getItem: () => '{',
      setItem: () => {
        throw new Error('full');
      },
    };
    const bare = new SeenWordings(broken, 'table 1');
    lastWording(bare, court([mine]), mine, 'england');
    expect(texts(lastWording(bare, court([theirs]), theirs, 'england'))).toEqual([peace.text]);
  });
});
