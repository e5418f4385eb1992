/** Custom properties that a rule of a style sheet sets to a six-digit hex colour. */
export function hexColours(styleSheet: string, selector: string): Record<string, string> {
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
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
