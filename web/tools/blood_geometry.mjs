// Plane geometry for drawing maps: points are [x, y], rings are lists of points whose last is the first again.

export function areaOf(ring) {
  let twice = 0;
  for (let i = 0; i + 1 < ring.length; i++) twice += ring[i][0] * ring[i + 1][1] - ring[i + 1][0] * ring[i][1];
  return Math.abs(twice) / 2;
}

export function contains(ring, [x, y]) {
  let inside = false;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[i + 1];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}

export function distance(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function distanceToSegment([x, y], [ax, ay], [bx, by]) {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y);
}

export function distanceToRing(point, ring) {
  let least = Infinity;
  for (let i = 0; i + 1 < ring.length; i++) least = Math.min(least, distanceToSegment(point, ring[i], ring[i + 1]));
  return least;
}

/** Points of a regular grid within the box of a ring. */
export function gridOver(ring, steps) {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const points = [];
  for (let i = 1; i < steps; i++)
    for (let j = 1; j < steps; j++)
      points.push([left + ((right - left) * i) / steps, top + ((bottom - top) * j) / steps]);
  return points;
}

/**
 * A smooth map of the plane (a thin-plate spline) that takes each point of `from` near its partner in `to`. The greater
 * `slack`, the smoother it is and the less exact.
 */
export function spline(from, to, slack) {
  const n = from.length;
  const bend = (a, b) => {
    const square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
    return square === 0 ? 0 : square * Math.log(square);
  };
  const rows = from.map((p, i) => [...from.map((q, j) => bend(p, q) + (i === j ? slack : 0)), 1, ...p, ...to[i]]);
  rows.push([...from.map(() => 1), 0, 0, 0, 0, 0]);
  rows.push([...from.map((p) => p[0]), 0, 0, 0, 0, 0]);
  rows.push([...from.map((p) => p[1]), 0, 0, 0, 0, 0]);
  const weights = solve(rows);
  return ([x, y]) =>
    [0, 1].map((axis) => {
      const w = (i) => weights[i][axis];
      let sum = w(n) + w(n + 1) * x + w(n + 2) * y;
      for (let i = 0; i < n; i++) sum += w(i) * bend(from[i], [x, y]);
      return sum;
    });
}

/** Gauss-Jordan elimination with pivots; the two last columns are the right-hand sides. */
function solve(rows) {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let j = i; j < n; j++) if (Math.abs(rows[j][i]) > Math.abs(rows[pivot][i])) pivot = j;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let j = 0; j < n; j++) {
      const factor = j === i ? 0 : rows[j][i] / rows[i][i];
      if (factor !== 0) for (let k = i; k < n + 2; k++) rows[j][k] -= factor * rows[i][k];
    }
  }
  return rows.map((row, i) => [row[n] / row[i], row[n + 1] / row[i]]);
}

/** Between -0.5 and 0.5, always the same for the same place. */
function chanceAt(x, y) {
  let h = (Math.round(x * 50) * 73856093) ^ (Math.round(y * 50) * 19349663);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296 - 0.5;
}

/** A line that wanders as borders do, without its end; who draws it in the same direction gets the same line. */
export function wandering(a, b, roughness, depth = 4) {
  const length = distance(a, b);
  if (depth === 0 || length < 3) return [a];
  const aside = chanceAt((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) * roughness;
  const middle = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * aside, (a[1] + b[1]) / 2 + (b[0] - a[0]) * aside];
  return [...wandering(a, middle, roughness, depth - 1), ...wandering(middle, b, roughness, depth - 1)];
}

/** Leaves out points that lie nearly on the line of those that stay; the ends stay. */
export function simplified(line, toleranceAt) {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line.at(-1)];
  let furthest = 0;
  let most = -1;
  for (let i = 1; i + 1 < line.length; i++) {
    const away = distanceToSegment(line[i], first, last) / toleranceAt(line[i]);
    if (away > most) [most, furthest] = [away, i];
  }
  if (most <= 1) return [first, last];
  return [
    ...simplified(line.slice(0, furthest + 1), toleranceAt).slice(0, -1),
    ...simplified(line.slice(furthest), toleranceAt),
  ];
}
