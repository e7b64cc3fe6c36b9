// Numbers and lists as they are said in sentences.

/** "Anna", "Anna and Ben", "Anna, Ben and Carla". */
export function joined(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "1 army", "3 armies". */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** "+1", "−2" or "0". */
export const signed = (number: number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');

/** With a capital letter, as labels begin. */
export const capitalised = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);
