import type { GameType } from './game-type.ts';

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
