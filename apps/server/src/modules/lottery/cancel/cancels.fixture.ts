import type { TestDatabase } from '#db/testing/test-database.ts';
import { asOperator, type Member } from '#testing/test-base.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { openLottery } from '../lottery.fixture.ts';
import { createPlacedOrders } from '../orders.fixture.ts';
import { cancelJobs } from './cancel-on-break.ts';

export const ana = { ...asOperator, operator: 'ana' };
export const ben = { ...asOperator, operator: 'ben' };

export const ssc = 1001;
/** A bet of 2.00 at multiple 1, with a possible win of 19.50. */
export const line = { playId: 14, balls: '5', digit: 4 };

type Chase = { multiples?: readonly number[]; firstIsOpen?: boolean };

/** Orders in the database that tests cancel. */
export async function openCancels(database: TestDatabase) {
  const site = await openLottery(database);
  const placed = createPlacedOrders(site);
  const { handlers, operatorHandlers, on } = site.lottery;
  let made = 0;
  const numero = () => `20261124-${(made += 1).toString().padStart(4, '0')}`;

  /** Draws that close 30 s, 90 s … from now; all but the first are scheduled. */
  async function draws(count: number, firstIsOpen = true): Promise<string[]> {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const state = at === 0 && firstIsOpen ? 'open' : 'scheduled';
      const closesIn = 30 + 60 * at;
      ids.push(await placed.draw({ gameId: ssc, numero: numero(), state, closesIn }));
    }
    return ids;
  }

  /** An order over draws of its own. */
  async function chase(member: Member, { multiples = [1, 2, 3], firstIsOpen }: Chase = {}) {
    const ids = await draws(multiples.length, firstIsOpen);
    const taken = ids.map((id, at) => ({ id, multiple: multiples[at] ?? 1 }));
    const order = await placed.order({ member, gameId: ssc, lines: [line], draws: taken });
    const [one = '', two = '', three = ''] = order.subOrders;
    return { ...order, one, two, three, drawIds: ids };
  }

  const statesOf = async ({ id }: { id: string }) =>
    (await placed.subOrdersOf(id)).map(({ state }) => state);

  /** What the events of a break do, and the job after it. */
  async function breakOf({ memberId }: Member): Promise<void> {
    await site.db.transaction().execute(async (transaction) => {
      await on.breakBegan({ transaction, memberId, kind: 'timeOut' });
    });
  }
  async function runJob(deps: LotteryDeps = site.deps): Promise<void> {
    for (const job of cancelJobs(deps)) await job.run(new AbortController().signal);
  }

  return {
    ...site,
    ...placed,
    numero,
    draws,
    chase,
    statesOf,
    breakOf,
    runJob,
    cancel: (member: Member, ids: string[]) => handlers.cancelSubOrders(ids, member.context),
    operatorHandlers,
    toldTo: ({ memberId }: Member) =>
      site.published.filter((one) => one.kind === 'lottery-order' && one.memberId === memberId),
    countPostings: async ({ accountId }: Member) =>
      (
        await site.db
          .selectFrom('posting')
          .select('id')
          .where('account_id', '=', accountId)
          .execute()
      ).length,
  };
}

export type Cancels = Awaited<ReturnType<typeof openCancels>>;
