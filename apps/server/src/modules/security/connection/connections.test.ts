import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Caller } from '#http/handlers.ts';
import type { VouchedPerson } from '#ports/identity-provider.ts';
import {
  emptyForm,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';

const nonce = 'n'.repeat(43);
const chosen = 'boats-at-dusk';

function newPerson(provider: 'google' | 'facebook' = 'google'): VouchedPerson {
  return { provider, subject: randomBytes(8).toString('hex'), mobileNum: null, name: 'Ana' };
}

describe.each(testDatabases())('§7: connections of the identity service on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  function logInAs(person: VouchedPerson) {
    const input = { type: 'firebase', remember: false, username: '', password: '' } as const;
    const firebaseIdToken = harness.signIns.issue(person, nonce, harness.time.now);
    return harness.identity.handlers.logIn(
      { ...input, firebaseIdToken, identityNonce: nonce },
      newContext(),
    );
  }

  async function ticketOf(person: VouchedPerson): Promise<string> {
    const error: unknown = await logInAs(person).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'identity.unknown' });
    return (error as { hints: { identityTicket: string } }).hints.identityTicket;
  }

  async function connect(username: string, person: VouchedPerson): Promise<void> {
    const identityTicket = await ticketOf(person);
    const input = { type: 'username', remember: false, username, password } as const;
    await harness.identity.handlers.logIn({ ...input, identityTicket }, newContext());
  }

  /** A member who opened the account by a sign-in, and so has no password. */
  async function memberBySignIn(person: VouchedPerson) {
    const identityTicket = await ticketOf(person);
    const username = `s${randomBytes(5).toString('hex')}`;
    const form = { ...emptyForm, username, birthday: '1990-05-01', identityTicket };
    const { token } = await harness.identity.handlers.register(form, newContext());
    return { username, caller: await harness.callerOf(token) };
  }

  const contextOf = (caller: Caller) => ({ ...newContext(), caller });
  const list = (caller: Caller) => harness.identity.handlers.listConnections({}, contextOf(caller));
  const cut = (caller: Caller, provider: 'google' | 'facebook' = 'google') =>
    harness.identity.handlers.disconnect({ provider }, contextOf(caller));
  const setFirst = (caller: Caller, newPassword = chosen, confirmNewPassword = newPassword) =>
    harness.identity.handlers.setFirstPassword(
      { newPassword, confirmNewPassword },
      contextOf(caller),
    );

  async function resetByPhone(caller: Caller): Promise<void> {
    const mobileNum = international(newMobileNumber());
    const change = harness.db.updateTable('member').set({ mobile_num: mobileNum });
    await change.where('id', '=', caller.memberId).execute();
    const { handlers } = harness.identity;
    await handlers.requestSmsCode({ mobileNum, purpose: 'password' }, newContext());
    const verificationCode = (await harness.codeSentTo(mobileNum)) ?? '';
    const input = { mobileNum, verificationCode, newPassword: chosen };
    await handlers.resetPasswordByPhone(input, newContext());
  }

  test('a member sees what is connected, since when, and who holds the number', async () => {
    const { username, caller } = await harness.newMember();
    expect(await list(caller)).toEqual({ list: [], phone: null, hasPassword: true });
    await connect(username, newPerson('facebook'));
    await connect(username, newPerson());
    const change = harness.db.updateTable('member').set({ mobile_num: '+639181234567' });
    await change.where('id', '=', caller.memberId).execute();
    const tiedAt = harness.time.now.toISOString();
    const { list: rows, ...rest } = await list(caller);
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { provider: 'facebook', tiedAt },
        { provider: 'google', tiedAt },
      ]),
    );
    expect(rest).toEqual({ phone: '+63*******567', hasPassword: true });
  });

  test('a disconnected person cannot log in, other sessions end; reconnecting works', async () => {
    const { username, token, caller } = await harness.newMember();
    const person = newPerson();
    await connect(username, person);
    const there = await logInAs(person);
    await cut(caller);
    expect((await list(caller)).list).toEqual([]);
    expect(await harness.identity.resolveSession(there.token)).toBeNull();
    expect(await harness.identity.resolveSession(token)).not.toBeNull();
    await expect(logInAs(person)).rejects.toMatchObject({ code: 'identity.unknown' });
    await connect(username, newPerson());
    expect((await list(caller)).list).toHaveLength(1);
  });

  test('only an existing connection of the own account is disconnected', async () => {
    const { username, caller } = await harness.newMember();
    const other = await harness.newMember();
    const person = newPerson();
    await connect(username, person);
    const refused = { code: 'identity.connection.not.found' };
    await expect(cut(caller, 'facebook')).rejects.toMatchObject(refused);
    await expect(cut(other.caller)).rejects.toMatchObject(refused);
    expect(await logInAs(person)).toMatchObject({ userName: username });
  });

  test('the last log-in method stays until a password is set, which then logs in', async () => {
    const person = newPerson();
    const { username, caller } = await memberBySignIn(person);
    expect(await list(caller)).toMatchObject({ hasPassword: false });
    await expect(cut(caller)).rejects.toMatchObject({ code: 'identity.password.first' });
    expect(await logInAs(person)).toMatchObject({ userName: username });
    await setFirst(caller);
    await cut(caller);
    await expect(logInAs(person)).rejects.toMatchObject({ code: 'identity.unknown' });
    await expect(harness.logIn(username, chosen)).resolves.toMatchObject({ userName: username });
  });

  test.each([
    [['short'], 'password.too.short'],
    [['Password1'], 'password.common'],
    [[chosen, 'something-else'], 'password.mismatch'],
  ] as const)('a first password of %j is refused as %s', async ([first, again], code) => {
    const { caller } = await memberBySignIn(newPerson());
    await expect(setFirst(caller, first, again)).rejects.toMatchObject({ code });
    expect(await list(caller)).toMatchObject({ hasPassword: false });
  });

  test('an existing password is not replaced without the old one', async () => {
    const { username, caller } = await harness.newMember();
    await expect(setFirst(caller)).rejects.toMatchObject({ code: 'password.set' });
    await expect(harness.logIn(username, password)).resolves.toBeDefined();
    const made = await memberBySignIn(newPerson());
    const all = await Promise.allSettled([setFirst(made.caller), setFirst(made.caller, password)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a password reset removes connections that a stranger may have made', async () => {
    const { username, caller } = await harness.newMember();
    const person = newPerson();
    await connect(username, person);
    await resetByPhone(caller);
    await expect(logInAs(person)).rejects.toMatchObject({ code: 'identity.unknown' });
    await expect(harness.logIn(username, chosen)).resolves.toBeDefined();
  });

  test('a reset that gives the first password keeps the connection it was opened by', async () => {
    const person = newPerson();
    const { username, caller } = await memberBySignIn(person);
    await resetByPhone(caller);
    const again = await logInAs(person);
    expect(again).toMatchObject({ userName: username });
    expect(await list(await harness.callerOf(again.token))).toMatchObject({ hasPassword: true });
  });
});
