import type { IconDrawing } from '#pages/browser/element.ts';
import type { SlotSymbol } from '../symbols.ts';
import type { Skin } from './skins/skin.ts';

export type SymbolArt = Readonly<Record<SlotSymbol, string>>;

const letterFaces = { E: 'A', F: 'K', G: 'Q', H: 'J', I: '10' } as const;
const size = 120;

/** Draws every symbol of a skin once, as data addresses for images. */
export function drawSymbols(skin: Skin, words: { wild: string; bonus: string }): SymbolArt {
  const { pictures, colours } = skin;
  const [ace, king, queen, jack, ten] = colours.letters;
  return {
    A: picture(pictures.A, colours.letters[0], 112),
    B: picture(pictures.B, colours.letters[1], 108),
    C: picture(pictures.C, colours.letters[3], 102),
    D: picture(pictures.D, colours.letters[4], 98),
    E: letter(letterFaces.E, ace),
    F: letter(letterFaces.F, king),
    G: letter(letterFaces.G, queen),
    H: letter(letterFaces.H, jack),
    I: letter(letterFaces.I, ten),
    W: banner(pictures.W, words.wild, colours.frame, colours.light),
    S: banner(pictures.S, words.bonus, ['#ffffff', colours.light], colours.light),
  };
}

/** The `data:` address of a drawing. */
export function toImageAddress(markup: string): string {
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

/** An icon scaled into the square with the upper left corner given. */
export function placeIcon(icon: IconDrawing, x: number, y: number, side: number): string {
  const scale = side / Math.max(icon.width, icon.height);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${icon.body}</g>`;
}

function canvas(definitions: string, content: string): string {
  return toImageAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
      `<defs>${definitions}</defs>${content}</svg>`,
  );
}

function glow(colour: string, strength: number): string {
  return (
    `<radialGradient id="g"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

function picture(icon: IconDrawing, colour: string, side: number): string {
  const offset = (size - side) / 2;
  return canvas(
    glow(colour, 0.5),
    `<circle cx="60" cy="60" r="60" fill="url(#g)"/>` +
      `<ellipse cx="60" cy="${Math.min(114, offset + side - 1)}" rx="${side / 3.4}" ` +
      `ry="4" fill="#000" fill-opacity=".35"/>` +
      placeIcon(icon, offset, offset - 2, side),
  );
}

function letter(face: string, colour: string): string {
  const style =
    `font-family="Georgia, 'Noto Serif', 'DejaVu Serif', serif" font-weight="700" ` +
    `font-size="${face.length > 1 ? 66 : 80}" text-anchor="middle" ` +
    `letter-spacing="${face.length > 1 ? -5 : 0}"`;
  const gradient =
    `<linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="#fff"/>` +
    `<stop offset=".42" stop-color="${colour}"/><stop offset=".58" stop-color="${colour}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity=".55"/></linearGradient>`;
  return canvas(
    gradient,
    `<text x="60" y="90" ${style} fill="none" stroke="#000" stroke-opacity=".45" ` +
      `stroke-width="9" stroke-linejoin="round">${face}</text>` +
      `<text x="60" y="86" ${style} fill="url(#l)" stroke="${colour}" ` +
      `stroke-width="1.6">${face}</text>`,
  );
}

function banner(
  icon: IconDrawing,
  word: string,
  metal: readonly [string, string],
  light: string,
): string {
  const rays = Array.from({ length: 12 }, (_ray, index) => {
    const turn = index * 30;
    return (
      `<path d="M60 56 L54 -6 L66 -6Z" fill="${light}" fill-opacity=".22" ` +
      `transform="rotate(${turn} 60 56)"/>`
    );
  }).join('');
  const metalGradient =
    `<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" ` +
    `stop-color="${metal[0]}"/>` +
    `<stop offset="1" stop-color="${metal[1]}"/></linearGradient>`;
  return canvas(
    glow(light, 0.75) + metalGradient,
    `<circle cx="60" cy="56" r="60" fill="url(#g)"/>${rays}${placeIcon(icon, 14, 0, 92)}` +
      `<rect x="6" y="84" width="108" height="28" rx="9" fill="url(#m)" stroke="#000" ` +
      `stroke-opacity=".4" stroke-width="2"/>` +
      `<text x="60" y="105" text-anchor="middle" font-family="system-ui, sans-serif" ` +
      `font-weight="800" font-size="20" letter-spacing="1.5" ` +
      `fill="#1c1304">${word}</text>`,
  );
}
