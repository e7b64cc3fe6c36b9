// Dragging, pinching and the wheel, on the window of the map. A short press is left alone: it is a click on what lies there.
import type { Camera } from './camera.svelte';

/** Further than this a press is a drag, in pixels. */
const slip = 5;

interface Touch {
  x: number;
  y: number;
}

const middle = (a: Touch, b: Touch): Touch => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const between = (a: Touch, b: Touch) => Math.hypot(a.x - b.x, a.y - b.y);

export function gestures(camera: Camera) {
  return (element: HTMLElement) => {
    const touches = new Map<number, Touch>();
    let began: Touch = { x: 0, y: 0 };
    let dragging = false;

    const at = (event: MouseEvent): Touch => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function down(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (touches.size === 0) {
        dragging = false;
        began = at(event);
      }
      touches.set(event.pointerId, at(event));
    }

    function move(event: PointerEvent) {
      const last = touches.get(event.pointerId);
      if (!last) return;
      const now = at(event);
      if (!dragging && touches.size < 2 && between(began, now) <= slip) return;
      if (!dragging) {
        dragging = true;
        element.dataset.dragging = 'yes';
      }
      // Captured only now: a captured press would be a click on the map instead of on what lies there.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [before, after] = [middle(last, other), middle(now, other)];
        camera.pan(after.x - before.x, after.y - before.y);
        camera.zoomBy(between(now, other) / Math.max(1, between(last, other)), after.x, after.y);
      } else camera.pan(now.x - last.x, now.y - last.y);
      touches.set(event.pointerId, now);
    }

    function up(event: PointerEvent) {
      touches.delete(event.pointerId);
      if (touches.size === 0) delete element.dataset.dragging;
    }

    /** The click that ends a drag means nothing; one that no pointer made is meant. */
    function click(event: MouseEvent) {
      if (!dragging || event.detail === 0) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent) {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
      const turned = Math.max(-120, Math.min(120, event.deltaY * lines));
      const { x, y } = at(event);
      // A pinch on a touchpad comes as a wheel with small steps.
      camera.zoomBy(Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.002)), x, y);
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('wheel', wheel);
    };
  };
}
