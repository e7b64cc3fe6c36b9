// A window over something larger, which the mouse can take hold of and move; fingers scroll it anyway.
import type { Attachment } from 'svelte/attachments';

/** So far a hand trembles when it only means to touch. */
const kTrembles = 5;

export const panned = (): Attachment<HTMLElement> => (element) => {
  let from: { x: number; y: number } | null = null;
  let isMoving = false;
  const takes = (event: PointerEvent) => {
    isMoving = false;
    from = event.pointerType === 'mouse' && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
  };
  const moves = (event: PointerEvent) => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!isMoving && Math.hypot(x, y) < kTrembles) return;
    if (!isMoving) element.setPointerCapture(event.pointerId);
    isMoving = true;
    from = { x: event.clientX, y: event.clientY };
    element.scrollBy({ left: -x, top: -y, behavior: 'instant' });
  };
  const lets = () => (from = null);
  /** What was moved has not been touched. */
  const touches = (event: MouseEvent) => {
    if (isMoving) event.stopPropagation();
    isMoving = false;
  };
  element.addEventListener('pointerdown', takes);
  element.addEventListener('pointermove', moves);
  element.addEventListener('pointerup', lets);
  element.addEventListener('pointercancel', lets);
  element.addEventListener('click', touches, true);
  return () => {
    element.removeEventListener('pointerdown', takes);
    element.removeEventListener('pointermove', moves);
    element.removeEventListener('pointerup', lets);
    element.removeEventListener('pointercancel', lets);
    element.removeEventListener('click', touches, true);
  };
};
