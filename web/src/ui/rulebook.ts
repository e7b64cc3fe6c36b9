// A rulebook in HTML, with an anchor for every rule.
import { Marked } from 'marked';

const ruleId = /^[a-z]+(\.[a-z0-9-]+)+$/;

export interface Chapter {
  title: string;
  html: string;
}

/** Chapters in order; the headings of rules carry their ids. */
export function chapters(markdown: string): Chapter[] {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens);
        if (!ruleId.test(text)) return `<h${depth}>${inner}</h${depth}>\n`;
        return `<h3 id="${text}" class="rule"><a href="#${text}">${text}</a></h3>\n`;
      },
      tablecell({ tokens, header }) {
        const inner = this.parser.parseInline(tokens);
        return header && inner !== '' ? `<th scope="col">${inner}</th>` : `<td>${inner}</td>`;
      },
      html: ({ text }) => text.replace(/</g, '&lt;'),
    },
  });
  const parts = markdown.split(/^## /m);
  const [opening, ...rest] = parts;
  const result: Chapter[] = [{ title: '', html: marked.parse(opening ?? '', { async: false }) }];
  for (const part of rest) {
    const end = part.indexOf('\n');
    result.push({ title: part.slice(0, end).trim(), html: marked.parse(part.slice(end + 1), { async: false }) });
  }
  return result;
}

/** One rule, or the text before the first of a chapter. */
export interface Rule {
  id: string;
  html: string;
  /** In small letters, without marks: to be searched. */
  text: string;
}

/** The words that are looked for. */
export function wordsOf(search: string): string[] {
  return search
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter(Boolean);
}

/** Words are found where a word begins with them: "tie" in "tied", not in "cities". */
const beginning = (word: string) => `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;

/** The rules that have all words, those first that have them whole, often, or in their names. */
export function found(rules: readonly Rule[], search: string): Rule[] {
  const words = wordsOf(search);
  if (words.length === 0) return [...rules];
  const worth = (rule: Rule) => {
    let sum = 0;
    for (const word of words) {
      const begun = rule.text.match(new RegExp(beginning(word), 'gu'))?.length ?? 0;
      if (begun === 0) return 0;
      const whole = rule.text.match(new RegExp(beginning(word) + '(?![\\p{L}\\p{N}])', 'gu'))?.length ?? 0;
      sum += Math.min(begun, 3) + 3 * Math.min(whole, 3) + (new RegExp(beginning(word), 'u').test(rule.id) ? 10 : 0);
    }
    return sum;
  };
  return rules
    .map((rule) => ({ rule, worth: worth(rule) }))
    .filter((each) => each.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map((each) => each.rule);
}

/** The same HTML with the words marked where they are read. */
export function highlighted(html: string, search: string): string {
  const words = wordsOf(search);
  if (words.length === 0) return html;
  const pattern = new RegExp(words.map(beginning).join('|'), 'giu');
  return html
    .split(/(<[^>]*>|&[a-z0-9#]+;)/i)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(pattern, '<mark>$&</mark>')))
    .join('');
}

export function rulesIn(book: readonly Chapter[]): Rule[] {
  return book.flatMap((chapter) =>
    chapter.html
      .split(/(?=<h3 id=")/)
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const id = /^<h3 id="([^"]*)"/.exec(part)?.[1] ?? '';
        const html = part.replace(/^<h3 id=.*?<\/h3>\n/, '');
        const text = `${chapter.title} ${id} ${html.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
        return { id, html, text };
      }),
  );
}
