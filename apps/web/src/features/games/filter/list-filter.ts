import {
  gameClassifications,
  gameTypes,
  minBetOptions,
  type GameClassification,
  type GameType,
} from '@pavilion/domain/game/game-type';

const lists = ['ALL', 'FAV', 'HOT', 'RECENT', 'NEW'] as const;
/** A tab of the filter bar: a list, or one classification (seed section 4, "Game list"). */
export type GameTab = (typeof lists)[number] | GameClassification;

export type ListFilter = {
  tab: GameTab;
  gameType?: GameType;
  vendor?: string;
  minBet?: (typeof minBetOptions)[number];
  name?: string;
};

function oneOf<Value extends string>(known: readonly Value[], value: string | null) {
  return known.find((one) => one === value);
}

const longestName = 64;

/** Reads the filter of an address and leaves out invalid parts. */
export function filterOfSearch(search: string): ListFilter {
  const query = new URLSearchParams(search);
  const gameType = oneOf(gameTypes, query.get('gameType'));
  const vendor = query.get('vassalage')?.slice(0, 32) ?? '';
  const minBet = oneOf(minBetOptions, query.get('minBet'));
  const name = query.get('name')?.slice(0, longestName) ?? '';
  return {
    tab: oneOf([...lists, ...gameClassifications], query.get('tab')) ?? 'ALL',
    ...(gameType && { gameType }),
    ...(vendor !== '' && { vendor }),
    ...(minBet && { minBet }),
    ...(name !== '' && { name }),
  };
}

/** Returns the query of an address that keeps the filter; empty for a filter without choices. */
export function searchOfFilter(filter: ListFilter): string {
  const query = new URLSearchParams();
  if (filter.gameType) query.set('gameType', filter.gameType);
  if (filter.vendor) query.set('vassalage', filter.vendor);
  if (filter.tab !== 'ALL') query.set('tab', filter.tab);
  if (filter.minBet) query.set('minBet', filter.minBet);
  if (filter.name) query.set('name', filter.name.slice(0, longestName));
  return query.toString();
}

/** Sets the vendor and resets the classification; lists such as the favourites stay. */
export function withVendor(filter: ListFilter, vendor: string | undefined): ListFilter {
  const { vendor: _, ...rest } = filter;
  const tab = oneOf(lists, filter.tab) ?? 'ALL';
  return { ...rest, tab, ...(vendor !== undefined && { vendor }) };
}

/** Sets the tab; the New tab covers all vendors, so it drops the vendor. */
export function withTab(filter: ListFilter, tab: GameTab): ListFilter {
  const { vendor, ...rest } = filter;
  return { ...rest, tab, ...(vendor !== undefined && tab !== 'NEW' && { vendor }) };
}

/**
 * Returns the filter to send. A search by name covers every game: list, classification, vendor and
 * bet do not narrow it, the type only sorts. The filter itself stays for when the search ends.
 */
export function filterInForce(filter: ListFilter): ListFilter {
  const { name, gameType } = filter;
  return name === undefined ? filter : { tab: 'ALL', name, ...(gameType && { gameType }) };
}

export function classifyOf({ tab }: ListFilter): GameClassification | undefined {
  return oneOf(gameClassifications, tab);
}
