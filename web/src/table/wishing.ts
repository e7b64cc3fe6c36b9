// An order of preference. Pure.

/** With an entry wished for, last, or no longer. */
export function toggled(chosen: readonly string[], move: string): string[] {
  return chosen.includes(move) ? chosen.filter((each) => each !== move) : [...chosen, move];
}

/** With an entry one place earlier or later, where there is one. */
export function moved(chosen: readonly string[], move: string, by: -1 | 1): string[] {
  const from = chosen.indexOf(move);
  const to = from + by;
  if (from === -1 || to < 0 || to >= chosen.length) return [...chosen];
  const result = [...chosen];
  [result[from], result[to]] = [result[to]!, result[from]!];
  return result;
}

export function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each, i) => each === b[i]);
}
