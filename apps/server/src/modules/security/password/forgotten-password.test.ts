import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase, testDatabases } from '#db/testing/test-database.ts';
import type { RequestContext } from '#http/handlers.ts';
import { outboxDelayMs } from '#kit/outbox.ts';
import {
  newBrowser,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';

const newPassword = 'boats-at-dusk';

describe.each(testDatabases())('§2 Forgot password: a forgotten password on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  async function memberWithContact(language: 'EN' | 'TY' = 'EN') {
    const member = await harness.newMember();
    const mobileNum = newMobileNumber();
    const email = `${member.username}@example.com`;
    await harness.db
      .updateTable('member')
      .set({ mobile_num: international(mobileNum), email, language })
      .where('id', '=', member.caller.memberId)
      .execute();
    return { ...member, mobileNum, email };
  }

  const change = (memberId: bigint, set: { status: 'disabled' }) =>
    harness.db.updateTable('member').set(set).where('id', '=', memberId).execute();

  async function askCode(mobileNum: string): Promise<string> {
    await harness.identity.handlers.requestSmsCode(
      { mobileNum, purpose: 'password' },
      newContext(),
    );
    return (await harness.codeSentTo(mobileNum)) ?? '';
  }

  const byPhone = (
    mobileNum: string,
    verificationCode: string,
    typed = newPassword,
    context: RequestContext = newContext(),
  ) =>
    harness.identity.handlers.resetPasswordByPhone(
      { mobileNum, verificationCode, newPassword: typed },
      context,
    );

  const askMail = (username: string, email: string, context = newContext()) =>
    harness.identity.handlers.requestPasswordMail({ username, email }, context);

  const mailsTo = (email: string) => harness.mails.filter(({ to }) => to === email);

  async function secretSentTo(email: string): Promise<string> {
    await harness.identity.jobs.runNow();
    const text = mailsTo(email).at(-1)?.text ?? '';
    return /\/m\/forget#token=([\w-]{43})/.exec(text)?.[1] ?? '';
  }

  const byLink = (secret: string, typed = newPassword) =>
    harness.identity.handlers.resetPasswordByLink({ secret, newPassword: typed }, newContext());

  test('by phone: the code sets the password, and the answer has the user name', async () => {
    const { username, mobileNum } = await memberWithContact();
    const code = await askCode(mobileNum);
    expect(await byPhone(mobileNum, code)).toEqual({ username });
    await expect(harness.logIn(username, newPassword)).resolves.toBeDefined();
    await expect(harness.logIn(username, password)).rejects.toMatchObject({ code: 'login.failed' });
    await expect(byPhone(mobileNum, code, 'another-one-still')).rejects.toMatchObject({
      code: 'verification.code.wrong',
    });
  });

  test('every session and every remembered device ends', async () => {
    const { username, token, mobileNum } = await memberWithContact();
    const phone = newBrowser();
    await harness.logIn(username, password, phone.context, {}, true);
    expect(phone.jar.value).not.toBeNull();
    const code = await askCode(mobileNum);
    await byPhone(mobileNum, code);
    expect(await harness.identity.resolveSession(token)).toBeNull();
    await expect(harness.identity.handlers.logInByDevice({}, phone.context)).rejects.toMatchObject({
      code: 'login.device.unknown',
    });
  });

  test('the present password is refused as the new one, and the code stays valid', async () => {
    const { mobileNum } = await memberWithContact();
    const code = await askCode(mobileNum);
    await expect(byPhone(mobileNum, code, password)).rejects.toMatchObject({
      code: 'modify.new.old.same',
    });
    await expect(byPhone(mobileNum, code)).resolves.toBeDefined();
  });

  test.each([
    ['short', 'password.too.short'],
    ['x'.repeat(65), 'password.too.long'],
    ['sunshine1', 'password.common'],
  ])('"%s" is refused as %s before code or link is looked at', async (typed, code) => {
    const { mobileNum } = await memberWithContact();
    await expect(byPhone(mobileNum, '000000', typed)).rejects.toMatchObject({ code });
    await expect(byLink('x'.repeat(43), typed)).rejects.toMatchObject({ code });
  });

  test('the user name is no password', async () => {
    const { username, mobileNum } = await memberWithContact();
    const code = await askCode(mobileNum);
    await expect(byPhone(mobileNum, code, username.toUpperCase())).rejects.toMatchObject({
      code: 'password.like.username',
    });
  });

  test('a wrong code, one of another purpose and an unknown number are refused alike', async () => {
    const { mobileNum } = await memberWithContact();
    const wrong = { code: 'verification.code.wrong' };
    const code = await askCode(mobileNum);
    const other = code === '000000' ? '000001' : '000000';
    await expect(byPhone(mobileNum, other)).rejects.toMatchObject(wrong);
    await expect(byPhone('09171112223', '123456')).rejects.toMatchObject(wrong);
    const second = await memberWithContact();
    await harness.identity.handlers.requestSmsCode(
      { mobileNum: second.mobileNum, purpose: 'login' },
      newContext(),
    );
    const login = (await harness.codeSentTo(second.mobileNum)) ?? '';
    await expect(byPhone(second.mobileNum, login)).rejects.toMatchObject(wrong);
  });

  test('a member who was locked out may log in at once after it', async () => {
    const { username, mobileNum } = await memberWithContact();
    const context = newContext();
    for (let tries = 0; tries < 5; tries += 1) {
      const captcha = await harness.solveCaptcha(context);
      await harness.logIn(username, 'wrong', context, captcha).catch(() => undefined);
    }
    await byPhone(mobileNum, await askCode(mobileNum), newPassword, context);
    await expect(harness.logIn(username, newPassword, context)).resolves.toBeDefined();
  });

  test('by e-mail: the link of the mail sets the password, once', async () => {
    const { username, email, token } = await memberWithContact();
    expect(await askMail(username.toUpperCase(), email.toUpperCase())).toEqual({});
    const secret = await secretSentTo(email);
    await expect(byLink(secret, password)).rejects.toMatchObject({ code: 'modify.new.old.same' });
    await byLink(secret);
    await expect(harness.logIn(username, newPassword)).resolves.toBeDefined();
    expect(await harness.identity.resolveSession(token)).toBeNull();
    await expect(byLink(secret, 'another-one-still')).rejects.toMatchObject({
      code: 'password.link.invalid',
    });
  });

  test('a link works for 30 minutes, and not after a newer one was sent', async () => {
    const { username, email } = await memberWithContact();
    const invalid = { code: 'password.link.invalid' };
    await askMail(username, email);
    const first = await secretSentTo(email);
    await askMail(username, email);
    const second = await secretSentTo(email);
    await expect(byLink(first)).rejects.toMatchObject(invalid);
    harness.passMinutes(31);
    await expect(byLink(second)).rejects.toMatchObject(invalid);
    await askMail(username, email);
    const third = await secretSentTo(email);
    harness.passMinutes(29);
    await expect(byLink(third)).resolves.toEqual({});
  });

  test('of two uses of one link at once one succeeds', async () => {
    const { username, email } = await memberWithContact();
    await askMail(username, email);
    const secret = await secretSentTo(email);
    const passwords = ['first-of-the-two', 'second-of-the-two'];
    const results = await Promise.allSettled(passwords.map((one) => byLink(secret, one)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a password change invalidates the link', async () => {
    const { username, email, mobileNum } = await memberWithContact();
    await askMail(username, email);
    const secret = await secretSentTo(email);
    await byPhone(mobileNum, await askCode(mobileNum));
    await expect(byLink(secret, 'another-one-still')).rejects.toMatchObject({
      code: 'password.link.invalid',
    });
  });

  test('no secret is stored in readable form, and no mail is sent for a wrong pair', async () => {
    const known = await memberWithContact();
    const other = await memberWithContact();
    const closed = await memberWithContact();
    await change(closed.caller.memberId, { status: 'disabled' });
    await harness.identity.jobs.runNow();
    const before = harness.mails.length;
    await askMail('nobody_here', 'nobody@example.com');
    await askMail(known.username, other.email);
    await askMail(closed.username, closed.email);
    await harness.identity.jobs.runNow();
    expect(harness.mails.length).toBe(before);
    await askMail(known.username, known.email);
    const secret = await secretSentTo(known.email);
    const outbox = await harness.db.selectFrom('outbox').selectAll().execute();
    const links = await harness.db.selectFrom('password_link').selectAll().execute();
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(outbox.map((row) => row.payload))).not.toContain(secret);
    expect(links.map((row) => Buffer.from(row.secret_hash).toString('base64url'))).not.toContain(
      secret,
    );
  });

  test('mails are limited for a device with an error, and for a member silently', async () => {
    const { username, email } = await memberWithContact();
    const context = newContext();
    for (let tries = 0; tries < 5; tries += 1) await askMail(username, email, context);
    await expect(askMail(username, email, context)).rejects.toMatchObject({
      code: 'request.limited',
    });
    await expect(askMail('nobody_here', email, context)).rejects.toMatchObject({
      code: 'request.limited',
    });
    await harness.identity.jobs.runNow();
    expect(await askMail(username, email)).toEqual({});
    await harness.identity.jobs.runNow();
    expect(mailsTo(email)).toHaveLength(5);
  });

  test('of 60 mails requested at once, from as many addresses, five links are sent', async () => {
    const { username, email } = await memberWithContact();
    await Promise.all(Array.from({ length: 60 }, () => askMail(username, email)));
    await harness.identity.jobs.runNow();
    expect(mailsTo(email)).toHaveLength(5);
  });

  test('a malformed address is refused as in_email_incorrect', async () => {
    await expect(askMail('maria', 'maria@example')).rejects.toMatchObject({
      code: 'in_email_incorrect',
    });
  });
});

test('§2 Forgot password: a mail that could not be sent is not counted, and is sent later', async () => {
  const reached: string[] = [];
  let isDown = true;
  const harness = await openIdentityHarness(anyDatabase(), {
    mail: {
      send: async ({ to }) => {
        reached.push(to);
        return isDown ? { outcome: 'notSent', reason: 'no connection' } : { outcome: 'sent' };
      },
    },
  });
  const { username, email } = await harness.newReachableMember();
  await harness.identity.handlers.requestPasswordMail({ username, email }, newContext());
  for (let tries = 1; tries <= 6; tries += 1) {
    await harness.identity.jobs.runNow();
    expect(reached).toHaveLength(tries);
    harness.time.now = new Date(harness.time.now.getTime() + outboxDelayMs(tries));
  }
  isDown = false;
  await harness.identity.jobs.runNow();
  expect(reached).toHaveLength(7);
  await harness.identity.jobs.runNow();
  expect(reached).toHaveLength(7);
  await harness.close();
});

test('§2 Forgot password: a site without a mail server and without SMS refuses both methods', async () => {
  const database = anyDatabase();
  const harness = await openIdentityHarness(database, { mail: null, sendsCodes: () => false });
  const { handlers } = harness.identity;
  await expect(
    handlers.requestPasswordMail({ username: 'maria', email: 'maria@example.com' }, newContext()),
  ).rejects.toMatchObject({ code: 'email.closed' });
  await expect(
    handlers.resetPasswordByPhone(
      { mobileNum: '09171234567', verificationCode: '123456', newPassword },
      newContext(),
    ),
  ).rejects.toMatchObject({ code: 'sms.closed' });
  await harness.close();
});
