import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { createAuthenticator } from '#kit/testing/software-authenticator.ts';
import { closeFor } from '#modules/accounts/exclusion.fixture.ts';
import {
  newBrowser,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';

const site = { origin: 'https://play.example.com', rpId: 'play.example.com' };
const failed = { code: 'passkey.failed' };

describe.each(testDatabases())('§7: passkeys on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database, { publicUrl: site.origin });
  });
  afterAll(() => harness.close());

  async function enrolled() {
    const { handlers } = harness.identity;
    const { caller, username } = await harness.newMember();
    const context = { ...newContext(), caller };
    const key = createAuthenticator();
    const { challenge } = await handlers.startPasskey({}, context);
    const credential = key.create({ challenge, ...site });
    const { passkeyId } = await handlers.addPasskey({ name: 'My phone', credential }, context);
    return { handlers, caller, context, username, key, passkeyId, credential };
  }

  const askLogin = async () =>
    (await harness.identity.handlers.startPasskeyLogin({}, newContext())).challenge;
  const logIn = (credential: ReturnType<ReturnType<typeof createAuthenticator>['get']>) =>
    harness.identity.handlers.logInByPasskey({ credential }, newContext());

  test('a passkey that was added logs its member in, without a name or password', async () => {
    const { key, username, handlers, context } = await enrolled();
    const value = await logIn(key.get({ challenge: await askLogin(), ...site }));
    expect(value).toMatchObject({ userName: username, type: 0 });
    const { list } = await handlers.listPasskeys({}, context);
    expect(list).toMatchObject([{ name: 'My phone', backedUp: true }]);
    expect(list[0]?.lastUsedAt).not.toBeNull();
    expect(await handlers.getSecurityConfig({}, context)).toMatchObject({ passkeys: 1 });
  });

  test.each([
    ['another origin', { origin: 'https://play.example.org' }],
    ['another site', { rpId: 'example.org' }],
  ])('%s is refused when it is added and when it is used', async (_, wrong) => {
    const { key, handlers, context } = await enrolled();
    const challenge = await askLogin();
    await expect(logIn(key.get({ challenge, ...site, ...wrong }))).rejects.toMatchObject(failed);
    const adding = await handlers.startPasskey({}, context);
    const credential = createAuthenticator().create({ ...adding, ...site, ...wrong });
    const added = handlers.addPasskey({ name: 'x', credential }, context);
    await expect(added).rejects.toMatchObject(failed);
  });

  test('a challenge is answered once, within five minutes, and for its purpose', async () => {
    const { key, handlers, context } = await enrolled();
    const challenge = await askLogin();
    const answer = key.get({ challenge, ...site });
    await logIn(answer);
    await expect(logIn(answer)).rejects.toMatchObject(failed);
    await expect(logIn(key.get({ challenge, ...site }))).rejects.toMatchObject(failed);
    const late = await askLogin();
    harness.passMinutes(5);
    await expect(logIn(key.get({ challenge: late, ...site }))).rejects.toMatchObject(failed);
    const { challenge: other } = await handlers.startPasskeyConfirm({}, context);
    await expect(logIn(key.get({ challenge: other, ...site }))).rejects.toMatchObject(failed);
    const made = key.get({ challenge: 'x'.repeat(43), ...site });
    await expect(logIn(made)).rejects.toMatchObject(failed);
  });

  test('two logins with one answer at once open one session', async () => {
    const { key } = await enrolled();
    const answer = key.get({ challenge: await askLogin(), ...site });
    const both = await Promise.allSettled([logIn(answer), logIn(answer)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a person whom the device did not verify is refused', async () => {
    const { key, handlers, context } = await enrolled();
    const answer = key.get({ challenge: await askLogin(), ...site }, { person: false });
    await expect(logIn(answer)).rejects.toMatchObject(failed);
    const { challenge } = await handlers.startPasskey({}, context);
    const credential = createAuthenticator().create({ challenge, ...site }, false);
    const added = handlers.addPasskey({ name: 'x', credential }, context);
    await expect(added).rejects.toMatchObject(failed);
  });

  test('a copied key is detected by its counter', async () => {
    const { key } = await enrolled();
    await logIn(key.get({ challenge: await askLogin(), ...site }));
    const answer = key.get({ challenge: await askLogin(), ...site }, { step: 0 });
    await expect(logIn(answer)).rejects.toMatchObject(failed);
  });

  test('a removed, unknown or foreign passkey logs nobody in', async () => {
    const { key, handlers, context, passkeyId } = await enrolled();
    const stranger = await enrolled();
    const notFound = { code: 'passkey.not.found' };
    await expect(handlers.removePasskey({ passkeyId }, stranger.context)).rejects.toMatchObject(
      notFound,
    );
    await expect(
      handlers.renamePasskey({ passkeyId, name: 'Mine' }, stranger.context),
    ).rejects.toMatchObject(notFound);
    await handlers.renamePasskey({ passkeyId, name: 'Old phone' }, context);
    expect((await handlers.listPasskeys({}, context)).list[0]?.name).toBe('Old phone');
    await handlers.removePasskey({ passkeyId }, context);
    const answer = key.get({ challenge: await askLogin(), ...site });
    await expect(logIn(answer)).rejects.toMatchObject(failed);
    const unknown = createAuthenticator().get({ challenge: await askLogin(), ...site });
    await expect(logIn(unknown)).rejects.toMatchObject(failed);
  });

  test('a key is added once, and for the requesting member', async () => {
    const { credential, handlers } = await enrolled();
    const other = await enrolled();
    const replayed = handlers.addPasskey({ name: 'x', credential }, other.context);
    await expect(replayed).rejects.toMatchObject(failed);
    const { challenge } = await handlers.startPasskey({}, other.context);
    const copied = other.key.create({ challenge, ...site });
    const twice = handlers.addPasskey({ name: 'x', credential: copied }, other.context);
    await expect(twice).rejects.toMatchObject(failed);
  });

  test('a member has ten passkeys at most', async () => {
    const { handlers, context } = await enrolled();
    for (let count = 1; count < 10; count += 1) {
      const { challenge } = await handlers.startPasskey({}, context);
      const credential = createAuthenticator().create({ challenge, ...site });
      await handlers.addPasskey({ name: `Key ${count}`, credential }, context);
    }
    await expect(handlers.startPasskey({}, context)).rejects.toMatchObject({
      code: 'passkey.limit',
    });
  });

  test('on a remembered device an own passkey confirms who it is, another’s does not', async () => {
    const { username, key, handlers } = await enrolled();
    const stranger = await enrolled();
    const browser = newBrowser();
    await harness.logIn(username, password, browser.context, {}, true);
    const { token } = await handlers.logInByDevice({}, browser.context);
    const caller = await harness.callerOf(token);
    const context = { ...browser.context, caller };
    expect(await harness.identity.isConfirmed(caller.sessionId)).toBe(false);
    const options = await handlers.startPasskeyConfirm({}, context);
    const wrong = stranger.key.get({ challenge: options.challenge, ...site });
    await expect(handlers.confirmByPasskey({ credential: wrong }, context)).rejects.toMatchObject(
      failed,
    );
    expect(await harness.identity.isConfirmed(caller.sessionId)).toBe(false);
    const { challenge } = await handlers.startPasskeyConfirm({}, context);
    await handlers.confirmByPasskey({ credential: key.get({ challenge, ...site }) }, context);
    expect(await harness.identity.isConfirmed(caller.sessionId)).toBe(true);
  });

  test('a closed account is not opened by its passkey', async () => {
    const { key, caller } = await enrolled();
    await harness.db
      .updateTable('member')
      .set({ status: 'disabled' })
      .where('id', '=', caller.memberId)
      .execute();
    const answer = key.get({ challenge: await askLogin(), ...site });
    await expect(logIn(answer)).rejects.toMatchObject({ code: 'member.disabled' });
  });

  test('§7: one that its member has closed answers so to the passkey', async () => {
    const { key, caller } = await enrolled();
    await closeFor(harness.db, caller.memberId);
    const answer = key.get({ challenge: await askLogin(), ...site });
    await expect(logIn(answer)).rejects.toMatchObject({ code: 'member.closed' });
  });

  test('a site without a domain name has no passkeys', async () => {
    const bare = await openIdentityHarness(database, { publicUrl: 'https://10.0.0.7' });
    const started = bare.identity.handlers.startPasskeyLogin({}, newContext());
    await expect(started).rejects.toMatchObject({ code: 'passkey.closed' });
    await bare.close();
  });
});
