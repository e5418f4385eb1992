import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { asOperator } from '#testing/test-base.ts';
import { createTestSite, type TestSite } from '#testing/test-site.ts';
import { seedAsAtStart } from './testing/seed-try-accounts.ts';

const startedAt = new Date('2026-11-20T06:00:00Z');
/** What a start prints, and the rest of the team. */
const balances = {
  agent01: '5000.00',
  agent02: '1200.00',
  agent21: '700.00',
  player11: '300.00',
  player12: '450.00',
  player13: '620.00',
  player21: '150.00',
  player22: '90.00',
  player31: '240.00',
  player32: '180.00',
};
const team = Object.keys(balances);

async function openSite(): Promise<TestSite> {
  const harness = await createTestSite(anyDatabase(), { startedAt });
  await harness.modules.prepare();
  return harness;
}

/** Everything that was posted for the team, without its internal ids. */
async function postingsOf({ db }: TestSite) {
  const { rows } = await sql`
    select m.username, p.kind, p.amount, p.external_id, p.round_id, p.game_node, p.created_at
    from posting p join account a on a.id = p.account_id join member m on m.id = a.member_id
    where m.username = any (${team}::text[]) order by p.id`.execute(db);
  return rows;
}

async function balancesOf({ db }: TestSite) {
  const { rows } = await sql<{ username: string; balance: string }>`
    select m.username, (a.balance / 100.0)::numeric(12, 2)::text as balance
    from account a join member m on m.id = a.member_id
    where m.username = any (${team}::text[]) order by m.username`.execute(db);
  return Object.fromEntries(rows.map(({ username, balance }) => [username, balance]));
}

async function findings({ modules }: TestSite) {
  return [...(await modules.checkLedger()).findings, ...(await modules.agents.findProblems())];
}

describe('Site: the try accounts have thirty days of play', () => {
  let harness: TestSite;
  beforeAll(async () => {
    harness = await openSite();
    await seedAsAtStart(harness);
  });
  afterAll(() => harness.close());

  /** The days of the team of agent01, oldest first. */
  async function teamDays() {
    const { rows } = await sql<{ day: string; bets: bigint; bettors: number; logins: number }>`
      select line.day::text as day, sum(line.bets)::bigint as bets,
        min(head.bettors)::int as bettors, min(head.logged_in)::int as logins
      from line_day as line
      join member on member.id = line.agent_id and member.username = 'agent01'
      join team_head as head on head.agent_id = line.agent_id and head.day = line.day
      group by line.day order by line.day`.execute(harness.db);
    return rows;
  }

  test('nine people on three levels, registered 20 to 60 days ago', async () => {
    const { rows } = await sql`
      select below.distance, count(*)::int as people
      from downline as below
      join member on member.id = below.ancestor_id and member.username = 'agent01'
      group by below.distance order by below.distance`.execute(harness.db);
    expect(rows).toEqual([
      { distance: 1, people: 4 },
      { distance: 2, people: 3 },
      { distance: 3, people: 2 },
    ]);
    const { rows: registered } = await sql<{ first: number; last: number }>`
      select min(${startedAt}::date - registered_at::date)::int as last,
        max(${startedAt}::date - registered_at::date)::int as first
      from member where username = any (${team}::text[])`.execute(harness.db);
    expect(registered).toEqual([{ first: 60, last: 20 }]);
  });

  test('somebody below logs in and plays on each of the days, for 10,000s a day', async () => {
    const days = await teamDays();
    expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))]);
    expect(days).toHaveLength(31);
    expect(days[0]?.day).toBe('2026-10-21');
    for (const { bettors, logins } of days) {
      expect(bettors).toBeGreaterThan(0);
      expect(logins).toBeGreaterThan(0);
    }
    const total = days.reduce((sum, { bets }) => sum + bets, 0n);
    expect(total).toBeGreaterThan(31n * 10_000_00n);
    expect(total).toBeLessThan(31n * 100_000_00n);
  });

  test('games of the site in several categories are won, lost and once a push', async () => {
    const { rows } = await sql<{ node: number; category: string; bets: bigint; wins: bigint }>`
      select game_node as node, category, bets, wins from round
      where finished_at is not null`.execute(harness.db);
    const types = new Map(harness.site.games.map(({ nodeId, gameType }) => [nodeId, gameType]));
    for (const { node, category } of rows) expect(types.get(node)).toBe(category);
    expect(new Set(rows.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5);
    const count = (is: (round: { bets: bigint; wins: bigint }) => boolean) =>
      rows.filter(is).length;
    expect(count(({ bets, wins }) => wins > bets)).toBeGreaterThan(20);
    expect(count(({ bets, wins }) => wins < bets)).toBeGreaterThan(100);
    expect(count(({ bets, wins }) => wins === bets)).toBe(1);
    const { rows: kinds } = await sql<{ kind: number; count: number }>`
      select kind, count(*)::int as count from posting where kind in (5, 6, 14)
      group by kind order by kind`.execute(harness.db);
    expect(kinds.map(({ kind }) => kind)).toEqual([5, 6, 14]);
    expect(kinds.at(-1)?.count).toBe(1);
  });

  test('pages say at once until when everything is counted', async () => {
    const { rows } = await sql`
      select of, as_of from roll_up_progress order by of`.execute(harness.db);
    expect(rows).toEqual([
      { of: 'members', as_of: startedAt },
      { of: 'teams', as_of: startedAt },
    ]);
  });

  test('everybody has the balance that is printed, and every check is clean', async () => {
    expect(await balancesOf(harness)).toEqual(balances);
    expect(await findings(harness)).toEqual([]);
  });

  test('everybody has rates from the day before the first on, lower further down', async () => {
    const { rows } = await sql<{ username: string; rate: number; from: string; by: string }>`
      select m.username, r.rate, r.from_day::text as "from", r.set_by as by
      from rebate_rate r join member m on m.id = r.member_id
      where r.category = 'RNG' order by r.rate desc, m.username`.execute(harness.db);
    const rates = rows.map(({ username, rate }) => [username, rate]);
    expect(rates.slice(0, 4)).toEqual([
      ['agent01', 80],
      ['agent02', 50],
      ['agent21', 40],
      ['player11', 20],
    ]);
    expect(rows).toHaveLength(team.length);
    expect(new Set(rows.map(({ from }) => from))).toEqual(new Set(['2026-10-20']));
    expect(new Set(rows.map(({ by }) => by))).toEqual(
      new Set(['operator:try-accounts', 'agent01', 'agent02', 'agent21']),
    );
  });

  test('the play of each past day was paid in the night after it', async () => {
    const { rows } = await sql<{ day: string; state: string; paid: bigint; at: Date }>`
      select day::text as day, state, paid, paid_at as at from rebate_sum order by day`.execute(
      harness.db,
    );
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['paid']));
    const days = [...new Set(rows.map(({ day }) => day))];
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toBe('2026-11-19');
    for (const { day, at } of rows) {
      const paidAt = at.getTime() - Date.parse(`${day}T24:00:00+08:00`);
      expect(paidAt).toBeGreaterThanOrEqual(20 * 60_000);
      expect(paidAt).toBeLessThan(21 * 60_000);
    }
    const total = rows.reduce((sum, { paid }) => sum + paid, 0n);
    const { rows: posted } = await sql<{ total: bigint }>`
      select sum(p.amount)::bigint as total from posting p
      join account a on a.id = p.account_id and a.member_id is not null
      where p.source = 'rebate'`.execute(harness.db);
    expect(posted).toEqual([{ total }]);
    expect(total).toBeGreaterThan(1_000_00n);
  });

  test('an agent has a default link, one that ends, and one that is used up', async () => {
    const { rows: links } = await sql`
      select code, label, is_default as "isDefault", uses, max_uses as "maxUses",
        (link.expires_at at time zone 'Asia/Manila')::date::text as ends
      from affiliate_code as link join member on member.id = member_id
      where username = 'agent01' order by code`.execute(harness.db);
    const plain = { isDefault: false, maxUses: null, ends: null };
    expect(links).toEqual([
      { ...plain, code: 'AGENT01', label: 'Friends', isDefault: true, uses: 2 },
      { ...plain, code: 'H7KQ3MWX', label: 'Facebook', uses: 1, ends: '2026-11-25' },
      { ...plain, code: 'P4TR9CVN', label: 'Fiesta', uses: 1, maxUses: 1 },
    ]);
    const { rows: joined } = await sql`
      select member.username from joined_by join member on member.id = joined_by.member_id
        and member.parent_id = joined_by.agent_id and member.registered_at = joined_by.at
      order by username`.execute(harness.db);
    expect(joined).toEqual(
      team.filter((name) => name !== 'agent01').map((username) => ({ username })),
    );
  });

  test('one application waits for an operator', async () => {
    const { list } = await harness.modules.operatorHandlers.agents.listApplications(
      { pageNo: 1, pageSize: 10 },
      asOperator,
    );
    expect(list).toMatchObject([{ name: 'Luningning Abad', account: null, state: 'waiting' }]);
  });

  test('a second start writes nothing', async () => {
    const before = await postingsOf(harness);
    expect(await seedAsAtStart(harness)).toEqual({ statements: 2, ensured: [] });
    expect(await postingsOf(harness)).toEqual(before);
  });
});

describe('Site: a start that was stopped', () => {
  let harness: TestSite;
  beforeAll(async () => {
    harness = await openSite();
  });
  afterAll(() => harness.close());

  test('leaves no part of the past; the next one writes it whole', async () => {
    await expect(seedAsAtStart(harness, { atName: 'player31' })).rejects.toThrow('killed');
    await expect(seedAsAtStart(harness, { beforeCommit: true })).rejects.toThrow('killed');
    expect(await postingsOf(harness)).toEqual([]);
    await seedAsAtStart(harness);
    expect((await postingsOf(harness)).length).toBeGreaterThan(300);
    expect(await balancesOf(harness)).toEqual(balances);
    expect(await findings(harness)).toEqual([]);
  });
});

test('Site: a database with closed days gets no past', async () => {
  const harness = await openSite();
  try {
    await sql`
      insert into day_close (day, time_zone, last_posting_id, closed_at)
      values ('2026-11-19', 'Asia/Manila', 0, ${startedAt})`.execute(harness.db);
    await seedAsAtStart(harness);
    expect(await postingsOf(harness)).toHaveLength(team.length);
    expect(await balancesOf(harness)).toEqual(balances);
    expect(await findings(harness)).toEqual([]);
  } finally {
    await harness.close();
  }
});
