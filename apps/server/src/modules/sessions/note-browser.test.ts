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

/** A phone that keeps the cookie of the browser between calls. */
function newPhone() {
  const kept: { value: string | null; expiresAt: Date | null } = { value: null, expiresAt: null };
  const context = () => ({
    ...newContext(),
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
});
