import { createGroupRead } from '#kit/group-read.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { listPauses } from '../pause.store.ts';
import { createAskedDraws } from './asked-draws.ts';
import { createPlayers, readsOfMany } from './asking-player.ts';
import type { OrderDraft } from './order-draft.ts';

/** Who asks, and what makes the request known when it is repeated. */
export type Asker = Readonly<{ memberId: bigint }> & Pick<OrderDraft, 'requestKey' | 'requestHash'>;

/** What orders are read with: one query for many that come at once. */
export function createReading(deps: LotteryDeps) {
  return {
    deps,
    draws: createAskedDraws(deps),
    players: createPlayers(deps),
    isPaused: createGroupRead({
      ...readsOfMany,
      read: async (gameIds: readonly number[]) => {
        const pauses = await listPauses(deps.db);
        return gameIds.map((gameId) => pauses.has(gameId));
      },
    }),
  };
}

export type Reading = ReturnType<typeof createReading>;
