import type { Handlers } from '#http/handlers.ts';
import type { missionCalls } from '@pavilion/contract/player/rewards/missions';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { listMissions } from './list-missions.ts';

/** What members read of missions. */
export function missionHandlers(deps: RewardsDependencies): Handlers<typeof missionCalls> {
  return { listMissions: (query, context) => listMissions(deps, query, context) };
}
