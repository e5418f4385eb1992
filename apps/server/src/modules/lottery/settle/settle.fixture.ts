import type { TestDatabase } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { families } from '@pavilion/domain/lottery/families';
import type { LotteryDependencies, LotteryDeps } from '../lottery-deps.ts';
import { openLottery } from '../lottery.fixture.ts';
import { createPlacedOrders } from '../orders.fixture.ts';
import { settleJobs } from './settle-jobs.ts';
import { createSettling } from './settling.ts';

type Choices = { deps?: Partial<LotteryDependencies> };

const never = new AbortController().signal;

/** The number of a play of a lottery. */
function playOf({ lotteries }: LotteryDeps, gameId: number, code: string): number {
  const { familyCode } = lotteries.require(gameId);
  const play = families[familyCode].plays.find((one) => one.code === code);
  if (!play) throw new Error(`${familyCode} has no play ${code}`);
  return play.playId;
}

/** Draws with orders, settled in chunks of three sub-orders. */
export async function openSettling(database: TestDatabase, { deps: given = {} }: Choices = {}) {
  const site = await openLottery(database, { deps: given });
  const errors: string[] = [];
  const logger = Object.assign(Object.create(site.logger) as typeof site.logger, {
    error: (_: unknown, words: string) => void errors.push(words),
  });
  const deps: LotteryDeps = { ...site.deps, logger };
  const orders = createPlacedOrders({ ...site, deps });
  const { db } = site;

  /** A process of the site that settles; it reads what is due at its first run. */
  function process(changes: Partial<LotteryDeps> = {}, chunkSize = 3) {
    const settling = createSettling({ ...deps, ...changes }, { chunkSize, pauseMs: 0 });
    const jobs = settleJobs(settling);
    return {
      run: async () => {
        for (const job of jobs) await job.run(never);
      },
    };
  }

  /** What stands of an order: state, win and rebate of each of its sub-orders. */
  const standing = async (orderId: string) =>
    (await orders.subOrdersOf(orderId)).map(({ state, win, rebate }) => [state, win, rebate]);

  /** The ids of the postings of a sub-order without its number, and what they moved. */
  async function posted(number: string) {
    const rows = await db
      .selectFrom('posting')
      .select(['external_id', 'amount'])
      .where('source', '=', 'lottery')
      .where('external_id', 'like', `${number}%`)
      .orderBy('id')
      .execute();
    return rows.map((row) => [row.external_id.slice(number.length), row.amount]);
  }

  const rich = (balance = 100_000n): Promise<Member> => site.member({ balance });

  return {
    ...site,
    deps,
    errors,
    ...orders,
    process,
    settle: () => process().run(),
    standing,
    posted,
    /** A member with 1,000.00, or with another balance. */
    rich,
    playOf: (gameId: number, code: string) => playOf(deps, gameId, code),
    /** Inbox messages as inboxes keep them: a repeat of a request writes none. */
    inbox: () => [
      ...new Map(site.letters.map((one) => [`${one.memberId} ${one.requestKey}`, one])).values(),
    ],
    told: () => site.published.filter(({ kind }) => kind === 'lottery-order'),
  };
}

export type SettlingSite = Awaited<ReturnType<typeof openSettling>>;

/** A line that costs 8.00, and wins 1,950.00 with 27705 and nothing with 27700 (case S1). */
export const threeStraight = { playId: 21, balls: '7_05_58' };
