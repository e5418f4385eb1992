import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Custom properties that a rule of a style sheet sets to a six-digit hex colour. */
function hexColours(styleSheet: string, selector: string): Record<string, string> {
  const start = styleSheet.indexOf(`${selector} {`);
  if (start < 0) return {};
  const block = styleSheet.slice(start, styleSheet.indexOf('}', start));
  const found = block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/gi);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(colour.slice(at, at + 2)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG 2.2 contrast of two `#rrggbb` colours, 1 to 21. */
function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const themes = {
  dark: hexColours(tokens, "html[data-theme='dark']"),
  light: hexColours(tokens, "html[data-theme='light']"),
};

const grounds = ['--ground', '--surface', '--surface-high'];
const inks = ['--text', '--text-quiet', '--accent-text', '--select-text', '--win', '--alert'];
const textPairs = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-deep'],
  ['--on-select', '--select'],
  ['--on-badge', '--badge'],
  ['--accent-text', '--accent-tint'],
  ['--text', '--accent-tint'],
  ['--text-quiet', '--accent-tint'],
  ['--select-text', '--select-tint'],
  ['--text', '--select-tint'],
  ['--win', '--win-tint'],
  ['--text', '--win-tint'],
  ['--alert', '--alert-tint'],
  ['--text', '--alert-tint'],
];
const outlinePairs = [
  ...['--ground', '--surface'].map((ground) => ['--line-strong', ground]),
  ...['--ground', '--surface'].map((ground) => ['--select', ground]),
];

describe.each(Object.entries(themes))('the %s theme', (_, colours) => {
  it.each(textPairs)('shows %s on %s at 4.5:1 or more', (ink = '', ground = '') => {
    const ratio = contrastRatio(colours[ink] ?? '', colours[ground] ?? '');
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  it.each(outlinePairs)('draws %s on %s at 3:1 or more', (ink = '', ground = '') => {
    const ratio = contrastRatio(colours[ink] ?? '', colours[ground] ?? '');
    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});

describe('the measure itself', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#767676')).toBe(1);
  });

  it('refuses a grey that is just too light for text', () => {
    expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  it('gives NaN for a missing colour, which no pair passes', () => {
    expect(contrastRatio('', '#ffffff') >= 3).toBe(false);
  });
});
