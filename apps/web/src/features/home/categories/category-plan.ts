import type { Category } from '#features/games/catalogue.queries.ts';
import {
  categoriesLeftOut,
  type ActiveGameType,
  type GameType,
} from '@pavilion/domain/game/game-type';
import { isOutsideAddress } from '@pavilion/domain/site/link-rule';
import { paths } from '@pavilion/screens/paths';

type OwnType = Exclude<ActiveGameType, 'FACEBOOK'>;

export type CategoryEntry =
  | { type: OwnType; vendorCount: number }
  | { type: 'FACEBOOK'; address: string };

export type CategoryPlan =
  | { kind: 'switch' }
  | { kind: 'go'; path: string }
  | { kind: 'launch'; gameType: GameType }
  | { kind: 'open'; address: string };

type Resource = { resourceType: string; url: string };

const firstEntries: readonly OwnType[] = ['HOME', 'HOT', 'JL'];

/**
 * HOME, HOT and JL, then the vendor categories in server order, then LIVESTREAM while there are
 * live models, PROMO, and FACEBOOK where the site has a page there (section 2).
 */
export function categoryEntries(
  categories: readonly Category[],
  resources: readonly Resource[],
  hasLiveModels: boolean,
): CategoryEntry[] {
  const counts = new Map<OwnType, number>(
    categories.map(({ gameCategory, vendors }) => [gameCategory, vendors.length]),
  );
  const served = categories
    .map(({ gameCategory }): OwnType => gameCategory)
    .filter((type) => !firstEntries.includes(type) && !categoriesLeftOut.has(type));
  const first = firstEntries.filter((type) => type !== 'JL' || counts.has('JL'));
  const streams: OwnType[] = hasLiveModels ? ['LIVESTREAM'] : [];
  const own: OwnType[] = [...first, ...served, ...streams, 'PROMO'];
  const address = resources.find(({ resourceType }) => resourceType === 'FACEBOOK')?.url ?? '';
  return [
    ...own.map((type) => ({ type, vendorCount: counts.get(type) ?? 0 })),
    ...(isOutsideAddress(address) ? [{ type: 'FACEBOOK' as const, address }] : []),
  ];
}

/** Returns what a press on an entry does (section 2, "Game center and category pages"). */
export function planCategory(entry: CategoryEntry): CategoryPlan {
  switch (entry.type) {
    case 'RNG':
      return { kind: 'go', path: paths.rng() };
    case 'JL':
      return { kind: 'go', path: paths.jlSlot() };
    case 'PROMO':
      return { kind: 'go', path: paths.promotions() };
    case 'HOME':
    case 'HOT':
    case 'LIVESTREAM':
      return { kind: 'switch' };
    case 'FACEBOOK':
      return { kind: 'open', address: entry.address };
    default:
      return entry.vendorCount === 1
        ? { kind: 'launch', gameType: entry.type }
        : { kind: 'switch' };
  }
}
