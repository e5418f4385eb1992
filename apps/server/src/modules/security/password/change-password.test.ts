import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Caller } from '#http/handlers.ts';
import {
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';

const newPassword = 'boats-at-dusk';

describe.each(testDatabases())('§2 Change password: changing the password on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  function change(caller: Caller, overrides: Partial<Record<string, string>> = {}) {
    const input = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    return harness.identity.handlers.changePassword(
      { ...input, ...overrides },
      { ...newContext(), caller },
    );
  }

  test('the new password logs in, and the old one no longer does', async () => {
    const { username, caller } = await harness.newMember();
    await change(caller);
    await expect(harness.logIn(username, newPassword)).resolves.toBeDefined();
    await expect(harness.logIn(username, password)).rejects.toMatchObject({ code: 'login.failed' });
  });

  test('all other sessions end with an event; the own one goes on', async () => {
    const { username, token, caller } = await harness.newMember();
    const elsewhere = await harness.logIn(username, password);
    const other = await harness.callerOf(elsewhere.token);
    const bystander = await harness.newMember();
    const ended: string[] = [];
    harness.events.subscribe({
      sessionEnded: ({ sessionId: id, reason }) => void ended.push(`${id} ${reason}`),
    });
    await change(caller);
    expect(await harness.identity.resolveSession(elsewhere.token)).toBeNull();
    expect(await harness.identity.resolveSession(token)).not.toBeNull();
    expect(await harness.identity.resolveSession(bystander.token)).not.toBeNull();
    expect(ended).toEqual([`${other.sessionId} password changed`]);
  });

  test.each([
    [{ oldPassword: 'not-the-old-one' }, 'password.old.wrong'],
    [{ confirmNewPassword: 'something-else' }, 'password.mismatch'],
    [{ newPassword: password, confirmNewPassword: password }, 'modify.new.old.same'],
    [{ newPassword: 'short', confirmNewPassword: 'short' }, 'password.too.short'],
    [{ newPassword: 'x'.repeat(65), confirmNewPassword: 'x'.repeat(65) }, 'password.too.long'],
    [{ newPassword: 'Password1', confirmNewPassword: 'Password1' }, 'password.common'],
  ])('%j is refused as %s and changes nothing', async (overrides, code) => {
    const { username, caller } = await harness.newMember();
    const elsewhere = await harness.logIn(username, password);
    await expect(change(caller, overrides)).rejects.toMatchObject({ code });
    await expect(harness.logIn(username, password)).resolves.toBeDefined();
    expect(await harness.identity.resolveSession(elsewhere.token)).not.toBeNull();
  });

  test('the user name is no password', async () => {
    const { username, caller } = await harness.newMember();
    const same = username.toUpperCase();
    await expect(
      change(caller, { newPassword: same, confirmNewPassword: same }),
    ).rejects.toMatchObject({ code: 'password.like.username' });
  });

  test('guessing the old password is limited, even when the last guess is right', async () => {
    const { caller } = await harness.newMember();
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(change(caller, { oldPassword: `guess-${tries}` })).rejects.toMatchObject({
        code: 'password.old.wrong',
      });
    }
    await expect(change(caller)).rejects.toMatchObject({ code: 'login.locked' });
  });

  test('of two changes at once one succeeds', async () => {
    const { username, caller } = await harness.newMember();
    const passwords = ['first-of-the-two', 'second-of-the-two'];
    const results = await Promise.allSettled(
      passwords.map((one) => change(caller, { newPassword: one, confirmNewPassword: one })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const winner = passwords[results.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    await expect(harness.logIn(username, winner)).resolves.toBeDefined();
  });
});
