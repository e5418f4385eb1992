import type { ActiveGameType } from '@pavilion/domain/game/game-type';
import { paths } from '@pavilion/screens/paths';

/** Where the "more" of a section leads (section 2); types without one stay on the home screen. */
export const morePaths = {
  LIVE: paths.liveGames(),
  RNG: paths.slotGames(),
  SPORTS: paths.sportGames(),
  ESPORTS: paths.esportGames(),
  FISH: paths.fishingGames(),
  PVP: paths.pokerGames(),
  LOTT: paths.lott(),
  ELOTT: paths.elott(),
  HOT: paths.hotGames(),
  JL: paths.jlSlot(),
  COCKFIGHT: paths.gameList({ gameType: 'COCKFIGHT' }),
} as const satisfies Partial<Record<ActiveGameType, string>>;
