import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { RequestContext } from '#http/handlers.ts';
import { requestLimits } from '#http/limits/request-limits.ts';
import { newContext, openIdentityHarness, password } from '#testing/identity-harness.ts';
import {
  codeOf,
  countBefore,
  countUsesAtOnce,
  guesses,
  limitRows,
  newName,
  openLimitedHarness,
  type LimitedHarness,
} from '#testing/limited-calls.ts';
import { newMobileNumber } from '#testing/new-contacts.ts';

const failed = requestLimits['failed login'];
const database = anyDatabase();

let widesGiven = 0;
/** A /48 that no other test uses; requests from it are distinguished by /64 and by host. */
function newWide() {
  widesGiven += 1;
  const wide = `2001:db8:${widesGiven.toString(16)}`;
  const from = (near: number, host: string, userAgent = newName()): RequestContext => ({
    ...newContext(`${wide}:${near.toString(16)}::${host}`),
    userAgent,
  });
  return { wide: `${wide}::/48`, from };
}

let hosts = 0;
const newHost = () => (hosts += 1).toString(16);

describe('D18: an IPv6 network', () => {
  let harness: LimitedHarness;
  beforeAll(async () => {
    harness = await openLimitedHarness(database, {
      smsCodes: {
        validMinutes: 10,
        pauseSeconds: 60,
        tries: 5,
        perNumberPerDay: 10,
        perDevicePerDay: 30,
        perNetworkPerDay: 5,
        perNetworkPerHour: 1000,
        perPrefixPerHour: 1000,
        perSitePerHour: 1000,
        withoutCaptcha: 30,
      },
    });
  });
  afterAll(() => harness.close());

  const count = (subject: string, uses: number) => countBefore(harness, subject, uses);

  const rows = limitRows.filter(({ scope }) => scope === 'address');
  test.each(rows)('$name: all of a /64 is one address', async ({ what, uses, attack }) => {
    const { from } = newWide();
    const { call } = await attack(harness);
    const context = () => from(1, newHost());
    await countUsesAtOnce(harness, { what, scope: 'address', account: '', context }, uses);
    const refused = guesses.has(what) ? 'login.locked' : 'request.limited';
    expect(await codeOf(call(context()))).toBe(refused);
    expect(await codeOf(call(from(2, newHost())))).not.toBe(refused);
  });

  test.each(rows)('$name: ten times as often from a /48', async ({ what, uses, attack }) => {
    const { wide, from } = newWide();
    const { call } = await attack(harness);
    const refused = guesses.has(what) ? 'login.locked' : 'request.limited';
    await count(`${what} address ${wide}`, 10 * uses - 1);
    expect(await codeOf(call(from(1, newHost())))).not.toBe(refused);
    expect(await codeOf(call(from(2, newHost())))).toBe(refused);
  });

  test('is one device with the same browser', async () => {
    const { from } = newWide();
    const ask = () => codeOf(harness.solveCaptcha(from(1, newHost(), 'one browser')));
    for (let times = 0; times < requestLimits.captcha.device.uses; times += 1) {
      expect(await ask()).toBe('answered');
    }
    expect(await ask()).toBe('request.limited');
    expect(await codeOf(harness.solveCaptcha(from(1, newHost(), 'another')))).toBe('answered');
  });

  describe('with failed log-ins', () => {
    test('is asked for a captcha after the first, and locked after five', async () => {
      const { username } = await harness.newMember();
      const { from } = newWide();
      const guess = async (captcha = {}, near = 1) =>
        codeOf(harness.logIn(username, 'wrong', from(near, newHost()), captcha));
      expect(await guess()).toBe('login.failed');
      expect(await guess()).toBe('login.captcha.missing');
      for (let times = 0; times < 4; times += 1) {
        expect(await guess(await harness.solveCaptcha())).toBe('login.failed');
      }
      expect(await guess(await harness.solveCaptcha())).toBe('login.locked');
      expect(await guess({}, 2)).toBe('login.failed');
    });

    test('is locked as a /48 at ten times the number', async () => {
      const { username } = await harness.newMember();
      const { wide, from } = newWide();
      const guess = async (captcha = {}) =>
        codeOf(harness.logIn(username, 'wrong', from(hosts, newHost()), captcha));
      await count(`login captcha ${username} ${wide}`, 10 * failed.withoutCaptcha.uses);
      expect(await guess()).toBe('login.captcha.missing');
      await count(`login ${username} ${wide}`, 10 * failed.accountAtAddress.uses);
      expect(await guess(await harness.solveCaptcha())).toBe('login.locked');
    });

    test('is locked for all accounts', async () => {
      const { wide, from } = newWide();
      const guess = (near: number) =>
        codeOf(harness.logIn(newName(), 'wrong', from(near, newHost())));
      for (let times = 0; times < failed.address.uses; times += 1) {
        expect(await guess(1)).toBe('login.failed');
      }
      expect(await guess(1)).toBe('login.locked');
      await count(`login address ${wide}`, 9 * failed.address.uses);
      expect(await guess(2)).toBe('login.locked');
    });

    test('is unlocked as a whole by a password reset from there', async () => {
      const { username, mobileNum } = await harness.newReachableMember();
      const { wide, from } = newWide();
      const subjects = [`login ${username} ${wide}`, `login captcha ${username} ${wide}`];
      for (const subject of subjects) await count(subject, 50);
      const newPassword = 'boats-at-dusk';
      const here = () => from(1, newHost());
      expect(await codeOf(harness.logIn(username, password, here()))).toBe('login.locked');
      const { handlers } = harness.identity;
      await handlers.requestSmsCode({ mobileNum, purpose: 'password' }, newContext());
      const verificationCode = (await harness.codeSentTo(mobileNum)) ?? '';
      await handlers.resetPasswordByPhone({ mobileNum, verificationCode, newPassword }, here());
      expect(await codeOf(harness.logIn(username, newPassword, here()))).toBe('answered');
    });
  });

  test('has one budget of codes by SMS a day, a /48 ten', async () => {
    const { wide, from } = newWide();
    const ask = (near: number) =>
      codeOf(
        harness.identity.handlers.requestSmsCode(
          { mobileNum: newMobileNumber(), purpose: 'login' },
          from(near, newHost()),
        ),
      );
    for (let times = 0; times < 5; times += 1) expect(await ask(1)).toBe('answered');
    expect(await ask(1)).toBe('request.limited');
    expect(await ask(2)).toBe('answered');
    await count(`sms asked by network ${wide}`, 50);
    expect(await ask(3)).toBe('request.limited');
  });
});

test('§7: a new address in the network of an earlier log-in is no new location', async () => {
  const harness = await openIdentityHarness(database, { newLocation: 'ask' });
  const { username } = await harness.newReachableMember();
  const { from } = newWide();
  const elsewhere = newContext();
  const browser = 'a phone';
  const first = harness.logIn(username, password, from(1, '1', browser));
  expect(await codeOf(first)).toBe('login.verification.required');
  const member = await harness.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const { address, userAgent } = from(1, '2', browser);
  const used = { member_id: member.id, outcome: 'succeeded', way: 'password' } as const;
  const record = { ...used, at: harness.time.now, address, user_agent: userAgent };
  await harness.db.insertInto('login_record').values(record).execute();
  expect(await codeOf(harness.logIn(username, password, from(1, '3', browser)))).toBe('answered');
  expect(await codeOf(harness.logIn(username, password, from(2, '3', browser)))).toBe(
    'login.verification.required',
  );
  expect(await codeOf(harness.logIn(username, password, elsewhere))).toBe(
    'login.verification.required',
  );
  await harness.close();
});
