import {
  categoriesLeftOut,
  type ActiveGameType,
  type GameType,
} from '@pavilion/domain/game/game-type';
import { paths } from '../../kit/paths.ts';
import type { Category } from '../games/catalogue.queries.ts';

export type CategoryEntry = { type: ActiveGameType; vendorCount: number };

export type CategoryPlan =
  | { kind: 'switch' }
  | { kind: 'go'; path: string }
  | { kind: 'launch'; gameType: GameType };

const firstEntries: readonly ActiveGameType[] = ['HOME', 'HOT', 'JL'];

/** HOME, HOT and JL, then the vendor categories in server order, then PROMO (section 2). */
export function categoryEntries(categories: readonly Category[]): CategoryEntry[] {
  const counts = new Map<ActiveGameType, number>(
    categories.map(({ gameCategory, vendors }) => [gameCategory, vendors.length]),
  );
  const served = categories
    .map(({ gameCategory }): ActiveGameType => gameCategory)
    .filter((type) => !firstEntries.includes(type) && !categoriesLeftOut.has(type));
  const first = firstEntries.filter((type) => type !== 'JL' || counts.has('JL'));
  const entries: ActiveGameType[] = [...first, ...served, 'PROMO'];
  return entries.map((type) => ({ type, vendorCount: counts.get(type) ?? 0 }));
}

/** What a press on an entry does (section 2, "Game center and category pages"). */
export function planCategory({ type, vendorCount }: CategoryEntry): CategoryPlan {
  switch (type) {
    case 'RNG':
      return { kind: 'go', path: paths.rng() };
    case 'JL':
      return { kind: 'go', path: paths.jlSlot() };
    case 'PROMO':
      return { kind: 'go', path: paths.promotions() };
    case 'HOME':
    case 'HOT':
    case 'FACEBOOK':
    case 'LIVESTREAM':
      return { kind: 'switch' };
    default:
      return vendorCount === 1 ? { kind: 'launch', gameType: type } : { kind: 'switch' };
  }
}
