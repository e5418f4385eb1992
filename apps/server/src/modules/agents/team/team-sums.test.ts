import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { everyEngine, testDatabases, type TestDatabase } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { openReportHarness, type Move } from '#modules/reports/reports.fixture.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import { timeZone, type Member } from '#testing/test-base.ts';
import { changeOf, profitAndLoss, type ResultColumns } from '@pavilion/domain/agent/team-result';
import { teamSumsCheck } from './team-sums.store.ts';
import { sumTeams, type TeamSumsDeps } from './team-sums.ts';

/** Other databases of the machine may hold a day up for a moment. */
const patience = { timeout: 20_000, interval: 50 };
const never = new AbortController().signal;
const games = [
  { gameNode: 1, category: 'RNG', weight: 100 },
  { gameNode: 2, category: 'LIVE', weight: 100 },
];
const rule = { pushCountsNothing: true, bonusMoney: false };

/** In Manila, eight hours ahead. */
const local = (text: string) => new Date(`${text}+08:00`);

async function openTeams(database: TestDatabase) {
  const harness = await openReportHarness(database);
  await harness.prepare(games, rule);
  const { db, clock, time, jobs } = harness;
  const moves: { memberId: bigint; parentId: bigint | null; fromDay: string }[] = [];
  const deps: TeamSumsDeps = {
    db,
    clock,
    timeZone,
    nextMove: async () => moves.map(({ fromDay }) => fromDay).toSorted()[0] ?? null,
    applyMoves: async (fromDay) => {
      for (const move of moves.filter((one) => one.fromDay <= fromDay)) {
        await sql`
          with moved as (
            update member set parent_id = ${move.parentId} where id = ${move.memberId}
            returning id
          )
          insert into member_move (id, member_id, from_parent_id, to_parent_id, lower_rates, reason,
            request_key, state, proposed_by, proposed_at, decided_by, decided_at, from_day)
          select gen_random_uuid(), id, null, ${move.parentId}, false, 'r', gen_random_uuid()::text,
            'done', 'ana', now(), 'ben', now(), ${move.fromDay}::date from moved`.execute(db);
        moves.splice(moves.indexOf(move), 1);
      }
    },
  };

  /** Takes all postings into the roll-ups and sums; closes what is over at the time. */
  async function settle(at: string): Promise<void> {
    time.now = local(at);
    await jobs.runNow();
    await sumTeams(deps, never);
  }

  /** The same until a day has closed. */
  async function close(day: string, at: string): Promise<void> {
    await vi.waitFor(async () => {
      await settle(at);
      const { rows } = await sql<{ day: string }>`
        select max(day)::text as day from day_close
        where teams_closed_at is not null`.execute(db);
      expect(rows[0]?.day).toBe(day);
    }, patience);
  }

  async function columnsOf(table: 'team_day' | 'own', memberId: bigint, day: string) {
    const from =
      table === 'own'
        ? sql`member_day where member_id = ${memberId}`
        : sql`team_day where agent_id = ${memberId}`;
    const { rows } = await sql<ResultColumns>`
      select coalesce(sum(deposit), 0)::bigint as deposit,
        coalesce(sum(withdraw), 0)::bigint as withdraw,
        coalesce(sum(bets - bets_back), 0)::bigint as "betAmount",
        coalesce(sum(valid), 0)::bigint as "validBetAmount",
        coalesce(sum(wins - wins_back), 0)::bigint as "winAmount",
        coalesce(sum(promotion), 0)::bigint as promotion,
        coalesce(sum(rebate), 0)::bigint as rebate,
        coalesce(sum(agent_commission), 0)::bigint as "agentCommission",
        coalesce(sum(daily_income), 0)::bigint as "dailyIncome",
        coalesce(sum(profit_sharing), 0)::bigint as "profitSharing",
        coalesce(sum(transfer_in), 0)::bigint as "transferIn",
        coalesce(sum(transfer_out), 0)::bigint as "transferOut",
        coalesce(sum(adjustment), 0)::bigint as adjustment
      from ${from} and day = ${day}::date`.execute(db);
    return rows[0] as ResultColumns;
  }

  const findings = () => findingsOf(db, [teamSumsCheck]);

  return { ...harness, deps, moves, settle, close, columnsOf, findings };
}

type Teams = Awaited<ReturnType<typeof openTeams>>;

/** Kinds that the product does not post yet (decisions/0076). */
const kinds = { memberRebate: 20, agentRebate: 21, salary: 22, out: 24, in: 25 };

const day = '2026-11-18';
let minutes = 0;
const next = () => new Date(local(`${day}T08:00:00`).getTime() + ++minutes * 1000);

const pay = (kind: Move['kind'], amount: bigint): Move => ({ at: next(), kind, amount });
const play = (bet: bigint, win: bigint): Move[] => {
  const round = { roundId: `round ${++minutes}`, gameNode: 1 };
  return [
    { at: next(), kind: 'bet', amount: -bet, ...round },
    { at: next(), kind: 'win', amount: win, finishes: true, ...round },
  ];
};

describe.each(everyEngine())('golden case P on $name', (database) => {
  let teams: Teams;
  const people: Record<string, Member> = {};

  beforeAll(async () => {
    teams = await openTeams(database);
    const add = async (name: string, parent?: string) => {
      const parentId = parent === undefined ? null : (people[parent]?.memberId ?? null);
      people[name] = await teams.member({ username: `golden${name}`, memberType: 1, parentId });
    };
    for (const [name, parent] of [['b'], ['c', 'b'], ['p1', 'c'], ['p2', 'b']] as const) {
      await add(name, parent);
    }
    const postings: Record<string, Move[]> = {
      p1: [
        pay('deposit', 5_000_00n),
        pay(kinds.in, 300_00n),
        pay('adjustment', 118_156_78n),
        ...play(123_456_78n, 119_000_00n),
        pay('adjustment', -118_156_78n),
        pay('reward', 150_00n),
        pay(kinds.memberRebate, 370_37n),
        pay('withdrawalHold', -1_300_00n),
        pay('withdrawalReturn', 100_00n),
      ],
      c: [
        pay('deposit', 2_000_00n),
        ...play(1_000_00n, 1_480_50n),
        pay(kinds.memberRebate, 6_00n),
        pay(kinds.agentRebate, 370_37n),
        pay(kinds.salary, 200_00n),
        pay(kinds.out, -300_00n),
      ],
      p2: [
        pay('deposit', 20_000_00n),
        pay('adjustment', 40_000_00n),
        ...play(200_00n, 200_00n),
        ...play(50_000_00n, 47_911_10n),
        pay('adjustment', -40_000_00n),
        pay('bonusGrant', 100_00n),
        pay('bonusForfeit', -12_00n),
        pay(kinds.memberRebate, 250_00n),
        pay('withdrawalHold', -12_000_00n),
      ],
      b: [pay(kinds.agentRebate, 747_82n), pay(kinds.salary, 872_28n), pay(kinds.salary, -200_00n)],
    };
    for (const [name, moves] of Object.entries(postings)) {
      await teams.past(people[name]?.accountId ?? 0n, moves);
    }
    await teams.close(day, '2026-11-19T00:10:00');
  });
  afterAll(() => teams.engine.close());

  const row = (
    deposit: bigint,
    withdraw: bigint,
    betAmount: bigint,
    validBetAmount: bigint,
    winAmount: bigint,
    promotion: bigint,
    rebate: bigint,
    agentCommission: bigint,
    dailyIncome: bigint,
    transferIn: bigint,
    transferOut: bigint,
  ): ResultColumns => ({
    deposit,
    withdraw,
    betAmount,
    validBetAmount,
    winAmount,
    promotion,
    rebate,
    agentCommission,
    dailyIncome,
    profitSharing: 0n,
    transferIn,
    transferOut,
    adjustment: 0n,
  });

  test.each([
    [
      'p1',
      'own',
      row(500000n, 120000n, 12345678n, 12345678n, 11900000n, 15000n, 37037n, 0n, 0n, 30000n, 0n),
      -393641n,
      16359n,
    ],
    [
      'c',
      'own',
      row(200000n, 0n, 100000n, 100000n, 148050n, 0n, 600n, 37037n, 20000n, 0n, 30000n),
      105687n,
      275687n,
    ],
    [
      'c',
      'team_day',
      row(
        700000n,
        120000n,
        12445678n,
        12445678n,
        12048050n,
        15000n,
        37637n,
        37037n,
        20000n,
        30000n,
        30000n,
      ),
      -287954n,
      292046n,
    ],
    [
      'p2',
      'own',
      row(2000000n, 1200000n, 5020000n, 5000000n, 4811110n, 8800n, 25000n, 0n, 0n, 0n, 0n),
      -175090n,
      624910n,
    ],
    ['b', 'own', row(0n, 0n, 0n, 0n, 0n, 0n, 0n, 74782n, 67228n, 0n, 0n), 142010n, 142010n],
    [
      'b',
      'team_day',
      row(
        2700000n,
        1320000n,
        17465678n,
        17445678n,
        16859160n,
        23800n,
        62637n,
        111819n,
        87228n,
        30000n,
        30000n,
      ),
      -321034n,
      1058966n,
    ],
  ] as const)('%s %s', async (name, table, expected, result, change) => {
    const columns = await teams.columnsOf(table, people[name]?.memberId ?? 0n, day);
    expect(columns).toEqual(expected);
    expect(profitAndLoss(columns)).toBe(result);
    expect(changeOf(columns)).toBe(change);
  });

  test('the change is that of the balances', async () => {
    for (const name of ['p1', 'c', 'p2', 'b']) {
      const person = people[name] as Member;
      const columns = await teams.columnsOf('own', person.memberId, day);
      expect(await teams.balanceOf(person)).toBe(changeOf(columns));
    }
    expect(await teams.checks()).toEqual([]);
    expect(await teams.findings()).toEqual([]);
  });

  test('the heads count each person once', async () => {
    const { rows } = await sql`
      select members, direct, bettors, depositors, first_depositors from team_head
      where agent_id = ${people['b']?.memberId ?? 0n} and day = ${day}::date`.execute(teams.db);
    expect(rows).toEqual([
      { members: 3, direct: 2, bettors: 3, depositors: 3, first_depositors: 3 },
    ]);
  });
});

describe.each(testDatabases())('the tree of each day on $name', (database) => {
  let teams: Teams;
  beforeAll(async () => {
    teams = await openTeams(database);
  });
  afterAll(() => teams.engine.close());

  const validOf = async (agent: Member, of: string) =>
    (await teams.columnsOf('team_day', agent.memberId, of)).validBetAmount;

  test('who moves counts in the old line until midnight and in the new one after', async () => {
    const agent = (name: string) => teams.member({ username: name, memberType: 1 });
    const [from, to] = [await agent('fromhere'), await agent('tohere')];
    const mover = await teams.member({ parentId: from.memberId, memberType: 1 });
    const below = await teams.member({ parentId: mover.memberId });
    const lastNight = { at: local('2026-11-18T23:59:00') };
    const thisMorning = { at: local('2026-11-19T00:01:00') };
    const round = (bet: bigint, when: { at: Date }, roundId: string): Move[] => [
      { kind: 'bet', amount: -bet, roundId, gameNode: 1, ...when },
      { kind: 'win', amount: 0n, roundId, gameNode: 1, finishes: true, ...when },
    ];
    await teams.past(below.accountId, [
      { kind: 'deposit', amount: 1000n, at: local('2026-11-18T09:00:00') },
      ...round(100n, lastNight, 'night'),
      ...round(20n, thisMorning, 'morning'),
    ]);
    teams.moves.push({ memberId: mover.memberId, parentId: to.memberId, fromDay: '2026-11-19' });

    await teams.settle('2026-11-18T23:59:30');
    expect(teams.moves).toHaveLength(1);
    await teams.settle('2026-11-19T00:05:00');
    expect([await validOf(from, '2026-11-18'), await validOf(from, '2026-11-19')]).toEqual([
      100n,
      0n,
    ]);
    await teams.close('2026-11-18', '2026-11-19T00:10:00');
    expect(teams.moves).toEqual([]);
    expect([await validOf(from, '2026-11-18'), await validOf(from, '2026-11-19')]).toEqual([
      100n,
      0n,
    ]);
    expect([await validOf(to, '2026-11-18'), await validOf(to, '2026-11-19')]).toEqual([0n, 20n]);
    expect(await teams.findings()).toEqual([]);
  });

  type Step = { who: number; does: 'play' | 'pay' | 'join' | 'move' | 'sum' | 'close'; to: number };

  test('a team is its agent and the teams of the children, whoever joins or moves', async () => {
    const steps = fc.array(
      fc.record({
        who: fc.nat(200),
        does: fc.constantFrom(
          'play',
          'play',
          'play',
          'pay',
          'join',
          'join',
          'move',
          'sum',
          'close',
        ),
        to: fc.nat(200),
      }) as fc.Arbitrary<Step>,
      { minLength: 10, maxLength: 60 },
    );
    let today = '2026-12-01';
    await teams.close('2026-11-30', `${today}T00:10:00`);
    await fc.assert(
      fc.asyncProperty(steps, async (drawn) => {
        const members: Member[] = [await teams.member({ memberType: 1 })];
        const of = (index: number) => members[index % members.length] as Member;
        const moment = () => new Date(local(`${today}T12:00:00`).getTime() + ++minutes);
        for (const { who, does, to } of drawn) {
          const person = of(who);
          if (does === 'join') {
            members.push(await teams.member({ memberType: 1, parentId: person.memberId }));
          } else if (does === 'pay') {
            await teams.past(person.accountId, [
              { kind: 'deposit', amount: BigInt(to + 1), at: moment() },
            ]);
          } else if (does === 'play') {
            await teams.past(person.accountId, [
              { kind: 'deposit', amount: BigInt(who + 1), at: moment() },
              ...play(BigInt(who + 1), BigInt(to)).map((move) => ({ ...move, at: moment() })),
            ]);
          } else if (does === 'move') {
            const { rows } = await sql<{ free: boolean }>`
              select not exists (select from downline where ancestor_id = ${person.memberId}
                and member_id = ${of(to).memberId}) as free`.execute(teams.db);
            const isFree = rows[0]?.free === true && person !== of(to);
            const waits = teams.moves.length > 0;
            if (isFree && !waits) {
              const fromDay = dayAfter(today, 1);
              const move = { memberId: person.memberId, parentId: of(to).memberId, fromDay };
              teams.moves.push(move);
            }
          } else if (does === 'sum') {
            await teams.settle(`${today}T13:00:00`);
          } else {
            const closed = today;
            today = dayAfter(today, 1);
            await teams.close(closed, `${today}T00:10:00`);
          }
        }
        await teams.settle(`${today}T14:00:00`);
        expect(await teams.findings()).toEqual([]);
        const ids = sql`${members.map(({ memberId }) => memberId)}::bigint[]`;
        const { rows } = await sql`
          select team.agent_id from (
            select agent_id, sum(bets) as bets, sum(valid) as valid, sum(deposit) as deposit
            from team_day where day = ${today}::date group by agent_id
          ) as team
          left join (
            select coalesce(member.parent_id, 0) as agent_id, sum(bets) as bets,
              sum(valid) as valid, sum(deposit) as deposit
            from team_day join member on member.id = team_day.agent_id
            where day = ${today}::date group by 1
          ) as children on children.agent_id = team.agent_id
          left join (
            select member_id, sum(bets) as bets, sum(valid) as valid, sum(deposit) as deposit
            from member_day where day = ${today}::date group by 1
          ) as own on own.member_id = team.agent_id
          where team.agent_id = any (${ids}) and (team.bets, team.valid, team.deposit) <> (
            coalesce(own.bets, 0) + coalesce(children.bets, 0),
            coalesce(own.valid, 0) + coalesce(children.valid, 0),
            coalesce(own.deposit, 0) + coalesce(children.deposit, 0))`.execute(teams.db);
        expect(rows).toEqual([]);
      }),
      drawnCases(6),
    );
  });

  test('two processes at once count each change once', async () => {
    const agent = await teams.member({ memberType: 1 });
    const players = await Promise.all(
      Array.from({ length: 20 }, () => teams.member({ parentId: agent.memberId })),
    );
    const today = '2027-03-01';
    await teams.close('2027-02-28', `${today}T00:10:00`);
    for (const { accountId } of players) {
      await teams.past(accountId, [
        { kind: 'deposit', amount: 100n, at: local(`${today}T01:00:00`) },
        ...play(100n, 0n).map((move) => ({ ...move, at: local(`${today}T01:00:00`) })),
      ]);
    }
    await Promise.all([
      teams.settle(`${today}T02:00:00`),
      teams.settle(`${today}T02:00:00`),
      sumTeams(teams.deps, never),
    ]);
    await teams.settle(`${today}T02:00:00`);
    expect(await validOf(agent, today)).toBe(2000n);
    expect(await teams.findings()).toEqual([]);
  });

  test('a lost change and a wrong sum are found, and keep the day open', async () => {
    const agent = await teams.member({ memberType: 1 });
    const player = await teams.member({ parentId: agent.memberId });
    const today = '2027-03-02';
    await teams.past(player.accountId, [
      { kind: 'deposit', amount: 100n, at: local(`${today}T01:00:00`) },
    ]);
    teams.time.now = local(`${today}T02:00:00`);
    await teams.jobs.runNow();
    await sql`delete from member_day_change`.execute(teams.db);
    const subject = `${agent.memberId} ${today} `;
    expect(await teams.findings()).toMatchObject([{ check: teamSumsCheck.name, subject }]);
    teams.time.now = local('2027-03-03T00:10:00');
    await vi.waitFor(async () => {
      await teams.jobs.runNow();
      await expect(sumTeams(teams.deps, never)).rejects.toThrow(
        `the teams of ${today} cannot close: 1 sums differ`,
      );
    }, patience);
    await sql`
      insert into line_day (agent_id, day, category, deposit)
      values (${agent.memberId}, ${today}::date, '', 100)`.execute(teams.db);
    await sumTeams(teams.deps, never);
    expect(await teams.findings()).toEqual([]);
    await sql`
      update line_day set deposit = 99 where agent_id = ${agent.memberId}`.execute(teams.db);
    expect(await teams.findings()).toMatchObject([{ subject }]);
  });
});
