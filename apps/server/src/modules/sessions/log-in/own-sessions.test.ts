import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  newBrowser,
  newContext,
  openIdentityWorld,
  password,
  type IdentityWorld,
} from '#testing/identity-world.ts';

const phone = 'Mozilla/5.0 (Linux; Android 14; K) Chrome/130.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0';

describe.each(testDatabases())('D4: own sessions on $name', (database) => {
  let world: IdentityWorld;
  beforeAll(async () => {
    world = await openIdentityWorld(database);
  });
  afterAll(() => world.close());

  async function onTwoDevices() {
    const { username } = await world.newMember();
    const here = newBrowser('203.0.113.9', phone);
    const there = newBrowser('198.51.100.7', laptop);
    world.passMinutes(1);
    const other = await world.logIn(username, password, there.context, {}, true);
    world.passMinutes(1);
    const own = await world.logIn(username, password, here.context, {}, true);
    const caller = await world.callerOf(own.token);
    return { username, here, there, own, other, caller, context: { ...here.context, caller } };
  }
  const own = () => world.identity.handlers;

  test('they are listed with device, masked address and the own one marked', async () => {
    const { context } = await onTwoDevices();
    const { list } = await own().listSessions({}, context);
    expect(list).toHaveLength(3);
    expect(list[0]).toMatchObject({
      current: true,
      way: 'password',
      remembered: true,
      browser: 'Chrome',
      system: 'Android',
      addressMasked: '203.0.*.*',
    });
    expect(list[1]).toMatchObject({ current: false, browser: 'Firefox', system: 'Windows' });
    expect(list[2]).toMatchObject({ way: 'register', remembered: false });
    expect(JSON.stringify(list)).not.toContain('203.0.113.9');
  });

  test('one is logged out, and its device is forgotten with it', async () => {
    const { context, other, there } = await onTwoDevices();
    const { sessionId } = await world.callerOf(other.token);
    await own().endSession({ sessionId }, context);
    expect(await world.identity.resolveSession(other.token)).toBeNull();
    await expect(world.identity.handlers.logInByDevice({}, there.context)).rejects.toMatchObject({
      code: 'login.device.unknown',
    });
    await expect(own().endSession({ sessionId }, context)).rejects.toMatchObject({
      code: 'session.not.found',
    });
  });

  test('the session of somebody else cannot be ended', async () => {
    const { context } = await onTwoDevices();
    const stranger = await world.newMember();
    const { sessionId } = stranger.caller;
    await expect(own().endSession({ sessionId }, context)).rejects.toMatchObject({
      code: 'session.not.found',
    });
    expect(await world.identity.resolveSession(stranger.token)).not.toBeNull();
  });

  test('all others are logged out, and only the device in hand stays remembered', async () => {
    const { context, own: mine, other, here, there } = await onTwoDevices();
    expect(await own().endOtherSessions({}, context)).toEqual({ ended: 2 });
    expect(await world.identity.resolveSession(other.token)).toBeNull();
    expect(await world.identity.resolveSession(mine.token)).not.toBeNull();
    await expect(world.identity.handlers.logInByDevice({}, there.context)).rejects.toThrow('login');
    await expect(world.identity.handlers.logInByDevice({}, here.context)).resolves.toBeDefined();
  });

  test('an expired session is not listed', async () => {
    const { context } = await onTwoDevices();
    world.passMinutes(31);
    const again = await world.identity.handlers.logInByDevice({}, context);
    const caller = await world.callerOf(again.token);
    const { list } = await own().listSessions({}, { ...context, caller });
    expect(list.map(({ current }) => current)).toEqual([true]);
  });

  test('the history holds logins and failed tries, newest first, for 90 days', async () => {
    const { username, context } = await onTwoDevices();
    world.passMinutes(1);
    await world.logIn(username, 'wrong', newContext('192.0.2.55')).catch(() => undefined);
    const { list, total } = await own().listLogins({ pageNo: 1, pageSize: 25 }, context);
    expect(total).toBe(4);
    expect(list.map(({ outcome, way }) => `${outcome} ${way}`)).toEqual([
      'failed password',
      'succeeded password',
      'succeeded password',
      'succeeded register',
    ]);
    expect(list[0]).toMatchObject({ addressMasked: '192.0.*.*' });
    world.passMinutes(90 * 24 * 60);
    expect((await own().listLogins({ pageNo: 1, pageSize: 25 }, context)).list).toEqual([]);
  });

  test('a login tells of the one before it: when, and from which device', async () => {
    const { username, here } = await onTwoDevices();
    const at = world.now.toISOString();
    world.passMinutes(3);
    const { previousLogin } = await world.logIn(username, password, here.context);
    expect(previousLogin).toEqual({
      at,
      browser: 'Chrome',
      system: 'Android',
      addressMasked: '203.0.*.*',
    });
  });

  test('the job clears away what is over: sessions, nonces, limits, old records', async () => {
    const { own: mine } = await onTwoDevices();
    const ended: string[] = [];
    world.events.subscribe({
      sessionEnded: ({ sessionId: id, reason }) => void ended.push(`${id} ${reason}`),
    });
    const { sessionId } = await world.callerOf(mine.token);
    world.passMinutes(31);
    await world.identity.jobs.runNow();
    expect(ended).toContain(`${sessionId} expired`);
    world.passMinutes(151 * 24 * 60);
    await world.identity.jobs.runNow();
    for (const table of [
      'session',
      'login_record',
      'rate_limit',
      'device',
      'used_nonce',
    ] as const) {
      const rows = await world.db.selectFrom(table).selectAll().execute();
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
  });

  test('free play whose time is over is closed by the job', async () => {
    const trial = await world.identity.handlers.startTrial({}, newContext());
    world.passMinutes(24 * 60 + 1);
    await world.identity.jobs.runNow();
    const row = await world.db
      .selectFrom('member')
      .select('status')
      .where('username', '=', trial.userName)
      .executeTakeFirst();
    expect(row?.status).toBe('disabled');
  });
});
