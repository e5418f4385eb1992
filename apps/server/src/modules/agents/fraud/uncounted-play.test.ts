import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator, type Member } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import type { FraudKind } from '@pavilion/domain/fraud/fraud-case';
import { openAgents } from '../agents.fixture.ts';
import { closeRebatesBy } from '../close-rebates.ts';
import { openRebates, type Rebates } from '../rebate/rebates.fixture.ts';
import { local } from '../sums/teams.fixture.ts';
import { raiseCase } from './case.store.ts';

const [first, second, third, fourth] = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];

describe.each(testDatabases())('D13: play that counts for nobody above, on $name', (database) => {
  let rebates: Rebates;
  let [a, b, x, y, z, other]: Member[] = [];
  const who = () =>
    ({ a, b, x, y, z, other }) as Record<'a' | 'b' | 'x' | 'y' | 'z' | 'other', Member>;

  async function raise(kind: FraudKind, member: Member, at: string): Promise<string> {
    const id = randomUUID();
    await raiseCase(rebates.db, {
      id,
      kind,
      subject: `${member.memberId}`,
      agentId: who().b.memberId,
      memberId: member.memberId,
      others: [who().b.memberId],
      facts: {},
      day: at.slice(0, 10),
      at: local(at),
    });
    return id;
  }
  const decide = (caseId: string, state: 'confirmed' | 'dismissed') =>
    openAgents(rebates).operatorHandlers.decideFraudCase(
      { caseId, state, note: 'As it was seen.' },
      asOperator,
    );

  /** The parts of a day: of whom, by whose play, by how much of valid bets, and how much. */
  async function linesOf(day: string): Promise<string[]> {
    const { rows } = await sql<{ line: string }>`
      select concat_ws(' ', owner.username, coalesce(child.username, 'own'), valid, amount)
        as line
      from rebate_line as line join member as owner on owner.id = line.member_id
      left join member as child on child.id = line.child_id
      where day = ${day}::date
      order by owner.username, child.username nulls first, play_day desc nulls first`.execute(
      rebates.db,
    );
    return rows.map(({ line }) => line);
  }

  async function activeOf(agent: Member, day: string): Promise<number> {
    const { handlers } = openAgents(rebates);
    const days = { startDate: day, endDate: day };
    return (await handlers.getTeamOverview(days, agent.context)).counts.activeMemberCount;
  }

  const closeNext = (day: string, next: string) => rebates.close(day, `${next}T00:10:00`);

  let caseOfX: string;
  let caseOfZ: string;

  beforeAll(async () => {
    rebates = await openRebates(database);
    a = await rebates.person('a', null, { RNG: 150 });
    b = await rebates.person('b', a, { RNG: 100 });
    x = await rebates.person('x', b, { RNG: 30 });
    y = await rebates.person('y', b);
    z = await rebates.person('z', b, { RNG: 50 });
    other = await rebates.person('other', null, { RNG: 100 });
  });
  afterAll(() => rebates.engine.close());

  test('of the same person brings those above nothing, and its own rebate is paid', async () => {
    await rebates.plays(who().x, 1_000_00n, first);
    await rebates.plays(who().y, 1_000_00n, first);
    await rebates.plays(who().z, 2_000_00n, first);
    caseOfX = await raise('samePerson', who().x, `${first}T13:00:00`);
    caseOfZ = await raise('sharedDevice', who().z, `${first}T13:00:00`);
    await rebates.settle(`${first}T20:00:00`);
    expect(await activeOf(who().a, first)).toBe(2);
    await closeNext(first, second);
    expect(await linesOf(first)).toEqual([
      'a b 300000 1500',
      'b y 100000 1000',
      'b z 200000 1000',
      'x own 100000 300',
      'z own 200000 1000',
    ]);
    expect(await activeOf(who().a, first)).toBe(2);
    expect(await rebates.rebateFindings()).toEqual([]);
  });

  test('is found where a part of a rebate rests on it', async () => {
    const part = {
      day: first,
      member_id: who().b.memberId,
      child_id: who().x.memberId,
      category: 'RNG',
      valid: 1_000_00n,
      rate: 70,
      amount: 7_00n,
    };
    await rebates.db.insertInto('rebate_line').values(part).execute();
    const found = (await rebates.rebateFindings()).map(({ check, detail }) => [check, detail]);
    expect(found).toContainEqual([
      'a part of a rebate is its valid bets by its rate',
      '100000 × 70 is not 700',
    ]);
    await rebates.db.deleteFrom('rebate_line').where('child_id', '=', who().x.memberId).execute();
    expect(await rebates.rebateFindings()).toEqual([]);
  });

  test('comes back after the case is dismissed, and goes once one is confirmed', async () => {
    await decide(caseOfX, 'dismissed');
    await decide(caseOfZ, 'confirmed');
    await rebates.rate(who().x, { RNG: 90 }, second);
    await rebates.plays(who().x, 200_00n, second);
    await rebates.plays(who().z, 100_00n, second);
    await closeNext(second, third);
    // At the rates of the day on which it was played.
    expect(await linesOf(second)).toEqual([
      'a b 20000 100',
      'a b -100000 -500',
      'b x 20000 20',
      'b x 100000 700',
      'b z -200000 -1000',
      'x own 20000 180',
      'z own 10000 50',
    ]);
    expect(await rebates.rebateFindings()).toEqual([]);
  });

  test('is listed to the agent with the day on which it was played', async () => {
    const { handlers } = openAgents(rebates);
    const days = { startDate: second, endDate: second, pageNo: 1, pageSize: 25 };
    const { list } = await handlers.listCommissions(days, who().b.context);
    const said = list.map(({ account, playedOn, validBetAmount, rate }) => [
      account,
      playedOn,
      `${validBetAmount} × ${rate}`,
    ]);
    expect(said).toEqual([
      ['x', null, '200.00 × 0.10'],
      ['x', first, '1000.00 × 0.70'],
      ['z', first, '-2000.00 × 0.50'],
    ]);
  });

  test('changes no more after that', async () => {
    await rebates.plays(who().x, 100_00n, third);
    await rebates.plays(who().z, 100_00n, third);
    await closeNext(third, fourth);
    expect(await linesOf(third)).toEqual([
      'a b 10000 50',
      'b x 10000 10',
      'x own 10000 90',
      'z own 10000 50',
    ]);
    const booked = () => rebates.db.selectFrom('uncounted_play').selectAll().execute();
    const before = await booked();
    const close = closeRebatesBy(siteOfFolder().agents.rebate);
    await rebates.db.transaction().execute((transaction) => close(transaction, third));
    expect(await booked()).toEqual(before);
    expect(await rebates.rebateFindings()).toEqual([]);
  });

  test('does not come back to agents who were not above it', async () => {
    const { y: moved, other: to } = who();
    const caseId = await raise('samePerson', moved, `${fourth}T10:00:00`);
    await rebates.plays(moved, 1_000_00n, fourth);
    await closeNext(fourth, '2026-11-21');
    expect(await linesOf(fourth)).toEqual([]);
    await decide(caseId, 'dismissed');
    rebates.moves.push({
      memberId: moved.memberId,
      parentId: to.memberId,
      fromDay: '2026-11-21',
    });
    await rebates.plays(moved, 10_00n, '2026-11-21');
    await closeNext('2026-11-21', '2026-11-22');
    expect(await linesOf('2026-11-21')).toEqual(['other y 1000 10']);
    expect(await rebates.rebateFindings()).toEqual([]);
  });

  test('counts again below agents who are somebody else', async () => {
    await raise('samePerson', who().y, '2026-11-22T10:00:00');
    await rebates.plays(who().y, 10_00n, '2026-11-22');
    await closeNext('2026-11-22', '2026-11-23');
    expect(await linesOf('2026-11-22')).toEqual(['other y 1000 10']);
  });
});
