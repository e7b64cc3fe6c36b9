// Small phrases that several pages need.

/** "Anna", "Anna and Ben", "Anna, Ben and Clara". */
export function inWords(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** How long ago something was, roughly; after a month its date. Both in seconds since 1970. */
export function ago(time: number, now = Date.now() / 1000): string {
  const minutes = Math.max(0, Math.round((now - time) / 60));
  const hours = Math.round(minutes / 60);
  const days = Math.round(minutes / 1440);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (hours < 24) return `${hours} h ago`;
  if (days < 31) return days === 1 ? 'a day ago' : `${days} days ago`;
  return new Date(time * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}
