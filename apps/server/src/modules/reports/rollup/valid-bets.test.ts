import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import { currency, timeZone, type Member } from '#testing/test-base.ts';
import { openReportHarness, type Move, type ReportHarness } from '../reports.fixture.ts';

const settings = { timeZone, currency };
const rule = { pushCountsNothing: true, bonusMoney: false };
const games = [
  { gameNode: 1, category: 'RNG', weight: 100 },
  { gameNode: 2, category: 'LIVE', weight: 100 },
  { gameNode: 3, category: 'SPORTS', weight: 33 },
];
const noon = '2026-11-18T04:00:00Z';
const at = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000);

type Day = { day: string; category: string; valid: bigint; valid_lost: bigint; rounds: bigint };

describe.each(testDatabases())('valid bets on $name', (database) => {
  let harness: ReportHarness;

  beforeAll(async () => {
    harness = await openReportHarness(database);
    await harness.prepare(games, rule);
  });
  afterEach(async () => {
    expect(await harness.checks()).toEqual([]);
  });
  afterAll(() => harness.close());

  const catchUp = ({ accountId }: Member, postings = 1000) =>
    catchUpReports(harness.db, [accountId], settings, postings);

  async function daysOf({ memberId }: Member): Promise<Day[]> {
    const { rows } = await sql<Day>`
      select day::text as day, category, valid, valid_lost, rounds from member_day
      where member_id = ${memberId} and category <> '' order by day, category`.execute(harness.db);
    return rows;
  }

  async function played(moves: readonly Move[]) {
    const person = await harness.member({ balance: 10_000_00n });
    await harness.past(person.accountId, moves);
    await catchUp(person);
    return { person, days: await daysOf(person) };
  }

  const bet = (amount: bigint, more: Partial<Move> = {}): Move => ({
    at: noon,
    kind: 'bet',
    amount: -amount,
    roundId: 'r',
    gameNode: 1,
    externalId: `bet-${Math.random()}`,
    ...more,
  });
  const win = (amount: bigint, more: Partial<Move> = {}): Move => ({
    ...bet(-amount),
    kind: 'win',
    at: at(1),
    finishes: true,
    ...more,
  });

  type Case = {
    name: string;
    moves: () => Move[];
    valid: bigint;
    lost?: bigint;
    rounds?: bigint;
    category?: string;
  };

  const whole: Case[] = [
    { name: 'a lost round', moves: () => [bet(100n), win(0n)], valid: 100n, lost: 100n },
    { name: 'a won round', moves: () => [bet(100n), win(250n)], valid: 100n },
    { name: 'a push', moves: () => [bet(100n), win(100n)], valid: 0n },
    {
      name: 'a round that has not ended',
      moves: () => [bet(100n), win(250n, { finishes: false })],
      valid: 0n,
      rounds: 0n,
    },
    {
      name: 'several stakes and a push of all of them',
      moves: () => [bet(60n), bet(40n), win(70n, { finishes: false }), win(30n)],
      valid: 0n,
    },
    {
      name: 'a category of less weight, rounded down',
      moves: () => [bet(101n, { gameNode: 3 }), win(0n, { gameNode: 3 })],
      valid: 33n,
      lost: 33n,
      category: 'SPORTS',
    },
    {
      name: 'stakes of bonus money',
      moves: () => [bet(100n, { bonus: -30n }), win(0n)],
      valid: 70n,
      lost: 70n,
    },
    {
      name: 'a push is judged with the bonus money',
      moves: () => [bet(100n, { bonus: -30n }), win(70n)],
      valid: 70n,
      lost: 70n,
    },
    {
      name: 'a stake that was taken back before the end',
      moves: () => {
        const stake = bet(60n);
        const back = { at: at(1), amount: 60n, roundId: 'r', reverses: stake.externalId };
        return [stake, bet(40n), { ...back, kind: 'rollback' } as Move, win(0n, { at: at(2) })];
      },
      valid: 40n,
      lost: 40n,
    },
    {
      name: 'a rollback that names no round',
      moves: () => {
        const stake = bet(60n);
        return [
          stake,
          bet(40n),
          win(0n),
          { at: at(2), kind: 'rollback', amount: 60n, reverses: stake.externalId! },
        ];
      },
      valid: 40n,
      lost: 40n,
    },
    {
      name: 'a win that could be taken back in part only',
      moves: () => {
        const prize = win(500n);
        const back = { at: at(2), kind: 'rollback', amount: -20n, shortfall: 480n } as const;
        return [bet(100n), prize, { ...back, reverses: prize.externalId! }];
      },
      valid: 100n,
      lost: 100n,
    },
    {
      name: 'a bet after the end',
      moves: () => [bet(100n), win(0n), bet(50n, { at: at(3) })],
      valid: 150n,
      lost: 150n,
    },
  ];

  test.each(whole)('$name', async ({ moves, valid, lost = 0n, rounds = 1n, category = 'RNG' }) => {
    const { days } = await played(moves());
    const expected = { day: '2026-11-18', category, valid, valid_lost: lost, rounds };
    expect(days).toEqual([expected]);
  });

  test('the valid bet belongs to the day of the end, bets and wins to their own', async () => {
    const late = '2026-11-18T15:59:00Z';
    const { person } = await played([
      bet(100n, { at: late }),
      win(30n, { at: '2026-11-18T16:01:00Z' }),
    ]);
    const { rows } = await sql`
      select day::text as day, bets, wins, valid, rounds from member_day
      where member_id = ${person.memberId} and category = 'RNG' order by day`.execute(harness.db);
    expect(rows).toEqual([
      { day: '2026-11-18', bets: 100n, wins: 0n, valid: 0n, rounds: 0n },
      { day: '2026-11-19', bets: 0n, wins: 30n, valid: 100n, rounds: 1n },
    ]);
  });

  test('a rollback days later books the difference on its own day, below zero', async () => {
    const stake = bet(100n);
    const { days } = await played([
      stake,
      win(0n),
      {
        at: '2026-11-20T16:30:00Z',
        kind: 'rollback',
        amount: 100n,
        roundId: 'r',
        reverses: stake.externalId!,
      },
    ]);
    expect(days).toEqual([
      { day: '2026-11-18', category: 'RNG', valid: 100n, valid_lost: 100n, rounds: 1n },
      { day: '2026-11-21', category: 'RNG', valid: -100n, valid_lost: -100n, rounds: 0n },
    ]);
  });

  test('a win that takes the loss back moves the lost part alone', async () => {
    const { days } = await played([
      bet(100n),
      win(0n),
      win(500n, { at: '2026-11-20T16:30:00Z', finishes: false }),
    ]);
    expect(days[1]).toEqual({
      day: '2026-11-21',
      category: 'RNG',
      valid: 0n,
      valid_lost: -100n,
      rounds: 0n,
    });
  });

  test('play money never counts, its rounds are shown', async () => {
    const person = await harness.member({ currency: 'FUN', memberType: 4, balance: 1000n });
    await harness.past(person.accountId, [bet(100n), win(0n)]);
    await catchUp(person);
    expect(await daysOf(person)).toEqual([]);
    const { list } = await harness.handlers.listBets({ pageNo: 1, pageSize: 9 }, person.context);
    expect(list).toHaveLength(1);
  });

  test('a game keeps the category that it had when the round began', async () => {
    const begun = [bet(100n, { gameNode: 2, roundId: 'before' })];
    const person = await harness.member({ balance: 1000n });
    await harness.past(person.accountId, begun);
    harness.time.now = new Date('2026-11-18T04:30:00Z');
    await harness.prepare([{ gameNode: 2, category: 'JL', weight: 50 }], rule);
    const later = { gameNode: 2, roundId: 'after' };
    await harness.past(person.accountId, [
      win(0n, { gameNode: 2, roundId: 'before', at: at(40) }),
      bet(100n, { ...later, at: at(41) }),
      win(0n, { ...later, at: at(42) }),
    ]);
    await catchUp(person, 2);
    expect(await daysOf(person)).toMatchObject([
      { category: 'JL', valid: 50n },
      { category: 'LIVE', valid: 100n },
    ]);
  });

  test.each([
    ['member_total', 'wins', 'lifetime totals hold what the ledger moved and providers reported'],
    ['member_total', 'valid', 'lifetime valid bets are those of the rounds'],
    ['member_day', 'deposit', 'lifetime totals are the sums of the days'],
  ] as const)('a wrong %s.%s is found', async (table, column, check) => {
    const { person } = await played([bet(100n), win(30n)]);
    const owner =
      table === 'member_day'
        ? sql`member_id = ${person.memberId}`
        : sql`account_id = ${person.accountId}`;
    const add = (change: number) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${change}::int
        where ${owner}`.execute(harness.db);
    await add(1);
    const found = await harness.checks();
    await add(-1);
    expect(found.map(({ check: name }) => name)).toContain(check);
  });

  const isAnything = (sums: object) => Object.values(sums).some((sum) => sum !== 0n);

  type Drawn = { does: 'bet' | 'win' | 'end' | 'takeBack'; amount: bigint; which: number };

  /** Counts a round posting by posting, as the specification says it. */
  function counted(moves: readonly Move[]) {
    const byDay = new Map<string, { valid: bigint; lost: bigint; rounds: bigint }>();
    const rounds = new Map<string, { bets: bigint; wins: bigint; valid: bigint; lost: bigint }>();
    const ended = new Set<string>();
    for (const move of moves) {
      const { roundId = '' } = move;
      const before = rounds.get(roundId) ?? { bets: 0n, wins: 0n, valid: 0n, lost: 0n };
      const isWin = move.kind === 'win' || (move.kind === 'rollback' && move.amount < 0n);
      const bets = before.bets - (isWin ? 0n : move.amount);
      const wins = before.wins + (isWin ? move.amount : 0n);
      const isNew = move.finishes === true && !ended.has(roundId);
      if (move.finishes) ended.add(roundId);
      const valid = ended.has(roundId) && bets !== wins ? bets : 0n;
      const lost = wins < bets ? valid : 0n;
      rounds.set(roundId, { bets, wins, valid, lost });
      const day = dayAt(new Date(move.at), timeZone);
      const sum = byDay.get(day) ?? { valid: 0n, lost: 0n, rounds: 0n };
      byDay.set(day, {
        valid: sum.valid + valid - before.valid,
        lost: sum.lost + lost - before.lost,
        rounds: sum.rounds + (isNew ? 1n : 0n),
      });
    }
    return Object.fromEntries([...byDay].filter(([, sums]) => isAnything(sums)));
  }

  /** Three rounds over three days; a rollback takes back a bet or win that still stands. */
  function movesOf(drawn: readonly Drawn[]): Move[] {
    const moves: Move[] = [];
    const standing: Move[] = [];
    const stepMs = (3 * 86_400_000) / (drawn.length + 1);
    for (const [index, { does, amount, which }] of drawn.entries()) {
      const moment = new Date(Date.parse('2026-11-15T20:00:00Z') + index * stepMs);
      const roundId = `r${which % 3}`;
      const taken = standing[which % Math.max(1, standing.length)];
      if (does === 'takeBack' && taken) {
        standing.splice(standing.indexOf(taken), 1);
        const reverses = taken.externalId!;
        const back = { at: moment, kind: 'rollback', amount: -taken.amount, reverses } as const;
        moves.push({ ...back, roundId: taken.roundId! });
      } else if (does === 'end') {
        moves.push(win(0n, { at: moment, roundId }));
      } else {
        const move = does === 'win' ? win(amount, { finishes: false }) : bet(amount);
        standing.push({ ...move, at: moment, roundId });
        moves.push(standing.at(-1)!);
      }
    }
    return moves;
  }

  test('in steps of any size the days are those of the postings one by one', async () => {
    const drawn = fc.array(
      fc.record({
        does: fc.constantFrom('bet', 'win', 'end', 'takeBack'),
        amount: fc.bigInt(1n, 50n),
        which: fc.nat(30),
      }) as fc.Arbitrary<Drawn>,
      { minLength: 3, maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(drawn, fc.integer({ min: 1, max: 7 }), async (steps, postings) => {
        const moves = movesOf(steps);
        const person = await harness.member({ balance: 10_000_00n });
        await catchUp(person);
        await harness.past(person.accountId, moves);
        await catchUp(person, postings);
        const { rows } = await sql<{ day: string; valid: bigint; lost: bigint; rounds: bigint }>`
          select day::text as day, sum(valid)::bigint as valid, sum(valid_lost)::bigint as lost,
            sum(rounds)::bigint as rounds
          from member_day where member_id = ${person.memberId} and category <> ''
          group by day`.execute(harness.db);
        const days = rows.map(({ day, ...sums }) => [day, sums] as const);
        const found = Object.fromEntries(days.filter(([, sums]) => isAnything(sums)));
        expect(found).toEqual(counted(moves));
      }),
      drawnCases(25),
    );
  });
});
