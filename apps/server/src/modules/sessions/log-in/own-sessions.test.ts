import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  newBrowser,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';

const phone = 'Mozilla/5.0 (Linux; Android 14; K) Chrome/130.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0';

describe.each(testDatabases())('D4: own sessions on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  async function onTwoDevices() {
    const { username } = await harness.newMember();
    const here = newBrowser('203.0.113.9', phone);
    const there = newBrowser('198.51.100.7', laptop);
    harness.passMinutes(1);
    const other = await harness.logIn(username, password, there.context, {}, true);
    harness.passMinutes(1);
    const own = await harness.logIn(username, password, here.context, {}, true);
    const caller = await harness.callerOf(own.token);
    return { username, here, there, own, other, caller, context: { ...here.context, caller } };
  }
  const own = () => harness.identity.handlers;

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

  test('one is logged out, and its device is forgotten', async () => {
    const { context, other, there } = await onTwoDevices();
    const { sessionId } = await harness.callerOf(other.token);
    await own().endSession({ sessionId }, context);
    expect(await harness.identity.resolveSession(other.token)).toBeNull();
    await expect(harness.identity.handlers.logInByDevice({}, there.context)).rejects.toMatchObject({
      code: 'login.device.unknown',
    });
    await expect(own().endSession({ sessionId }, context)).rejects.toMatchObject({
      code: 'session.not.found',
    });
  });

  test('the session of somebody else cannot be ended', async () => {
    const { context } = await onTwoDevices();
    const stranger = await harness.newMember();
    const { sessionId } = stranger.caller;
    await expect(own().endSession({ sessionId }, context)).rejects.toMatchObject({
      code: 'session.not.found',
    });
    expect(await harness.identity.resolveSession(stranger.token)).not.toBeNull();
  });

  test('all others are logged out, and only the present device stays remembered', async () => {
    const { context, own: mine, other, here, there } = await onTwoDevices();
    expect(await own().endOtherSessions({}, context)).toEqual({ ended: 2 });
    expect(await harness.identity.resolveSession(other.token)).toBeNull();
    expect(await harness.identity.resolveSession(mine.token)).not.toBeNull();
    await expect(harness.identity.handlers.logInByDevice({}, there.context)).rejects.toThrow(
      'login',
    );
    await expect(harness.identity.handlers.logInByDevice({}, here.context)).resolves.toBeDefined();
  });

  test('an expired session is not listed', async () => {
    const { context } = await onTwoDevices();
    harness.passMinutes(31);
    const again = await harness.identity.handlers.logInByDevice({}, context);
    const caller = await harness.callerOf(again.token);
    const { list } = await own().listSessions({}, { ...context, caller });
    expect(list.map(({ current }) => current)).toEqual([true]);
  });

  test('the history holds logins and failed tries, newest first, for 90 days', async () => {
    const { username, context } = await onTwoDevices();
    harness.passMinutes(1);
    await harness.logIn(username, 'wrong', newContext('192.0.2.55')).catch(() => undefined);
    const { list, total } = await own().listLogins({ pageNo: 1, pageSize: 25 }, context);
    expect(total).toBe(4);
    expect(list.map(({ outcome, way }) => `${outcome} ${way}`)).toEqual([
      'failed password',
      'succeeded password',
      'succeeded password',
      'succeeded register',
    ]);
    expect(list[0]).toMatchObject({ addressMasked: '192.0.*.*' });
    harness.passMinutes(90 * 24 * 60);
    expect((await own().listLogins({ pageNo: 1, pageSize: 25 }, context)).list).toEqual([]);
  });

  test('a login returns the time and device of the one before it', async () => {
    const { username, here } = await onTwoDevices();
    const at = harness.time.now.toISOString();
    harness.passMinutes(3);
    const { previousLogin } = await harness.logIn(username, password, here.context);
    expect(previousLogin).toEqual({
      at,
      browser: 'Chrome',
      system: 'Android',
      addressMasked: '203.0.*.*',
    });
  });

  test('the job deletes what has expired: sessions, nonces, limits, old records', async () => {
    const { own: mine } = await onTwoDevices();
    const ended: string[] = [];
    harness.events.subscribe({
      sessionEnded: ({ sessionId: id, reason }) => void ended.push(`${id} ${reason}`),
    });
    const { sessionId } = await harness.callerOf(mine.token);
    harness.passMinutes(31);
    await harness.identity.jobs.runNow();
    expect(ended).toContain(`${sessionId} expired`);
    harness.passMinutes(151 * 24 * 60);
    await harness.identity.jobs.runNow();
    for (const table of [
      'session',
      'login_record',
      'rate_limit',
      'device',
      'used_nonce',
    ] as const) {
      const rows = await harness.db.selectFrom(table).selectAll().execute();
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
  });

  test('an expired trial account is closed by the job', async () => {
    const trial = await harness.identity.handlers.startTrial({}, newContext());
    harness.passMinutes(24 * 60 + 1);
    await harness.identity.jobs.runNow();
    const row = await harness.db
      .selectFrom('member')
      .select('status')
      .where('username', '=', trial.userName)
      .executeTakeFirst();
    expect(row?.status).toBe('disabled');
  });
});
