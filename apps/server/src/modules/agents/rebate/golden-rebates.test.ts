import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { openAgents } from '../agents.fixture.ts';
import { openRebates, type Rebates } from './rebates.fixture.ts';

const day = '2026-11-18';
const next = '2026-11-19';
const minor = (text: string) => BigInt(text.replaceAll(/[,.]/gu, ''));

/** Who earns, by whose play, by how much of valid bets, at which rate, and how much. */
const table = [
  ['a', 'a', '200.00', 150, '3.00'],
  ['a', 'b', '174,456.78', 50, '872.28'],
  ['a', 'p3', '9,999.99', 150, '149.99'],
  ['b', 'c', '124,456.78', 40, '497.82'],
  ['b', 'p2', '50,000.00', 50, '250.00'],
  ['c', 'c', '1,000.00', 60, '6.00'],
  ['c', 'p1', '123,456.78', 30, '370.37'],
  ['p1', 'p1', '123,456.78', 30, '370.37'],
  ['p2', 'p2', '50,000.00', 50, '250.00'],
] as const;

describe.each(everyEngine())('D13: golden case R from real rounds, on $name', (database) => {
  let rebates: Rebates;
  const people = new Map<string, Member>();
  const who = (name: string) => people.get(name) as Member;

  beforeAll(async () => {
    rebates = await openRebates(database);
    const add = async (name: string, upline: string | null, RNG: number, valid: string) => {
      const parent = upline === null ? null : who(upline);
      people.set(name, await rebates.person(name, parent, { RNG }));
      if (minor(valid) > 0n) await rebates.plays(who(name), minor(valid), day);
    };
    await add('a', null, 150, '200.00');
    await add('b', 'a', 100, '0.00');
    await add('c', 'b', 60, '1,000.00');
    await add('p1', 'c', 30, '123,456.78');
    await add('p2', 'b', 50, '50,000.00');
    await add('p3', 'a', 0, '9,999.99');
    await rebates.close(day, `${next}T00:10:00`);
  });
  afterAll(() => rebates.engine.close());

  test('each part is that of the table', async () => {
    const { rows } = await sql`
      select owner.username as who, coalesce(child.username, owner.username) as of, valid, rate,
        amount
      from rebate_line as line join member as owner on owner.id = line.member_id
      left join member as child on child.id = line.child_id
      where day = ${day}::date order by 1, 2`.execute(rebates.db);
    const expected = table.map(([name, of, valid, rate, amount]) => ({
      who: name,
      of,
      valid: minor(valid),
      rate,
      amount: minor(amount),
    }));
    expect(rows).toEqual(expected);
  });

  test('nothing is paid before twenty past midnight, and then each sum once', async () => {
    await rebates.payAt(`${next}T00:19:59`);
    expect(await rebates.posted()).toEqual({});
    await rebates.payAt(`${next}T00:20:00`);
    const id = (name: string, kind: string) => `${day}:${who(name).memberId}:${kind}`;
    const posted = await rebates.posted();
    expect(posted).toEqual({
      [id('a', 'own')]: 3_00n,
      [id('a', 'team')]: 872_28n + 149_99n,
      [id('b', 'team')]: 497_82n + 250_00n,
      [id('c', 'own')]: 6_00n,
      [id('c', 'team')]: 370_37n,
      [id('p1', 'own')]: 370_37n,
      [id('p2', 'own')]: 250_00n,
    });
    expect(Object.values(posted).reduce((sum, amount) => sum + amount, 0n)).toBe(2_769_83n);
    expect(rebates.errors).toEqual([]);
  });

  test('the accounts have it, and the checks find nothing', async () => {
    const balances = [];
    for (const name of ['a', 'b', 'c', 'p1', 'p2', 'p3']) {
      balances.push(await rebates.balanceOf(who(name)));
    }
    expect(balances).toEqual([1_025_27n, 747_82n, 376_37n, 370_37n, 250_00n, 0n]);
    expect(await rebates.rebateFindings()).toEqual([]);
    const { rows } = await sql`
      select owed.play_owed from account as owed where owed.id = ${who('c').accountId}
    `.execute(rebates.db);
    expect(rows).toEqual([{ play_owed: 0n }]);
  });

  test('the page of an agent says the same, part by part and in its sums', async () => {
    const { handlers } = openAgents(rebates);
    const page = { pageNo: 1, pageSize: 25, startDate: day, endDate: day };
    const answer = await handlers.listCommissions(page, who('c').context);
    const part = { day, playedOn: null, nickname: '', category: 'RNG', state: 'paid' };
    expect(answer.list).toEqual([
      {
        ...part,
        account: 'c',
        own: true,
        validBetAmount: '1000.00',
        rate: '0.60',
        amount: '6.00',
      },
      {
        ...part,
        account: 'p1',
        own: false,
        validBetAmount: '123456.78',
        rate: '0.30',
        amount: '370.37',
      },
    ]);
    const paidAt = '2026-11-18T16:20:00.000Z';
    const sum = { day, carriedIn: '0.00', carriedOut: '0.00', state: 'paid', paidAt };
    expect(answer.days).toEqual([
      { ...sum, own: true, earned: '6.00', paid: '6.00' },
      { ...sum, own: false, earned: '370.37', paid: '370.37' },
    ]);
    expect(answer.footer).toEqual({ validBetAmount: '124456.78', amount: '376.37' });
  });

  test('the next day has it in the columns of the result', async () => {
    await rebates.close(next, '2026-11-20T00:10:00');
    const own = await rebates.columnsOf('own', who('c').memberId, next);
    expect(own).toMatchObject({ rebate: 6_00n, agentCommission: 370_37n });
    const team = await rebates.columnsOf('team_day', who('b').memberId, next);
    expect(team).toMatchObject({ rebate: 626_37n, agentCommission: 1_118_19n });
  });
});
