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
