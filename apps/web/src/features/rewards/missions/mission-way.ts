import { morePaths } from '#features/games/more-paths.ts';
import { isPlayMeasure } from '@pavilion/domain/reward/mission';
import { paths } from '@pavilion/screens/paths';
import type { Mission } from './missions.queries.ts';

type Counted = Pick<Mission, 'measure' | 'category' | 'vendor'>;

/** Where the games are that a mission counts: of a provider, of a category, or all. */
function gamesPath({ category, vendor }: Counted): string {
  if (category === null) return paths.home();
  if (vendor === null) return morePaths[category];
  return paths.gameList({ gameType: category, vendor: vendor.code });
}

/** Where a mission is done, and the key of the text that leads there. */
export function missionWay(mission: Counted) {
  const { measure } = mission;
  if (isPlayMeasure(measure)) return { href: gamesPath(mission), go: 'games' } as const;
  if (measure === 'profile') return { href: paths.myAccount(), go: 'profile' } as const;
  if (measure === 'contact') return { href: paths.securityCenter(), go: 'contact' } as const;
  if (measure === 'appLogin') return { href: paths.download(), go: 'app' } as const;
  return { href: paths.deposit(), go: 'deposit' } as const;
}
