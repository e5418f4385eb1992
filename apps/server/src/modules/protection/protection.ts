import type { DatabaseTransaction } from '#db/database.ts';
import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { checkDeposit } from './limit/check-deposit.ts';
import { setLimit } from './limit/set-limit.ts';
import { placesOfOffer, showLimits } from './limit/show-limits.ts';
import { writeDeclined } from './offer/limit-offer.store.ts';
import { listPlayLocksPage } from './play-lock/play-lock.store.ts';
import { setPlayLock, showPlayLock } from './play-lock/set-play-lock.ts';
import type { ProtectionDeps } from './protection-deps.ts';

export type Protection = ReturnType<typeof createProtection>;

/** The limits that members set for themselves, and the play lock that operators set. */
export function createProtection(deps: ProtectionDeps) {
  const handlers: Handlers<PlayerEndpoints['protection']> = {
    getDepositLimits: (_, { caller }) => showLimits(deps, caller.memberId),
    setDepositLimit: async (input, { caller }) => {
      await setLimit(deps, caller, input);
      return showLimits(deps, caller.memberId);
    },
    declineLimits: async ({ place }, { caller }) => {
      await writeDeclined(deps.db, caller.memberId, place, deps.clock());
      return showLimits(deps, caller.memberId);
    },
  };

  const operatorHandlers: Handlers<OperatorEndpoints['protection']> = {
    setPlayLock: (input, { operator }) => setPlayLock(deps, { ...input, operator }),
    listPlayLocks: async ({ account, ...query }) => {
      const page = await listPlayLocksPage(deps.db, { account, ...pageSlice(query) });
      const list = page.rows.map((row) => showPlayLock(deps, row));
      return pageOf(list, page.total, query);
    },
  };
  return {
    handlers,
    operatorHandlers,
    /** Throws the refusal when the member's own limits leave less than the amount. */
    checkDeposit: (transaction: DatabaseTransaction, memberId: bigint, amountMinor: bigint) =>
      checkDeposit(deps, transaction, memberId, amountMinor),
    placesOfOffer: (memberId: bigint) => placesOfOffer(deps, memberId),
  };
}
