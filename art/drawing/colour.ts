/** A colour of the OKLCH space as `#rrggbb`; chroma is lowered until a screen can show it. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let tried = chroma; tried > 0; tried -= 0.01) {
    const channels = channelsOf(lightness, tried, hue);
    if (channels.every((channel) => channel >= -0.001 && channel <= 1.001)) return hexOf(channels);
  }
  return hexOf(channelsOf(lightness, 0, hue));
}

/** Shades of one picture, from its darkest ground to its light, and the accent against them. */
export type Palette = {
  readonly night: string;
  readonly deep: string;
  readonly ground: string;
  readonly mid: string;
  readonly bright: string;
  readonly pale: string;
  readonly accent: string;
  readonly accentDeep: string;
  /** OKLCH hue of the ground. */
  readonly hue: number;
};

export const gold = {
  pale: '#fff4cf',
  light: '#ffdc7a',
  mid: '#f2ab2e',
  deep: '#a85f0c',
  dark: '#4a2504',
};

/** The palette around a hue of the usual colour wheel (0 red, 120 green, 240 blue). */
export function paletteOf(wheelHue: number): Palette {
  const hue = oklchHueOf(wheelHue);
  // Shadows drift to blue and lights to yellow, as under warm light.
  const ground = clearHue(hue);
  const shadow = ground + drift(ground, 285, 28);
  const light = hue + drift(hue, 85, 18);
  const isWarm = hue < 115 || hue > 345;
  const accentHue = isWarm ? 205 : 80;
  return {
    night: oklch(0.15, 0.05, shadow),
    deep: oklch(0.26, 0.11, shadow),
    ground: oklch(0.39, 0.15, ground),
    mid: oklch(0.57, 0.19, (hue + ground) / 2),
    bright: oklch(0.76, 0.17, light),
    pale: oklch(0.92, 0.08, light),
    accent: oklch(0.82, 0.15, accentHue),
    accentDeep: oklch(0.45, 0.13, accentHue),
    hue: ground,
  };
}

/** Dark yellows look like mud, so the ground of a yellow picture is russet or leaf green. */
function clearHue(hue: number): number {
  if (hue > 45 && hue < 100) return hue - 34;
  if (hue >= 100 && hue < 132) return hue + 20;
  return hue;
}

/** Degrees to turn `hue` towards `target`, at most `most`. */
function drift(hue: number, target: number, most: number): number {
  const turn = ((target - hue + 540) % 360) - 180;
  return Math.sign(turn) * Math.min(Math.abs(turn), most);
}

/** The six corners of the wheel and where OKLCH has them. */
const wheelCorners = [29, 110, 142, 195, 264, 328, 389] as const;

function oklchHueOf(wheelHue: number): number {
  const sector = (((wheelHue % 360) + 360) % 360) / 60;
  const index = Math.floor(sector);
  const from = wheelCorners[index] ?? 29;
  const to = wheelCorners[index + 1] ?? 389;
  return (from + (to - from) * (sector - index)) % 360;
}

function channelsOf(lightness: number, chroma: number, hue: number): readonly number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
}

function hexOf(channels: readonly number[]): string {
  const bytes = channels.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
