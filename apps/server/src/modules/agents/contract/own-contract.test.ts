import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { goldenDay, openGoldenCase, type GoldenCase } from '../sums/golden-case.fixture.ts';
import { local } from '../sums/teams.fixture.ts';
import { contractCalls, type Tier } from './contracts.fixture.ts';

const share: Tier[] = [
  { result: '1000.00', activeMembers: 3, rate: '15.00' },
  { result: '3210.35', rate: '20.00' },
].map((tier) => ({ activeMembers: 3, ...tier }));

describe.each(testDatabases())('D13: what a contract comes to, on $name', (database) => {
  let golden: GoldenCase;
  let calls: ReturnType<typeof contractCalls>;
  beforeAll(async () => {
    golden = await openGoldenCase(database);
    calls = contractCalls(golden.teams);
    const { p1, p2, c, b } = golden.people;
    const earned = [
      [p1, 'own', 370_37n],
      [p2, 'own', 250_00n],
      [c, 'own', 6_00n],
      [c, 'team', 370_37n],
      [b, 'team', 747_82n],
    ] as const;
    for (const [{ memberId }, kind, amount] of earned) {
      await golden.teams.db
        .insertInto('rebate_sum')
        .values({
          member_id: memberId,
          day: goldenDay,
          kind,
          earned: amount,
          carried_in: 0n,
          paid: amount,
          carried_out: 0n,
          state: 'due',
        })
        .execute();
    }
    await earnSalary(b, null, 872_28n);
    await earnSalary(c, b, 200_00n);
  });
  afterAll(() => golden.teams.engine.close());

  /** A salary that is worked out for the day, by a contract that is over. */
  async function earnSalary(payee: Member, payer: Member | null, amount: bigint): Promise<void> {
    const [id, contract_id] = [randomUUID(), randomUUID()];
    const sides = { payee_id: payee.memberId, payer_id: payer?.memberId ?? null };
    const then = local('2026-11-18T00:00:00');
    const terms = {};
    await golden.teams.db
      .insertInto('agent_contract')
      .values({
        ...sides,
        id: contract_id,
        kind: 'dailySalary',
        state: 'ended',
        is_change: false,
        terms,
        proposed_at: then,
        starts_at: then,
        ends_at: then,
        changed_at: then,
      })
      .execute();
    await golden.teams.db
      .insertInto('settlement')
      .values({
        ...sides,
        id,
        contract_id,
        kind: 'dailySalary',
        period_start: then,
        period_end: local('2026-11-19T00:00:00'),
        first_day: goldenDay,
        last_day: goldenDay,
        inputs: {},
        amount,
        state: 'approved',
        calculated_at: then,
      })
      .execute();
  }
  const at = (text: string) => void (golden.teams.time.now = local(text));
  /** What the terms of a kind that are offered to b come to, in the last whole period. */
  async function exampleOf(kind: 'dailySalary' | 'hourlySalary' | 'dividend', terms?: object) {
    const { b } = golden.people;
    const { contractId } = await calls.house({
      account: b.username,
      kind,
      ...(terms && { terms: terms as never }),
    });
    const { example, running } = await calls.own(b, kind);
    await calls.house({ action: 'withdraw', contractId });
    expect(running).toBeNull();
    return example;
  }

  test('a day pays the tier that valid bets and active members reach, of all', async () => {
    at('2026-11-19T08:00:00');
    expect(await exampleOf('dailySalary')).toEqual({
      from: '2026-11-17T16:00:00.000Z',
      until: '2026-11-18T16:00:00.000Z',
      startDate: goldenDay,
      endDate: goldenDay,
      validBetAmount: '174456.78',
      lostBetAmount: '173456.78',
      activeMembers: 3,
      betAmount: '174656.78',
      winAmount: '168591.60',
      promotion: '238.00',
      rebate: '1744.56',
      salary: '0.00',
      cost: '0.00',
      result: '6065.18',
      carriedIn: '0.00',
      base: '174456.78',
      tier: 2,
      amount: '872.28',
      carriedOut: '0.00',
    });
    at('2026-11-20T08:00:00');
    const next = await exampleOf('dailySalary');
    expect(next).toMatchObject({ validBetAmount: '0.00', tier: null, amount: '0.00' });
  });

  test('without the own play it is that of the others alone', async () => {
    at('2026-11-19T08:00:00');
    const { c, b } = golden.people;
    await calls.sign(b);
    at('2026-11-20T00:00:00');
    await calls.advance();
    const tiers: Tier[] = [
      { validBetAmount: '10000.00', activeMembers: 1, rate: '0.10' },
      { validBetAmount: '10000.00', activeMembers: 2, rate: '0.20' },
    ];
    const promised: Tier[] = tiers.map((tier) => ({ ...tier, activeMembers: 3 })).slice(0, 1);
    at('2026-11-19T08:00:00');
    const terms = calls.termsOf(promised, { includeOwn: false });
    await calls.act(b, { account: c.username, terms });
    const { waiting, example } = await calls.own(c);
    expect(waiting?.terms.includeOwn).toBe(false);
    expect(example).toMatchObject({
      validBetAmount: '123456.78',
      activeMembers: 1,
      betAmount: '123456.78',
      // The agent's own commission is earned by its team, the rebate on its own play is not.
      rebate: '740.74',
      tier: null,
    });
  });

  test('an hour counts what ended in it', async () => {
    at('2026-11-18T13:30:00');
    const terms = calls.termsOf(
      [{ validBetAmount: '100000.00', activeMembers: 3, rate: '0.30', lostRate: '0.20' }],
      {},
    );
    const hour = await exampleOf('hourlySalary', terms);
    expect(hour).toMatchObject({
      from: '2026-11-18T04:00:00.000Z',
      until: '2026-11-18T05:00:00.000Z',
      validBetAmount: '174456.78',
      lostBetAmount: '173456.78',
      activeMembers: 3,
      // 1,000.00 at 0.30 and 173,456.78 at 0.20.
      amount: '349.91',
    });
    at('2026-11-18T14:30:00');
    expect(await exampleOf('hourlySalary')).toMatchObject({
      validBetAmount: '0.00',
      amount: '0.00',
    });
  });

  test('a dividend pays of what the house has won, less its costs', async () => {
    at('2026-12-01T08:00:00');
    const terms = calls.termsOf(share);
    expect(await exampleOf('dividend', terms)).toMatchObject({
      startDate: '2026-11-16',
      endDate: '2026-11-30',
      result: '3210.34',
      base: '3210.34',
      tier: 1,
      amount: '481.00',
    });
    const costs = calls.termsOf(share, { costRate: '1.00', unit: '0.01' });
    // 27,000.00 were paid in.
    expect(await exampleOf('dividend', costs)).toMatchObject({
      cost: '270.00',
      result: '2940.34',
      amount: '441.05',
    });
  });

  test('the period that runs is shown by the contract that runs', async () => {
    const { b } = golden.people;
    at('2026-11-14T08:00:00');
    const { contractId } = await calls.house({
      account: b.username,
      kind: 'dividend',
      terms: calls.termsOf(share),
    });
    await calls.act(b, { action: 'accept', contractId }, 'dividend');
    at('2026-11-20T08:00:00');
    await calls.advance();
    const { active, running, example, limits, asOf } = await calls.own(b, 'dividend');
    expect(active).toMatchObject({ state: 'active', startsOn: '2026-11-15T16:00:00.000Z' });
    expect(running).toMatchObject({ startDate: '2026-11-16', result: '3210.34', amount: '481.00' });
    expect(example).toBeNull();
    expect(limits).toMatchObject({ maximumRate: '40.00', usual: { unit: '1.00', tiers: [] } });
    expect(asOf).not.toBeNull();
  });
});
