import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { hashToken } from '#kit/secrets/random-token.ts';
import {
  emptyForm,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';

const dayMinutes = 24 * 60;

/** A phone that keeps the cookie of the browser between calls; `isApp` in the installed app. */
function newPhone({ isApp = false } = {}) {
  const kept: { value: string | null; expiresAt: Date | null } = { value: null, expiresAt: null };
  const context = () => ({
    ...newContext(),
    isApp,
    browserCookie: {
      value: kept.value,
      write: (value: string, expiresAt: Date) => void Object.assign(kept, { value, expiresAt }),
    },
  });
  return { kept, context };
}

describe.each(testDatabases())('the browser of a log-in, on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  const uses = () =>
    harness.db.selectFrom('browser_use').selectAll().orderBy('member_id').execute();

  test('is the same for all who log in there, and is known by a hash alone', async () => {
    const phone = newPhone();
    const { identity, clock } = harness;
    const form = { ...emptyForm, username: 'ligaya', password, confirmPassword: password };
    await identity.handlers.register({ ...form, birthday: '1990-05-01' }, phone.context());
    const registeredAt = clock();
    const { value } = phone.kept;
    expect(value).toMatch(/^[\w-]{22}$/);
    expect(phone.kept.expiresAt).toEqual(new Date(clock().getTime() + 400 * 86_400_000));

    const other = await harness.newMember();
    harness.passMinutes(30);
    await harness.logIn(other.username, password, phone.context());
    harness.passMinutes(30);
    await harness.logIn('ligaya', password, phone.context());
    expect(phone.kept.value).toBe(value);
    const browser = hashToken(value ?? '').toString('hex');
    const at = (minutes: number) => new Date(registeredAt.getTime() + minutes * 60_000);
    expect(await uses()).toMatchObject([
      { browser, first_at: at(0), last_at: at(60) },
      { browser, member_id: other.caller.memberId, first_at: at(30), last_at: at(30) },
    ]);

    harness.passMinutes(396 * dayMinutes - 29);
    await identity.jobs.runNow();
    expect(await uses()).toMatchObject([{ first_at: at(0), last_at: at(60) }]);
    harness.passMinutes(30);
    await identity.jobs.runNow();
    expect(await uses()).toEqual([]);
  });

  test('is not noted where the log-in fails, nor for a trial account', async () => {
    const phone = newPhone();
    const { username } = await harness.newMember();
    await expect(harness.logIn(username, 'wrong', phone.context())).rejects.toThrow('login.failed');
    await harness.identity.handlers.startTrial({}, phone.context());
    expect(phone.kept.value).toBeNull();
    expect(await uses()).toEqual([]);
  });

  const appLogins = () => harness.db.selectFrom('app_login').selectAll().execute();
  /** Leaves nothing of a test for the next. */
  async function clear(): Promise<void> {
    for (const table of ['browser_use', 'app_bonus', 'app_login'] as const) {
      await harness.db.deleteFrom(table).execute();
    }
  }

  test('is that of the app since the first log-in from it, and stays so', async () => {
    const [phone, app] = [newPhone(), newPhone({ isApp: true })];
    app.kept.value = 'a-value-of-the-browser';
    phone.kept.value = app.kept.value;
    const { username, caller } = await harness.newMember();
    await harness.logIn(username, password, phone.context());
    expect(await uses()).toMatchObject([{ app_at: null }]);
    expect(await appLogins()).toEqual([]);
    harness.passMinutes(30);
    const at = harness.clock();
    await harness.logIn(username, password, app.context());
    for (const { context } of [app, phone]) {
      harness.passMinutes(30);
      await harness.logIn(username, password, context());
    }
    expect(await uses()).toMatchObject([{ app_at: at, last_at: harness.clock() }]);
    expect(await appLogins()).toEqual([{ member_id: caller.memberId, at, is_settled: false }]);
    await clear();
  });

  test('leaves the app of who keeps no cookie known, but nothing of a trial account', async () => {
    const isApp = true;
    await harness.identity.handlers.startTrial({}, newPhone({ isApp }).context());
    await harness.identity.handlers.startTrial({}, { ...newContext(), isApp });
    expect(await appLogins()).toEqual([]);
    const { username, caller } = await harness.newMember();
    await harness.logIn(username, password, { ...newContext(), isApp });
    expect(await appLogins()).toMatchObject([{ member_id: caller.memberId }]);
    expect(await uses()).toEqual([]);
    await clear();
  });

  /** Gives a member the bonus for the app of a browser. */
  async function giveBonus(memberId: bigint, browser: string): Promise<void> {
    const [id, now] = [randomUUID(), harness.clock()];
    await harness.db
      .insertInto('reward')
      .values({
        id,
        member_id: memberId,
        origin: 'app',
        key: 'app',
        title: { EN: '', TY: '' },
        kind: 'cash',
        amount: 38_00n,
        wagering_multiple: 5,
        withdrawal: 'free',
        state: 'issued',
        auto: false,
        given_at: now,
        issued_at: now,
        expires_at: now,
        changed_at: now,
      })
      .execute();
    await harness.db
      .insertInto('app_bonus')
      .values({ member_id: memberId, browser, reward_id: id })
      .execute();
  }

  test('is forgotten with the bonus that it brought, once nobody uses it', async () => {
    const phone = newPhone({ isApp: true });
    const [one, other] = [await harness.newMember(), await harness.newMember()];
    await harness.logIn(one.username, password, phone.context());
    await giveBonus(one.caller.memberId, hashToken(phone.kept.value ?? '').toString('hex'));
    harness.passMinutes(dayMinutes);
    await harness.logIn(other.username, password, phone.context());
    const known = async () => {
      await harness.identity.jobs.runNow();
      const rows = await harness.db.selectFrom('app_bonus').select('browser').execute();
      return rows.map(({ browser }) => browser !== null);
    };
    harness.passMinutes(395 * dayMinutes + 1);
    expect(await known()).toEqual([true]);
    expect(await uses()).toMatchObject([{ member_id: other.caller.memberId }]);
    harness.passMinutes(dayMinutes);
    expect(await known()).toEqual([false]);
    await clear();
  });
});
