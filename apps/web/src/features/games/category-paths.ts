import type { ActiveGameType, GameType } from '@pavilion/domain/game/game-type';
import { paths } from '../../kit/paths.ts';

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

/** What each category page lists. */
export const categoryOfPath: Readonly<Record<string, GameType | 'HOT'>> = {
  '/m/hot': 'HOT',
  '/m/hot-games': 'HOT',
  '/m/live-games': 'LIVE',
  '/m/live': 'LIVE',
  '/m/slot-games': 'RNG',
  '/m/slotsCenter': 'RNG',
  '/m/rng': 'RNG',
  '/m/sport-games': 'SPORTS',
  '/m/sports': 'SPORTS',
  '/m/esport-games': 'ESPORTS',
  '/m/esports': 'ESPORTS',
  '/m/fishing-games': 'FISH',
  '/m/fish': 'FISH',
  '/m/poker-games': 'PVP',
  '/m/pvp': 'PVP',
  '/m/lott': 'LOTT',
  '/m/elott': 'ELOTT',
  '/m/jl-slot': 'JL',
};
