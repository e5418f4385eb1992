import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase, testDatabases } from '#db/testing/test-database.ts';
import type { ApiError } from '#http/api-error.ts';
import {
  newContext,
  openIdentityHarness,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';
import { newCode } from '../sms-codes.ts';

test('§2 Login screen: codes have six digits, and all are about equally frequent', () => {
  const codes = Array.from({ length: 5000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  for (const digit of '0123456789') {
    const share = codes.filter((code) => code.startsWith(digit)).length / codes.length;
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.13);
  }
});

describe.each(testDatabases())('§2 Login screen: SMS codes on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  async function memberWithNumber() {
    const member = await harness.newMember();
    const mobileNum = newMobileNumber();
    await harness.db
      .updateTable('member')
      .set({ mobile_num: international(mobileNum) })
      .where('id', '=', member.caller.memberId)
      .execute();
    return { ...member, mobileNum };
  }

  const ask = (
    mobileNum: string,
    context = newContext(),
    purpose: 'login' | 'password' = 'login',
  ) => harness.identity.handlers.requestSmsCode({ mobileNum, purpose }, context);

  const codeSentTo = (mobileNum: string) => harness.codeSentTo(mobileNum);

  const logIn = (mobileNum: string, code: string, context = newContext()) =>
    harness.identity.handlers.logIn(
      { type: 'sms', remember: false, username: mobileNum, password: code },
      context,
    );

  const wrongCode = { code: 'verification.code.wrong' };

  test('a code opens a session once', async () => {
    const { mobileNum, username } = await memberWithNumber();
    await ask(mobileNum);
    const code = (await codeSentTo(mobileNum)) ?? '';
    expect(await logIn(mobileNum, code)).toMatchObject({ userName: username, type: 0 });
    await expect(logIn(mobileNum, code)).rejects.toMatchObject(wrongCode);
  });

  test('two requests with the same code at once open one session', async () => {
    const { mobileNum } = await memberWithNumber();
    await ask(mobileNum);
    const code = (await codeSentTo(mobileNum)) ?? '';
    const both = await Promise.allSettled([logIn(mobileNum, code), logIn(mobileNum, code)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('known and unknown numbers are answered alike; only a known one gets a code', async () => {
    const { mobileNum } = await memberWithNumber();
    const stranger = newMobileNumber();
    const [known, unknown] = [await ask(mobileNum), await ask(stranger)];
    expect(unknown).toEqual(known);
    expect(await codeSentTo(mobileNum)).toMatch(/^\d{6}$/);
    expect(harness.texts.filter(({ to }) => to === international(stranger))).toEqual([]);
    await expect(logIn(stranger, '123456')).rejects.toMatchObject(wrongCode);
  });

  test('the countdown ends after the pause, and the code is valid for ten minutes', async () => {
    const { mobileNum } = await memberWithNumber();
    const answer = await ask(mobileNum);
    const after = (text: string) => (Date.parse(text) - harness.time.now.getTime()) / 1000;
    expect([after(answer.expirationTime), after(answer.codeValidUntil)]).toEqual([60, 600]);
    expect(answer.time).toBe(harness.time.now.toISOString());
  });

  test('a second code is refused during the pause, with the time of its end', async () => {
    const { mobileNum } = await memberWithNumber();
    const { expirationTime } = await ask(mobileNum);
    const refused = { code: 'sms.wait', hints: { expirationTime } };
    await expect(ask(mobileNum)).rejects.toMatchObject(refused);
    const stranger = newMobileNumber();
    await ask(stranger);
    await expect(ask(stranger)).rejects.toMatchObject({ code: 'sms.wait' });
    harness.passMinutes(1);
    await expect(ask(mobileNum)).resolves.toBeDefined();
  });

  test('an expired code is refused', async () => {
    const { mobileNum } = await memberWithNumber();
    await ask(mobileNum);
    const code = (await codeSentTo(mobileNum)) ?? '';
    harness.passMinutes(10);
    await expect(logIn(mobileNum, code)).rejects.toMatchObject(wrongCode);
  });

  test('a code is bound to its number and its purpose', async () => {
    const [one, other] = [await memberWithNumber(), await memberWithNumber()];
    await ask(one.mobileNum, newContext(), 'password');
    await ask(other.mobileNum);
    const forPassword = (await codeSentTo(one.mobileNum)) ?? '';
    await expect(logIn(one.mobileNum, forPassword)).rejects.toMatchObject(wrongCode);
    // One pair of codes in a million is the same by chance.
    if ((await codeSentTo(other.mobileNum)) === forPassword) return;
    await expect(logIn(other.mobileNum, forPassword)).rejects.toMatchObject(wrongCode);
  });

  test('after five wrong tries the right code is refused too', async () => {
    const { mobileNum } = await memberWithNumber();
    await ask(mobileNum);
    const code = (await codeSentTo(mobileNum)) ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(logIn(mobileNum, wrong)).rejects.toMatchObject(wrongCode);
    }
    await expect(logIn(mobileNum, code)).rejects.toMatchObject(wrongCode);
  });

  test('a number gets ten codes a day', async () => {
    const { mobileNum } = await memberWithNumber();
    harness.time.now = new Date(Math.ceil(harness.time.now.getTime() / 86_400_000) * 86_400_000);
    for (let times = 0; times < 10; times += 1) {
      await ask(mobileNum);
      harness.passMinutes(1);
    }
    await expect(ask(mobileNum)).rejects.toMatchObject({ code: 'request.limited' });
    harness.passMinutes(24 * 60);
    await expect(ask(mobileNum)).resolves.toBeDefined();
  });

  test('a device is asked for a captcha after four codes, and stopped after thirty', async () => {
    const context = newContext();
    for (let times = 0; times < 4; times += 1) await ask(newMobileNumber(), context);
    const refused = { code: 'login.captcha.missing', hints: { captcha: true } };
    await expect(ask(newMobileNumber(), context)).rejects.toMatchObject(refused);
    const forLogin = await harness.solveCaptcha(context);
    const withCaptcha = (captcha: object) =>
      harness.identity.handlers.requestSmsCode(
        { mobileNum: newMobileNumber(), purpose: 'login', ...captcha },
        context,
      );
    await expect(withCaptcha(forLogin)).rejects.toMatchObject({ code: 'login.captcha.wrong' });
    const solved = await harness.solveCaptcha(context, 'sms');
    await expect(withCaptcha(solved)).resolves.toBeDefined();
    for (let times = 7; times < 30; times += 1) {
      await expect(withCaptcha({})).rejects.toMatchObject({ code: 'login.captcha.missing' });
    }
    await expect(withCaptcha({})).rejects.toMatchObject({ code: 'request.limited' });
  });

  test.each([
    ['12345', 'mobile.invalid'],
    ['09170', 'mobile.invalid'],
    ['0281234567', 'mobile.no.sms'],
    ['+14155550123', 'mobile.country.closed'],
    ['+881 6312 34567', 'mobile.country.closed'],
    ['+882 342 1234', 'mobile.country.closed'],
    ['+970 599 123 456', 'mobile.country.closed'],
    ['+252 61 234 567', 'mobile.country.closed'],
  ])('D10: no code goes to %s: %s', async (mobileNum, code) => {
    await harness.identity.jobs.runNow();
    const texts = harness.texts.length;
    await expect(ask(mobileNum)).rejects.toMatchObject({ code });
    await harness.identity.jobs.runNow();
    expect(harness.texts).toHaveLength(texts);
  });

  test.each([
    ['one IPv6 /64', (index: number) => `2001:db8:40:1::${index.toString(16)}`],
    [
      'one IPv4, mapped into IPv6 or not',
      (index: number) => ['', '::ffff:'][index % 2] + '192.0.2.40',
    ],
  ])(
    'D18: of forty requests at once from %s and ever new browsers four are answered',
    async (_, addressOf) => {
      const answers = Array.from({ length: 40 }, (__, index) =>
        ask(newMobileNumber(), {
          ...newContext(addressOf(index)),
          userAgent: `Phone ${index}`,
        }).then(
          () => 'answered',
          (error: unknown) => (error as ApiError).code,
        ),
      );
      const codes = await Promise.all(answers);
      expect(codes.filter((code) => code === 'answered')).toHaveLength(4);
      expect(codes.filter((code) => code === 'login.captcha.missing')).toHaveLength(36);
    },
  );

  test('one number has one form, however it is typed', async () => {
    const { mobileNum } = await memberWithNumber();
    await ask(`+63 ${mobileNum.slice(1, 4)} ${mobileNum.slice(4)}`);
    const code = (await codeSentTo(mobileNum)) ?? '';
    await expect(logIn(mobileNum.slice(1), code)).resolves.toBeDefined();
  });

  test('a number that has an account is refused at registration, and gets no code', async () => {
    const { mobileNum } = await memberWithNumber();
    const stranger = newMobileNumber();
    const askRegister = (number: string) =>
      harness.identity.handlers.requestRegisterSmsCode({ mobileNum: number }, newContext());
    expect(await askRegister(mobileNum)).toEqual(await askRegister(stranger));
    expect(await codeSentTo(mobileNum)).toBeUndefined();
    expect(await codeSentTo(stranger)).toMatch(/^\d{6}$/);
    expect(harness.texts.findLast(({ to }) => to === international(mobileNum))?.text).toContain(
      'already has an account',
    );
  });

  test('no code and no number of a person is stored in readable form', async () => {
    const { mobileNum } = await memberWithNumber();
    await ask(mobileNum);
    const code = (await codeSentTo(mobileNum)) ?? '';
    const stored = await harness.db.selectFrom('verification_code').selectAll().execute();
    const outbox = await harness.db.selectFrom('outbox').selectAll().execute();
    const text = JSON.stringify([stored, outbox.map((row) => row.payload)]);
    expect(text).not.toContain(`"${code}"`);
    expect(stored.find((row) => row.mobile_num === international(mobileNum))?.code_hash).toMatch(
      /^\$argon2id\$/,
    );
  });

  test('a disabled member gets no code', async () => {
    const { mobileNum, caller } = await memberWithNumber();
    await harness.db
      .updateTable('member')
      .set({ status: 'disabled' })
      .where('id', '=', caller.memberId)
      .execute();
    await ask(mobileNum);
    expect(await codeSentTo(mobileNum)).toBeUndefined();
  });
});

test('§2 Login screen: a site without SMS refuses to send and to log in by code', async () => {
  const database = anyDatabase();
  const harness = await openIdentityHarness(database, { sms: null, sendsCodes: () => false });
  const closed = { code: 'sms.closed' };
  const { handlers } = harness.identity;
  const mobileNum = newMobileNumber();
  await expect(
    handlers.requestSmsCode({ mobileNum, purpose: 'login' }, newContext()),
  ).rejects.toMatchObject(closed);
  await expect(handlers.requestRegisterSmsCode({ mobileNum }, newContext())).rejects.toMatchObject(
    closed,
  );
  await expect(
    handlers.logIn(
      { type: 'sms', remember: false, username: mobileNum, password: '123456' },
      newContext(),
    ),
  ).rejects.toMatchObject(closed);
  await harness.close();
});
