// What of the log still holds.
import type { LogInfo } from '../../protocol/types';

/** Whether a line was taken back. */
export function takenBack(log: readonly LogInfo[]): (line: number) => boolean {
  const ranges = log
    .filter((line) => line.undone_from !== undefined)
    .map((line) => [line.undone_from!, line.line] as const);
  return (line) => ranges.some(([from, to]) => line >= from && line < to);
}
