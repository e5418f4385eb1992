import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase, testDatabases } from '#db/testing/test-database.ts';
import type { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { closeFor } from '#modules/accounts/exclusion.fixture.ts';
import type { VouchedPerson } from '#ports/identity-provider.ts';
import {
  newBrowser,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMailAddress, newMobileNumber } from '#testing/new-contacts.ts';
import type { LoginStep } from '@pavilion/contract/player/sessions';

const nonce = 'n'.repeat(43);
const newNumber = () => international(newMobileNumber());
const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

type Contact = { mobile_num?: string; email?: string; email_proved_at?: Date };

describe.each(testDatabases())('§7: the second step of a log-in on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database, { newLocation: 'ask' });
  });
  afterAll(() => harness.close());

  /** A member who has logged in before, from a location of their own. */
  async function memberWith(contact: Contact) {
    const { username, caller } = await harness.newMember();
    const change = harness.db.updateTable('member').set(contact);
    await change.where('id', '=', caller.memberId).execute();
    return { username, caller, memberId: caller.memberId };
  }

  async function stepOf(login: Promise<unknown>): Promise<LoginStep> {
    const error: unknown = await login.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'login.verification.required' });
    return (error as ApiError).hints as LoginStep;
  }

  const begin = (username: string, context: RequestContext) =>
    stepOf(harness.logIn(username, password, context));

  /** The one code that is sent now; notifications of log-ins may be sent beside it. */
  async function codeSent(): Promise<{ to: string; code: string; text: string }> {
    const [texts, mails] = [harness.texts.length, harness.mails.length];
    await harness.identity.jobs.runNow();
    const left = [...harness.texts.slice(texts), ...harness.mails.slice(mails)];
    const codes = left.flatMap(({ to, text }) => {
      const code = /\b\d{6}\b/.exec(text)?.[0];
      return code === undefined ? [] : [{ to, text, code }];
    });
    const [sent] = codes;
    if (sent === undefined || codes.length > 1) throw new Error(`${codes.length} codes were sent`);
    return sent;
  }

  const verify = (step: LoginStep, verificationCode: string, context: RequestContext) =>
    harness.identity.handlers.verifyLogin(
      { verificationTicket: step.verificationTicket, verificationCode },
      context,
    );

  const expectError = (call: Promise<unknown>, code: string) =>
    expect(call).rejects.toMatchObject({ code });

  test('a new location needs a code, which goes to the phone and opens the session', async () => {
    const mobileNum = newNumber();
    const { username } = await memberWith({ mobile_num: mobileNum });
    const context = newContext();
    const step = await begin(username, context);
    expect(step).toMatchObject({ sentBy: 'sms', ways: [{ way: 'sms' }] });
    expect(JSON.stringify(step)).not.toContain(mobileNum);
    const { to, code, text } = await codeSent();
    expect(to).toBe(mobileNum);
    expect(text).toContain('from a new device or location');
    expect(await verify(step, code, context)).toMatchObject({ userName: username });
  });

  test('a location where the code was right is known afterwards, and so is a device', async () => {
    const { username } = await memberWith({ mobile_num: newNumber() });
    const browser = newBrowser();
    const handlers = harness.identity.handlers;
    const typed = { type: 'username', username, password, remember: true } as const;
    const step = await stepOf(handlers.logIn(typed, browser.context));
    const value = await verify(step, (await codeSent()).code, browser.context);
    expect(value.remembered).toBe(true);
    await expect(
      harness.logIn(username, password, newContext(browser.context.address)),
    ).resolves.toBeDefined();
    const moved = { ...browser.context, address: newContext().address };
    await expect(harness.logIn(username, password, moved)).resolves.toBeDefined();
  });

  test('a wrong password is refused before a code is sent, as without the step', async () => {
    const { username } = await memberWith({ mobile_num: newNumber() });
    await harness.identity.jobs.runNow();
    await expectError(harness.logIn(username, 'wrong'), 'login.failed');
    const sent = harness.texts.length;
    await harness.identity.jobs.runNow();
    expect(harness.texts).toHaveLength(sent);
  });

  test('a member whom no code reaches is let in; a proved mail address counts', async () => {
    const unproved = await memberWith({ email: newMailAddress() });
    await expect(harness.logIn(unproved.username, password)).resolves.toBeDefined();
    await harness.identity.jobs.runNow();
    const email = newMailAddress();
    const { username } = await memberWith({ email, email_proved_at: harness.time.now });
    const context = newContext();
    const step = await begin(username, context);
    expect(step).toMatchObject({ sentBy: 'mail', ways: [{ way: 'mail' }] });
    const { to, code } = await codeSent();
    expect(to).toBe(email);
    await expect(verify(step, code, context)).resolves.toBeDefined();
  });

  test('another method is chosen by a second request, and the first code is void', async () => {
    const email = newMailAddress();
    const { username } = await memberWith({
      mobile_num: newNumber(),
      email,
      email_proved_at: harness.time.now,
    });
    const context = newContext();
    const step = await begin(username, context);
    const bySms = await codeSent();
    const { requestLoginCode } = harness.identity.handlers;
    const { verificationTicket } = step;
    await requestLoginCode({ verificationTicket, way: 'mail' }, context);
    const byMail = await codeSent();
    expect(byMail.to).toBe(email);
    if (bySms.code !== byMail.code) {
      await expectError(verify(step, bySms.code, context), 'verification.code.wrong');
    }
    await expect(verify(step, byMail.code, context)).resolves.toBeDefined();
  });

  test('another code waits for the pause; a second log-in accepts the first code', async () => {
    const { username } = await memberWith({ mobile_num: newNumber() });
    const context = newContext();
    const first = await begin(username, context);
    const { requestLoginCode } = harness.identity.handlers;
    const ask = () =>
      requestLoginCode({ verificationTicket: first.verificationTicket, way: 'sms' }, context);
    await expectError(ask(), 'sms.wait');
    const { code } = await codeSent();
    const again = await begin(username, context);
    expect(again.expirationTime).toBe(first.expirationTime);
    await expect(verify(again, code, context)).resolves.toBeDefined();
    harness.passMinutes(1);
    await expect(ask()).resolves.toBeDefined();
    await harness.identity.jobs.runNow();
  });

  test('a step counts once, also with many requests at once', async () => {
    const { username } = await memberWith({ mobile_num: newNumber() });
    const context = newContext();
    const step = await begin(username, context);
    const { code } = await codeSent();
    const all = await Promise.allSettled([1, 2, 3].map(() => verify(step, code, context)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expectError(verify(step, code, context), 'login.verification.expired');
  });

  test('five wrong codes void the code, and each is a failed log-in of the history', async () => {
    const { username, caller } = await memberWith({ mobile_num: newNumber() });
    const context = newContext();
    const step = await begin(username, context);
    const { code } = await codeSent();
    for (let tries = 0; tries < 5; tries += 1) {
      await expectError(verify(step, wrongOf(code), context), 'verification.code.wrong');
    }
    await expectError(verify(step, code, context), 'verification.code.wrong');
    const { list } = await harness.identity.handlers.listLogins(
      { pageNo: 1, pageSize: 10 },
      { ...newContext(), caller },
    );
    expect(list.filter(({ outcome }) => outcome === 'failed')).toHaveLength(6);
  });

  test('a step ends after a quarter of an hour; a made-up ticket is refused alike', async () => {
    const { username } = await memberWith({ mobile_num: newNumber() });
    const context = newContext();
    const step = await begin(username, context);
    const { code } = await codeSent();
    harness.passMinutes(15);
    await expectError(verify(step, code, context), 'login.verification.expired');
    const madeUp = { ...step, verificationTicket: 't'.repeat(43) };
    await expectError(verify(madeUp, code, context), 'login.verification.expired');
  });

  test('a ticket is refused in another browser', async () => {
    const { username } = await memberWith({ mobile_num: newNumber() });
    const context = newContext();
    const step = await begin(username, context);
    const { code } = await codeSent();
    const elsewhere = { ...context, userAgent: 'another browser' };
    await expectError(verify(step, code, elsewhere), 'login.verification.expired');
    await expect(verify(step, code, context)).resolves.toBeDefined();
  });

  test('a password that is reset meanwhile ends the step', async () => {
    const mobileNum = newNumber();
    const { username } = await memberWith({ mobile_num: mobileNum });
    const context = newContext();
    const step = await begin(username, context);
    const { code } = await codeSent();
    const { handlers } = harness.identity;
    await handlers.requestSmsCode({ mobileNum, purpose: 'password' }, newContext());
    const { code: verificationCode } = await codeSent();
    const reset = { mobileNum, verificationCode, newPassword: 'boats-at-dusk' };
    await handlers.resetPasswordByPhone(reset, newContext());
    await expectError(verify(step, code, context), 'login.verification.expired');
    await harness.identity.jobs.runNow();
  });

  test('an account that is closed meanwhile stays closed', async () => {
    const { username, memberId } = await memberWith({
      mobile_num: newNumber(),
    });
    const context = newContext();
    const step = await begin(username, context);
    const { code } = await codeSent();
    const change = harness.db.updateTable('member').set({ status: 'disabled' });
    await change.where('id', '=', memberId).execute();
    await expectError(verify(step, code, context), 'member.disabled');
  });

  test('§7: one that its member has closed meanwhile answers so to the code', async () => {
    const { username, memberId } = await memberWith({ mobile_num: newNumber() });
    const context = newContext();
    const step = await begin(username, context);
    const { code } = await codeSent();
    await closeFor(harness.db, memberId);
    await expectError(verify(step, code, context), 'member.closed');
  });

  describe('of a person of the identity service', () => {
    const ana = { provider: 'google', mobileNum: null, name: 'Ana' } as const;
    const newPerson = (): VouchedPerson => ({ ...ana, subject: randomBytes(8).toString('hex') });

    function logInAs(person: VouchedPerson, context: RequestContext) {
      const input = { type: 'firebase', remember: false, username: '', password: '' } as const;
      const firebaseIdToken = harness.signIns.issue(person, nonce, harness.time.now);
      const given = { ...input, firebaseIdToken, identityNonce: nonce };
      return harness.identity.handlers.logIn(given, context);
    }

    async function ticketOf(person: VouchedPerson): Promise<string> {
      const error: unknown = await logInAs(person, newContext()).catch((thrown: unknown) => thrown);
      return ((error as ApiError).hints as { identityTicket: string }).identityTicket;
    }

    test('connecting waits for the code, and a connected person needs one too', async () => {
      const { username } = await memberWith({ mobile_num: newNumber() });
      const person = newPerson();
      const context = newContext();
      const typed = { type: 'username', username, password, remember: false } as const;
      const identityTicket = await ticketOf(person);
      const login = harness.identity.handlers.logIn({ ...typed, identityTicket }, context);
      const step = await stepOf(login);
      await expectError(logInAs(person, newContext()), 'identity.unknown');
      await verify(step, (await codeSent()).code, context);
      expect(await logInAs(person, context)).toMatchObject({ userName: username });

      harness.passMinutes(1);
      const elsewhere = newContext();
      const second = await stepOf(logInAs(person, elsewhere));
      const value = await verify(second, (await codeSent()).code, elsewhere);
      const caller = await harness.callerOf(value.token);
      const { list } = await harness.identity.handlers.listSessions({}, { ...elsewhere, caller });
      expect(list.find(({ current }) => current)?.way).toBe('identity');
    });

    test('a phone that was just proved needs no further code', async () => {
      const mobileNum = newNumber();
      const { username } = await memberWith({ mobile_num: mobileNum });
      const phone = { ...newPerson(), provider: 'phone' as const, mobileNum };
      expect(await logInAs(phone, newContext())).toMatchObject({ userName: username });
    });
  });

  test('no ticket, password or code is stored readable; expired steps are deleted', async () => {
    const { username } = await memberWith({ mobile_num: newNumber() });
    const step = await begin(username, newContext());
    const rows = () => harness.db.selectFrom('login_step').selectAll().execute();
    const [row] = await rows();
    expect(JSON.stringify({ ...row, member_id: '' })).not.toContain(step.verificationTicket);
    expect(row?.password_mark).toHaveLength(32);
    harness.passMinutes(120);
    await harness.identity.jobs.runNow();
    expect(await rows()).toEqual([]);
  });
});

test('§7: a site that only notifies asks for no code', async () => {
  const database = anyDatabase();
  const harness = await openIdentityHarness(database);
  const { username, caller } = await harness.newMember();
  const change = harness.db.updateTable('member').set({ mobile_num: newNumber() });
  await change.where('id', '=', caller.memberId).execute();
  await expect(harness.logIn(username, password)).resolves.toBeDefined();
  await harness.close();
});
