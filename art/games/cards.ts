import { n, svg } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { outline } from '../drawing/font.ts';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';
export type Rank = 'A' | 'K' | 'Q' | 'J' | '9' | '8' | '7' | '5' | '2';

/** Suits in a square from -1 to 1. */
const suitPaths: Record<Suit, string> = {
  spade:
    'M0-1C.3-.5 1-.2 1 .35C1 .8.45.95.14.6C.16.8.25.95.4 1H-.4C-.25.95-.16.8-.14.6C-.45.95-1 .8-1 .35C-1-.2-.3-.5 0-1Z',
  heart: 'M0 1C-.3.55-1 .15-1-.4C-1-.95-.25-1.05 0-.5C.25-1.05 1-.95 1-.4C1 .15.3.55 0 1Z',
  diamond: 'M0-1.05C.2-.6.5-.25.85 0C.5.25.2.6 0 1.05C-.2.6-.5.25-.85 0C-.5-.25-.2-.6 0-1.05Z',
  club: 'M-.14.45C-.4.75-1 .6-1 .12C-1-.3-.65-.42-.42-.36C-.7-1.15.7-1.15.42-.36C.65-.42 1-.3 1 .12C1 .6.4.75.14.45C.16.75.25.95.4 1H-.4C-.25.95-.16.75-.14.45Z',
};

function suitMark(suit: Suit, x: number, y: number, size: number, colour: string): string {
  return svg`<path d="${suitPaths[suit]}" transform="translate(${x} ${y}) scale(${size / 2})"
    fill="${colour}"/>`;
}

export type CardPlace = {
  /** Centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rotate?: number;
};

/** Height of a card for a width of 1. */
const cardRatio = 1.42;

export function cardFace(drawing: Drawing, rank: Rank, suit: Suit, place: CardPlace): string {
  const { width } = place;
  const height = width * cardRatio;
  const colour = suit === 'heart' || suit === 'diamond' ? '#d3222f' : '#1b1826';
  const paper = drawing.linear(
    [
      [0, '#ffffff'],
      [1, '#e9e2d4'],
    ],
    [0, -height / 2],
    [0, height / 2],
  );
  const corner =
    svg`<path
      d="${outline(rank, 'cinzel', width * 0.3, [-width * 0.32, -height * 0.3], 'middle')}"
      fill="${colour}"/>` + suitMark(suit, -width * 0.32, -height * 0.17, width * 0.18, colour);
  return placed(place, [
    shadowOf(width, height),
    plate(width, height, paper, '#c9bfae'),
    corner,
    `<g transform="rotate(180)">${corner}</g>`,
    suitMark(suit, 0, 0, width * 0.5, colour),
  ]);
}

export function cardBack(drawing: Drawing, light: string, dark: string, place: CardPlace): string {
  const { width } = place;
  const height = width * cardRatio;
  const inner = drawing.linear(
    [
      [0, light],
      [1, dark],
    ],
    [0, -height / 2],
    [0, height / 2],
  );
  const lines = Array.from({ length: 7 }, (_, index) => {
    const at = (index - 3) * width * 0.2;
    return svg`M${at - width * 0.5} ${-height * 0.4}L${at + width * 0.5}
      ${height * 0.4}M${at + width * 0.5} ${-height * 0.4}L${at - width * 0.5} ${height * 0.4}`;
  }).join('');
  const window = drawing.clip(rectangle(width * 0.84, height * 0.89, width * 0.06));
  return placed(place, [
    shadowOf(width, height),
    plate(width, height, '#fffdf6', '#c9bfae'),
    `<g clip-path="${window}">${rectangle(width, height, 0, inner)}`,
    svg`<path d="${lines}" stroke="#ffffff" stroke-opacity="0.28"
      stroke-width="${width * 0.02}" fill="none"/></g>`,
    suitMark('diamond', 0, 0, width * 0.34, '#fff3cf'),
  ]);
}

function placed({ x, y, rotate = 0 }: CardPlace, parts: readonly string[]): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(rotate)})">${parts.join('')}</g>`;
}

function shadowOf(width: number, height: number): string {
  const shift = width * 0.05;
  return svg`<g transform="translate(${shift} ${shift * 1.6})"
    opacity="0.4">${rectangle(width, height, width * 0.09, '#05030a')}</g>`;
}

function plate(width: number, height: number, fill: string, edge: string): string {
  return rectangle(
    width,
    height,
    width * 0.09,
    fill,
    `stroke="${edge}" stroke-width="${n(width * 0.012)}"`,
  );
}

function rectangle(
  width: number,
  height: number,
  radius: number,
  fill = '#000',
  more = '',
): string {
  return svg`<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"
    rx="${radius}" fill="${fill}" ${more}/>`;
}

/** A betting chip from above. */
export function chip(
  drawing: Drawing,
  x: number,
  y: number,
  radius: number,
  colour: string,
): string {
  const dashes = n((radius * 0.86 * 2 * Math.PI) / 12);
  const face = drawing.radial(
    [
      [0, '#ffffff', 0.35],
      [0.6, '#ffffff', 0.05],
      [1, '#000000', 0.25],
    ],
    x - radius * 0.3,
    y - radius * 0.3,
    radius * 1.4,
  );
  const circle = (r: number, more: string) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${more}/>`;
  return [
    svg`<ellipse cx="${x + radius * 0.1}" cy="${y + radius * 0.2}" rx="${radius * 1.05}"
      ry="${radius}" fill="#05030a" opacity="0.4"/>`,
    circle(radius, `fill="${colour}"`),
    circle(
      radius * 0.86,
      svg`fill="none" stroke="#fff8e8" stroke-width="${radius * 0.26}"
        stroke-dasharray="${dashes} ${dashes}"`,
    ),
    circle(radius * 0.66, `fill="none" stroke="#fff8e8" stroke-width="${n(radius * 0.05)}"`),
    circle(radius, `fill="${face}"`),
  ].join('');
}
