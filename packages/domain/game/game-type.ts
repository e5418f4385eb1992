export const gameTypes = [
  'RNG',
  'PVP',
  'FISH',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'JL',
  'COCKFIGHT',
] as const;

export type GameType = (typeof gameTypes)[number];

/** Decision D11: the type of a game list when none is given. */
export const defaultGameType: GameType = 'SPORTS';

/** Entries of the game-entry menu; HOME is active at the start. */
export type ActiveGameType = GameType | 'HOME' | 'HOT' | 'PROMO' | 'FACEBOOK' | 'LIVESTREAM';
export const defaultActiveGameType: ActiveGameType = 'HOME';

/** Only RNG has game classification (JL is RNG of a single vendor). */
export const gameClassifications = ['JP', 'SC', 'VP', 'TG', 'AC'] as const;
export type GameClassification = (typeof gameClassifications)[number];

/** Section 9: not in the list of categories; their providers are still known. */
export const categoriesLeftOut: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);

/** Section 9, "Min-bet filter options", besides "all". */
export const minBetOptions = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const;

/** A search by name covers every type: puts games of the present one first, otherwise in order. */
export function typeFirst<Game>(
  games: readonly Game[],
  typeOf: (game: Game) => GameType,
  present: GameType | undefined,
): readonly Game[] {
  if (present === undefined) return games;
  const isPresent = (game: Game) => typeOf(game) === present;
  return [...games.filter(isPresent), ...games.filter((game) => !isPresent(game))];
}
