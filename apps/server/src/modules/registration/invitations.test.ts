import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '#db/tables.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import type { RequestContext } from '#http/handlers.ts';
import { insertAffiliateCode } from '#modules/hierarchy/invitation.store.ts';
import { createRates } from '#modules/hierarchy/rates.ts';
import {
  emptyForm,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { inFull } from '#testing/in-full.ts';
import { codeOf, timeZone } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import type { GivenRates } from '@pavilion/domain/agent/given-rates';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';

const refused = 'register.invitation.invalid';
const today = '2026-11-21';
const tomorrow = '2026-11-22';
const atOnce = inFull ? 1000 : 100;

describe.each(testDatabases())('§8: registering by a link, on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  type Link = Partial<Insertable<Tables['affiliate_code']>>;

  /** An agent with rates, and a link of the agent. */
  async function agentWith(own: GivenRates, link: Link = {}, memberType = 1) {
    const agent = await harness.member({ memberType });
    const code = randomBytes(6).toString('hex').toUpperCase();
    const domain = `${code.toLowerCase()}.example.com`;
    await insertAffiliateCode(harness.db, { code, memberId: agent.memberId, domain });
    const written = harness.db.updateTable('affiliate_code').set({ uses: 0, ...link });
    await written.where('code', '=', code).execute();
    await setRates(agent.memberId, own, '2026-01-01');
    return { ...agent, code, domain };
  }

  async function setRates(memberId: bigint, rates: GivenRates, day: string): Promise<void> {
    for (const [category, rate] of Object.entries(rates)) {
      const set = { set_by: 'test', set_at: harness.clock() };
      const row = { member_id: memberId, category, from_day: day, rate, ...set };
      await harness.db.insertInto('rebate_rate').values(row).execute();
    }
  }

  const form = (affiliateCode: string, username = `m${randomBytes(5).toString('hex')}`) => ({
    ...emptyForm,
    username,
    password,
    confirmPassword: password,
    birthday: '1990-05-01',
    affiliateCode,
  });
  const register = (code: string, context: RequestContext = newContext(), one = harness) =>
    one.identity.handlers.register(form(code), context);
  const at = (host: string) => ({ ...newContext(), host });

  /** What an account has begun with. */
  async function beganWith(username: string, { db } = harness) {
    const member = await db
      .selectFrom('member')
      .leftJoin('joined_by', 'joined_by.member_id', 'member.id')
      .select(['member.id', 'parent_id', 'member_type', 'agent_id', 'way', 'code', 'at'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const rates = await db
      .selectFrom('rebate_rate')
      .select(['category', 'from_day', 'rate', 'set_by'])
      .where('member_id', '=', member.id)
      .orderBy('category')
      .execute();
    return { ...member, rates };
  }
  const usesOf = async (code: string) =>
    (
      await harness.db
        .selectFrom('affiliate_code')
        .select('uses')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).uses;

  test('the account has the type and rates of the link, and the link one more use', async () => {
    const agent = await agentWith({ RNG: 100, LIVE: 15 }, { member_type: 1, rates: { RNG: 60 } });
    const { userName, type } = await register(agent.code.toLowerCase());
    expect(type).toBe(1);
    expect(await beganWith(userName)).toMatchObject({
      parent_id: agent.memberId,
      member_type: 1,
      agent_id: agent.memberId,
      way: 'code',
      code: agent.code,
      at: harness.clock(),
      rates: [{ category: 'RNG', from_day: today, rate: 60, set_by: agent.username }],
    });
    expect(await usesOf(agent.code)).toBe(1);
  });

  test('a rate above what the agent has now, or has from tomorrow on, is cut to that', async () => {
    const rates = { RNG: 100, LIVE: 15, PVP: 50, FISH: 20 };
    const agent = await agentWith({ RNG: 83, LIVE: 15, PVP: 50 }, { rates });
    await setRates(agent.memberId, { PVP: 30, FISH: 20 }, tomorrow);
    const { userName } = await register(agent.code);
    expect((await beganWith(userName)).rates).toMatchObject([
      { category: 'LIVE', from_day: today, rate: 15 },
      { category: 'PVP', from_day: today, rate: 30 },
      { category: 'RNG', from_day: today, rate: 80 },
    ]);
  });

  test('where the site opens no agents, a link of type 1 opens a member', async () => {
    const closed = await openIdentityHarness(database, { opensAgents: false });
    const agent = await closed.member({ memberType: 1 });
    const code = 'TEAMTEAM';
    await insertAffiliateCode(closed.db, { code, memberId: agent.memberId });
    await closed.db.updateTable('affiliate_code').set({ member_type: 1 }).execute();
    const { userName, type } = await register(code, newContext(), closed);
    expect(type).toBe(0);
    expect((await beganWith(userName, closed)).member_type).toBe(0);
    await closed.close();
  });

  test.each<[string, Link, number?]>([
    ['that is over', { expires_at: new Date('2026-11-21T10:00:00Z') }],
    ['that was deleted', { deleted_at: new Date('2026-11-20T10:00:00Z') }],
    ['that is used up', { max_uses: 2, uses: 2 }],
    ['of somebody who is no agent', {}, 0],
  ])('a link %s opens nothing', async (_, link, memberType) => {
    const { code } = await agentWith({}, link, memberType);
    const { checkAffiliate, register: open } = harness.identity.handlers;
    const asked = form(code);
    expect(await codeOf(checkAffiliate({ affiliateCode: code }, newContext()))).toBe(refused);
    expect(await codeOf(open(asked, newContext()))).toBe(refused);
    const left = harness.db.selectFrom('member').where('username', '=', asked.username);
    expect(await left.select('id').execute()).toEqual([]);
  });

  test('a link lasts until its last instant, and ends with the account of its agent', async () => {
    const expires_at = new Date(harness.clock().getTime() + 1);
    const { code, memberId } = await agentWith({}, { expires_at, max_uses: 2, uses: 1 });
    expect(await codeOf(register(code))).toBeNull();
    await harness.db
      .updateTable('affiliate_code')
      .set({ max_uses: null })
      .where('code', '=', code)
      .execute();
    const disabled = harness.db.updateTable('member').set({ status: 'disabled' });
    await disabled.where('id', '=', memberId).execute();
    expect(await codeOf(register(code))).toBe(refused);
  });

  test('a registration that is refused for another reason uses nothing up', async () => {
    const { code } = await agentWith({}, { max_uses: 1 });
    const { username } = await harness.newMember();
    const taken = harness.identity.handlers.register(form(code, username), newContext());
    expect(await codeOf(taken)).toBe('register.username.taken');
    expect(await usesOf(code)).toBe(0);
    expect(await codeOf(register(code))).toBeNull();
  });

  test(`of ${atOnce} at once on a link of one use, one opens an account`, async () => {
    const agent = await agentWith({ RNG: 50 }, { max_uses: 1, rates: { RNG: 50 } });
    /** Tries again, as a browser does, while too many passwords wait to be hashed. */
    const tried = async (): Promise<unknown> => {
      const code = await codeOf(register(agent.code));
      return code === undefined ? tried() : code;
    };
    const codes = await Promise.all(Array.from({ length: atOnce }, tried));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([null, refused]));
    const below = harness.db.selectFrom('member').where('parent_id', '=', agent.memberId);
    const opened = await below.select('id').execute();
    expect(opened).toHaveLength(1);
    const joined = harness.db.selectFrom('joined_by').where('code', '=', agent.code);
    expect(await joined.select('member_id as id').execute()).toEqual(opened);
    expect(await usesOf(agent.code)).toBe(1);
  });

  test('an agent who is lowered meanwhile is never below whom the link brings', async () => {
    const agent = await agentWith({ RNG: 100 }, { rates: { RNG: 100 } });
    const rules = siteOfFolder().agents.rebate;
    const deps = { db: harness.db, clock: harness.clock, timeZone, rules };
    const notifyLowered = async () => undefined;
    const rates = createRates({ ...deps, memberTypes: defaultMemberTypes, notifyLowered });
    const lower = (rate: string) =>
      rates.setRates({
        account: agent.username,
        rates: { RNG: rate },
        lowerBranch: true,
        requestKey: randomUUID(),
        setBy: { operator: 'ana' },
      });
    const join = () => register(agent.code);
    const acts = [join(), lower('0.80'), join(), join(), lower('0.55'), join(), lower('0.30')];
    await Promise.all(acts);
    await join();
    for (const { query } of rates.checks()) {
      expect((await query.execute(harness.db)).rows).toEqual([]);
    }
  });

  test('by a site address: the rates of the default link, not its type or its uses', async () => {
    const link = { is_default: true, member_type: 1, max_uses: 5, rates: { RNG: 40 } };
    const agent = await agentWith({ RNG: 100 }, link);
    const { userName, type } = await register('', at(agent.domain));
    expect(type).toBe(0);
    expect(await beganWith(userName)).toMatchObject({
      parent_id: agent.memberId,
      way: 'domain',
      code: null,
      rates: [{ category: 'RNG', from_day: today, rate: 40, set_by: agent.username }],
    });
    expect(await usesOf(agent.code)).toBe(0);
    const over = { ...link, deleted_at: harness.clock() };
    const without = await agentWith({ RNG: 100 }, over);
    const later = await register('', at(without.domain));
    expect(await beganWith(later.userName)).toMatchObject({ way: 'domain', rates: [] });
  });

  test('who comes by nothing joins no team; who joined one reads the nickname above', async () => {
    const agent = await agentWith({});
    const named = harness.db.updateTable('member').set({ nickname: 'Amihan' });
    await named.where('id', '=', agent.memberId).execute();
    const uplineOf = async (code: string) => {
      const { userName, token } = await register(code);
      const context = { ...newContext(), caller: await harness.callerOf(token) };
      const { upline } = await harness.identity.handlers.getMemberInfo({}, context);
      return { upline, way: (await beganWith(userName)).way };
    };
    expect(await uplineOf('')).toEqual({ upline: null, way: null });
    expect(await uplineOf(agent.code)).toEqual({ upline: 'Amihan', way: 'code' });
  });

  test('the nickname above is gone once that account is closed', async () => {
    const agent = await agentWith({});
    const { token } = await register(agent.code);
    await harness.db
      .updateTable('member')
      .set({ nickname: 'Amihan', status: 'disabled' })
      .where('id', '=', agent.memberId)
      .execute();
    const context = { ...newContext(), caller: await harness.callerOf(token) };
    const { upline } = await harness.identity.handlers.getMemberInfo({}, context);
    expect(upline).toBeNull();
  });
});
