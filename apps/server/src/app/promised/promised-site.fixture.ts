import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { countedGames } from '#app/agents-of-site.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { dayAfter, dayAt, instantOn } from '#kit/time/day-range.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { untilDayClosed } from '#modules/reports/reports.fixture.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import { memberPassword, operatorKey, serveTestSite } from '#testing/served-site.ts';
import type { ServedSite } from '#testing/served-site.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { pointCurrency } from '@pavilion/domain/reward/points';
import { formatAmount } from '@pavilion/domain/wallet/money';

/** When the site was started: the days of its promotions count from here. A Monday. */
export const startedAt = new Date('2026-11-16T12:00:00+08:00');

/** The site as it is shipped. */
export const shipped = siteOfFolder(startedAt);
export type SitePromotion = (typeof shipped)['promotions'][number];
const { timeZone, currency } = shipped.brand;

/** When what a new day brings has come: walks share few moments, each of which runs all jobs. */
export const dawn = '00:50';

/** A moment of the site: a day `YYYY-MM-DD` and a time `HH:mm`. */
export const on = (day: string, time = '12:00'): Date => instantOn(day, time, timeZone);
const today = dayAt(startedAt, timeZone);
export const inDays = (count: number): string => dayAfter(today, count);

/** Money as answers say it. */
export const money = (minor: bigint): string => formatAmount(minor, currency.digits);
/** An answer's money, in minor units. */
export const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The clock begins with the earliest promotion that has ended by the start of the site. */
const endedStarts = shipped.promotions.flatMap(({ period: { startDate, endDate } }) =>
  endDate !== null && endDate < today ? [startDate] : [],
);
export const begin = on([today, ...endedStarts].toSorted()[0] ?? today);

/** For each category a game whose bets count in full, of the site where it has one. */
function nodesByCategory(): ReadonlyMap<GameType, number> {
  const games = countedGames(shipped).filter(({ weight }) => weight === 100);
  return new Map(
    gameTypes.map((type, index) => {
      const own = games.find(({ category }) => category === type);
      return [type, own?.gameNode ?? 900_000 + index];
    }),
  );
}
const nodeOf = nodesByCategory();

/** Notes the games of categories that the site has none of so far. */
async function noteMissingGames({ db }: ServedSite): Promise<void> {
  const missing = [...nodeOf].filter(([, node]) => node >= 900_000);
  for (const [category, node] of missing) {
    await sql`
      insert into game_kind (game_node, category, weight, since)
      values (${node}, ${category}, 100, '-infinity')`.execute(db);
  }
}

/** Play and deposits of members as the ledger has them, counted by the roll-ups. */
function createLedger({ db, wallet, clock }: ServedSite) {
  const houseId = wallet.houseAccount('past', currency.code);

  async function post(
    accountId: bigint,
    postings: readonly { kind: number; amount: bigint; round?: object }[],
  ): Promise<void> {
    const contra = await houseId;
    const rows = postings.map(({ kind, amount, round }) => ({
      account_id: accountId,
      contra_id: contra,
      kind,
      amount,
      balance_after: 1_000_000_00n,
      source: 'past',
      external_id: randomUUID(),
      created_at: clock(),
      ...round,
    }));
    await db.insertInto('posting').values(rows).execute();
    await catchUpReports(db, [accountId], { timeZone, currency });
  }

  /** Loses rounds of a stake in a category, or at one game. */
  async function plays(
    { accountId }: { accountId: bigint },
    at: GameType | number,
    stake: bigint,
    rounds = 1,
  ): Promise<void> {
    const node = typeof at === 'number' ? at : nodeOf.get(at);
    const postings = Array.from({ length: rounds }, () => {
      const round = { round_id: randomUUID(), game_node: node };
      return [
        { kind: postingKinds.bet, amount: -stake, round: { ...round, finishes_round: false } },
        { kind: postingKinds.win, amount: 0n, round: { ...round, finishes_round: true } },
      ];
    });
    await post(accountId, postings.flat());
  }

  /** Has a deposit paid. */
  async function deposits(
    { id: memberId, accountId }: { id: bigint; accountId: bigint },
    amount: bigint,
  ): Promise<void> {
    const id = randomUUID();
    const at = clock();
    await db
      .insertInto('deposit')
      .values({
        id,
        member_id: memberId,
        account_id: accountId,
        channel: 'card',
        gateway: 'fake',
        amount,
        request_key: id,
        state: 'paid',
        requested_at: at,
        settled_at: at,
      })
      .execute();
    await post(accountId, [{ kind: postingKinds.deposit, amount }]);
  }

  return { plays, deposits };
}

type Registration = { affiliateCode?: string; device?: string };

/** Members who call the site. */
function createPeople(served: ServedSite) {
  const { db, call, openSession, clock } = served;

  async function register({ affiliateCode, device = 'WEB' }: Registration): Promise<string> {
    const username = `w${randomUUID().replaceAll('-', '').slice(0, 11)}`;
    const typed = { password: memberPassword, confirmPassword: memberPassword };
    const invited = affiliateCode === undefined ? {} : { affiliateCode };
    const body = { username, ...typed, ...invited, birthday: '1990-05-01', agreement: true };
    const headers = { device };
    const sent = { method: 'PUT', path: '/wps/member/register', body, headers };
    expect(await call(sent)).toMatchObject({ status: 200 });
    return username;
  }

  /** Somebody who has registered, without a proved contact and deposits. */
  async function newcomer(registration: Registration = {}) {
    const username = await register(registration);
    const row = await db
      .selectFrom('member')
      .innerJoin('account', 'account.member_id', 'member.id')
      .where('account.currency', '=', currency.code)
      .where('username', '=', username)
      .select(['member.id', 'account.id as accountId'])
      .executeTakeFirstOrThrow();
    let session = { token: '', until: 0 };

    /** Calls the site, by a new session where the last one is old. */
    async function send(method: string, path: string, body?: object) {
      const now = clock().getTime();
      if (now >= session.until) {
        const { token } = await openSession(row.id);
        session = { token, until: now + 5 * minuteMs };
      }
      const { token } = session;
      return call({ method, path, token, ...(body && { body }) });
    }
    async function done<Value>(method: string, path: string, body?: object): Promise<Value> {
      const answer = await send(method, path, body);
      expect(answer, `${method} ${path}`).toMatchObject({ status: 200 });
      return answer.value as Value;
    }
    return { ...row, username, send, done };
  }

  const set = ({ id }: { id: bigint }, change: object) =>
    db.updateTable('member').set(change).where('id', '=', id).execute();
  const proveNumber = (who: { id: bigint }) =>
    set(who, { mobile_num: `+63917${randomInt(1_000_000, 10_000_000)}` });

  return { newcomer, set, proveNumber };
}

export type Person = Awaited<ReturnType<ReturnType<typeof createPeople>['newcomer']>>;

export type Reward = {
  transactionId: string;
  origin: string;
  title: string;
  kind: 'cash' | 'points';
  amount: string;
  wageringMultiple: number;
  state: string;
  expiresAt: string;
};

type Bonus = { amount: string; required: string };

/** What a member has been given by an act. */
export type Gain = { points: number; cash: string; bonuses: readonly Bonus[] };

/** What a reward is to be worth once it is claimed. */
export function worth(kind: 'cash' | 'points', amount: bigint, times: number): Gain {
  if (kind === 'points') return { points: Number(amount), cash: money(0n), bonuses: [] };
  if (times === 0) return { points: 0, cash: money(amount), bonuses: [] };
  const bonus = { amount: money(amount), required: money(amount * BigInt(times)) };
  return { points: 0, cash: money(0n), bonuses: [bonus] };
}

/** What members have, and claim. */
function createClaims({ db }: ServedSite) {
  async function standing({ id, accountId }: Person) {
    const accounts = await db
      .selectFrom('account')
      .select(['id', 'balance', 'bonus', 'currency'])
      .where('member_id', '=', id)
      .execute();
    const account = accounts.find((one) => one.id === accountId);
    const points = accounts.find((one) => one.currency === pointCurrency);
    const bonuses = await db
      .selectFrom('bonus')
      .select(['id as bonusId', 'amount', 'required'])
      .where('member_id', '=', id)
      .orderBy('id')
      .execute();
    const cash = (account?.balance ?? 0n) - (account?.bonus ?? 0n);
    return { cash, points: Number(points?.balance ?? 0n), bonuses };
  }

  /** What an act brings a member. */
  async function gainOf(who: Person, act: () => Promise<unknown>): Promise<Gain> {
    const before = await standing(who);
    await act();
    const after = await standing(who);
    const known = new Set(before.bonuses.map(({ bonusId }) => bonusId));
    return {
      points: after.points - before.points,
      cash: money(after.cash - before.cash),
      bonuses: after.bonuses
        .filter(({ bonusId }) => !known.has(bonusId))
        .map(({ amount, required }) => ({ amount: money(amount), required: money(required) })),
    };
  }

  async function rewards(who: Person, status?: 'AVAILABLE' | 'CLAIMED'): Promise<Reward[]> {
    const wanted = status === undefined ? '' : `&status=${status}`;
    const path = `/wps/relay/PROMOFE_getClaimTicketList?pageNo=1&pageSize=100${wanted}`;
    return (await who.done<{ list: Reward[] }>('GET', path)).list;
  }

  /** The only reward of a title that waits to be claimed. */
  async function waiting(who: Person, title: string): Promise<Reward> {
    const list = (await rewards(who, 'AVAILABLE')).filter((one) => one.title === title);
    expect(list, `rewards titled ${title}`).toHaveLength(1);
    return list[0] as Reward;
  }

  /** Claims it, and returns what that brings. */
  async function claim(who: Person, title: string): Promise<Gain> {
    const { transactionId } = await waiting(who, title);
    const body = { transactionId, requestKey: randomUUID() };
    return gainOf(who, () => who.done('POST', '/wps/relay/PROMOFE_claimTicket', body));
  }

  /** Claims all that waits. */
  const claimAll = (who: Person) =>
    who.done('POST', '/wps/relay/PROMOFE_claimTicket/claimAll', { requestKey: randomUUID() });

  return { gainOf, rewards, waiting, claim, claimAll };
}

/** The shipped site, served, with members whose promises are walked. */
export async function openPromisedSite(database: TestDatabase) {
  const served = await serveTestSite(database, { startedAt });
  served.time.now = begin;
  await served.modules.prepare();
  await noteMissingGames(served);
  const ledger = createLedger(served);
  const people = createPeople(served);

  const runJobs = async () => {
    for (const jobs of served.modules.jobs) await jobs.runNow();
  };
  const closeYesterday = (moment: Date) => {
    const yesterday = dayAfter(dayAt(moment, timeZone), -1);
    return untilDayClosed({ db: served.db, day: yesterday, withTeams: true }, runJobs);
  };
  const asOperator = async <Value>(method: string, path: string, body: object = {}) => {
    const answer = await served.call({ method, path, token: operatorKey, body });
    expect(answer, `${method} ${path}`).toMatchObject({ status: 200 });
    return answer.value as Value;
  };
  await runJobs();
  return {
    served,
    ...ledger,
    ...people,
    ...createClaims(served),
    asOperator,
    now: () => served.time.now,
    /** The moment by which the jobs have run once more. */
    soon: () => new Date(served.time.now.getTime() + 2 * minuteMs),
    moveTo: async (moment: Date) => {
      served.time.now = moment;
      const isNight = moment < on(dayAt(moment, timeZone), dawn);
      await (isNight ? runJobs() : closeYesterday(moment));
    },
    /** Somebody with a proved mobile number and a first deposit. */
    person: async (deposit = 200_00n, registration: Registration = {}) => {
      const who = await people.newcomer(registration);
      await people.proveNumber(who);
      await ledger.deposits(who, deposit);
      return who;
    },
    close: () => served.close(),
  };
}

export type PromisedSite = Awaited<ReturnType<typeof openPromisedSite>>;

/** Makes something once for a site: walks that do not disturb each other share it. */
export function shared<Value>(make: (site: PromisedSite) => Promise<Value>) {
  const made = new WeakMap<PromisedSite, Promise<Value>>();
  return (site: PromisedSite): Promise<Value> => {
    const known = made.get(site) ?? make(site);
    made.set(site, known);
    return known;
  };
}

/** The first day from a day on that a rule allows. */
export function firstDay(from: string, isOpen: (day: string) => boolean): string {
  const days = Array.from({ length: 8 }, (_, index) => dayAfter(from, index));
  return days.find((day) => isOpen(day)) ?? from;
}
