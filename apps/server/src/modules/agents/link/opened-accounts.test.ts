import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { requestLimits } from '#http/limits/request-limits.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { leastCost } from '#modules/credentials/password-algorithm.fixture.ts';
import { createPasswordHasher, type PasswordHasher } from '#modules/credentials/password-hasher.ts';
import { codeOf, openTestBase, type Member, type TestBase } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { openAgents } from '../agents.fixture.ts';
import type { Agents, AgentsDependencies } from '../agents.ts';

const password = 'lantern-on-water';
const newName = () => `m${randomBytes(5).toString('hex')}`;

/** A hasher that answers nobody before all have asked, so that all go on together. */
function hasherOf(callers: number): PasswordHasher {
  const asking: ((hash: string) => void)[] = [];
  const hash = () =>
    new Promise<string>((resolve) => {
      asking.push(resolve);
      if (asking.length === callers) for (const answer of asking) answer('a-hash');
    });
  return { ...createPasswordHasher(leastCost), hash };
}

describe.each(testDatabases())('§8: accounts that agents open, on $name', (database) => {
  let base: TestBase;
  let agents: Agents;
  const renewed: bigint[] = [];
  const registered: bigint[] = [];
  beforeAll(async () => {
    base = await openTestBase(database);
    agents = openWith({});
  });
  afterAll(() => base.close());

  function openWith(open: object, depth = 10, more: Partial<AgentsDependencies> = {}): Agents {
    const rules = siteOfFolder().agents;
    return openAgents(base, {
      rules: { ...rules, tree: { depth }, open: { ...rules.open, ...open } },
      renewSessions: async (memberId) => void renewed.push(memberId),
      publish: async (_, event) => {
        if ('memberId' in event) registered.push(event.memberId);
      },
      ...more,
    });
  }

  type Input = Parameters<Agents['handlers']['openDownline']>[0];

  async function newAgent(rng = 100): Promise<Member> {
    const agent = await base.member({ memberType: 1 });
    const set = { from_day: '2026-01-01', set_by: 'test', set_at: base.clock() };
    await base.db
      .insertInto('rebate_rate')
      .values({ member_id: agent.memberId, category: 'RNG', rate: rng, ...set })
      .execute();
    return agent;
  }

  const wanted = (more: Partial<Input> = {}): Input => ({
    username: newName(),
    password,
    type: 0,
    rates: {},
    requestKey: randomUUID(),
    ...more,
  });
  const open = ({ context }: Member, more: Partial<Input> = {}, of = agents) =>
    of.handlers.openDownline(wanted(more), context);

  const rowOf = (username: string) =>
    base.db
      .selectFrom('member')
      .innerJoin('joined_by', 'joined_by.member_id', 'member.id')
      .select(['member.id', 'parent_id', 'member_type', 'unfinished', 'agent_id', 'way', 'code'])
      .where('username', '=', username)
      .executeTakeFirst();
  const sizeOf = async ({ memberId }: Member) => {
    const below = base.db.selectFrom('member').select('id').where('parent_id', '=', memberId);
    return (await below.execute()).length;
  };

  test('the account is one step below, with its type and rates, and not finished', async () => {
    const agent = await newAgent();
    const username = newName();
    const answer = await open(agent, {
      username: ` ${username.toUpperCase()} `,
      type: 1,
      rates: { RNG: '0.60', LIVE: '0' },
    });
    expect(answer).toEqual({ account: username, openedToday: 1, mostPerDay: 20 });
    const row = await rowOf(username);
    expect(row).toMatchObject({
      parent_id: agent.memberId,
      agent_id: agent.memberId,
      member_type: 1,
      unfinished: true,
      way: 'direct',
      code: null,
    });
    expect(registered).toContain(row?.id);
    const rates = base.db.selectFrom('rebate_rate').select(['category', 'rate', 'set_by']);
    expect(await rates.where('member_id', '=', row?.id ?? 0n).execute()).toEqual([
      { category: 'RNG', rate: 60, set_by: agent.username },
    ]);
  });

  test.each<[string, Partial<Input>, string]>([
    ['a name that nobody may have', { username: 'Adm1n' }, 'register.name.reserved'],
    ['a name of other letters', { username: 'a b' }, 'register.username.invalid'],
    ['a name in another alphabet', { username: 'Мария1' }, 'register.username.invalid'],
    ['a short password', { password: 'short' }, 'password.too.short'],
    ['a password that many have', { password: 'password1234' }, 'password.common'],
    ['a rate above the own one', { rates: { RNG: '1.05' } }, 'agent.rebate.range'],
    ['a rate off the step', { rates: { RNG: '0.07' } }, 'agent.rebate.range'],
  ])('%s is refused, and opens nothing', async (_, more, code) => {
    const agent = await newAgent();
    expect(await codeOf(open(agent, more))).toBe(code);
    expect(await sizeOf(agent)).toBe(0);
  });

  test('a name is taken once, also by two at once', async () => {
    const [agent, other] = [await newAgent(), await newAgent()];
    const username = newName();
    const codes = await Promise.all(
      [agent, other, agent].map((one) => codeOf(open(one, { username }))),
    );
    expect(codes.filter((code) => code !== null)).toEqual(Array(2).fill('register.username.taken'));
  });

  test('nothing opens that the site has closed, or below the last level', async () => {
    const agent = await newAgent();
    const closed = 'agent.open.closed';
    expect(await codeOf(open(agent, {}, openWith({ direct: false })))).toBe(closed);
    expect(await codeOf(open(agent, { type: 1 }, openWith({ agents: false })))).toBe(closed);
    expect(await codeOf(open(agent, {}, openWith({}, 1)))).toBe('agent.depth');
    expect(await codeOf(open(agent, {}, openWith({ agents: false }, 2)))).toBeNull();
  });

  test('a repeat answers the first answer and opens no other, and keeps no password', async () => {
    const agent = await newAgent();
    const wish = wanted();
    const send = (more: Partial<Input> = {}) =>
      agents.handlers.openDownline({ ...wish, ...more }, agent.context);
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    expect(await sizeOf(agent)).toBe(1);
    for (const more of [
      { username: newName() },
      { type: 1 as const },
      { rates: { RNG: '0.05' } },
    ]) {
      expect(await codeOf(send(more))).toBe('agent.repeat.differs');
    }
    const acts = await base.db
      .selectFrom('agent_act')
      .selectAll()
      .where('member_id', '=', agent.memberId)
      .execute();
    expect(acts).toMatchObject([{ call: 'openDownline', answer: first }]);
    expect(String(acts[0]?.input)).not.toContain(password);
  });

  test('20 on one day, also at once, and again on the next', async () => {
    const agent = await newAgent();
    const { memberId } = agent;
    for (let opened = 0; opened < 19; opened += 1) {
      const member = await base.member({ parentId: memberId });
      const joined = { member_id: member.memberId, agent_id: memberId, at: base.clock() };
      await base.db
        .insertInto('joined_by')
        .values({ ...joined, way: 'direct' })
        .execute();
    }
    // The connections are open before, so that none is done when the next begins.
    await Promise.all(Array.from({ length: 10 }, () => sizeOf(agent)));
    const hasher = hasherOf(10);
    const together = openWith({}, 10, { hasher });
    const calls = Array.from({ length: 10 }, () => codeOf(open(agent, {}, together)));
    const codes = await Promise.all(calls);
    expect(codes.filter((code) => code !== null)).toEqual(Array(9).fill('request.limited'));
    expect((await agents.handlers.listLinks({}, agent.context)).openedToday).toBe(20);
    base.pass(dayMs);
    expect(await open(agent)).toMatchObject({ openedToday: 1 });
  });

  test('tries are limited too', async () => {
    const agent = await newAgent();
    const { uses } = requestLimits['account opening'].account;
    const subject = `account opening account ${agent.memberId}`;
    await base.db
      .insertInto('rate_limit')
      .values({ subject, window_start: base.clock(), uses })
      .execute();
    expect(await codeOf(open(agent))).toBe('request.limited');
    expect(await sizeOf(agent)).toBe(0);
  });

  const promote = ({ context }: Member, account: string, more = {}, of = agents) =>
    of.handlers.promoteDownline({ account, requestKey: randomUUID(), ...more }, context);

  test('a direct member becomes an agent, as its sessions learn; an agent stays one', async () => {
    const agent = await newAgent();
    const member = await base.member({ parentId: agent.memberId });
    const answer = { account: member.username, type: 1 };
    const again = { requestKey: randomUUID() };
    expect(await promote(agent, member.username.toUpperCase(), again)).toEqual(answer);
    expect(renewed).toContain(member.memberId);
    expect(await promote(agent, member.username, again)).toEqual(answer);
    expect(await promote(agent, member.username)).toEqual(answer);
    expect(await codeOf(promote(agent, agent.username, again))).toBe('agent.repeat.differs');
    const { account } = await open(agent);
    expect(await promote(agent, account)).toEqual({ account, type: 1 });
    expect(await rowOf(account)).toMatchObject({ member_type: 1, unfinished: true });
  });

  test('nobody else is promoted, all of them alike', async () => {
    const top = await newAgent();
    const agent = await base.member({ memberType: 1, parentId: top.memberId });
    const direct = await base.member({ memberType: 41, parentId: agent.memberId });
    const below = await base.member({ parentId: direct.memberId });
    const beside = await base.member({ parentId: top.memberId });
    for (const { username } of [top, agent, below, beside, { username: newName() }]) {
      expect(await codeOf(promote(agent, username))).toBe('agent.downline.not.found');
    }
    expect(await codeOf(promote(agent, direct.username))).toBe('agent.promote.type');
    const closed = openWith({ agents: false });
    expect(await codeOf(promote(top, beside.username, {}, closed))).toBe('agent.open.closed');
    const types = base.db.selectFrom('member').select('member_type');
    const ids = [below.memberId, beside.memberId];
    expect(await types.where('id', 'in', ids).execute()).toEqual([
      { member_type: 0 },
      { member_type: 0 },
    ]);
  });
});
