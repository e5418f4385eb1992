import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { requestLimits } from '#http/limits/request-limits.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { codeOf, firstPage, openTestBase, visitor, type TestBase } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { playerEndpoints } from '@pavilion/contract/player';
import { openAgents } from '../agents.fixture.ts';
import type { Agents } from '../agents.ts';

const { createLink: createCall } = playerEndpoints.agents;

describe.each(testDatabases())('§8: links of agents, on $name', (database) => {
  let base: TestBase;
  let agents: Agents;
  beforeAll(async () => {
    base = await openTestBase(database);
    agents = openAgents(base);
  });
  afterAll(() => base.close());

  /** An agent with rates, and the calls of the agent. */
  async function newAgent(rates: Record<string, number> = { RNG: 100, LOTT: 100 }) {
    const agent = await base.member({ memberType: 1 });
    const { memberId, context } = agent;
    for (const [category, rate] of Object.entries(rates)) {
      const set = { from_day: '2026-01-01', set_by: 'test', set_at: base.clock() };
      await base.db
        .insertInto('rebate_rate')
        .values({ member_id: memberId, category, rate, ...set })
        .execute();
    }
    const wanted = (more: object = {}) =>
      v.parse(createCall.input, { type: 0, rates: {}, requestKey: randomUUID(), ...more });
    const make = (more: object = {}, of = agents) => of.handlers.createLink(wanted(more), context);
    const all = async () => agents.handlers.listLinks({}, context);
    return { ...agent, make, all, wanted };
  }

  test('a link says all of itself, under the address of the site', async () => {
    const { make, all } = await newAgent();
    const link = await make({
      type: 1,
      rates: { RNG: '0.60', LOTT: '1' },
      label: 'Tita Nena',
      days: 7,
      maxUses: 10,
    });
    expect(link).toMatchObject({
      type: 1,
      rates: { RNG: '0.60', LOTT: '1.00', LIVE: '0.00' },
      label: 'Tita Nena',
      isDefault: false,
      expiresAt: new Date(base.clock().getTime() + 7 * dayMs).toISOString(),
      uses: 0,
      maxUses: 10,
      registered: 0,
      firstDeposits: 0,
      state: 'open',
    });
    expect(link.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(link.url).toBe(`https://site.example/m/register?code=${link.code}`);
    v.assert(createCall.response, link);
    expect(await all()).toMatchObject({
      list: [link],
      mostLinks: 20,
      domains: [],
      opensLinks: true,
      opensDirectly: true,
      opensAgents: true,
      openedToday: 0,
      mostPerDay: 20,
    });
  });

  test.each([
    ['above the own one', { RNG: '1.05' }, { category: 'RNG', ceiling: '1.00' }],
    ['off the step', { LOTT: '0.05' }, { category: 'LOTT', ceiling: '1.00' }],
    ['where the agent has none', { LIVE: '0.05' }, { category: 'LIVE', ceiling: '0.00' }],
    ['above any', { RNG: '999.99' }, { category: 'RNG', ceiling: '1.00' }],
  ])('a rate %s is refused, with the highest that can be given', async (_, rates, hints) => {
    const { make } = await newAgent();
    await expect(make({ rates })).rejects.toMatchObject({ code: 'agent.rebate.range', hints });
  });

  test.each([
    ['a type of agents without a team', { type: 41 }],
    ['a category that is none', { rates: { toString: '1.00' } }],
    ['a rate that is none', { rates: { RNG: '-1.00' } }],
    ['half a use', { maxUses: 0.5 }],
    ['more uses than may be', { maxUses: 10_001 }],
    ['a life that is not offered', { days: 2 }],
    ['a label of 21 letters', { label: 'x'.repeat(21) }],
  ])('the contract refuses %s', async (_, more) => {
    const { wanted } = await newAgent();
    expect(() => wanted(more)).toThrow(v.ValiError);
  });

  test('a site address is one of the agent’s own', async () => {
    const [agent, other] = [await newAgent(), await newAgent()];
    for (const { memberId, username } of [agent, other]) {
      const domain = `${username}.example.com`;
      await base.db
        .insertInto('affiliate_domain')
        .values({ domain, member_id: memberId })
        .execute();
    }
    const own = await agent.make({ domain: `${agent.username}.EXAMPLE.com` });
    expect(own.url).toBe(`https://${agent.username}.example.com/m/register?code=${own.code}`);
    for (const domain of [`${other.username}.example.com`, 'unknown.example.com', '']) {
      expect(await codeOf(agent.make({ domain }))).toBe('request.invalid');
    }
  });

  test('nothing opens that the site has closed', async () => {
    const rules = siteOfFolder().agents;
    const withOpen = (open: object) =>
      openAgents(base, { rules: { ...rules, open: { ...rules.open, ...open } } });
    const { make } = await newAgent();
    const closed = 'agent.open.closed';
    expect(await codeOf(make({}, withOpen({ links: false })))).toBe(closed);
    expect(await codeOf(make({ type: 1 }, withOpen({ agents: false })))).toBe(closed);
    expect(await codeOf(make({}, withOpen({ agents: false, direct: false })))).toBeNull();
  });

  test('many at once cannot make a 21st open link; what is over makes room', async () => {
    const { make, all } = await newAgent();
    await make({ days: 1 });
    for (let made = 1; made < 19; made += 1) await make();
    // The connections are open before, so that none is done when the next begins.
    await Promise.all(Array.from({ length: 10 }, all));
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(make())));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([null, 'agent.link.limit']));
    base.pass(dayMs);
    expect(await codeOf(make())).toBeNull();
    expect(await codeOf(make())).toBe('agent.link.limit');
    const { list } = await all();
    expect(list.map(({ state }) => state).toSorted()).toEqual([
      'expired',
      ...Array.from({ length: 20 }, () => 'open'),
    ]);
  });

  test('a repeat answers the first answer; another wish under its key is refused', async () => {
    const { make, all } = await newAgent();
    const key = { requestKey: randomUUID() };
    const wish = { ...key, label: 'Once' };
    const [first, ...others] = await Promise.all([make(wish), make(wish), make(wish)]);
    expect(others).toEqual([first, first]);
    expect((await all()).list).toHaveLength(1);
    expect(await codeOf(make({ ...wish, maxUses: 3 }))).toBe('agent.repeat.differs');
    const other = await newAgent();
    expect((await other.make(wish)).code).not.toBe(first.code);
  });

  test(`${requestLimits.link.account.uses} links a day, no more`, async () => {
    const { make, memberId } = await newAgent();
    const uses = requestLimits.link.account.uses;
    const counted = { subject: `link account ${memberId}`, window_start: base.clock(), uses };
    await base.db.insertInto('rate_limit').values(counted).execute();
    expect(await codeOf(make())).toBe('request.limited');
  });

  test('one open link is the default; a new default takes its place', async () => {
    const { make, all, context } = await newAgent();
    const first = await make({ isDefault: true });
    const second = await make({ isDefault: true, days: 1 });
    const defaults = async () =>
      (await all()).list.filter(({ isDefault }) => isDefault).map(({ code }) => code);
    expect(await defaults()).toEqual([second.code]);
    const { setDefaultLink } = agents.handlers;
    const set = ({ affiUrlId }: { affiUrlId: string }, isDefault: boolean) =>
      setDefaultLink({ affiUrlId, isDefault }, context);
    expect(await set(first, true)).toEqual({ ...first, isDefault: true });
    expect(await defaults()).toEqual([first.code]);
    expect(await set(second, false)).toMatchObject({ isDefault: false });
    expect(await defaults()).toEqual([first.code]);
    await set(first, false);
    expect(await defaults()).toEqual([]);
    base.pass(dayMs);
    expect(await codeOf(set(second, true))).toBe('agent.link.not.found');
  });

  test('a deleted link is gone from the list, and a repeat changes nothing', async () => {
    const { make, all, context } = await newAgent();
    const { affiUrlId } = await make({ isDefault: true });
    const { deleteLink, setDefaultLink } = agents.handlers;
    expect(await deleteLink({ affiUrlId }, context)).toEqual({});
    expect(await deleteLink({ affiUrlId }, context)).toEqual({});
    expect((await all()).list).toEqual([]);
    const again = setDefaultLink({ affiUrlId, isDefault: true }, context);
    expect(await codeOf(again)).toBe('agent.link.not.found');
  });

  test('ids of others, and what is no id, are not found', async () => {
    const [agent, other] = [await newAgent(), await newAgent()];
    const foreign = await other.make({ isDefault: true });
    const { deleteLink, setDefaultLink } = agents.handlers;
    for (const affiUrlId of [foreign.affiUrlId, foreign.code, '0', '9'.repeat(64), '-1', '1.0']) {
      const asked = [
        codeOf(deleteLink({ affiUrlId }, agent.context)),
        codeOf(setDefaultLink({ affiUrlId, isDefault: false }, agent.context)),
      ];
      expect(await Promise.all(asked)).toEqual(asked.map(() => 'agent.link.not.found'));
    }
    expect((await other.all()).list).toEqual([foreign]);
  });

  test('who came is counted by link and listed, while one step below', async () => {
    const agent = await newAgent();
    const [link, away] = [await agent.make({ label: 'Market' }), await newAgent()];
    const { memberId, context } = agent;
    const join = async (way: 'code' | 'domain' | 'direct', parentId = memberId) => {
      base.pass(1000);
      const member = await base.member({ parentId });
      const by = { agent_id: memberId, way, at: base.clock(), member_id: member.memberId };
      const code = way === 'code' ? link.code : null;
      await base.db
        .insertInto('joined_by')
        .values({ ...by, code })
        .execute();
      return member;
    };
    const [byCode, byDomain, opened] = [
      await join('code'),
      await join('domain'),
      await join('direct'),
    ];
    await join('code', away.memberId);
    await base.db
      .insertInto('first_deposit')
      .values({ member_id: byCode.memberId, day: '2026-11-22', at: base.clock(), amount: 100_00n })
      .execute();
    expect((await agent.all()).list).toMatchObject([{ registered: 2, firstDeposits: 1 }]);
    expect((await agent.all()).openedToday).toBe(1);
    const { listRegistered } = agents.handlers;
    const page = await listRegistered(firstPage, context);
    v.assert(playerEndpoints.agents.listRegistered.response, page);
    const none = { label: '', code: null, firstDeposit: false };
    expect(page).toMatchObject({
      total: 3,
      list: [
        { ...none, account: opened.username, way: 'direct' },
        { ...none, account: byDomain.username, way: 'domain' },
        {
          account: byCode.username,
          way: 'code',
          code: link.code,
          label: 'Market',
          firstDeposit: true,
        },
      ],
    });
    expect(await listRegistered({ pageNo: 2, pageSize: 2 }, context)).toMatchObject({
      total: 3,
      list: [{ account: byCode.username }],
    });
  });

  test('guests read who invites by a code; a code of nobody is refused', async () => {
    const { make, memberId } = await newAgent();
    const named = base.db.updateTable('member').set({ nickname: 'Amihan' });
    await named.where('id', '=', memberId).execute();
    const { code } = await make();
    const ask = (affiliateCode: string) =>
      agents.handlers.getInviter({ affiliateCode }, { ...visitor, address: '10.9.8.7' });
    expect(await ask(` ${code.toLowerCase()} `)).toEqual({
      nickname: 'Amihan',
      teamOf: null,
      validatedBy: 'code',
    });
    for (const typed of ['NOBODY22', '', "' or 1=1 --", '%', '\u0000']) {
      expect(await codeOf(ask(typed.replace('\u0000', '')))).toBe('register.invitation.invalid');
    }
  });
});
