// Two dice: how often each sum comes, and how likely it is to reach one.

/** Of 36 throws, how many give each sum from 2 to 12. */
export const ways = Array.from({ length: 11 }, (_, i) => ({ sum: i + 2, of36: 6 - Math.abs(5 - i) }));

/** Of 100, rounded, but never to certainty. */
export function percent(needs: number): number {
  const good = ways.filter(({ sum }) => sum >= needs).reduce((total, { of36 }) => total + of36, 0);
  if (good === 0 || good === 36) return good === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((good / 36) * 100)));
}
