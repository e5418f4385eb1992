import { n, svg } from '../drawing/drawing.ts';

/** The field's lines seen from behind the goal, in chalk. */
export function pitchLines(ball: string, width: number, height: number): string {
  const x = width * (width > height ? 0.7 : 0.5);
  const unit = Math.min(width, height);
  const level = height * 0.42;
  const field: Record<string, string> = {
    'soccer-ball':
      circle(x, level, unit * 0.34) +
      line(0, level, width, level) +
      box(x, height * 0.95, unit * 0.8, unit * 0.24) +
      box(x, height * 0.02, unit * 0.6, unit * 0.16),
    stadium:
      circle(x, level, unit * 0.42) +
      line(0, level, width, level) +
      box(x, height * 0.02, unit * 0.6, unit * 0.16),
    basketball:
      arc(x, height * 0.02, unit * 0.46) +
      box(x, height * 0.02, unit * 0.34, unit * 0.36) +
      circle(x, height * 0.02 + unit * 0.36, unit * 0.17),
    volleyball: net(x, height * 0.16, unit * 1.1, unit * 0.3),
    tennis:
      net(x, height * 0.62, unit * 1.2, unit * 0.14) +
      box(x, height * 0.1, unit * 0.7, unit * 0.6) +
      line(x, height * 0.1, x, height * 0.62),
    baseball: diamond(x, level, unit * 0.5) + circle(x, level, unit * 0.12),
  };
  return svg`<g fill="none" stroke="#ffffff" stroke-opacity="0.5"
    stroke-width="${unit * 0.011}">${field[ball] ?? circle(x, level, unit * 0.4)}</g>`;
}

function circle(x: number, y: number, radius: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`;
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"/>`;
}

function box(x: number, y: number, width: number, height: number): string {
  return `<rect x="${n(x - width / 2)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`;
}

function arc(x: number, y: number, radius: number): string {
  return svg`<path d="M${x - radius} ${y}A${radius} ${radius} 0 0 0 ${x + radius} ${y}"/>`;
}

function diamond(x: number, y: number, half: number): string {
  return svg`<path d="M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z"/>`;
}

function net(x: number, y: number, width: number, height: number): string {
  const left = x - width / 2;
  const columns = Array.from(
    { length: 19 },
    (_, index) => `M${n(left + (width * index) / 18)} ${n(y)}v${n(height)}`,
  );
  const rows = Array.from(
    { length: 6 },
    (_, index) => `M${n(left)} ${n(y + (height * index) / 5)}h${n(width)}`,
  );
  return svg`<path d="${columns.join('')}${rows.join('')}" stroke-width="2"/><path d="M${left}
    ${y}h${width}" stroke-width="7"/>`;
}
