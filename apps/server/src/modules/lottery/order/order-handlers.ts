import { isUndone } from '#db/sql-error.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { orderBudget } from '#http/request/request-budgets.ts';
import { createGroupCommit } from '#kit/group-commit.ts';
import { createUseLimit } from '#kit/limits/use-limit.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { defaultLimits } from '@pavilion/domain/lottery/order/order-limits';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { LotteryDeps } from '../lottery-deps.ts';
import { closedError } from './asked-draws.ts';
import type { Outcome, Placed } from './batch.ts';
import type { OrderDraft } from './order-draft.ts';
import { findStanding } from './order.store.ts';
import { readBets } from './read-bets.ts';
import { readOrder } from './read-order.ts';
import { createReading, type Asker } from './reading.ts';
import { hashOfBets, hashOfOrder } from './request-hash.ts';
import { repeatedOutcome, takeOrders } from './take-orders.ts';

type Calls = PlayerEndpoints['lottery'];
type Answer = ResponseOf<Calls['placeOrder']>;

/** The time before the first order. */
const longAgo = new Date(0);

/** An order that stands with the key of a request, whatever became of the lottery since. */
async function findRepeated({ db }: LotteryDeps, asked: Asker): Promise<Outcome | null> {
  if (asked.requestKey === null) return null;
  const [found] = await findStanding(db, [asked], longAgo);
  if (!found) return null;
  const account = await findMemberAccount(db, asked.memberId);
  const balance = account ? account.balanceMinor - account.bonusMinor : 0n;
  return repeatedOutcome(asked, found, balance);
}

function answerOf({ currency }: LotteryDeps, placed: Placed): Answer {
  const { orderId, number, numero, stake, commit, balanceMinor } = placed;
  return {
    orderMasterId: orderId,
    orderNumber: number,
    numero,
    totalBettingAmount: formatAmount(stake, currency.digits),
    commit: commit && Buffer.from(commit).toString('hex'),
    balance: formatAmount(balanceMinor, currency.digits),
  };
}

/** Takes orders of members: reads each by itself, and takes those that wait together. */
export function createOrders(deps: LotteryDeps) {
  const { clock, currency } = deps;
  const reading = createReading(deps);
  const { mostOrdersPerSecond: uses } = defaultLimits(currency.digits, null);
  const limit = createUseLimit({ uses, windowMs: 1000 }, clock);
  const commits = createGroupCommit({
    ...orderBudget,
    apply: (orders: readonly OrderDraft[]) => takeOrders(deps, orders),
    isRetryable: isUndone,
  });

  /** The order that is asked for, or what stands instead. */
  async function readNew(
    asker: Asker,
    read: (asker: Asker) => Promise<OrderDraft>,
  ): Promise<OrderDraft | Outcome> {
    try {
      return await read(asker);
    } catch (error) {
      const repeated = error instanceof ApiError ? await findRepeated(deps, asker) : null;
      if (repeated) return repeated;
      throw error;
    }
  }

  async function place(asker: Asker, read: (asker: Asker) => Promise<OrderDraft>): Promise<Answer> {
    if (!limit.allow(asker.memberId)) throw new ApiError('request.limited');
    const order = await readNew(asker, read);
    const outcome = 'kind' in order ? order : await commits.submit(order);
    if (outcome.kind === 'refused' || outcome.kind === 'failed') throw outcome.error;
    if (outcome.kind === 'placed') return answerOf(deps, outcome.placed);
    throw await closedError(deps, outcome.draw, 'isChase' in order && order.isChase);
  }

  const handlers: Pick<Handlers<Calls>, 'placeOrder' | 'placeBets'> = {
    placeOrder: (input, { caller: { memberId } }) => {
      const asker = { memberId, requestKey: input.requestKey ?? null };
      return place({ ...asker, requestHash: hashOfOrder(input) }, (who) =>
        readOrder(reading, input, who),
      );
    },
    placeBets: (input, { caller: { memberId } }) => {
      const asker = { memberId, requestKey: input.requestKey ?? null };
      return place({ ...asker, requestHash: hashOfBets(input) }, (who) =>
        readBets(reading, input, who),
      );
    },
  };
  return { handlers, slotReadings: () => [commits.reading()] };
}
