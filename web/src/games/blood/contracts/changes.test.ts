import { describe, expect, it } from 'vitest';
import { changesOf, runsOf, sameWording } from './changes';
import { clause, peace, pension } from './fixture';

const fates = (changes: ReturnType<typeof changesOf>) => changes.map(({ fate, index }) => `${fate} ${index ?? '-'}`);

describe('two wordings', () => {
  it('have nothing new without an earlier one', () => {
    expect(fates(changesOf(null, [peace, pension(40)]))).toEqual(['kept 0', 'kept 1']);
  });

  it('show what was struck and added', () => {
    const dowry = clause('England pays France 30 Crowns at once.', { matter: 'dowry', verb: 'settles' });
    expect(fates(changesOf([peace], [dowry]))).toEqual(['added 0', 'struck -']);
  });

  it('take another sentence of one matter for the same country as a change', () => {
    const [first] = changesOf([pension(40)], [pension(60)]);
    expect(first).toMatchObject({ fate: 'changed', was: 'England pays France 40 Crowns in every turn.' });
    const french = pension(60, { who: 'france' });
    expect(fates(changesOf([pension(40)], [french]))).toEqual(['added 0', 'struck -']);
  });

  it('keep a clause that only moved, even beside one like it', () => {
    expect(fates(changesOf([peace, pension(40)], [pension(40), peace]))).toEqual(['kept 0', 'kept 1']);
    expect(fates(changesOf([pension(40)], [pension(60), pension(40)]))).toEqual(['added 0', 'kept 1']);
  });

  it('are the same only word by word and in order', () => {
    expect(sameWording([peace, pension(40)], [peace, pension(40)])).toBe(true);
    expect(sameWording([peace], [peace, pension(40)])).toBe(false);
    expect(sameWording([pension(40)], [pension(60)])).toBe(false);
  });
});

describe('two sentences', () => {
  it('are told apart by words', () => {
    expect(runsOf('England pays France 40 Crowns once.', 'England pays France 60 Crowns once.')).toEqual([
      { fate: 'kept', text: 'England pays France' },
      { fate: 'out', text: '40' },
      { fate: 'in', text: '60' },
      { fate: 'kept', text: 'Crowns once.' },
    ]);
  });

  it('may end differently', () => {
    expect(runsOf('It holds.', 'It holds until 1340.').map(({ fate, text }) => `${fate}: ${text}`)).toEqual([
      'kept: It',
      'out: holds.',
      'in: holds until 1340.',
    ]);
  });
});
