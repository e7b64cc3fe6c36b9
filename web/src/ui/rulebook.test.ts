import { describe, expect, it } from 'vitest';
import { chapters, rulesIn } from './rulebook';

describe('a rulebook', () => {
  const book = chapters(
    '# Royals\n\nAn opening.\n\n## The turn\n\n### royals.turn.steps\nDraw, *then* claim.\n\n## End\n<b>x</b>\n',
  );
  it('has chapters', () => {
    expect(book.map((chapter) => chapter.title)).toEqual(['', 'The turn', 'End']);
  });
  it('has an anchor for every rule', () => {
    expect(book[1]!.html).toContain('<h3 id="royals.turn.steps" class="rule"><a href="#royals.turn.steps">');
    expect(book[1]!.html).toContain('<em>then</em>');
  });
  it('is searched rule by rule', () => {
    const rules = rulesIn(book);
    expect(rules.map((rule) => rule.id)).toEqual(['', 'royals.turn.steps', '']);
    expect(rules[1]!.html).not.toContain('<h3');
    expect(rules[1]!.text).toContain('draw,  then  claim');
  });
  it('lets no HTML through', () => {
    expect(book[2]!.html).not.toContain('<b>');
  });
});
