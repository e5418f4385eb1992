import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  newBrowser,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';

const unknown = { code: 'login.device.unknown' };

describe.each(testDatabases())('D5: a remembered device on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  type Browser = ReturnType<typeof newBrowser>;
  const byDevice = ({ context }: Browser) => harness.identity.handlers.logInByDevice({}, context);

  /** A member who has logged in with "Remember me" in a browser of their own. */
  async function remembered() {
    const { username } = await harness.newMember();
    const browser = newBrowser();
    const session = await harness.logIn(username, password, browser.context, {}, true);
    return { username, browser, session, caller: await harness.callerOf(session.token) };
  }

  test('it logs in again without the password, with another cookie each time', async () => {
    const { username, browser, session } = await remembered();
    expect(session.remembered).toBe(true);
    const seen = new Set([browser.jar.value]);
    for (let visits = 0; visits < 3; visits += 1) {
      const again = await byDevice(browser);
      expect(again).toMatchObject({ userName: username, remembered: true, firstTimeLogin: false });
      seen.add(browser.jar.value);
    }
    expect(seen.size).toBe(4);
  });

  test('the cookie is stored only as a hash', async () => {
    const { browser } = await remembered();
    const { rows } = await harness.engine.query<{ text: string }>(
      'select d::text as text from device d',
    );
    const [, token = 'none'] = browser.jar.value?.split('.') ?? [];
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
  });

  test('an old value that comes back ends the device and all its sessions', async () => {
    const { browser, session, caller } = await remembered();
    const thief = newBrowser();
    thief.jar.value = browser.jar.value;
    const mine = await byDevice(browser);
    harness.passMinutes(1);
    await expect(byDevice(thief)).rejects.toMatchObject(unknown);
    expect(thief.jar.value).toBeNull();
    for (const { token } of [session, mine]) {
      expect(await harness.identity.resolveSession(token)).toBeNull();
    }
    await expect(byDevice(browser)).rejects.toMatchObject(unknown);
    const { end_reason: reason } = await harness.db
      .selectFrom('session')
      .select('end_reason')
      .where('id', '=', caller.sessionId)
      .executeTakeFirstOrThrow();
    expect(reason).toBe('device used twice');
  });

  test('two pages that load at once do not log the person out', async () => {
    const { browser, session } = await remembered();
    const other = newBrowser();
    other.jar.value = browser.jar.value;
    await byDevice(browser);
    await expect(byDevice(other)).rejects.toMatchObject(unknown);
    expect(other.jar.value).not.toBeNull();
    expect(await harness.identity.resolveSession(session.token)).not.toBeNull();
    await expect(byDevice(browser)).resolves.toBeDefined();
  });

  test.each([
    ['no cookie', null],
    ['a made-up cookie', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'A'.repeat(43)}`],
    ['a cookie of another shape', "x' or 1=1"],
  ])('%s logs nobody in', async (_, value) => {
    const browser = newBrowser();
    browser.jar.value = value;
    await expect(byDevice(browser)).rejects.toMatchObject(unknown);
  });

  test('without "Remember me" the device is forgotten', async () => {
    const { username, browser } = await remembered();
    const session = await harness.logIn(username, password, browser.context, {}, false);
    expect(session.remembered).toBe(false);
    expect(browser.jar.value).toBeNull();
    await expect(byDevice(browser)).rejects.toMatchObject(unknown);
  });

  test('a log-out forgets it', async () => {
    const { browser, caller } = await remembered();
    const kept = browser.jar.value;
    await harness.identity.handlers.logOut({}, { ...browser.context, caller });
    expect(browser.jar.value).toBeNull();
    browser.jar.value = kept;
    await expect(byDevice(browser)).rejects.toMatchObject(unknown);
  });

  test('a new password forgets all devices, and the present one gets a new cookie', async () => {
    const { username, browser, caller } = await remembered();
    const elsewhere = newBrowser();
    await harness.logIn(username, password, elsewhere.context, {}, true);
    const before = browser.jar.value;
    const newPassword = 'boats-at-dusk';
    await harness.identity.handlers.changePassword(
      { oldPassword: password, newPassword, confirmNewPassword: newPassword },
      { ...browser.context, caller },
    );
    await expect(byDevice(elsewhere)).rejects.toMatchObject(unknown);
    expect(browser.jar.value).not.toBe(before);
    await expect(byDevice(browser)).resolves.toBeDefined();
  });

  test('exclusion ends every session and device', async () => {
    const { browser, session, caller } = await remembered();
    await harness.identity.endAllSessions(caller.memberId, 'excluded');
    expect(await harness.identity.resolveSession(session.token)).toBeNull();
    await expect(byDevice(browser)).rejects.toMatchObject(unknown);
  });

  test('a closed account is refused, and its devices end', async () => {
    const { username, browser } = await remembered();
    const setStatus = (status: 'active' | 'disabled') =>
      harness.db.updateTable('member').set({ status }).where('username', '=', username).execute();
    await setStatus('disabled');
    await expect(byDevice(browser)).rejects.toMatchObject({ code: 'member.disabled' });
    await setStatus('active');
    await expect(byDevice(browser)).rejects.toMatchObject(unknown);
  });

  test('it is forgotten after sixty days without a visit', async () => {
    const { browser } = await remembered();
    harness.passMinutes(60 * 24 * 60);
    await expect(byDevice(browser)).rejects.toMatchObject(unknown);
  });

  test('its session must be confirmed by a password, which counts for five minutes', async () => {
    const { browser, caller: typed } = await remembered();
    const { identity } = harness;
    const caller = await harness.callerOf((await byDevice(browser)).token);
    expect(await identity.isConfirmed(typed.sessionId)).toBe(true);
    expect(await identity.isConfirmed(caller.sessionId)).toBe(false);
    const context = { ...newContext(), caller };
    const wrong = identity.handlers.confirmSession({ kind: 'password', value: 'guess' }, context);
    await expect(wrong).rejects.toMatchObject({ code: 'login.failed' });
    expect(await identity.isConfirmed(caller.sessionId)).toBe(false);
    const { confirmedUntil } = await identity.handlers.confirmSession(
      { kind: 'password', value: password },
      context,
    );
    expect(Date.parse(confirmedUntil) - harness.time.now.getTime()).toBe(5 * 60_000);
    expect(await identity.isConfirmed(caller.sessionId)).toBe(true);
    harness.passMinutes(5);
    expect(await identity.isConfirmed(caller.sessionId)).toBe(false);
  });
});
