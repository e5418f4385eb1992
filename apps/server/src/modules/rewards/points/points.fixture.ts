import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { timeZone, type Member, type TestBase } from '#testing/test-base.ts';
import { mallRules } from '../mall/mall-rules.fixture.ts';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { openRewards } from '../rewards.fixture.ts';
import { createRewards } from '../rewards.ts';
import { convertPoints } from './convert-points.ts';
import { earnPoints } from './earn-points.ts';
import { endPoints } from './end-points.ts';
import { givePoints } from './move-points.ts';
import { findPointAccount, listLots } from './point.store.ts';

type Base = Pick<TestBase, 'db'>;
type Points = RewardsDependencies['site']['mall']['points'];

/** What the roll-ups and the ledger hold of the points of a member. */
function readPoints({ db }: Base) {
  /** Adds valid bets to the roll-ups of a member, as of a posting more; below zero takes away. */
  async function play({ accountId }: Member, valid: bigint, category = 'RNG'): Promise<void> {
    await sql`
      insert into member_total (account_id, category, deposit, valid)
      values (${accountId}, ${category}, 0, ${valid})
      on conflict (account_id, category) do update
      set valid = member_total.valid + excluded.valid`.execute(db);
    await sql`
      insert into report_progress (account_id, time_zone, posting_id)
      values (${accountId}, ${timeZone}, 1000000000000)
      on conflict (account_id) do update
      set posting_id = report_progress.posting_id + 1`.execute(db);
  }

  async function carryOf({ memberId }: Member): Promise<bigint> {
    const row = await db
      .selectFrom('point_standing')
      .select('carry')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return row.carry;
  }

  /** The amounts of the postings of points of a member, in order. */
  async function movesOf({ memberId }: Member): Promise<bigint[]> {
    const { rows } = await sql<{ amount: bigint }>`
      select amount from posting where account_id =
        (select id from account where member_id = ${memberId} and currency = 'PTS')
      order by id`.execute(db);
    return rows.map(({ amount }) => amount);
  }

  const balanceIn = async ({ memberId }: Member) =>
    (await findPointAccount(db, memberId))?.balance ?? 0n;
  const lotsOf = async ({ memberId }: Member) =>
    (await listLots(db, memberId)).map(({ endsOn, points }) => [endsOn, points]);
  return { play, carryOf, movesOf, balanceIn, lotsOf };
}

/** Points over the real ledger and bonuses; what the roll-ups hold is written by the test. */
export async function openPoints(database: TestDatabase) {
  const site = await openRewards(database);
  site.time.now = new Date('2026-11-29T02:10:00Z');
  const letters: { memberId: bigint; content: string | undefined }[] = [];
  const writeInboxMessages: RewardsDependencies['writeInboxMessages'] = async (
    _,
    memberIds,
    { content },
  ) => {
    letters.push(...memberIds.map((memberId) => ({ memberId, content: content.EN })));
  };

  /** What the jobs and calls are given, where the site has other rules or no points. */
  const depsWith = (points: Partial<Points> = {}, PTSYS3 = true): RewardsDependencies => ({
    ...site.deps,
    writeInboxMessages,
    site: {
      ...site.deps.site,
      flags: { PTSYS3 },
      mall: { ...mallRules, points: { ...mallRules.points, ...points } },
    },
  });

  return {
    ...site,
    ...readPoints(site),
    depsWith,
    lettersTo: ({ memberId }: Member) =>
      letters.filter((one) => one.memberId === memberId).map(({ content }) => content),
    earn: (deps = depsWith()) => earnPoints(deps),
    end: (deps = depsWith()) => endPoints(deps),
    hourLater: () => site.pass(hourMs),
    /** Gives points as a promotion does. */
    give: ({ memberId }: Member, points: bigint, rules: Partial<Points> = {}) =>
      site.db.transaction().execute(async (transaction) => {
        await lockMember(transaction, memberId);
        const gift = { memberId, points, id: `promotion:${randomUUID()}` };
        await givePoints(depsWith(rules), transaction, 'pointEarn', [gift]);
      }),
    /** Converts without the limit of a minute. */
    convert: ({ memberId }: Member, points: number, requestKey: string = randomUUID()) =>
      convertPoints(depsWith(), memberId, { points, requestKey, paymentPassword: '135790' }),
    publish: (name: 'accountClosed' | 'memberErased', { memberId }: Member) =>
      site.db.transaction().execute(async (transaction) => {
        await lockMember(transaction, memberId);
        await createRewards(depsWith()).on[name]?.({ transaction, memberId });
      }),
    /** What the checks of the ledger and of points find. */
    found: async () => [...(await site.findings()), ...(await site.rewards.checks())],
  };
}

export type PointsSite = Awaited<ReturnType<typeof openPoints>>;
