import { arenaScreen } from './arena-composition.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { duel } from './duel-composition.ts';
import { archway, vista } from './landscape-compositions.ts';
import { chute, digits, drum } from './lottery-compositions.ts';
import { match } from './match-composition.ts';
import { ring } from './ring-composition.ts';
import type { Composition } from './scene.ts';
import { sea } from './sea-composition.ts';
import { burst, marquee, medallion } from './slot-compositions.ts';
import { cascade, closeUp, reels } from './symbol-compositions.ts';
import { baccaratTable, cardFan, rouletteTable } from './table-compositions.ts';

const slots = [burst, vista, medallion, closeUp, reels, archway] as const;

/** Games of one kind share a composition; slots, which are many, take turns. */
const byEngine: Readonly<Record<string, Composition>> = {
  drop: cascade,
  'video-poker': cardFan,
  roulette: rouletteTable,
  baccarat: baccaratTable,
  fish: sea,
  duel,
  cockfight: ring,
};

const byType: Readonly<Record<string, readonly Composition[]>> = {
  SPORTS: [match],
  ESPORTS: [arenaScreen],
  LOTT: [digits],
  ELOTT: [drum, chute],
};

/** How the picture of a game is composed; `index` is its position in the catalogue. */
export function chooseComposition(game: CatalogueGame, index: number): Composition {
  const known = byEngine[game.engine];
  if (known) return known;
  if (game.classify === 'JP') return marquee;
  const compositions = byType[game.type] ?? slots;
  return compositions[index % compositions.length] ?? burst;
}
