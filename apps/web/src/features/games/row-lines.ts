import type { GameType } from '@pavilion/domain/game/game-type';
import { limits } from '@pavilion/domain/limits';

/** Up to this many games a second line would be half empty. */
const oneLineGames = limits.gameCarouselSlides + 1;

/** Section 9: two lines of games, except for RNG; a short list is shown in one line. */
export function rowLines(type: GameType | 'HOT', games: number): 1 | 2 {
  return type === 'RNG' || games <= oneLineGames ? 1 : limits.gameCarouselLines;
}
