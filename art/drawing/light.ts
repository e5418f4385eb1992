import { n, svg } from './drawing.ts';
import type { Drawing } from './drawing.ts';

export type VolumeLook = {
  /** Width of the lit and shaded rims. */
  readonly rim: number;
  readonly shade: string;
  readonly outline?: { readonly width: number; readonly colour: string };
  readonly glow?: { readonly width: number; readonly colour: string };
};

/** Gives a flat shape body: a lit upper rim, a shaded lower rim, an outline and a shadow. */
export function volume(drawing: Drawing, look: VolumeLook): string {
  const { rim, shade } = look;
  const merged: string[] = [];
  const steps: string[] = [];
  if (look.glow) {
    steps.push(
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(look.glow.width)}" result="g0"/>`,
      `<feFlood flood-color="${look.glow.colour}" flood-opacity="0.75"/>`,
      '<feComposite in2="g0" operator="in" result="glow"/>',
    );
    merged.push('glow');
  }
  steps.push(
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(rim * 1.6)}"/>`,
    `<feOffset dy="${n(rim * 2.2)}" result="s0"/>`,
    '<feFlood flood-color="#05030a" flood-opacity="0.55"/>',
    '<feComposite in2="s0" operator="in" result="shadow"/>',
  );
  merged.push('shadow');
  if (look.outline) {
    steps.push(
      svg`<feMorphology in="SourceAlpha" operator="dilate" radius="${look.outline.width}"
        result="o0"/>`,
      `<feFlood flood-color="${look.outline.colour}"/>`,
      '<feComposite in2="o0" operator="in" result="outline"/>',
    );
    merged.push('outline');
  }
  steps.push(
    ...rimLight({
      name: 'dark',
      dx: -rim * 0.7,
      dy: -rim * 1.5,
      softness: rim,
      colour: shade,
      opacity: 0.62,
    }),
    ...rimLight({
      name: 'lit',
      dx: rim * 0.6,
      dy: rim * 1.2,
      softness: rim * 0.7,
      colour: '#fff8e6',
      opacity: 0.6,
    }),
  );
  merged.push('SourceGraphic', 'dark', 'lit');
  const nodes = merged.map((name) => `<feMergeNode in="${name}"/>`).join('');
  return drawing.filter(`${steps.join('')}<feMerge>${nodes}</feMerge>`, 0.25);
}

type RimLight = {
  readonly name: string;
  readonly dx: number;
  readonly dy: number;
  readonly softness: number;
  readonly colour: string;
  readonly opacity: number;
};

/** The part of a shape that its own shifted copy leaves uncovered, softened and coloured. */
function rimLight({ name, dx, dy, softness, colour, opacity }: RimLight): readonly string[] {
  return [
    `<feOffset in="SourceAlpha" dx="${n(dx)}" dy="${n(dy)}" result="${name}0"/>`,
    `<feComposite in="SourceAlpha" in2="${name}0" operator="out"/>`,
    `<feGaussianBlur stdDeviation="${n(softness)}"/>`,
    `<feComposite in2="SourceAlpha" operator="in" result="${name}1"/>`,
    `<feFlood flood-color="${colour}" flood-opacity="${opacity}"/>`,
    `<feComposite in2="${name}1" operator="in" result="${name}"/>`,
  ];
}

/** A round glow that fades to nothing. */
export function glow(
  drawing: Drawing,
  x: number,
  y: number,
  radius: number,
  [colour, opacity]: readonly [string, number],
): string {
  const paint = drawing.radial(
    [
      [0, colour, opacity],
      [0.45, colour, opacity * 0.42],
      [1, colour, 0],
    ],
    x,
    y,
    radius,
  );
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}"/>`;
}

/** Soft discs of light out of focus. */
export function bokeh(
  drawing: Drawing,
  colours: readonly string[],
  count: number,
  lowest = 1,
): string {
  const { random, width, height } = drawing;
  return Array.from({ length: count }, () => {
    const radius = random.between(0.012, 0.05) * Math.min(width, height);
    const place = `cx="${n(random.next() * width)}" cy="${n(random.next() * height * lowest)}"`;
    const opacity = n(random.between(0.1, 0.4));
    return svg`<circle ${place} r="${radius}" fill="${random.pick(colours)}"
      opacity="${opacity}"/>`;
  }).join('');
}

/** A four-pointed glint. */
export function glint(x: number, y: number, size: number, colour = '#fffbe8'): string {
  const thin = size * 0.12;
  const d =
    `M${n(x)} ${n(y - size)}Q${n(x + thin)} ${n(y - thin)} ${n(x + size)} ${n(y)}` +
    `Q${n(x + thin)} ${n(y + thin)} ${n(x)} ${n(y + size)}` +
    `Q${n(x - thin)} ${n(y + thin)} ${n(x - size)} ${n(y)}` +
    `Q${n(x - thin)} ${n(y - thin)} ${n(x)} ${n(y - size)}Z`;
  return `<path d="${d}" fill="${colour}"/>`;
}

/** Darkens the edges so that the eye stays in the middle. */
export function vignette(drawing: Drawing, colour: string, opacity = 0.75): string {
  const { width, height } = drawing;
  const reach = Math.hypot(width, height) / 2;
  const paint = drawing.radial(
    [
      [0.55, colour, 0],
      [1, colour, opacity],
    ],
    width / 2,
    height * 0.45,
    reach,
  );
  return `<rect width="${width}" height="${height}" fill="${paint}"/>`;
}

/** Darkens the foot (or head) of the picture behind lettering. */
export function scrim(
  drawing: Drawing,
  side: 'top' | 'bottom' | 'left',
  colour: string,
  reach: number,
  opacity = 0.92,
): string {
  const { width, height } = drawing;
  const ends = {
    top: [
      [0, 0],
      [0, height * reach],
    ],
    bottom: [
      [0, height],
      [0, height * (1 - reach)],
    ],
    left: [
      [0, 0],
      [width * reach, 0],
    ],
  } as const;
  const paint = drawing.linear(
    [
      [0, colour, opacity],
      [0.45, colour, opacity * 0.72],
      [1, colour, 0],
    ],
    ends[side][0],
    ends[side][1],
  );
  return `<rect width="${width}" height="${height}" fill="${paint}"/>`;
}
