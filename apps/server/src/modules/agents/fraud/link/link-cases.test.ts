import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs, hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import {
  emptyForm,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { asOperator, codeOf, firstPage } from '#testing/test-base.ts';
import { playerEndpoints } from '@pavilion/contract/player';
import { openAgents } from '../../agents.fixture.ts';
import type { Agents } from '../../agents.ts';

const refused = 'register.invitation.invalid';

describe.each(testDatabases())('links that are paused, on $name', (database) => {
  let harness: IdentityHarness;
  let agents: Agents;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
    agents = openAgents(harness);
    harness.events.subscribe(agents.on);
  });
  afterAll(() => harness.close());

  /** An agent with a default link that gives a rate, and what people and operators do with it. */
  async function newLink() {
    const agent = await harness.member({ memberType: 1 });
    const { memberId, username, context } = agent;
    const rate = { category: 'RNG', from_day: '2026-01-01', rate: 50 };
    await harness.db
      .insertInto('rebate_rate')
      .values({ member_id: memberId, ...rate, set_by: 'test', set_at: harness.clock() })
      .execute();
    const domain = `${username}.example.com`;
    await harness.db
      .insertInto('affiliate_domain')
      .values({ domain, member_id: memberId })
      .execute();
    const wanted = { type: 0, rates: { RNG: '0.50' }, isDefault: true, requestKey: randomUUID() };
    const given = v.parse(playerEndpoints.agents.createLink.input, wanted);
    const { code } = await agents.handlers.createLink(given, context);

    /** Registers by the link, or by the agent’s own address. */
    const register = (more: object = {}, by: { code: string; host?: string } = { code }) =>
      harness.identity.handlers.register(
        {
          ...emptyForm,
          username: `m${randomBytes(5).toString('hex')}`,
          password,
          confirmPassword: password,
          birthday: '1990-05-01',
          affiliateCode: by.code,
          ...more,
        },
        { ...newContext(), ...(by.host && { host: by.host }) },
      );
    async function registerMany(count: number): Promise<void> {
      for (let made = 0; made < count; made += 1) await register();
    }
    const prove = (name: string) =>
      harness.db
        .updateTable('member')
        .set({ email: `${name}@example.com`, email_proved_at: harness.clock() })
        .where('username', '=', name)
        .execute();
    const state = async () => (await agents.handlers.listLinks({}, context)).list[0]?.state;
    const cases = async () => {
      const query = { account: username, ...firstPage };
      return (await agents.operatorHandlers.listFraudCases(query, asOperator)).list;
    };
    async function decide(to: 'confirmed' | 'dismissed'): Promise<void> {
      const [first] = await cases();
      const input = { caseId: first?.caseId ?? '', state: to, note: 'looked at' };
      await agents.operatorHandlers.decideFraudCase(input, asOperator);
    }
    const viaDomain = () => register({}, { code: '', host: domain });
    return { agent, code, register, registerMany, prove, state, cases, decide, viaDomain };
  }

  async function ratesOf(username: string) {
    return harness.db
      .selectFrom('rebate_rate')
      .innerJoin('member', 'member.id', 'rebate_rate.member_id')
      .select(['category', 'rate'])
      .where('member.username', '=', username)
      .execute();
  }

  test('the 21st in an hour is the last; dismissed, the link opens and starts anew', async () => {
    const link = await newLink();
    const { agent, code } = link;
    await link.register();
    harness.pass(hourMs);
    await link.registerMany(20);
    expect(await link.state()).toBe('open');
    expect(await ratesOf((await link.viaDomain()).userName)).toEqual([
      { category: 'RNG', rate: 50 },
    ]);
    await link.register();
    expect(await link.state()).toBe('paused');
    expect(await codeOf(link.register())).toBe(refused);
    const { checkAffiliate } = harness.identity.handlers;
    expect(await codeOf(checkAffiliate({ affiliateCode: code }, newContext()))).toBe(refused);
    expect(await ratesOf((await link.viaDomain()).userName)).toHaveLength(1);
    const [shown] = (await agents.handlers.listLinks({}, agent.context)).list;
    const asDefault = { affiUrlId: shown?.affiUrlId ?? '', isDefault: true };
    expect(await codeOf(agents.handlers.setDefaultLink(asDefault, agent.context))).toBe(
      'agent.link.not.found',
    );
    expect(await link.cases()).toMatchObject([
      {
        kind: 'link',
        state: 'open',
        effect: 'linkPaused',
        agent: agent.username,
        account: null,
        link: code,
        times: 1,
        facts: { registered: 21, unproved: 0, throwAway: 0 },
      },
    ]);
    await link.decide('dismissed');
    expect(await link.state()).toBe('open');
    harness.pass(minuteMs);
    await link.registerMany(20);
    expect(await link.state()).toBe('open');
    await link.register();
    expect(await link.state()).toBe('paused');
    await link.decide('confirmed');
    harness.pass(dayMs);
    expect(await codeOf(link.register())).toBe(refused);
    expect((await link.cases()).map(({ state }) => state)).toEqual(['confirmed', 'dismissed']);
  });

  test('seven of ten who had a day to prove a contact and did not are too many', async () => {
    const link = await newLink();
    const came: string[] = [];
    for (let made = 0; made < 10; made += 1) came.push((await link.register()).userName);
    for (const username of came.slice(0, 4)) await link.prove(username);
    harness.pass(dayMs - 1);
    await link.register();
    harness.pass(1);
    await link.register();
    expect(await link.state()).toBe('open');
    const [first = ''] = came;
    await harness.db
      .updateTable('member')
      .set({ unfinished: true })
      .where('username', '=', first)
      .execute();
    await link.register();
    expect(await link.state()).toBe('paused');
    expect(await link.cases()).toMatchObject([{ facts: { unproved: 7 } }]);
    await link.decide('dismissed');
    harness.pass(minuteMs);
    await link.register();
    expect(await link.state()).toBe('open');
  });

  test('the third address for one use within a day', async () => {
    const link = await newLink();
    const throwAway = () =>
      link.register({ email: `${randomBytes(4).toString('hex')}@mailinator.com` });
    await throwAway();
    harness.pass(dayMs);
    await throwAway();
    await throwAway();
    await link.register({ email: `${randomBytes(4).toString('hex')}@gmail.com` });
    expect(await link.state()).toBe('open');
    await throwAway();
    expect(await link.state()).toBe('paused');
    expect(await link.cases()).toMatchObject([{ facts: { throwAway: 3 } }]);
  });
});
