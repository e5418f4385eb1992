import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { stoppingAt } from '../../sums/stopping-at.fixture.ts';
import { local } from '../../sums/teams.fixture.ts';
import { findMatchedBets } from './find-matched-bets.ts';
import { openRounds, type Rounds } from './rounds.fixture.ts';
import { uncountMatched } from './uncount-matched.ts';

describe.each(everyEngine())('matched bets of a confirmed case, on $name', (database) => {
  let site: Rounds;
  let agent: Member;
  let one: Member;
  let other: Member;

  /** The case is seen on the 18th and confirmed on the 19th at ten. */
  beforeAll(async () => {
    site = await openRounds(database);
    agent = await site.person('agent', null, { LIVE: 100 });
    one = await site.person('one', agent);
    other = await site.person('other', agent);
    await site.playSides([one, 100_00n], [other, 100_00n], '2026-11-18T10:00:00');
    await site.close('2026-11-18', '2026-11-19T00:10:00');
    await findMatchedBets(site.deps);
    await site.settle('2026-11-19T10:00:00');
    const [found] = await site.cases('matchedBets');
    await site.decide(found?.caseId ?? '', 'confirmed');
  });
  afterAll(() => site.engine.close());

  const validOf = async ({ memberId }: Member, day: string) =>
    (await site.columnsOf('own', memberId, day)).validBetAmount;
  const lifetimeOf = async ({ accountId }: Member) => {
    const { rows } = await sql<{ valid: bigint; lost: bigint }>`
      select sum(valid)::bigint as valid, sum(valid_lost)::bigint as lost
      from member_total where account_id = ${accountId}`.execute(site.db);
    return rows[0];
  };
  const taken = async () => {
    const { rows } = await sql<{ sum: bigint }>`
      select coalesce(sum(taken), 0)::bigint as sum from matched_round`.execute(site.db);
    return rows[0]?.sum;
  };
  const sound = async () => {
    expect(await site.checks()).toEqual([]);
    expect(await site.findings()).toEqual([]);
    expect(await site.rebateFindings()).toEqual([]);
  };

  test('count from the decision on only for what has no counterpart, and earn so', async () => {
    await site.playSides([one, 100_00n], [other, 60_00n], '2026-11-19T09:00:00');
    await site.playSides([one, 100_00n], [other, 60_00n], '2026-11-19T12:00:00');
    await site.settle('2026-11-19T13:00:00');
    expect(await validOf(one, '2026-11-19')).toBe(2_400_00n);
    await Promise.all([uncountMatched(site.deps), uncountMatched(site.deps)]);
    await uncountMatched(site.deps);
    expect(await validOf(one, '2026-11-19')).toBe(1_200_00n + 480_00n);
    expect(await validOf(other, '2026-11-19')).toBe(720_00n);
    // What was lost of it: six rounds of each kind, besides the six of the 18th.
    expect(await lifetimeOf(one)).toEqual({ valid: 2_880_00n, lost: 1_440_00n });
    expect(await lifetimeOf(other)).toEqual({ valid: 1_920_00n, lost: 960_00n });
    await site.close('2026-11-19', '2026-11-20T00:10:00');
    await sound();
    expect((await site.sumOf(agent, '2026-11-19', 'team'))?.earned).toBe(24_00n);
  });

  test('stay lowered when a round is rolled back later', async () => {
    const { external_id: reverses, source } = await site.db
      .selectFrom('posting')
      .select(['external_id', 'source'])
      .where('account_id', '=', one.accountId)
      .where('kind', '=', 2)
      .where('amount', '>', 0n)
      .where('created_at', '>', local('2026-11-19T12:00:00'))
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { round_id: roundId } = await site.db
      .selectFrom('posting')
      .select('round_id')
      .where('external_id', '=', reverses)
      .executeTakeFirstOrThrow();
    const at = local('2026-11-20T09:00:00');
    const back = { kind: 'rollback', at, source, roundId: roundId ?? '' } as const;
    await site.past(one.accountId, [{ ...back, amount: -200_00n, reverses }]);
    await site.settle('2026-11-20T10:00:00');
    // The round is lost now, and still counts 40.00 of its stake.
    expect(await validOf(one, '2026-11-20')).toBe(0n);
    expect(await lifetimeOf(one)).toEqual({ valid: 2_880_00n, lost: 1_480_00n });
    await sound();
  });

  test('are booked on the first open day where their own one has closed', async () => {
    await site.playSides([one, 10_00n], [other, 10_00n], '2026-11-20T23:00:00');
    await site.close('2026-11-20', '2026-11-21T00:10:00');
    await uncountMatched(site.deps);
    expect(await validOf(one, '2026-11-20')).toBe(120_00n);
    expect(await validOf(one, '2026-11-21')).toBe(-120_00n);
    await site.close('2026-11-21', '2026-11-22T00:10:00');
    await sound();
  });

  test('are lowered once by a job that ends at any statement and runs again', async () => {
    const before = (await taken()) ?? 0n;
    let statements = 0;
    let hasEnded = true;
    await site.playSides([one, 10_00n], [other, 10_00n], '2026-11-22T10:00:00', { times: 2 });
    await site.settle('2026-11-22T11:00:00');
    while (hasEnded) {
      statements += 1;
      const { db, hasStopped } = stoppingAt(site.engine, statements);
      await uncountMatched({ ...site.deps, db }).catch(() => undefined);
      hasEnded = hasStopped();
      const lowered =
        40_00n - ((await validOf(one, '2026-11-22')) + (await validOf(other, '2026-11-22')));
      expect(await taken()).toBe(before + lowered);
    }
    expect(statements).toBeGreaterThan(5);
    expect(await taken()).toBe(before + 40_00n);
    await site.close('2026-11-22', '2026-11-23T00:10:00');
    await sound();
  });

  test('of a pair that cannot be lowered yet keep no other pair from it', async () => {
    const [two, twin] = [await site.person('two', agent), await site.person('twin', agent)];
    await site.playSides([two, 100_00n], [twin, 100_00n], '2026-11-23T10:00:00');
    await site.close('2026-11-23', '2026-11-24T00:10:00');
    await findMatchedBets(site.deps);
    const cases = await site.cases('matchedBets');
    const caseOf = (state: string) => cases.find((found) => found.state === state)?.caseId ?? '';
    await site.decide(caseOf('open'), 'confirmed');
    await site.playSides([one, 10_00n], [other, 10_00n], '2026-11-24T10:00:00');
    await site.playSides([two, 10_00n], [twin, 10_00n], '2026-11-24T10:00:00');
    await site.settle('2026-11-24T11:00:00');
    await sql`
      alter table matched_round add constraint none_of_first
      check (case_id <> ${sql.lit(caseOf('confirmed'))}) not valid`.execute(site.db);
    await uncountMatched(site.deps);
    expect(await validOf(one, '2026-11-24')).toBe(120_00n);
    expect(await validOf(two, '2026-11-24')).toBe(0n);
    await sql`alter table matched_round drop constraint none_of_first`.execute(site.db);
    await uncountMatched(site.deps);
    expect(await validOf(one, '2026-11-24')).toBe(0n);
    expect(await validOf(two, '2026-11-24')).toBe(0n);
    await site.close('2026-11-24', '2026-11-25T00:10:00');
    await sound();
  });
});
