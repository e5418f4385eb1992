import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { closeFor } from '#modules/accounts/exclusion.fixture.ts';
import type { VouchedPerson } from '#ports/identity-provider.ts';
import {
  newBrowser,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';
import { codeOf } from '#testing/test-base.ts';

const closed = 'member.closed';
const newPassword = 'boats-at-dusk';
const nonce = randomBytes(16).toString('hex');

describe('§7: who closed the account learns it after the right proof, nobody else', () => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(anyDatabase());
  });
  afterAll(() => harness.close());

  /** A member with a phone and a mail address whose account is still open. */
  async function member() {
    const { username, token, caller } = await harness.newMember();
    const mobileNum = newMobileNumber();
    const email = `${username}@example.com`;
    await harness.db
      .updateTable('member')
      .set({ mobile_num: international(mobileNum), email })
      .where('id', '=', caller.memberId)
      .execute();
    const close = () => closeFor(harness.db, caller.memberId);
    return { username, token, memberId: caller.memberId, mobileNum, email, close };
  }

  const askCode = async (mobileNum: string, purpose: 'login' | 'password') => {
    await harness.identity.handlers.requestSmsCode({ mobileNum, purpose }, newContext());
    return harness.codeSentTo(mobileNum);
  };

  test('by password: the right one, and no other', async () => {
    const { username, close } = await member();
    await close();
    expect(await codeOf(harness.logIn(username, password))).toBe(closed);
    expect(await codeOf(harness.logIn(username, 'not-the-password'))).toBe('login.failed');
  });

  test('by a code that was sent before; afterwards none is sent', async () => {
    const { mobileNum, close } = await member();
    const code = (await askCode(mobileNum, 'login')) ?? '';
    await close();
    const bySms = (typed: string) =>
      harness.identity.handlers.logIn(
        { type: 'sms', username: mobileNum, password: typed, remember: false },
        newContext(),
      );
    const other = code === '000000' ? '000001' : '000000';
    expect(await codeOf(bySms(other))).toBe('verification.code.wrong');
    expect(await codeOf(bySms(code))).toBe(closed);
    harness.passMinutes(10);
    const sent = harness.texts.length;
    await askCode(mobileNum, 'login');
    expect(harness.texts).toHaveLength(sent);
  });

  test('by a remembered device that is still known', async () => {
    const { username, close } = await member();
    const browser = newBrowser();
    await harness.logIn(username, password, browser.context, {}, true);
    await close();
    const byDevice = () => harness.identity.handlers.logInByDevice({}, browser.context);
    expect(await codeOf(byDevice())).toBe(closed);
    expect(await codeOf(byDevice())).toBe('login.device.unknown');
  });

  test('by the identity service', async () => {
    const { mobileNum, close } = await member();
    await close();
    const person: VouchedPerson = {
      provider: 'phone',
      subject: createHash('sha256').update(mobileNum).digest('hex'),
      mobileNum: international(mobileNum),
      name: 'Ana',
    };
    const firebaseIdToken = harness.signIns.issue(person, nonce, harness.time.now);
    const input = { type: 'firebase', remember: false, username: '', password: '' } as const;
    const call = harness.identity.handlers.logIn(
      { ...input, firebaseIdToken, identityNonce: nonce },
      newContext(),
    );
    expect(await codeOf(call)).toBe(closed);
  });

  test('a new password for it is refused, by phone and by link', async () => {
    const { username, mobileNum, email, close } = await member();
    const { handlers } = harness.identity;
    await handlers.requestPasswordMail({ username, email }, newContext());
    const verificationCode = (await askCode(mobileNum, 'password')) ?? '';
    const text = harness.mails.filter(({ to }) => to === email).at(-1)?.text ?? '';
    const secret = /\/m\/forget#token=([\w-]{43})/.exec(text)?.[1] ?? '';
    await close();
    const byPhone = (code: string) =>
      handlers.resetPasswordByPhone(
        { mobileNum, verificationCode: code, newPassword },
        newContext(),
      );
    const byLink = (typed: string) =>
      handlers.resetPasswordByLink({ secret: typed, newPassword }, newContext());
    const other = verificationCode === '000000' ? '000001' : '000000';
    expect(await codeOf(byPhone(other))).toBe('verification.code.wrong');
    expect(await codeOf(byPhone(verificationCode))).toBe(closed);
    expect(await codeOf(byLink('x'.repeat(43)))).toBe('password.link.invalid');
    expect(await codeOf(byLink(secret))).toBe(closed);
    expect(await codeOf(harness.logIn(username, password))).toBe(closed);
    const sent = harness.mails.length;
    await handlers.requestPasswordMail({ username, email }, newContext());
    await harness.identity.jobs.runNow();
    expect(harness.mails).toHaveLength(sent);
  });

  test('a session that is still there is no longer answered', async () => {
    const { token, close } = await member();
    expect(await harness.identity.resolveSession(token)).not.toBeNull();
    await close();
    harness.passMinutes(1);
    expect(await harness.identity.resolveSession(token)).toBeNull();
  });
});
