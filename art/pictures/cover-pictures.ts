import { paletteOf } from '../drawing/colour.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { Motif } from '../drawing/motif.ts';
import { vista } from '../games/landscape-compositions.ts';
import { match } from '../games/match-composition.ts';
import type { Composition } from '../games/scene.ts';
import { sea } from '../games/sea-composition.ts';
import { burst, marquee, medallion } from '../games/slot-compositions.ts';
import { cardFan } from '../games/table-compositions.ts';
import { raster } from '../picture.ts';
import type { Picture } from '../picture.ts';

type Cover = {
  readonly name: string;
  readonly composition: Composition;
  readonly subject: string;
  readonly companions: readonly string[];
  readonly motif: Motif;
  readonly hue: number;
};

const covers: readonly Cover[] = [
  {
    name: 'first-deposit',
    composition: burst,
    subject: 'wrapped-gift',
    companions: ['coin', 'sparkles', 'coin', 'gem-stone'],
    motif: 'confetti',
    hue: 16,
  },
  {
    name: 'weekly-rebate',
    composition: medallion,
    subject: 'money-with-wings',
    companions: ['coin', 'coin', 'gem-stone', 'star'],
    motif: 'rings',
    hue: 150,
  },
  {
    name: 'daily-check-in',
    composition: vista,
    subject: 'sun-with-face',
    companions: ['tear-off-calendar', 'bell', 'coin', 'coin'],
    motif: 'peaks',
    hue: 30,
  },
  {
    name: 'bring-a-friend',
    composition: burst,
    subject: 'handshake',
    companions: ['heart-with-ribbon', 'balloon', 'money-bag', 'party-popper'],
    motif: 'petals',
    hue: 330,
  },
  {
    name: 'app-download',
    composition: medallion,
    subject: 'mobile-phone',
    companions: ['sparkles', 'coin', 'star', 'rocket'],
    motif: 'grid',
    hue: 225,
  },
  {
    name: 'birthday',
    composition: burst,
    subject: 'birthday-cake',
    companions: ['balloon', 'party-popper', 'wrapped-gift', 'sparkles'],
    motif: 'confetti',
    hue: 295,
  },
  {
    name: 'reef-hunt',
    composition: sea,
    subject: 'octopus',
    companions: ['turtle', 'crab', 'tropical-fish', 'shrimp'],
    motif: 'waves',
    hue: 200,
  },
  {
    name: 'match-parlay',
    composition: match,
    subject: 'basketball',
    companions: ['trophy'],
    motif: 'stripes',
    hue: 22,
  },
  {
    name: 'live-rebate',
    composition: cardFan,
    subject: 'crown',
    companions: ['coin', 'gem-stone'],
    motif: 'lattice',
    hue: 345,
  },
  {
    name: 'lantern-festival',
    composition: marquee,
    subject: 'red-paper-lantern',
    companions: ['lotus', 'coin'],
    motif: 'stars',
    hue: 5,
  },
  {
    name: 'red-envelope-rain',
    composition: burst,
    subject: 'red-envelope',
    companions: ['coin', 'red-envelope', 'sparkles', 'coin'],
    motif: 'dots',
    hue: 352,
  },
  {
    name: 'team-leaders',
    composition: medallion,
    subject: 'sports-medal',
    companions: ['star', 'crown', 'coin', 'trophy'],
    motif: 'rays',
    hue: 255,
  },
];

/** Pictures that head the promotion cards. */
export function coverPictures(): readonly Picture[] {
  return covers.map((cover) =>
    raster(
      `promotions/${cover.name}`,
      [720, 360],
      [720, 360],
      (drawing) => compose(drawing, cover),
      48,
    ),
  );
}

function compose(drawing: Drawing, cover: Cover): void {
  const { width, height } = drawing;
  cover.composition({
    drawing,
    palette: paletteOf(cover.hue),
    title: '',
    subject: cover.subject,
    companions: cover.companions,
    motif: cover.motif,
    look: { font: 'lilita', fill: [], stroke: '#000' },
    variant: 0,
    stage: {
      wide: true,
      x: width / 2,
      y: height * 0.5,
      size: height * 0.8,
      title: { x: 0, y: 0, width: 0, height: 0 },
    },
  });
}
