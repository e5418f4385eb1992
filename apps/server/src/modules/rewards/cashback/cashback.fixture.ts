import { sql } from 'kysely';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { dayAfter, instantOn, mondayOf } from '#kit/time/day-range.ts';
import { lockMember, writeExclusion } from '#modules/accounts/member-lock.store.ts';
import { createRates } from '#modules/hierarchy/rates.ts';
import { blockWagering, lockAccount } from '#modules/wallet/account.store.ts';
import { local, timeZone, type Member, type TestBase } from '#testing/test-base.ts';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import type { RewardsDependencies, RewardsDeps } from '../rewards-deps.ts';
import { openRewards, vipRules, type Rewards } from '../rewards.fixture.ts';
import { createRewards } from '../rewards.ts';
import { levelPlan, promotionPlans, type CashbackPlan } from './cashback-plan.ts';
import { giveCashback } from './give-cashback.ts';

type ByCategory = Partial<Record<GameType, bigint>>;
type Promotions = RewardsDeps['site']['rewards']['cashback']['promotions'];
type Base = Pick<TestBase, 'db' | 'clock'>;

export const never = new AbortController().signal;

const rateOfEach = (rate: number) =>
  Object.fromEntries(gameTypes.map((one) => [one, rate])) as Record<GameType, number>;
const rules = {
  maximum: rateOfEach(100),
  step: rateOfEach(1),
  gap: rateOfEach(0),
  default: rateOfEach(0),
};

/** Levels of the site whose rate of SPORTS is half that of the others. */
const levels = vipRules.levels.map((one) => {
  const { benefits } = one;
  const { RNG } = benefits.rebatePercent;
  const rebatePercent = { ...benefits.rebatePercent, SPORTS: RNG / 2 };
  return { ...one, benefits: { ...benefits, rebatePercent } };
});

/** What the module is given: the real rates of lines, and a site with promotions. */
function cashbackDeps({ deps }: Rewards, promotions: Promotions): RewardsDependencies {
  const memberTypes = defaultMemberTypes;
  const notifyLowered = async () => undefined;
  const rates = createRates({ ...deps, timeZone, rules, memberTypes, notifyLowered });
  const { rewards } = deps.site;
  return {
    ...deps,
    ratesOn: rates.ratesOn,
    site: {
      ...deps.site,
      vip: { ...vipRules, levels },
      promotions: promotions.map(({ id }) => ({
        id,
        title: local(`Promotion ${id}`),
        period: { startDate: '2026-01-01', endDate: null },
      })),
      rewards: { ...rewards, cashback: { ...rewards.cashback, promotions } },
    },
  };
}

/** Writes what members have played, as the roll-ups have it. */
function createPlay({ db, clock }: Base) {
  async function addTotal(accountId: bigint, category: string, valid: bigint, deposit = 0n) {
    await sql`
      insert into member_total (account_id, category, valid, deposit)
      values (${accountId}, ${category}, ${valid}, ${deposit})
      on conflict (account_id, category) do update set valid = member_total.valid + excluded.valid,
        deposit = member_total.deposit + excluded.deposit`.execute(db);
  }

  /** Valid bets of a member on a day. */
  async function playsOn(day: string, who: Member, valid: ByCategory): Promise<void> {
    for (const [category, amount] of Object.entries(valid)) {
      await db
        .insertInto('member_day')
        .values({ member_id: who.memberId, day, category, valid: amount })
        .execute();
      await addTotal(who.accountId, category, amount);
    }
  }

  const rate = (who: Member, category: GameType, value: number) =>
    db
      .insertInto('rebate_rate')
      .values({
        member_id: who.memberId,
        category,
        from_day: '2026-01-01',
        rate: value,
        set_by: 'test',
        set_at: clock(),
      })
      .execute();

  return { addTotal, playsOn, rate };
}

/** What members were given, and carry on. */
function createReading({ db }: Base) {
  /** The cash-back that a member was given, by key. */
  async function given(who: Member) {
    return db
      .selectFrom('reward')
      .select(['id', 'key', 'amount', 'state', 'wagering_multiple as multiple'])
      .select(['auto', 'void_reason as reason'])
      .where('member_id', '=', who.memberId)
      .where('origin', '=', 'cashback')
      .orderBy('key')
      .execute();
  }

  const amounts = async (who: Member) =>
    (await given(who)).map(({ amount, state }) => [state, amount]);

  /** Carries of a member, by the first day of their period. */
  async function carries(who: Member) {
    const { rows } = await sql<{ period: string; category: string; base: bigint }>`
      select period::text as period, category, base from cashback_carry
      where member_id = ${who.memberId} order by period, category`.execute(db);
    return rows.map(({ period, category, base }) => [period, category, base]);
  }

  return { given, amounts, carries };
}

/** What changes the state of a member. */
function createStates({ db }: Base, ofRewards: ReturnType<typeof createRewards>) {
  /** Excludes as protection does it: wagers are refused before rewards hear of it. */
  const exclude = (who: Member, kind: 'timeOut' | 'closing', on = ofRewards.on): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const { memberId, accountId } = who;
      await lockMember(transaction, memberId);
      await lockAccount(transaction, accountId);
      await blockWagering(transaction, accountId, 'exclusion');
      await writeExclusion(transaction, memberId, kind);
      if (kind === 'closing') await on.closingBegan?.({ transaction, memberId });
      else await on.breakBegan?.({ transaction, memberId, kind });
    });
  const rest = (who: Member, on = ofRewards.on) => exclude(who, 'timeOut', on);
  const beginClosing = (who: Member) => exclude(who, 'closing');

  type Change = {
    status?: 'active' | 'disabled';
    unfinished?: boolean;
    harm_degree?: number;
    vip_level?: number;
  };
  const set = (who: Member, change: Change) =>
    db.updateTable('member').set(change).where('id', '=', who.memberId).execute();

  const setBalance = (who: Member, amount: bigint) =>
    db.updateTable('account').set({ balance: amount }).where('id', '=', who.accountId).execute();

  return { rest, beginClosing, set, setBalance };
}

/** Days that close one after another, the first of them a Monday, and what is given for them. */
function createDays(site: Rewards, deps: RewardsDeps) {
  const plans = [levelPlan(deps), ...promotionPlans(deps)];
  let day = '2026-11-16';

  /** Moves the clock to a time of the day that runs. */
  const at = (clockTime: string) => void (site.time.now = instantOn(day, clockTime, timeZone));

  const give = (plan: CashbackPlan = levelPlan(deps), by: RewardsDeps = deps) =>
    giveCashback(by, plan, never);

  async function giveAll(): Promise<void> {
    for (const plan of plans) await give(plan);
  }

  /** Closes the day that runs; the next one begins. */
  async function closeDay(): Promise<void> {
    const closedAt = instantOn(dayAfter(day, 1), '00:10', timeZone);
    await sql`
      insert into day_close (day, time_zone, last_posting_id, closed_at)
      values (${day}::date, ${timeZone}, 0, ${closedAt})`.execute(site.db);
    day = dayAfter(day, 1);
    at('00:10');
  }

  /** The same, and gives the cash-back of the levels. */
  async function closeDayAndGive(): Promise<void> {
    await closeDay();
    at('00:40');
    await give();
  }

  /** Closes days until a Monday begins. */
  async function untilMonday(): Promise<void> {
    do await closeDay();
    while (mondayOf(day) !== day);
  }

  const today = () => day;
  at('00:05');
  return { plans, today, at, give, giveAll, closeDay, closeDayAndGive, untilMonday };
}

/** Members with play of days that close, on a clock that goes from day to day. */
export async function openCashback(database: TestDatabase, promotions: Promotions = []) {
  const site = await openRewards(database);
  const deps = cashbackDeps(site, promotions);
  const rewards = createRewards(deps);
  const days = createDays(site, deps);
  const play = createPlay(site);

  /** Somebody who has reached a level before. */
  async function player(level = 3): Promise<Member> {
    const made = await site.member({ vipLevel: level });
    const { depositNeeded = 0n, turnoverNeeded = 0n } = levels[level] ?? {};
    await play.addTotal(made.accountId, '', 0n, depositNeeded);
    await play.addTotal(made.accountId, 'RNG', turnoverNeeded);
    return made;
  }

  // From the first run on everything counts.
  await days.giveAll();
  return {
    ...site,
    ...days,
    ...play,
    ...createReading(site),
    ...createStates(site, rewards),
    deps,
    rewards,
    player,
    plays: (who: Member, valid: ByCategory) => play.playsOn(days.today(), who, valid),
  };
}

export type Cashback = Awaited<ReturnType<typeof openCashback>>;
