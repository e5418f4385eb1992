import { oklch } from '../drawing/colour.ts';
import { n } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import { vector } from '../picture.ts';
import type { Picture } from '../picture.ts';

type Shape = 'shield' | 'round' | 'pennant' | 'hexagon';
type Field = 'plain' | 'halves' | 'stripes' | 'sash' | 'chevron';

type Crest = {
  readonly id: string;
  readonly shape: Shape;
  readonly field: Field;
  /** OKLCH hues of the two colours. */
  readonly hues: readonly [number, number];
  readonly charge: string;
};

/** Teams of invented towns; the ids are those of hot-matches.yaml. */
const crests: readonly Crest[] = [
  { id: 'harbour-gulls', shape: 'shield', field: 'halves', hues: [250, 220], charge: 'dove' },
  { id: 'ridge-eagles', shape: 'pennant', field: 'chevron', hues: [60, 30], charge: 'eagle' },
  {
    id: 'river-carabaos',
    shape: 'round',
    field: 'stripes',
    hues: [145, 110],
    charge: 'water-buffalo',
  },
  {
    id: 'lantern-city',
    shape: 'hexagon',
    field: 'sash',
    hues: [25, 85],
    charge: 'red-paper-lantern',
  },
  { id: 'coral-sharks', shape: 'shield', field: 'sash', hues: [200, 20], charge: 'shark' },
  { id: 'bamboo-tigers', shape: 'pennant', field: 'halves', hues: [135, 70], charge: 'tiger-face' },
  { id: 'thunder-bay', shape: 'round', field: 'chevron', hues: [285, 95], charge: 'high-voltage' },
  { id: 'sun-valley', shape: 'shield', field: 'stripes', hues: [80, 40], charge: 'sun-with-face' },
  { id: 'night-owls', shape: 'hexagon', field: 'plain', hues: [275, 300], charge: 'owl' },
  { id: 'iron-turtles', shape: 'round', field: 'halves', hues: [165, 230], charge: 'turtle' },
  { id: 'pixel-foxes', shape: 'hexagon', field: 'chevron', hues: [40, 330], charge: 'fox' },
  { id: 'storm-wolves', shape: 'pennant', field: 'sash', hues: [240, 190], charge: 'wolf' },
];

const outlines: Record<Shape, string> = {
  shield: 'M48 5L87 15V46Q87 76 48 92Q9 76 9 46V15Z',
  round: 'M48 5A43 43 0 1 1 48 91A43 43 0 1 1 48 5Z',
  pennant: 'M10 8H86V58L48 91L10 58Z',
  hexagon: 'M48 4L87 26V70L48 92L9 70V26Z',
};

const fields: Record<Field, string> = {
  plain: '',
  halves: 'M48 0H96V96H48Z',
  stripes: 'M16 0H32V96H16ZM48 0H64V96H48ZM80 0H96V96H80Z',
  sash: 'M0 70L70 0H96L0 96Z',
  chevron: 'M0 96L48 48L96 96V66L48 18L0 66Z',
};

export function crestPictures(): readonly Picture[] {
  return crests.map((crest) =>
    vector(`teams/${crest.id}`, 96, 96, (drawing) => paint(drawing, crest)),
  );
}

function paint(drawing: Drawing, { shape, field, hues, charge }: Crest): void {
  const [one, other] = hues;
  const edge = outlines[shape];
  const clip = drawing.clip(`<path d="${edge}"/>`);
  const light = drawing.linear(
    [
      [0, '#ffffff', 0.28],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.3],
    ],
    [0, 0],
    [96, 96],
  );
  drawing.add(
    `<g clip-path="${clip}"><rect width="96" height="96" fill="${oklch(0.5, 0.17, one)}"/>`,
    `<path d="${fields[field]}" fill="${oklch(0.72, 0.15, other)}"/><rect width="96" height="96" fill="${light}"/></g>`,
    `<path d="${edge}" fill="none" stroke="#fff6e3" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="${edge}" fill="none" stroke="${oklch(0.26, 0.09, one)}" stroke-width="1.5" stroke-linejoin="round" transform="translate(${n(3.4)} ${n(3.4)}) scale(0.929)"/>`,
    `<circle cx="48" cy="47" r="25" fill="#fffaf0"/>`,
    icon(drawing, charge, { x: 48, y: 47, size: 38 }),
  );
}
