import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { openReportHarness, type Move } from '#modules/reports/reports.fixture.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import { inFull } from '#testing/in-full.ts';
import { currency, timeZone, type Member } from '#testing/test-base.ts';
import { addPlayers } from '../cashback/many-players.fixture.ts';
import { mallRules } from '../mall/mall-rules.fixture.ts';
import { earnPoints } from './earn-points.ts';
import { findPointAccount } from './point.store.ts';
import { openPoints, type PointsSite } from './points.fixture.ts';

describe.each(testDatabases())('§7: points earned by play, on $name', (database) => {
  let site: PointsSite;
  beforeAll(async () => {
    site = await openPoints(database);
  });
  afterEach(async () => {
    expect(await site.found()).toEqual([]);
  });
  afterAll(() => site.close());

  const exclude = ({ memberId }: Member, exclusion: 'timeOut' | null) =>
    site.db.updateTable('member').set({ exclusion }).where('id', '=', memberId).execute();

  /** Plays in hour after hour; the points of the hours and what was carried after each. */
  async function playHours(member: Member, bets: readonly bigint[]) {
    const hours: { points: bigint; carry: bigint }[] = [];
    for (const valid of bets) {
      const before = await site.balanceIn(member);
      await site.play(member, valid);
      await site.earn();
      const points = (await site.balanceIn(member)) - before;
      hours.push({ points, carry: (await site.carryOf(member)) / 100n });
      site.hourLater();
    }
    return hours;
  }

  test('no remainder is lost, and a rollback is made up before anything is earned', async () => {
    const member = await site.member();
    const bets = [150_00n, 80_00n, 70_00n, -60_00n, 99_99n, 10_01n];
    const hours = await playHours(member, bets);
    expect(hours.map(({ points }) => points)).toEqual([1n, 1n, 1n, 0n, 0n, 0n]);
    const carries = [50_00n, 30_00n, 0n, -60_00n, 39_99n, 50_00n];
    expect(hours.map(({ carry }) => carry)).toEqual(carries);
    expect(await site.movesOf(member)).toEqual([1n, 1n, 1n]);
    const query = { kind: undefined, pageNo: 1, pageSize: 1 };
    const { list } = await site.handlers.listPointMoves(query, member.context);
    expect(list).toMatchObject([{ kind: 'earned', reason: 'play', points: 1, balanceAfter: 3 }]);
    expect(site.published).toContainEqual({ kind: 'reward', memberId: member.memberId });
  });

  test('within an hour a member is counted once, and later play in the next', async () => {
    const member = await site.member();
    await site.play(member, 250_00n);
    await site.earn();
    await site.play(member, 150_00n);
    await site.earn();
    expect(await site.movesOf(member)).toEqual([2n]);
    site.hourLater();
    await site.earn();
    expect(await site.movesOf(member)).toEqual([2n, 2n]);
    site.hourLater();
    await site.earn();
    expect(await site.movesOf(member)).toEqual([2n, 2n]);
  });

  test('eight passes at once post once', async () => {
    const members = [await site.member(), await site.member(), await site.member()];
    for (const member of members) await site.play(member, 330_00n);
    await Promise.all(Array.from({ length: 8 }, () => site.earn()));
    for (const member of members) {
      expect(await site.movesOf(member)).toEqual([3n]);
      expect(await site.carryOf(member)).toBe(30_00n * 100n);
    }
  });

  test('categories are weighed, and other weights take nothing back', async () => {
    const member = await site.member();
    const weights = { ...mallRules.points.weights, LIVE: 50 };
    await site.play(member, 100_00n);
    await site.play(member, 300_00n, 'LIVE');
    await site.earn(site.depsWith({ weights }));
    expect(await site.movesOf(member)).toEqual([2n]);
    expect(await site.carryOf(member)).toBe(50_00n * 100n);
    site.hourLater();
    await site.play(member, 1_00n);
    await site.earn(site.depsWith({ weights: { ...weights, LIVE: 10, RNG: 0 } }));
    expect(await site.movesOf(member)).toEqual([2n]);
    expect(await site.carryOf(member)).toBe(50_00n * 100n);
    site.hourLater();
    await site.play(member, 50_00n);
    await site.earn(site.depsWith({ turnoverPerPoint: 1_000_00n }));
    expect(await site.movesOf(member)).toEqual([2n]);
    expect(await site.carryOf(member)).toBe(100_00n * 100n);
  });

  test('while the site has no points nothing is earned, and nothing later for it', async () => {
    const member = await site.member();
    await site.play(member, 500_00n);
    await site.earn(site.depsWith({}, false));
    site.hourLater();
    await site.play(member, 100_00n);
    await site.earn();
    expect(await site.movesOf(member)).toEqual([1n]);
  });

  test('what was earned is posted during a break', async () => {
    const member = await site.member();
    await site.play(member, 200_00n);
    await exclude(member, 'timeOut');
    await site.earn();
    expect(await site.movesOf(member)).toEqual([2n]);
  });

  test('closed accounts, trial accounts and members who only deposit earn nothing', async () => {
    const [closed, quiet] = [await site.member(), await site.member()];
    const trial = await site.member({ memberType: 4, currency: 'FUN' });
    for (const one of [closed, trial]) await site.play(one, 900_00n);
    await site.play(quiet, 0n);
    const exclusion = 'closing';
    const closure = { status: 'closed', exclusion, closed_at: site.time.now } as const;
    await site.db.updateTable('member').set(closure).where('id', '=', closed.memberId).execute();
    await site.earn();
    for (const one of [closed, trial, quiet]) expect(await site.movesOf(one)).toEqual([]);
  });

  test('one member who cannot be counted keeps no other', async () => {
    const [broken, other] = [await site.member(), await site.member()];
    for (const one of [broken, other]) await site.play(one, 100_00n);
    const { wallet } = site.deps;
    const own = `play:${broken.memberId}:`;
    const applyIn: typeof wallet.applyIn = async (transaction, operations) => {
      const isBroken = operations.some(({ externalId }) => externalId.startsWith(own));
      if (isBroken) throw new Error('the ledger gave no result');
      return wallet.applyIn(transaction, operations);
    };
    await site.earn({ ...site.depsWith(), wallet: { applyIn } });
    expect(await site.movesOf(broken)).toEqual([]);
    expect(await site.movesOf(other)).toEqual([1n]);
    await site.earn();
    expect(await site.movesOf(broken)).toEqual([1n]);
    expect(await site.movesOf(other)).toEqual([1n]);
  });

  test.runIf(inFull)('20,000 members earn within a minute', async () => {
    await addPlayers(site.db, 20_000, '2026-11-28');
    await sql`
      insert into report_progress (account_id, time_zone, posting_id)
      select distinct account_id, 'Asia/Manila', 1 from member_total on conflict do nothing
    `.execute(site.db);
    const begun = performance.now();
    await site.earn();
    expect(performance.now() - begun).toBeLessThan(60_000);
  });
});

test.each(testDatabases())(
  'points follow the roll-ups of the ledger, on $name',
  async (database) => {
    const site = await openReportHarness(database);
    await site.prepare([{ gameNode: 1, category: 'RNG', weight: 100 }], {
      pushCountsNothing: true,
      bonusMoney: false,
    });
    const { memberId, accountId } = await site.member({ balance: 10_000_00n });
    const brand = { timeZone };
    const deps = { ...site, currency, site: { brand, mall: mallRules, flags: { PTSYS3: true } } };
    /** Takes moves into the roll-ups, counts points in the next hour, and reads all points. */
    async function after(...moves: readonly Pick<Move, 'kind' | 'amount'>[]) {
      const at = '2026-11-18T04:00:00Z';
      const played = { at, roundId: `round ${site.time.now.getTime()}`, gameNode: 1 };
      await site.past(
        accountId,
        moves.map((move, place) => ({ ...played, ...move, finishes: place + 1 === moves.length })),
      );
      await catchUpReports(site.db, [accountId], { timeZone, currency });
      await earnPoints(deps);
      site.pass(hourMs);
      return (await findPointAccount(site.db, memberId))?.balance ?? 0n;
    }
    expect(await after({ kind: 'bet', amount: -150_00n }, { kind: 'win', amount: 0n })).toBe(1n);
    expect(await after({ kind: 'bet', amount: -80_00n }, { kind: 'win', amount: 900_00n })).toBe(
      2n,
    );
    // A bet whose stake comes back counts nothing.
    expect(await after({ kind: 'bet', amount: -500_00n }, { kind: 'win', amount: 500_00n })).toBe(
      2n,
    );
    expect(await after({ kind: 'bet', amount: -70_00n }, { kind: 'win', amount: 10_00n })).toBe(3n);
    await site.close();
  },
);
