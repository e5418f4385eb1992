import { n, svg } from './drawing.ts';
import type { Drawing } from './drawing.ts';

export const motifs = [
  'waves',
  'rings',
  'scales',
  'rays',
  'stripes',
  'peaks',
  'dots',
  'lattice',
  'confetti',
  'petals',
  'stars',
  'grid',
] as const;

export type Motif = (typeof motifs)[number];

export type MotifLook = {
  readonly colour: string;
  readonly opacity: number;
  /** Where rings and rays come from. */
  readonly x: number;
  readonly y: number;
};

/** A pattern over the whole picture. */
export function motif(drawing: Drawing, name: Motif, look: MotifLook): string {
  const body = painters[name](drawing, look);
  return `<g opacity="${look.opacity}" fill="${look.colour}" stroke="none">${body}</g>`;
}

type Painter = (drawing: Drawing, look: MotifLook) => string;

const painters: Record<Motif, Painter> = {
  waves: (drawing, { colour }) =>
    rows(drawing, 14, (y, index) => {
      const step = drawing.width / 5;
      const start = index % 2 === 0 ? -step : -step / 2;
      const bumps = `q${n(step / 2)} ${n(-step * 0.36)} ${n(step)} 0`.repeat(7);
      return strokes(`M${n(start)} ${n(y)}${bumps}`, colour, drawing.width * 0.012);
    }),
  rings: (drawing, { x, y, colour }) =>
    Array.from({ length: 9 }, (_, index) => {
      const radius = drawing.width * (0.2 + index * 0.13);
      const width = drawing.width * (index % 2 === 0 ? 0.022 : 0.008);
      return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}"
        stroke-width="${width}"/>`;
    }).join(''),
  scales: (drawing, { colour }) => {
    const radius = drawing.width / 9;
    return rows(drawing, drawing.height / (radius * 0.8), (y, index) => {
      const start = index % 2 === 0 ? 0 : -radius;
      const arcs = `a${n(radius)} ${n(radius)} 0 0 0 ${n(radius * 2)} 0`.repeat(
        6 + (drawing.width > drawing.height ? 3 : 0),
      );
      return strokes(`M${n(start)} ${n(y)}${arcs}`, colour, drawing.width * 0.008);
    });
  },
  rays: (drawing, { x, y }) => raysFrom(x, y, Math.hypot(drawing.width, drawing.height), 16),
  stripes: (drawing) => {
    const step = drawing.width / 7;
    const reach = drawing.height;
    return Array.from({ length: 22 }, (_, index) => {
      const left = index * step - reach;
      const half = step * 0.42;
      return svg`<path d="M${left} ${reach}l${reach} ${-reach}h${half}l${-reach} ${reach}z"/>`;
    }).join('');
  },
  peaks: (drawing, { colour }) => {
    const step = drawing.width / 6;
    return rows(drawing, 11, (y) =>
      strokes(
        svg`M${-step}
          ${y}${`l${n(step / 2)} ${n(-step * 0.55)}l${n(step / 2)} ${n(step * 0.55)}`.repeat(9)}`,
        colour,
        drawing.width * 0.014,
      ),
    );
  },
  dots: (drawing) => {
    const step = drawing.width / 12;
    return rows(drawing, drawing.height / step, (y, index) =>
      Array.from({ length: 14 }, (_, column) => {
        const x = (column + (index % 2) / 2) * step;
        const radius = step * (0.08 + 0.3 * (y / drawing.height));
        return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`;
      }).join(''),
    );
  },
  lattice: (drawing, { colour }) => {
    const step = drawing.width / 6;
    const reach = drawing.height + drawing.width;
    const lines = Array.from({ length: Math.ceil(reach / step) }, (_, index) => {
      const start = index * step;
      return svg`M${start} 0L${start - drawing.height}
        ${drawing.height}M${drawing.width - start} 0L${drawing.width - start + drawing.height}
        ${drawing.height}`;
    });
    return strokes(lines.join(''), colour, drawing.width * 0.008);
  },
  confetti: (drawing) => {
    const { random, width, height } = drawing;
    return Array.from({ length: 70 }, () => {
      const x = random.next() * width;
      const y = random.next() * height;
      const size = random.between(0.012, 0.03) * width;
      const turn = n(random.between(0, 180));
      return svg`<rect x="${x}" y="${y}" width="${size}" height="${size * 0.5}" rx="1"
        transform="rotate(${turn} ${x} ${y})"/>`;
    }).join('');
  },
  petals: (drawing) => {
    const { random, width, height } = drawing;
    return Array.from({ length: 26 }, () => {
      const size = random.between(0.04, 0.1) * width;
      const place = svg`translate(${random.next() * width} ${random.next() * height})
        rotate(${random.next() * 360}) scale(${size})`;
      return `<path d="M0 -1C.7 -.5 .6 .5 0 1C-.6 .5 -.7 -.5 0 -1Z" transform="${place}"/>`;
    }).join('');
  },
  stars: (drawing) => {
    const { random, width, height } = drawing;
    return Array.from({ length: 60 }, () => {
      const size = random.between(0.004, 0.026) * width;
      return starPath(random.next() * width, random.next() * height, size);
    }).join('');
  },
  grid: (drawing, { x, y, colour }) => {
    const { width, height } = drawing;
    const across = Array.from({ length: 25 }, (_, index) => {
      const foot = (index - 12) * width * 0.2;
      return `M${n(x)} ${n(y)}L${n(x + foot * 2.4)} ${n(height * 1.3)}`;
    });
    const down = Array.from({ length: 12 }, (_, index) => {
      const level = y + (height - y) * (index / 11) ** 2;
      return `M0 ${n(level)}H${n(width)}`;
    });
    return strokes([...across, ...down].join(''), colour, width * 0.005);
  },
};

/** Wedges that spread from a point. */
export function raysFrom(x: number, y: number, reach: number, count: number, share = 0.5): string {
  const wedge = (2 * Math.PI) / count;
  const d = Array.from({ length: count }, (_, index) => {
    const from = index * wedge + 0.1;
    const to = from + wedge * share;
    const corner = (angle: number) =>
      `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
    return `M${n(x)} ${n(y)}L${corner(from)}L${corner(to)}Z`;
  }).join('');
  return `<path d="${d}"/>`;
}

export function starPath(x: number, y: number, size: number): string {
  const s = (part: number) => n(size * part);
  return svg`<path d="M${x} ${y - size}l${s(0.25)} ${s(0.75)}l${s(0.75)}
    ${s(0.25)}l${s(-0.75)} ${s(0.25)}l${s(-0.25)} ${s(0.75)}l${s(-0.25)}
    ${s(-0.75)}l${s(-0.75)} ${s(-0.25)}l${s(0.75)} ${s(-0.25)}z"/>`;
}

function rows(drawing: Drawing, count: number, row: (y: number, index: number) => string): string {
  const step = drawing.height / count;
  return Array.from({ length: Math.ceil(count) + 1 }, (_, index) => row(index * step, index)).join(
    '',
  );
}

function strokes(d: string, colour: string, width: number): string {
  return svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"
    stroke-linejoin="round"/>`;
}
