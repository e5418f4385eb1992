import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { levelOf } from '#modules/hierarchy/hierarchy.store.ts';
import { insertAffiliateCode } from '#modules/hierarchy/invitation.store.ts';
import {
  newContext,
  openIdentityHarness,
  type IdentityHarness,
} from '#testing/identity-harness.ts';

describe.each(testDatabases())('free play on $name', (database) => {
  let harness: IdentityHarness;
  const funded: bigint[] = [];
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
    harness.events.subscribe({ trialOpened: ({ memberId }) => void funded.push(memberId) });
  });
  afterAll(() => harness.close());

  const start = (context = newContext()) => harness.identity.handlers.startTrial({}, context);

  test('makes an account of type 4 with a random name and play money, in a session', async () => {
    const one = await start();
    const two = await start();
    expect(one).toMatchObject({ type: 4, firstTimeLogin: true });
    expect(one.userName).toMatch(/^trial_[0-9a-f]{10}$/);
    expect(two.userName).not.toBe(one.userName);
    const caller = await harness.callerOf(one.token);
    expect(caller).toMatchObject({ memberType: 4, username: one.userName });
    expect(funded).toContain(caller.memberId);
  });

  test('D13: the account is outside the tree, also at the address of an agent', async () => {
    const agent = await harness.member({ memberType: 1 });
    const domain = 'agent.example.com';
    await insertAffiliateCode(harness.db, { code: 'TRIALS', memberId: agent.memberId, domain });
    const { token } = await start({ ...newContext(), host: domain });
    const { memberId } = await harness.callerOf(token);
    expect(await levelOf(harness.db, memberId)).toBe(1);
  });

  test('the account expires after the hours of the policy', async () => {
    const { token } = await start();
    const { sessionId } = await harness.callerOf(token);
    for (let minutes = 0; minutes < 24 * 60 - 20; minutes += 20) {
      harness.passMinutes(20);
      expect(await harness.identity.resolveSession(token)).not.toBeNull();
    }
    harness.passMinutes(20);
    expect(await harness.identity.resolveSession(token)).toBeNull();
    const { expires_at: end } = await harness.db
      .selectFrom('session')
      .select('expires_at')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    expect(end.getTime()).toBeGreaterThan(harness.time.now.getTime());
  });

  test('a created trial account has play money and can be used until it expires', async () => {
    const made = await harness.identity.handlers.createTrialAccount({}, newContext());
    expect(made).toMatchObject({ type: 4 });
    expect(made.password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(new Date(made.expiresAt).getTime() - harness.time.now.getTime()).toBe(24 * 60 * 60_000);
    for (const first of [true, false]) {
      const session = await harness.logIn(made.userName, made.password);
      expect(session).toMatchObject({ type: 4, userName: made.userName, firstTimeLogin: first });
      const { memberId } = await harness.callerOf(session.token);
      expect(funded.filter((one) => one === memberId)).toHaveLength(1);
    }
    await expect(harness.logIn(made.userName, `${made.password}x`)).rejects.toMatchObject({
      code: 'login.failed',
    });
    harness.passMinutes(24 * 60);
    await expect(harness.logIn(made.userName, made.password)).rejects.toMatchObject({
      code: 'member.disabled',
    });
  });

  test('of two trial accounts each has a name and a password of its own', async () => {
    const { createTrialAccount } = harness.identity.handlers;
    const one = await createTrialAccount({}, newContext());
    const two = await createTrialAccount({}, newContext());
    expect(two.userName).not.toBe(one.userName);
    expect(two.password).not.toBe(one.password);
  });

  test('an account that could never log in is not created', async () => {
    const members = await openIdentityHarness(database, { whoMayLogIn: 'members' });
    await expect(
      members.identity.handlers.createTrialAccount({}, newContext()),
    ).rejects.toMatchObject({ code: 'login.type.not.member' });
    await members.close();
  });

  test('an expired account cannot log in, even by its password', async () => {
    const { username } = await harness.newMember();
    await harness.db
      .updateTable('member')
      .set({ expires_at: harness.time.now })
      .where('username', '=', username)
      .execute();
    await expect(harness.logIn(username, 'lantern-on-water')).rejects.toMatchObject({
      code: 'member.disabled',
    });
  });

  test('a site without free play refuses it', async () => {
    const closed = await openIdentityHarness(database, { trial: { open: false, hours: 24 } });
    const { startTrial, createTrialAccount } = closed.identity.handlers;
    for (const call of [startTrial, createTrialAccount]) {
      await expect(call({}, newContext())).rejects.toMatchObject({ code: 'trial.closed' });
    }
    await closed.close();
  });
});
