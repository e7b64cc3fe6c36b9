// What part of the map is seen, and how large.
//
// The picture is drawn for one place and zoom, a little larger than its window. While it is dragged or zoomed only the finished
// picture is moved; it is drawn anew when that comes to rest, or would show its edge or grow coarse.
import { motion } from '../../../shell/settings.svelte';
import { board, type Spot } from './shapes';

export const largest = 6;
const rest = 120;
/** The picture is drawn anew at the latest when it is shown so much too large or small. */
const step = 1.3;
/** What is drawn beyond each edge of the window. */
const overscan = 0.2;

export interface Inset {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** What lies over the edges of the map, in pixels. */
  inset = $state.raw<Inset>({ left: 0, right: 0, top: 0, bottom: 0 });
  /** 1: the whole board fits. */
  zoom = $state(1);
  /** The place of the map in the middle of what is free. */
  x = $state(board / 2);
  y = $state(board / 2);
  /** What the picture is drawn for. */
  private drawn = $state.raw({ x: board / 2, y: board / 2, zoom: 1 });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;

  private free = $derived.by(() => ({
    width: Math.max(80, this.width - this.inset.left - this.inset.right),
    height: Math.max(80, this.height - this.inset.top - this.inset.bottom),
  }));
  /** Pixels for a unit of the map when the whole board fits. */
  fitting = $derived(Math.min(this.free.width, this.free.height) / board);
  pixels = $derived(this.fitting * this.zoom);
  private middle = $derived.by(() => ({
    left: this.inset.left + this.free.width / 2,
    top: this.inset.top + this.free.height / 2,
  }));
  /** Pixels beyond the edges of the window. */
  beyond = $derived.by(() => ({
    x: Math.round(this.width * overscan),
    y: Math.round(this.height * overscan),
  }));
  /** Pixels for a unit as the picture is drawn: names and pieces are placed for it. */
  drawnPixels = $derived(this.fitting * this.drawn.zoom);
  /** Where the map lies in the picture. */
  inPicture = $derived.by(() => {
    const left = this.beyond.x + this.middle.left - this.drawn.x * this.drawnPixels;
    const top = this.beyond.y + this.middle.top - this.drawn.y * this.drawnPixels;
    return `translate(${left} ${top}) scale(${this.drawnPixels})`;
  });
  /** Where the picture has been moved to since. */
  private shift = $derived.by(() => {
    const scale = this.pixels / this.drawnPixels;
    const by = (middle: number, beyond: number, drawn: number, now: number) =>
      (middle + beyond) * (1 - scale) + (drawn - now) * this.pixels;
    return {
      x: by(this.middle.left, this.beyond.x, this.drawn.x, this.x),
      y: by(this.middle.top, this.beyond.y, this.drawn.y, this.y),
      scale,
    };
  });
  moved = $derived(`translate(${this.shift.x}px, ${this.shift.y}px) scale(${this.shift.scale})`);

  toMap(left: number, top: number): Spot {
    return {
      x: this.x + (left - this.middle.left) / this.pixels,
      y: this.y + (top - this.middle.top) / this.pixels,
    };
  }
  /** The middle stays on the board, and a board that fits stays whole in sight. */
  private bound() {
    const spare = (free: number) => Math.max(0, (board - free / this.pixels) / 2);
    // A little further than the edge, so that nothing there need be read in a corner.
    const reach = (free: number) => spare(free) + (this.zoom > 1.01 ? 60 / this.zoom : 0);
    const [across, down] = [reach(this.free.width), reach(this.free.height)];
    this.x = Math.max(board / 2 - across, Math.min(board / 2 + across, this.x));
    this.y = Math.max(board / 2 - down, Math.min(board / 2 + down, this.y));
  }

  pan(dx: number, dy: number) {
    this.stop();
    this.x -= dx / this.pixels;
    this.y -= dy / this.pixels;
    this.bound();
    this.settle();
  }

  /** Zooms, and keeps under a point of the screen what is there. */
  zoomBy(factor: number, left = this.middle.left, top = this.middle.top) {
    this.stop();
    const fixed = this.toMap(left, top);
    this.zoom = Math.max(1, Math.min(largest, this.zoom * factor));
    const now = this.toMap(left, top);
    this.x += fixed.x - now.x;
    this.y += fixed.y - now.y;
    this.bound();
    this.settle();
  }

  /** Draws the picture anew: at once where it would look bad, else when all has come to rest. */
  private settle() {
    clearTimeout(this.timer);
    const { x, y, scale } = this.shift;
    const coarse = scale > step || scale < 1 / step;
    const bare = scale >= 1 && (Math.abs(x) > this.beyond.x || Math.abs(y) > this.beyond.y);
    if (coarse || bare) this.draw();
    else this.timer = setTimeout(() => this.draw(), rest);
  }
  private draw() {
    this.drawn = { x: this.x, y: this.y, zoom: this.zoom };
  }

  private stop() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** Goes there, in a moment or at once. */
  go(to: { x: number; y: number; zoom: number }) {
    this.stop();
    const from = { x: this.x, y: this.y, zoom: this.zoom };
    const duration = motion(220);
    const began = performance.now();
    const walk = (now: number) => {
      const t = duration === 0 ? 1 : Math.min(1, (now - began) / duration);
      const eased = 1 - (1 - t) ** 3;
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      this.zoom = from.zoom * (Math.max(1, Math.min(largest, to.zoom)) / from.zoom) ** eased;
      this.bound();
      if (t < 1) this.frame = requestAnimationFrame(walk);
      else this.draw();
    };
    if (duration === 0) walk(began);
    else this.frame = requestAnimationFrame(walk);
  }
  zoomTo(zoom: number) {
    this.go({ x: this.x, y: this.y, zoom });
  }
  whole() {
    this.go({ x: board / 2, y: board / 2, zoom: 1 });
  }

  /** Brings places into sight, large enough to read; what is well in sight stays as it is. */
  show(spots: Spot[]) {
    if (spots.length === 0 || this.width === 0) return;
    const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const edge = 50;
    const fits = Math.min(this.free.width / (right - left + 2 * edge), this.free.height / (bottom - top + 2 * edge));
    const readable = Math.max(this.pixels, 0.8);
    const pixels = Math.min(fits, readable);
    const [a, b] = [
      this.toMap(this.inset.left, this.inset.top),
      this.toMap(this.width - this.inset.right, this.height - this.inset.bottom),
    ];
    const slack = 25;
    const seen = left > a.x + slack && right < b.x - slack && top > a.y + slack && bottom < b.y - slack;
    if (seen && this.pixels > pixels * 0.85) return;
    this.go({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: pixels / this.fitting });
  }

  end() {
    this.stop();
    clearTimeout(this.timer);
  }
}
