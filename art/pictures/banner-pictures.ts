import { paletteOf } from '../drawing/colour.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { Motif } from '../drawing/motif.ts';
import { archway, vista } from '../games/landscape-compositions.ts';
import { drum } from '../games/lottery-compositions.ts';
import { match } from '../games/match-composition.ts';
import { ring } from '../games/ring-composition.ts';
import type { Composition } from '../games/scene.ts';
import { sea } from '../games/sea-composition.ts';
import { burst, marquee } from '../games/slot-compositions.ts';
import { reels } from '../games/symbol-compositions.ts';
import { cardFan, rouletteTable } from '../games/table-compositions.ts';
import { raster } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { lanternNight } from './lantern-night.ts';

type ComposedBanner = {
  readonly name: string;
  readonly composition: Composition;
  readonly subject: string;
  readonly companions: readonly string[];
  readonly motif: Motif;
  readonly hue: number;
};

const composed: readonly ComposedBanner[] = [
  {
    name: 'reels-of-the-house',
    composition: reels,
    subject: 'slot-machine',
    companions: [
      'cherries',
      'bell',
      'gem-stone',
      'lemon',
      'star',
      'watermelon',
      'crown',
      'four-leaf-clover',
    ],
    motif: 'lattice',
    hue: 280,
  },
  {
    name: 'live-hall',
    composition: rouletteTable,
    subject: 'crown',
    companions: ['crown'],
    motif: 'rings',
    hue: 155,
  },
  {
    name: 'open-sea',
    composition: sea,
    subject: 'shark',
    companions: ['tropical-fish', 'octopus', 'turtle', 'crab'],
    motif: 'waves',
    hue: 205,
  },
  {
    name: 'pots-of-gold',
    composition: marquee,
    subject: 'trophy',
    companions: ['coin'],
    motif: 'rays',
    hue: 345,
  },
  {
    name: 'match-nights',
    composition: match,
    subject: 'soccer-ball',
    companions: ['trophy'],
    motif: 'grid',
    hue: 145,
  },
  {
    name: 'draw-poker',
    composition: cardFan,
    subject: 'crown',
    companions: ['coin', 'gem-stone'],
    motif: 'lattice',
    hue: 220,
  },
  {
    name: 'derby-morning',
    composition: ring,
    subject: 'rooster',
    companions: ['coin'],
    motif: 'rays',
    hue: 18,
  },
  {
    name: 'daily-gift',
    composition: burst,
    subject: 'wrapped-gift',
    companions: ['coin', 'sparkles', 'balloon', 'gem-stone', 'party-popper', 'star'],
    motif: 'confetti',
    hue: 330,
  },
  {
    name: 'numbers-drum',
    composition: drum,
    subject: 'star',
    companions: ['star'],
    motif: 'dots',
    hue: 262,
  },
  {
    name: 'bring-a-friend',
    composition: archway,
    subject: 'clinking-glasses',
    companions: ['party-popper', 'balloon', 'money-bag', 'heart-with-ribbon'],
    motif: 'petals',
    hue: 40,
  },
  {
    name: 'first-steps',
    composition: vista,
    subject: 'compass',
    companions: ['sailboat', 'anchor', 'sparkles', 'star'],
    motif: 'waves',
    hue: 200,
  },
];

const houses = [
  { name: 'welcome', hue: 285, pavilionX: 0.72, lanterns: 12, moon: true },
  { name: 'join-us', hue: 330, pavilionX: 0.76, lanterns: 20, moon: false },
  { name: 'play-in-balance', hue: 235, pavilionX: 0.7, lanterns: 6, moon: true },
] as const;

const size = [1170, 540] as const;
const widths = [1170, 780] as const;

/** Banners carry no words: those are set over their dark left side. */
export function bannerPictures(): readonly Picture[] {
  return [
    ...houses.map(({ name, ...look }) =>
      raster(
        `banners/${name}`,
        size,
        widths,
        (drawing) => lanternNight(drawing, look),
        bannerQuality,
      ),
    ),
    ...composed.map((banner) =>
      raster(
        `banners/${banner.name}`,
        size,
        widths,
        (drawing) => compose(drawing, banner),
        bannerQuality,
      ),
    ),
  ];
}

const bannerQuality = 46;

function compose(drawing: Drawing, banner: ComposedBanner): void {
  const { width, height } = drawing;
  banner.composition({
    drawing,
    palette: paletteOf(banner.hue),
    title: '',
    subject: banner.subject,
    companions: banner.companions,
    motif: banner.motif,
    look: { font: 'lilita', fill: [], stroke: '#000' },
    variant: 0,
    stage: {
      wide: true,
      wordsLeft: true,
      x: width * 0.74,
      y: height * 0.5,
      size: height * 0.84,
      title: { x: 0, y: 0, width: 0, height: 0 },
    },
  });
}
