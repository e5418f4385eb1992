export type Point = readonly [x: number, y: number];

/** The pixels of a picture, each with its amount of ink from 0 to 255. */
export type Ink = { width: number; height: number; dots: Uint8Array };

export function noInk(width: number, height: number): Ink {
  return { width, height, dots: new Uint8Array(width * height) };
}

function distanceTo([fromX, fromY]: Point, [toX, toY]: Point, x: number, y: number): number {
  const [acrossX, acrossY] = [toX - fromX, toY - fromY];
  const length = acrossX * acrossX + acrossY * acrossY;
  const along = length === 0 ? 0 : ((x - fromX) * acrossX + (y - fromY) * acrossY) / length;
  const nearest = Math.min(1, Math.max(0, along));
  const [awayX, awayY] = [x - fromX - nearest * acrossX, y - fromY - nearest * acrossY];
  return Math.sqrt(awayX * awayX + awayY * awayY);
}

function drawSegment({ width, height, dots }: Ink, from: Point, to: Point, radius: number): void {
  const reach = radius + 1;
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const covered = Math.min(1, radius + 0.5 - distanceTo(from, to, x, y));
      const at = y * width + x;
      if (covered > 0) dots[at] = Math.max(dots[at] ?? 0, Math.round(255 * covered));
    }
  }
}

/** Draws a line through the points, round at its ends. */
export function drawLine(ink: Ink, points: readonly Point[], thickness: number): void {
  for (const [at, point] of points.entries()) {
    drawSegment(ink, points[at - 1] ?? point, point, thickness / 2);
  }
}

/** Inverts the ink inside the ellipse. */
export function turnEllipse({ width, height, dots }: Ink, middle: Point, radii: Point): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [awayX, awayY] = [(x - middle[0]) / radii[0], (y - middle[1]) / radii[1]];
      const at = y * width + x;
      if (awayX * awayX + awayY * awayY <= 1) dots[at] = 255 - (dots[at] ?? 0);
    }
  }
}

/** Points on a spline with the given control points, from the first to the last. */
export function smoothed(handles: readonly Point[], steps = 6): Point[] {
  const half = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];
  return handles.flatMap((handle, at): Point[] => {
    const [before, after] = [handles[at - 1], handles[at + 1]];
    if (before === undefined || after === undefined) return [handle];
    const [from, to] = [half(before, handle), half(handle, after)];
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const share = step / steps;
      const mix = (axis: 0 | 1) =>
        (1 - share) ** 2 * from[axis] +
        2 * share * (1 - share) * handle[axis] +
        share ** 2 * to[axis];
      return [mix(0), mix(1)];
    });
  });
}
