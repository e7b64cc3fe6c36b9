/** Copies a text, where the browser lets us. Pages without TLS have no clipboard, but may copy what is selected. */
export async function copy(text: string, select: () => void): Promise<boolean> {
  select();
  if (!navigator.clipboard) return document.execCommand('copy');
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => document.execCommand('copy'),
  );
}
