import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { RequestContext } from '#http/handlers.ts';
import { openAgents } from '#modules/agents/agents.fixture.ts';
import { insertAffiliateCode } from '#modules/hierarchy/invitation.store.ts';
import type { FriendInvitations } from '#modules/registration/invited-by.ts';
import { createFriendInvitations } from '#modules/rewards/friend-invitations.ts';
import {
  emptyForm,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { newMobileNumber } from '#testing/new-contacts.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';

const refused = 'register.invitation.invalid';
const period = { startDate: '2026-11-01', endDate: null };

/** The default site, on which two friends of each member can be rewarded. */
function invitationsOf(harness: IdentityHarness): FriendInvitations {
  const folder = siteOfFolder();
  const { referral } = folder.rewards;
  if (!referral) throw new Error('the site gives nothing for friends');
  const limits = { ...referral.limits, inAll: 2 };
  const rewards = { ...folder.rewards, referral: { ...referral, limits } };
  const offers = { all: async () => [{ promoCode: 'REFERRAL', period }] };
  return createFriendInvitations({ ...harness, offers, site: { ...folder, rewards } });
}

describe.each(testDatabases())('registering by the code of a friend, on $name', (database) => {
  let harness: IdentityHarness;
  let getInviter: ReturnType<typeof openAgents>['handlers']['getInviter'];
  beforeAll(async () => {
    let invitations: FriendInvitations | null = null;
    const friendInvitations: FriendInvitations = {
      find: async (code) => (await invitations?.find(code)) ?? null,
      tie: async (...given) => (await invitations?.tie(...given)) ?? false,
    };
    harness = await openIdentityHarness(database, { friendInvitations, treeDepth: 2 });
    invitations = invitationsOf(harness);
    ({ getInviter } = openAgents(harness, { friendInvitations }).handlers);
  });
  afterAll(() => harness.close());

  let codes = 0;

  /** A member with a code. */
  async function inviterBelow(agent: Member | null = null, memberType = 0) {
    const inviter = await harness.member({ memberType, parentId: agent?.memberId ?? null });
    codes += 1;
    const code = `FRIEND${10 + codes}`;
    const row = { member_id: inviter.memberId, code, created_at: harness.clock() };
    await harness.db.insertInto('referral_code').values(row).execute();
    const named = harness.db.updateTable('member').set({ nickname: `Friend ${codes}` });
    await named.where('id', '=', inviter.memberId).execute();
    return { ...inviter, code, nickname: `Friend ${codes}` };
  }

  /** An agent with a link of a rate. */
  async function agentWithLink(rate: number) {
    const agent = await harness.member({ memberType: 1 });
    const code = randomBytes(4).toString('hex').toUpperCase();
    const domain = `${code.toLowerCase()}.example.com`;
    await insertAffiliateCode(harness.db, { code, memberId: agent.memberId, domain });
    const link = { is_default: true, rates: { RNG: rate }, member_type: 1 };
    await harness.db.updateTable('affiliate_code').set(link).where('code', '=', code).execute();
    const set = { set_by: 'test', set_at: harness.clock(), from_day: '2026-01-01' };
    const own = { member_id: agent.memberId, category: 'RNG', rate: 100, ...set };
    await harness.db.insertInto('rebate_rate').values(own).execute();
    return { ...agent, code, domain };
  }

  const form = (affiliateCode: string, username = `m${randomBytes(5).toString('hex')}`) => ({
    ...emptyForm,
    username,
    password,
    confirmPassword: password,
    birthday: '1990-05-01',
    affiliateCode,
  });
  const register = (code: string, context: RequestContext = newContext()) =>
    harness.identity.handlers.register(form(code), context);

  /** What an account has begun with. */
  const beganWith = (username: string) =>
    harness.db
      .selectFrom('member')
      .leftJoin('joined_by', 'joined_by.member_id', 'member.id')
      .leftJoin('referral', 'referral.friend_id', 'member.id')
      .leftJoin('rebate_rate', 'rebate_rate.member_id', 'member.id')
      .select(['parent_id', 'member_type', 'agent_id', 'way', 'joined_by.code', 'inviter_id'])
      .select(['referral.state', 'rebate_rate.rate'])
      .where('username', '=', username)
      .executeTakeFirst();

  test('the friend joins the team of the agent above, with the rates of its link', async () => {
    const agent = await agentWithLink(60);
    const inviter = await inviterBelow(agent);
    const { userName, type } = await register(inviter.code.toLowerCase());
    expect(type).toBe(0);
    expect(await beganWith(userName)).toEqual({
      parent_id: agent.memberId,
      member_type: 0,
      agent_id: agent.memberId,
      way: 'friend',
      code: null,
      inviter_id: inviter.memberId,
      state: 'registered',
      rate: 60,
    });
    const link = harness.db.selectFrom('affiliate_code').select('uses');
    expect(await link.where('code', '=', agent.code).execute()).toEqual([{ uses: 0 }]);
  });

  test('below nobody the friend joins no team, and is tied all the same', async () => {
    const inviter = await inviterBelow();
    const { userName } = await register(inviter.code);
    expect(await beganWith(userName)).toMatchObject({
      parent_id: null,
      agent_id: null,
      inviter_id: inviter.memberId,
    });
  });

  test('an inviter with all places taken opens nothing, and no account is left', async () => {
    const { code } = await inviterBelow(await agentWithLink(60));
    await register(code);
    const [one, other] = [form(code), form(code)];
    const { register: open } = harness.identity.handlers;
    const answers = await Promise.all(
      [one, other].map((typed) => codeOf(open(typed, newContext()))),
    );
    expect(answers).toHaveLength(2);
    expect(new Set(answers)).toEqual(new Set([null, refused]));
    const began = await Promise.all([one, other].map(({ username }) => beganWith(username)));
    expect(began.filter((row) => row !== undefined)).toHaveLength(1);
  });

  test('at the address of an agent a typed code counts, and a link before a friend', async () => {
    const agent = await agentWithLink(60);
    const inviter = await inviterBelow();
    const { userName } = await register(inviter.code, { ...newContext(), host: agent.domain });
    expect(await beganWith(userName)).toMatchObject({ inviter_id: inviter.memberId, way: null });
    await insertAffiliateCode(harness.db, { code: inviter.code, memberId: agent.memberId });
    const later = await register(inviter.code);
    expect(await beganWith(later.userName)).toMatchObject({ inviter_id: null, way: 'code' });
  });

  test('by mobile number, the friend is tied too', async () => {
    const inviter = await inviterBelow();
    const mobileNum = newMobileNumber();
    const { handlers } = harness.identity;
    await handlers.requestRegisterSmsCode({ mobileNum }, newContext());
    const verificationCode = (await harness.codeSentTo(mobileNum)) ?? '';
    const typed = { ...form(inviter.code, ''), mobileNum, verificationCode };
    const { userName } = await handlers.registerByMobile(typed, newContext());
    expect(await beganWith(userName)).toMatchObject({ inviter_id: inviter.memberId });
  });

  test('the form names the friend, and the agent whose team it is', async () => {
    const agent = await agentWithLink(60);
    const ask = (affiliateCode: string) => getInviter({ affiliateCode }, newContext());
    const { code, nickname } = await inviterBelow(agent);
    expect(await ask(code)).toEqual({ nickname, teamOf: '', validatedBy: 'friend' });
    const alone = await inviterBelow();
    expect(await ask(alone.code)).toMatchObject({ nickname: alone.nickname, teamOf: null });
    expect(await ask(agent.code)).toEqual({ nickname: '', teamOf: null, validatedBy: 'code' });
    const { checkAffiliate } = harness.identity.handlers;
    const checked = checkAffiliate({ affiliateCode: code }, newContext());
    expect(await checked).toEqual({ validatedBy: 'friend' });
  });

  test('no friend joins a team that is at its greatest depth, or comes by an agent', async () => {
    const above = await agentWithLink(60);
    const agent = await harness.member({ memberType: 1, parentId: above.memberId });
    const inviter = await inviterBelow(agent);
    expect(await codeOf(register(inviter.code))).toBe(refused);
    const inviting = await inviterBelow(null, 1);
    expect(await codeOf(register(inviting.code))).toBe(refused);
  });
});
