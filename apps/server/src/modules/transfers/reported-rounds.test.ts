import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import { reportedRound } from '#ports/fakes/transfer-wallets.fake.ts';
import { currency } from '#testing/test-base.ts';
import { openTransfersHarness, type TransfersHarness } from './transfers.fixture.ts';

const halfMinuteMs = 30_000;

describe.each(testDatabases())('§7: rounds that providers report, on $name', (database) => {
  let harness: TransfersHarness;
  beforeAll(async () => {
    harness = await openTransfersHarness(database);
  });
  beforeEach(() => harness.calm());
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  const askAgain = async () => {
    harness.pass(halfMinuteMs);
    await harness.ask();
  };

  /** Sums what the member staked and won in the provider's game. */
  async function played({ accountId }: { accountId: bigint }) {
    await catchUpReports(harness.db, [accountId], { ...harness, currency });
    const { rows } = await sql<{ stakeMinor: bigint; returnedMinor: bigint }>`
      select coalesce(sum(money_out), 0)::bigint as "stakeMinor",
        coalesce(sum(money_in), 0)::bigint as "returnedMinor"
      from day_total
      where account_id = ${accountId} and game_node = 3`.execute(harness.db);
    return rows[0];
  }

  const changes = (roundId: string) =>
    harness.db
      .selectFrom('reported_change')
      .select(['number', 'bet', 'win', 'valid'])
      .where('round_id', '=', roundId)
      .orderBy('number')
      .execute();

  const place = () =>
    harness.db
      .selectFrom('studio_report')
      .selectAll()
      .where('vendor', '=', 'REEF')
      .executeTakeFirstOrThrow();

  const kept = async () => {
    const rows = await harness.db.selectFrom('reported_aside').selectAll().orderBy('key').execute();
    return rows.map(({ vendor, key, reason }) => ({ vendor, key, reason }));
  };

  test('are booked once, with the balance as it was', async () => {
    const person = await harness.member(100_00n);
    await person.bring('50.00');
    const round = harness.play(person, { bet: 35_00n, win: 10_00n });
    await askAgain();
    await askAgain();
    expect(await played(person)).toEqual({ stakeMinor: 35_00n, returnedMinor: 10_00n });
    expect(await changes(round.roundId)).toEqual([
      { number: 1, bet: 35_00n, win: 10_00n, valid: null },
    ]);
    expect(await person.funds('REEF')).toMatchObject({
      mainBalance: '50.00',
      vendorBalance: '25.00',
    });
  });

  test('reported again change nothing', async () => {
    const person = await harness.member();
    const round = harness.play(person, { bet: 5_00n, win: 0n });
    harness.provider.report('REEF', round);
    await askAgain();
    harness.provider.report('REEF', round);
    await askAgain();
    expect(await changes(round.roundId)).toHaveLength(1);
    expect(await played(person)).toEqual({ stakeMinor: 5_00n, returnedMinor: 0n });
  });

  test('corrected book the difference, and earlier changes stay', async () => {
    const person = await harness.member();
    const round = harness.play(person, { bet: 5_00n, win: 12_00n });
    await askAgain();
    expect(harness.board.get(`${round.roundId}/1`)).toBe(12_00n);
    harness.provider.report('REEF', { ...round, bet: '4.00', win: '7.00' });
    harness.provider.report('REEF', { ...round, bet: '4.00', win: '7.50', valid: '3.00' });
    await askAgain();
    expect(await changes(round.roundId)).toEqual([
      { number: 1, bet: 5_00n, win: 12_00n, valid: null },
      { number: 2, bet: -1_00n, win: -5_00n, valid: null },
      { number: 3, bet: 0n, win: 50n, valid: 3_00n },
    ]);
    expect(await played(person)).toEqual({ stakeMinor: 4_00n, returnedMinor: 7_50n });
    // The smaller of both counts: what the provider says is valid, and what was staked.
    const { rows } = await sql`
      select sum(bets - bets_back)::bigint as bets, sum(valid)::bigint as valid,
        sum(rounds)::bigint as rounds
      from member_day where member_id = ${person.memberId} and category <> ''`.execute(harness.db);
    expect(rows).toEqual([{ bets: 4_00n, valid: 3_00n, rounds: 1n }]);
    const ofRound = [...harness.board].filter(([id]) => id.startsWith(round.roundId));
    expect(ofRound).toEqual([[`${round.roundId}/3`, 7_50n]]);
  });

  test('of an unknown account or game are set aside and found, and block no others', async () => {
    const person = await harness.member();
    const strange = reportedRound(person.accountId, { bet: 2_00n, win: 0n, game: 'new-net' });
    const nobody = reportedRound(9_999_999n, { bet: 3_00n, win: 0n, roundId: 'round of nobody' });
    harness.provider.report('REEF', strange);
    harness.provider.report('REEF', nobody);
    harness.provider.report('REEF', { ...nobody, roundId: 'with a name', accountId: 'ana' });
    const round = harness.play(person, { bet: 1_00n, win: 0n });
    await askAgain();
    expect(await changes(round.roundId)).toHaveLength(1);
    const inCheck = (await harness.transfers.checks()).map(({ check, subject }) => [
      check,
      subject,
    ]);
    expect(inCheck).toEqual([
      ['what a provider reports can be booked', `REEF ${strange.roundId}`],
      ['what a provider reports can be booked', 'REEF round of nobody'],
      ['what a provider reports can be booked', 'REEF with a name'],
    ]);
    harness.games.set('new-net', 3);
    await askAgain();
    expect(await played(person)).toEqual({ stakeMinor: 3_00n, returnedMinor: 0n });
    expect(await kept()).toEqual([
      { vendor: 'REEF', key: 'round of nobody', reason: 'account' },
      { vendor: 'REEF', key: 'with a name', reason: 'account' },
    ]);
    await harness.db.deleteFrom('reported_aside').execute();
  });

  test('of another account, of invalid sums, or unreadable are set aside', async () => {
    const [person, other] = [await harness.member(), await harness.member()];
    const round = harness.play(person, { bet: 2_00n, win: 0n });
    harness.provider.report('REEF', { ...round, accountId: other.accountId.toString() });
    harness.provider.report('REEF', { ...round, roundId: 'too fine', bet: '1.005' });
    harness.provider.report('REEF', { ...round, roundId: 'too much', win: '99999999999999.00' });
    harness.provider.report('REEF', { ...round, roundId: 'elsewhere', currency: 'EUR' });
    harness.provider.report('REEF', '{"round_id":7}');
    await askAgain();
    expect(await changes(round.roundId)).toHaveLength(1);
    expect(await played(other)).toEqual({ stakeMinor: 0n, returnedMinor: 0n });
    expect((await kept()).map(({ reason }) => reason).toSorted()).toEqual([
      'otherRound',
      'sums',
      'sums',
      'sums',
      'unreadable',
    ]);
    await harness.db.deleteFrom('reported_aside').execute();
  });

  test('of a silent provider are asked for less and less often, and come in the end', async () => {
    const person = await harness.member();
    harness.play(person, { bet: 6_00n, win: 0n });
    harness.provider.feel('failsBefore');
    const before = harness.provider.reports();
    for (let count = 0; count < 16; count += 1) await askAgain();
    expect(harness.provider.reports() - before).toBe(5);
    expect(await place()).toMatchObject({ failures: 5, detail: 'no answer' });
    const { vendors } = await harness.transfers.operatorHandlers.reconcileTransfers({}, operator);
    expect(vendors.find(({ vassalage }) => vassalage === 'REEF')).toMatchObject({ silent: 5 });
    harness.provider.feel('fine');
    harness.pass(600_000);
    await harness.ask();
    expect(await played(person)).toEqual({ stakeMinor: 6_00n, returnedMinor: 0n });
    expect(await place()).toMatchObject({ failures: 0, detail: '' });
  });

  test('go on after a process that died over them, each booked once', async () => {
    const person = await harness.member();
    for (let count = 0; count < 7; count += 1) harness.play(person, { bet: 1_00n, win: 0n });
    const { cursor } = await place();
    let pages = 0;
    const { report } = harness.provider.wallets;
    harness.provider.wallets.report = async (provider, from) => {
      if (provider === 'REEF' && (pages += 1) === 3) throw new Error('the process dies');
      return report(provider, from);
    };
    await askAgain();
    harness.provider.wallets.report = report;
    expect(await played(person)).toEqual({ stakeMinor: 6_00n, returnedMinor: 0n });
    expect((await place()).cursor).not.toBe(cursor);
    await askAgain();
    expect(await played(person)).toEqual({ stakeMinor: 7_00n, returnedMinor: 0n });
  });

  test('asked for by two processes at once are booked once', async () => {
    const person = await harness.member();
    for (let count = 0; count < 7; count += 1) harness.play(person, { bet: 1_00n, win: 25n });
    harness.pass(halfMinuteMs);
    await Promise.all([harness.ask(), harness.ask(), harness.ask()]);
    expect(await played(person)).toEqual({ stakeMinor: 7_00n, returnedMinor: 1_75n });
  });

  test('are not booked from an older report once another process has a newer one', async () => {
    const person = await harness.member();
    const round = harness.play(person, { bet: 5_00n, win: 0n });
    const { report } = harness.provider.wallets;
    harness.provider.wallets.report = async (provider, from) => {
      const answer = await report(provider, from);
      if (provider !== 'REEF') return answer;
      harness.provider.wallets.report = report;
      harness.provider.report('REEF', { ...round, win: '8.00' });
      await harness.ask();
      return answer;
    };
    await askAgain();
    expect(await changes(round.roundId)).toHaveLength(2);
    expect(await played(person)).toEqual({ stakeMinor: 5_00n, returnedMinor: 8_00n });
  });

  test('and money that they do not explain is shown to the operator', async () => {
    const person = await harness.member(100_00n);
    await person.bring('40.00');
    harness.play(person, { bet: 10_00n, win: 0n });
    await askAgain();
    const mine = async () => {
      const { members } = await harness.transfers.operatorHandlers.reconcileTransfers({}, operator);
      const { username } = await harness.db
        .selectFrom('member')
        .select('username')
        .where('id', '=', person.memberId)
        .executeTakeFirstOrThrow();
      return members.filter(({ account }) => account === username);
    };
    expect(await mine()).toEqual([]);
    harness.provider.play(person.purse, -1_00n);
    await person.funds('REEF');
    expect(await mine()).toMatchObject([
      { byTransfers: '40.00', byReports: '-10.00', expected: '30.00', atVendor: '29.00' },
    ]);
  });

  test('are found by the check when their sums or postings are gone', async () => {
    const person = await harness.member();
    const { roundId } = harness.play(person, { bet: 9_00n, win: 0n });
    await askAgain();
    const plant = (bet: number) =>
      harness.engine.query('update reported_round set bet = $1 where round_id = $2', [
        bet,
        roundId,
      ]);
    await plant(800);
    expect(await harness.transfers.checks()).toMatchObject([
      { check: 'a reported round is what its changes add up to', subject: `REEF ${roundId}` },
    ]);
    await plant(900);
    await played(person);
    await harness.engine.query(
      'update day_total set money_out = money_out + 1 where account_id = $1',
      [person.accountId],
    );
    expect((await harness.wallet.ledgerCheck()).findings).toMatchObject([
      { check: 'reports hold what providers reported', subject: person.accountId.toString() },
    ]);
    await harness.engine.query("update report_progress set time_zone = '' where account_id = $1", [
      person.accountId,
    ]);
    await played(person);
  });
});

const operator = {
  requestId: '',
  address: '',
  userAgent: '',
  language: 'EN',
  operator: 'ana',
} as const;
