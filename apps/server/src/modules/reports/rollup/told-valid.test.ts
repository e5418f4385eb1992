import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { catchUpReports, holdReports, lowerValidBets } from '#modules/wallet/report-progress.ts';
import { currency, timeZone, type Member } from '#testing/test-base.ts';
import { openReportHarness, type Move, type ReportHarness } from '../reports.fixture.ts';

const settings = { timeZone, currency };
const slider = 2_001_001;
const electronic = 1_001_001;
const studio = 3;
const games = [
  { gameNode: slider, category: 'LOTT', weight: 100 },
  { gameNode: electronic, category: 'ELOTT', weight: 50 },
  { gameNode: studio, category: 'LOTT', weight: 100 },
];
const at = (minute: number, day = '2026-11-18') =>
  new Date(Date.parse(`${day}T12:00:00+08:00`) + minute * 60_000);

let written = 0;

describe.each(everyEngine())('lottery.md §2: valid amounts that are told, on $name', (database) => {
  let harness: ReportHarness;

  beforeAll(async () => {
    harness = await openReportHarness(database);
    await harness.prepare(games, { pushCountsNothing: true, bonusMoney: false });
  });
  afterEach(async () => {
    expect(await harness.checks()).toEqual([]);
    const inLedger = (await harness.findings()).map(({ check }) => check);
    expect(inLedger).not.toContain('reports hold what the ledger moved');
  });
  afterAll(() => harness.close());

  const catchUp = ({ accountId }: Member, postings = 1000, zone = timeZone) =>
    catchUpReports(harness.db, [accountId], { ...settings, timeZone: zone }, postings);

  const tell = (roundId: string, validMinor: bigint, source = 'lottery') =>
    harness.db
      .transaction()
      .execute((transaction) =>
        harness.wallet.tellValidAmounts(transaction, source, [{ roundId, validMinor }]),
      );

  type Part = { node?: number; source?: string };

  /** A round of 100 that is lost, as the module posts it. */
  function round({ node = slider, source = 'lottery' }: Part = {}) {
    const roundId = `L20261118-${++written}`;
    const of = { source, roundId, gameNode: node };
    const bet: Move = { ...of, at: at(0), kind: 'bet', amount: -100n, externalId: roundId };
    const lost: Move = {
      ...of,
      at: at(1),
      kind: 'finish',
      amount: 0n,
      externalId: `${roundId}:w1`,
      finishes: true,
    };
    const back: Move = {
      ...of,
      at: at(0, '2026-11-19'),
      kind: 'rollback',
      amount: 100n,
      externalId: `${roundId}:c`,
      reverses: roundId,
    };
    return { roundId, bet, lost, back, of };
  }

  type Day = { day: string; category: string; valid: bigint; valid_lost: bigint };

  async function daysOf({ memberId }: Member): Promise<Day[]> {
    const { rows } = await sql<Day>`
      select day::text as day, category, valid, valid_lost from member_day
      where member_id = ${memberId} and category <> '' and (valid <> 0 or valid_lost <> 0)
      order by day, category`.execute(harness.db);
    return rows;
  }

  async function prepaidOf({ memberId }: Member) {
    const { rows } = await sql<{ day: string; valid: bigint; rebate: bigint }>`
      select day::text as day, valid, rebate from prepaid_day
      where member_id = ${memberId} and (valid <> 0 or rebate <> 0) order by day
    `.execute(harness.db);
    return rows;
  }

  const player = () => harness.member({ balance: 10_000n });

  test.each([
    { what: 'less than the stake counts', told: 40n, valid: 40n },
    { what: 'nothing counts as nothing', told: 0n, valid: 0n },
    { what: 'more than the stake counts as the stake', told: 500n, valid: 100n },
    { what: 'of a source that never tells does not count', told: 40n, valid: 100n, source: 'x' },
    { what: 'below the weight of the category counts', told: 40n, valid: 40n, node: electronic },
    { what: 'above that weight does not count', told: 80n, valid: 50n, node: electronic },
  ])('$what', async ({ told, valid, ...part }) => {
    const person = await player();
    const { roundId, bet, lost } = round(part);
    await tell(roundId, told, part.source);
    await harness.past(person.accountId, [bet, lost]);
    await catchUp(person);
    const sums = await daysOf(person);
    expect(sums.map((day) => [day.valid, day.valid_lost])).toEqual(
      valid > 0n ? [[valid, valid]] : [],
    );
  });

  test('what was told of a source says nothing of the same round of another', async () => {
    const person = await player();
    const { roundId, bet, lost } = round();
    await tell(roundId, 40n, 'games:lottery');
    await harness.past(person.accountId, [bet, lost]);
    await catchUp(person);
    expect(await daysOf(person)).toMatchObject([{ valid: 100n }]);
  });

  test('telling again changes nothing, also when another amount is told', async () => {
    const person = await player();
    const { roundId, bet, lost } = round();
    await tell(roundId, 40n);
    await tell(roundId, 40n);
    await tell(roundId, 90n);
    await harness.past(person.accountId, [bet, lost]);
    await catchUp(person);
    expect(await daysOf(person)).toMatchObject([{ valid: 40n }]);
  });

  test('telling of many rounds at once tells of each, and of none is no call', async () => {
    const person = await player();
    const rounds = [round(), round(), round()];
    const told = rounds.map(({ roundId }, index) => ({ roundId, validMinor: BigInt(index * 10) }));
    await harness.db.transaction().execute(async (transaction) => {
      await harness.wallet.tellValidAmounts(transaction, 'lottery', told);
      await harness.wallet.tellValidAmounts(transaction, 'lottery', []);
    });
    await harness.past(
      person.accountId,
      rounds.flatMap(({ bet, lost }) => [bet, lost]),
    );
    await catchUp(person);
    expect(await daysOf(person)).toMatchObject([{ valid: 30n }]);
  });

  test('it holds for a round whose bet and end are taken in one after the other', async () => {
    const person = await player();
    const { roundId, bet, lost } = round();
    await harness.past(person.accountId, [bet]);
    await catchUp(person);
    expect(await daysOf(person)).toEqual([]);
    await tell(roundId, 40n);
    await harness.past(person.accountId, [lost]);
    await catchUp(person, 1);
    expect(await daysOf(person)).toMatchObject([{ valid: 40n }]);
  });

  test('a correction counts what was told, and a void draw takes it off again', async () => {
    const person = await player();
    const { roundId, bet, lost, back, of } = round();
    const won: Move = { ...of, at: at(5), kind: 'win', amount: 300n, externalId: `${roundId}:w2` };
    await tell(roundId, 40n);
    await harness.past(person.accountId, [bet, lost]);
    await catchUp(person);
    await harness.past(person.accountId, [{ ...won, finishes: true }]);
    await catchUp(person);
    const first = { day: '2026-11-18', category: 'LOTT' };
    expect(await daysOf(person)).toEqual([{ ...first, valid: 40n, valid_lost: 0n }]);
    const winBack = { ...back, amount: -300n, externalId: `${roundId}:w2:x` };
    await harness.past(person.accountId, [back, { ...winBack, reverses: `${roundId}:w2` }]);
    await catchUp(person);
    expect(await daysOf(person)).toEqual([
      { ...first, valid: 40n, valid_lost: 0n },
      { day: '2026-11-19', category: 'LOTT', valid: -40n, valid_lost: 0n },
    ]);
    expect(await prepaidOf(person)).toEqual([
      { day: '2026-11-18', valid: 40n, rebate: 0n },
      { day: '2026-11-19', valid: -40n, rebate: 0n },
    ]);
  });

  /** Rounds of all kinds, with a rebate of the slider of which one is taken back. */
  async function mixed(person: Member): Promise<void> {
    const [first, told, electronics] = [round(), round(), round({ node: electronic })];
    const played = round({ node: studio, source: 'games:x' });
    await tell(told.roundId, 40n);
    const rebate = ({ roundId }: { roundId: string }, amount: bigint): Move => ({
      at: at(2),
      kind: 'memberRebate',
      amount,
      source: 'lottery',
      externalId: `${roundId}:r`,
    });
    const taken: Move = {
      ...rebate(told, -3n),
      at: at(0, '2026-11-19'),
      kind: 'rollback',
      externalId: `${told.roundId}:r:x`,
      reverses: `${told.roundId}:r`,
    };
    const rounds = [first, told, electronics, played].flatMap(({ bet, lost }) => [bet, lost]);
    await harness.past(person.accountId, [
      ...rounds,
      rebate(first, 7n),
      rebate(told, 3n),
      { ...rebate(first, 500n), source: 'rebate', externalId: `2026-11-17:${first.roundId}` },
      taken,
    ]);
  }

  const prepaid = [
    { day: '2026-11-18', valid: 140n, rebate: 10n },
    { day: '2026-11-19', valid: 0n, rebate: -3n },
  ];

  test('only stakes with the slider are paid for, with the rebates that it gave', async () => {
    const person = await player();
    await mixed(person);
    await catchUp(person, 3);
    expect(await prepaidOf(person)).toEqual(prepaid);
    expect(await daysOf(person)).toMatchObject([
      { category: 'ELOTT', valid: 50n },
      { category: 'LOTT', valid: 240n },
    ]);
    const { rows } = await sql`
      select day::text as day, rebate from member_day
      where member_id = ${person.memberId} and rebate <> 0 order by day`.execute(harness.db);
    expect(rows).toEqual([
      { day: '2026-11-18', rebate: 510n },
      { day: '2026-11-19', rebate: -3n },
    ]);
  });

  test('all counted anew by the days of another time zone is the same', async () => {
    const person = await player();
    await mixed(person);
    await catchUp(person);
    const before = [await daysOf(person), await prepaidOf(person)];
    await catchUp(person, 2, 'Asia/Singapore');
    expect([await daysOf(person), await prepaidOf(person)]).toEqual(before);
    expect(await prepaidOf(person)).toEqual(prepaid);
    await catchUp(person);
    expect(await prepaidOf(person)).toEqual(prepaid);
  });

  test('play money is paid for by nobody', async () => {
    const guest = await harness.member({ currency: 'FUN', memberType: 4, balance: 10_000n });
    await mixed(guest);
    await catchUp(guest);
    expect(await prepaidOf(guest)).toEqual([]);
  });

  test('a valid bet that is lowered later lowers what was paid for', async () => {
    const person = await player();
    const rounds = [round(), round({ node: electronic })];
    await harness.past(
      person.accountId,
      rounds.flatMap(({ bet, lost }) => [bet, lost]),
    );
    await catchUp(person);
    const taken = await harness.db.transaction().execute(async (transaction) => {
      await holdReports(transaction, [person.accountId]);
      const { accountId } = person;
      const matched = rounds.map(({ roundId }) => {
        return { accountId, source: 'lottery', roundId, matchedMinor: 30n };
      });
      return lowerValidBets(transaction, matched, settings);
    });
    expect(taken).toEqual([30n, 15n]);
    expect(await prepaidOf(person)).toEqual([{ day: '2026-11-18', valid: 70n, rebate: 0n }]);
  });

  test.each(['valid', 'rebate'])('a wrong %s that was paid for is found', async (column) => {
    const person = await player();
    await mixed(person);
    await catchUp(person);
    const add = (change: number) =>
      sql`update prepaid_day set ${sql.ref(column)} = ${sql.ref(column)} + ${change}::int
        where member_id = ${person.memberId} and day = '2026-11-18'`.execute(harness.db);
    await add(1);
    const found = await harness.checks();
    await add(-1);
    const check = 'what the slider of lotteries has paid for is what was staked with it';
    expect(found).toMatchObject([{ check, subject: `${person.memberId}` }]);
  });

  test('what was told is never changed or removed', async () => {
    const { roundId } = round();
    await tell(roundId, 40n);
    const { db } = harness;
    const raised = sql`update told_valid set valid = 50 where round_id = ${roundId}`.execute(db);
    await expect(raised).rejects.toThrow('told_valid');
    await expect(sql`delete from told_valid`.execute(db)).rejects.toThrow('told_valid');
  });
});
