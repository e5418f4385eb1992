import type { GameType } from '@pavilion/domain/game/game-type';
import { limits } from '@pavilion/domain/limits';

/** Games up to which a second line would stay half empty. */
const oneLineGames = limits.gameCarouselSlides + 1;

/** Section 9: two lines of games, except for RNG; those of a short list stand in one. */
export function rowLines(type: GameType | 'HOT', games: number): 1 | 2 {
  return type === 'RNG' || games <= oneLineGames ? 1 : limits.gameCarouselLines;
}
