import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lowerBranch, problemOfMove } from './rate/lower-branch.ts';
import { rateChecks } from './rate/rate-check.store.ts';
import type { LoweredRates, RateDeps, RatesByCategory, RebateRules } from './rate/rate-deps.ts';
import { findNamedMember, listMembers, writePastRates } from './rate/rate.store.ts';
import { daysOf, ratesOn, readTimelines } from './rate/read-rates.ts';
import { setRates, type RateInput } from './rate/set-rates.ts';
import { showChildRates, showOwnRates, showRates } from './rate/show-rates.ts';

export type { LoweredRates, RateDeps, RatesByCategory, RebateRules };

export type Rates = ReturnType<typeof createRates>;

/** The rebate rates of members: what counts on a day, who may set what, and what a move changes. */
export function createRates(deps: RateDeps) {
  type Executor = Database | DatabaseTransaction;
  return {
    /** The rates of members that count on a day `YYYY-MM-DD`, in every category. */
    ratesOn: async (
      db: Executor,
      memberIds: readonly bigint[],
      day: string,
    ): Promise<Map<bigint, RatesByCategory>> => {
      const members = await listMembers(db, memberIds);
      const timelines = await readTimelines(db, members, day, deps.rules);
      return new Map([...timelines].map(([id, own]) => [id, ratesOn(own, day)]));
    },
    setRates: (input: RateInput) => setRates(deps, input),
    showRates: async (account: string) => {
      const member = await findNamedMember(deps.db, account);
      if (!member) throw new ApiError('member.not.found');
      return showRates(deps, deps.db, member);
    },
    showOwnRates: (memberId: bigint) => showOwnRates(deps, memberId),
    showChildRates: (uplineId: bigint, childIds: readonly bigint[]) =>
      showChildRates(deps, uplineId, childIds),
    /** The first rate of the member that a move could not keep, as a text; null if none. */
    problemOfMove: (
      db: Executor,
      memberId: bigint,
      newParentId: bigint | null,
      fromDay: string,
    ): Promise<string | null> => problemOfMove(deps, db, { memberId, newParentId, fromDay }),
    /** Lowers what does not fit under a new upline; for every move, before `parent_id` changes. */
    lowerBranch: (
      transaction: DatabaseTransaction,
      memberId: bigint,
      newParentId: bigint | null,
      fromDay: string,
      setBy: string,
    ): Promise<void> => lowerBranch(deps, transaction, { memberId, newParentId, fromDay, setBy }),
    /** Writes rates that count from a day of the past on, for accounts to try. */
    writePast: (
      transaction: DatabaseTransaction,
      set: readonly { memberId: bigint; rates: RatesByCategory; setBy: string }[],
      { fromDay, setAt }: { fromDay: string; setAt: Date },
    ): Promise<void> => writePastRates(transaction, set, { fromDay, setAt }),
    checks: () => rateChecks(deps.rules, daysOf(deps).today),
  };
}
