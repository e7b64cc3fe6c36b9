import { describe, expect, it } from 'vitest';
import { chapters, found, highlighted, rulesIn } from './rulebook';

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
  it('finds words where words begin, the best first', () => {
    const rule = (id: string, text: string) => ({ id, html: '', text });
    const rules = [rule('a.b', 'cities are cities'), rule('a.c', 'a tied game'), rule('end.tie', 'a tie is broken')];
    expect(found(rules, 'tie').map((each) => each.id)).toEqual(['end.tie', 'a.c']);
    expect(found(rules, 'TIE broken').map((each) => each.id)).toEqual(['end.tie']);
    expect(found(rules, ' ')).toHaveLength(3);
    expect(found(rules, '(')).toHaveLength(3);
  });
  it('marks what was found, and no tag', () => {
    expect(highlighted('<p class="tie">A Tie &amp; cities</p>', 'tie')).toBe(
      '<p class="tie">A <mark>Tie</mark> &amp; cities</p>',
    );
    expect(highlighted('a&amp;b', 'amp')).toBe('a&amp;b');
  });
  it('lets no HTML through', () => {
    expect(book[2]!.html).not.toContain('<b>');
  });
});
