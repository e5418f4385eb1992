import { expect, test } from 'vitest';
import { oklch, paletteOf } from './colour.ts';

test.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.628, 0.2577, 29.23, '#ff0000'],
])('oklch(%f %f %f) is %s', (lightness, chroma, hue, hex) => {
  expect(oklch(lightness, chroma, hue)).toBe(hex);
});

test('a colour that no screen can show loses chroma, not lightness', () => {
  expect(oklch(0.9, 0.4, 264)).toMatch(/^#[0-9a-f]{6}$/u);
  expect(oklch(0.9, 0.4, 264)).not.toBe(oklch(0.4, 0.4, 264));
});

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the darkest shade of every palette is dark enough for white text', () => {
  for (let hue = 0; hue < 360; hue += 15) {
    const contrast = 1.05 / (luminance(paletteOf(hue).night) + 0.05);
    expect(contrast).toBeGreaterThan(12);
  }
});
