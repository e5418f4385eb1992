import records from './games.json' with { type: 'json' };

export const gameTypes = [
  'RNG',
  'JL',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const;
export const engineNames = [
  'slot',
  'drop',
  'video-poker',
  'roulette',
  'baccarat',
  'duel',
  'fish',
  'book',
  'cockfight',
  'lottery',
] as const;
export const volatilities = ['low', 'medium', 'high'] as const;
/** JP jackpot, SC plain slots, VP video poker, TG table games, AC arcade. */
export const classifications = ['JP', 'SC', 'VP', 'TG', 'AC', ''] as const;
export const minimumBets = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const;

export type GameType = (typeof gameTypes)[number];
export type EngineName = (typeof engineNames)[number];
export type Volatility = (typeof volatilities)[number];

export type Game = {
  id: string;
  title: { EN: string; TY: string };
  provider: string;
  type: GameType;
  engine: EngineName;
  skin: string;
  /** Return to player in per cent, two digits. */
  rtp: string;
  volatility: Volatility;
  classify: (typeof classifications)[number];
  /** Smallest stake; for slots the smallest stake of one line. */
  minBet: (typeof minimumBets)[number];
  art: { subject: string; motif: string; hue: number };
};

export const games: readonly Game[] = records.map((record) => ({
  ...record,
  type: oneOf(gameTypes, record.type),
  engine: oneOf(engineNames, record.engine),
  volatility: oneOf(volatilities, record.volatility),
  classify: oneOf(classifications, record.classify),
  minBet: oneOf(minimumBets, record.minBet),
}));

/** Providers whose games the second vendor offers. */
const hub88Providers: ReadonlySet<string> = new Set(['COPPERLEAF']);

export const hub88Games = games.filter((game) => hub88Providers.has(game.provider));

export const softswissGames = games.filter((game) => !hub88Providers.has(game.provider));

const gamesById = new Map(games.map((game) => [game.id, game]));

export function findGame(id: string): Game | undefined {
  return gamesById.get(id);
}

function oneOf<Name extends string>(names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`games.json: "${text}" is none of ${names.join(', ')}.`);
  return found;
}
