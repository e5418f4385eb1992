import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { LotteryDeps } from '../lottery-deps.ts';
import { findDayList, listCommits } from './day-list.store.ts';
import { createFairness } from './show-fairness.ts';

/** What everybody can read to draw own draws again. */
export function fairHandlers(
  deps: LotteryDeps,
): Pick<Handlers<PlayerEndpoints['lottery']>, 'getFairness' | 'getDayList'> {
  const { db, lotteries } = deps;
  return {
    getFairness: createFairness(deps),
    getDayList: async ({ gameId, day }) => {
      const { code } = lotteries.require(gameId);
      const list = await findDayList(db, gameId, day);
      if (list === null) throw new ApiError('lottery.numero.unknown');
      const commits = await listCommits(db, gameId, day);
      return {
        code,
        day,
        hash: Buffer.from(list.hash).toString('hex'),
        madeAt: list.made_at.toISOString(),
        recordedAt: list.recorded_at?.toISOString() ?? null,
        commits: commits.map(({ numero, commit }) => {
          return { numero, commit: Buffer.from(commit).toString('hex') };
        }),
      };
    },
  };
}
