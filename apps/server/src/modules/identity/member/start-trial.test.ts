import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../db/testing/test-database.ts';
import { newFacts, openIdentityWorld, type IdentityWorld } from '../testing/identity-world.ts';

describe.each(testDatabases())('free play on $name', (database) => {
  let world: IdentityWorld;
  const funded: bigint[] = [];
  beforeAll(async () => {
    const fundTrial = async (memberId: bigint) => void funded.push(memberId);
    world = await openIdentityWorld(database, { fundTrial });
  });
  afterAll(() => world.close());

  const start = (facts = newFacts()) => world.identity.handlers.startTrial({}, facts);

  test('makes an account of type 4 with a random name and play money, in a session', async () => {
    const one = await start();
    const two = await start();
    expect(one).toMatchObject({ type: 4, firstTimeLogin: true });
    expect(one.userName).toMatch(/^trial_[0-9a-f]{10}$/);
    expect(two.userName).not.toBe(one.userName);
    const caller = await world.callerOf(one.token);
    expect(caller).toMatchObject({ memberType: 4, username: one.userName });
    expect(funded).toContain(caller.memberId);
  });

  test('the account can be used for the hours of the policy and no longer', async () => {
    const { token } = await start();
    const { sessionId } = await world.callerOf(token);
    for (let minutes = 0; minutes < 24 * 60 - 20; minutes += 20) {
      world.passMinutes(20);
      expect(await world.identity.resolveSession(token)).not.toBeNull();
    }
    world.passMinutes(20);
    expect(await world.identity.resolveSession(token)).toBeNull();
    const { expires_at: end } = await world.db
      .selectFrom('session')
      .select('expires_at')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    expect(end.getTime()).toBeGreaterThan(world.now.getTime());
  });

  test('an expired account cannot log in, even by its password', async () => {
    const { username } = await world.newMember();
    await world.db
      .updateTable('member')
      .set({ expires_at: world.now })
      .where('username', '=', username)
      .execute();
    await expect(world.logIn(username, 'lantern-on-water')).rejects.toMatchObject({
      code: 'member.disabled',
    });
  });

  test('a site without free play refuses it', async () => {
    const closed = await openIdentityWorld(database, { trial: { open: false, hours: 24 } });
    await expect(closed.identity.handlers.startTrial({}, newFacts())).rejects.toMatchObject({
      code: 'trial.closed',
    });
    await closed.close();
  });
});
