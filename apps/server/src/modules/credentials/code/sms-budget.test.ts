import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anyDatabase, testDatabases } from '#db/testing/test-database.ts';
import type { ApiError } from '#http/api-error.ts';
import {
  messaging,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';
import { textIn } from '@pavilion/messages/text-in';

const { smsCodes } = messaging;
const perSitePerHour = 12;
const perPrefixPerHour = 5;

const logged: Record<string, unknown>[] = [];
const logger = pino(
  { level: 'warn' },
  { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
);
const alarms = (level: number) => logged.filter((line) => line['level'] === level);

const fresh = 'boats-at-dusk';

let apart = 0;

/** A number in another block than the numbers before it. */
function farNumber(): string {
  apart += 1;
  return `0905${String((apart * 100_003) % 10_000_000).padStart(7, '0')}`;
}

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error as ApiError).code,
  );

describe.each(testDatabases())('D18: the budget for text messages, on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    const changes = { ...smsCodes, perSitePerHour, perPrefixPerHour };
    harness = await openIdentityHarness(database, {
      smsCodes: changes,
      logger,
      newLocation: 'ask',
    });
  });
  beforeEach(async () => {
    logged.length = 0;
    await harness.db.deleteFrom('rate_limit').execute();
  });
  afterAll(() => harness.close());

  const solved = () => harness.solveCaptcha(newContext(), 'sms');

  async function ask(mobileNum: string): Promise<string> {
    const request = { mobileNum, ...(await solved()) };
    return codeOf(harness.identity.handlers.requestRegisterSmsCode(request, newContext()));
  }

  async function askAtOnce(times: number, mobileNum: () => string) {
    const codes = await Promise.all(Array.from({ length: times }, () => ask(mobileNum())));
    return codes.filter((code) => code === 'answered').length;
  }

  async function textsOf(act: () => Promise<unknown>) {
    await harness.identity.jobs.runNow();
    const before = harness.texts.length;
    await act();
    await harness.identity.jobs.runNow();
    return harness.texts.slice(before);
  }

  const spendAll = () => askAtOnce(perSitePerHour, farNumber);

  async function memberWith(mobileNum: string) {
    const { username, caller } = await harness.newMember();
    const change = harness.db.updateTable('member').set({ mobile_num: international(mobileNum) });
    await change.where('id', '=', caller.memberId).execute();
    return { username, caller };
  }

  test('60 at once never pass the budget of the site, and the alarm is raised once', async () => {
    const texts = await textsOf(async () => {
      expect(await askAtOnce(60, farNumber)).toBe(perSitePerHour);
    });
    expect(texts).toHaveLength(perSitePerHour);
    expect(await ask(farNumber())).toBe('sms.paused');
    expect(alarms(50)).toMatchObject([{ subject: 'sms site', perHour: perSitePerHour }]);
    expect(await harness.textsLeft()).toBe(0);
    expect(textIn('EN', 'error.sms.paused')).toBe(
      'We cannot send text messages right now. Try again in an hour.',
    );
    expect(textIn('TY', 'error.sms.paused')).toBe(
      'Hindi kami makapagpadala ng text ngayon. Subukan ulit pagkalipas ng isang oras.',
    );
  });

  test('after an hour messages are sent again, and the next alarm is a new one', async () => {
    await spendAll();
    expect(await ask(farNumber())).toBe('sms.paused');
    harness.passMinutes(61);
    expect(await harness.textsLeft()).toBe(perSitePerHour);
    expect(await ask(farNumber())).toBe('answered');
    expect(await harness.textsLeft()).toBe(perSitePerHour - 1);
    await spendAll();
    expect(await ask(farNumber())).toBe('sms.paused');
    expect(alarms(50)).toHaveLength(2);
  });

  test('60 at once to one block of numbers never pass its budget, other blocks go on', async () => {
    expect(await askAtOnce(60, newMobileNumber)).toBe(perPrefixPerHour);
    expect(await ask(newMobileNumber())).toBe('sms.paused');
    expect(alarms(40)).toMatchObject([{ subject: 'sms prefix +6391710' }]);
    expect(alarms(50)).toEqual([]);
    expect(await harness.textsLeft()).toBe(perSitePerHour - perPrefixPerHour);
    expect(await ask(farNumber())).toBe('answered');
  });

  test('once half of the hour’s budget is spent everybody is asked for a captcha', async () => {
    const bare = () =>
      codeOf(
        harness.identity.handlers.requestRegisterSmsCode({ mobileNum: farNumber() }, newContext()),
      );
    for (let times = 0; times < perSitePerHour / 2; times += 1) {
      expect(await bare()).toBe('answered');
    }
    expect(await bare()).toBe('login.captcha.missing');
    expect(await ask(farNumber())).toBe('answered');
  });

  test('a refused request, or one within the pause, spends none of the site’s budget', async () => {
    const mobileNum = farNumber();
    expect(await ask(mobileNum)).toBe('answered');
    for (let times = 0; times < 20; times += 1) expect(await ask(mobileNum)).toBe('sms.wait');
    expect(await ask('+25261234567')).toBe('mobile.country.closed');
    expect(await harness.textsLeft()).toBe(perSitePerHour - 1);
  });

  test('one number for all purposes at once gets no more than the budget of a day', async () => {
    const mobileNum = farNumber();
    const { handlers } = harness.identity;
    const { caller } = await harness.newMember();
    let sent = 0;
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([
        ask(mobileNum),
        codeOf(handlers.requestSmsCode({ mobileNum, purpose: 'login' }, newContext())),
        codeOf(handlers.requestSmsCode({ mobileNum, purpose: 'password' }, newContext())),
        codeOf(handlers.requestBindSmsCode({ mobileNum }, { ...newContext(), caller })),
      ]);
      sent += answers.filter((code) => code === 'answered').length;
      harness.passMinutes(62);
    }
    expect(sent).toBe(smsCodes.perNumberPerDay);
  });

  describe('with the budget spent, no call sends a message:', () => {
    type Call = (mobileNum: string) => Promise<() => Promise<unknown>>;
    const calls: Record<string, Call> = {
      'a number at registration': async (mobileNum) => async () =>
        harness.identity.handlers.requestRegisterSmsCode(
          { mobileNum, ...(await solved()) },
          newContext(),
        ),
      'a code to log in': async (mobileNum) => {
        await memberWith(mobileNum);
        return async () =>
          harness.identity.handlers.requestSmsCode(
            { mobileNum, purpose: 'login', ...(await solved()) },
            newContext(),
          );
      },
      'a forgotten password': async (mobileNum) => {
        await memberWith(mobileNum);
        return async () =>
          harness.identity.handlers.requestSmsCode(
            { mobileNum, purpose: 'password', ...(await solved()) },
            newContext(),
          );
      },
      'a number to add': async (mobileNum) => {
        const { caller } = await harness.newMember();
        return async () =>
          harness.identity.handlers.requestBindSmsCode(
            { mobileNum, ...(await solved()) },
            { ...newContext(), caller },
          );
      },
      'the second step of a log-in': async (mobileNum) => {
        const { username } = await memberWith(mobileNum);
        return () => harness.logIn(username, password);
      },
    };

    test.each(Object.entries(calls))('%s', async (_, call) => {
      const [open, shut] = [await call(farNumber()), await call(farNumber())];
      expect(await textsOf(() => codeOf(open()))).toHaveLength(1);
      await spendAll();
      const texts = await textsOf(async () => expect(await codeOf(shut())).toBe('sms.paused'));
      expect(texts).toEqual([]);
    });

    test('a notification of a changed password', async () => {
      const members = [await memberWith(farNumber()), await memberWith(farNumber())] as const;
      const change = ({ caller }: (typeof members)[number]) =>
        harness.identity.handlers.changePassword(
          { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh },
          { ...newContext(), caller },
        );
      expect(await textsOf(() => change(members[0]))).toHaveLength(1);
      await spendAll();
      expect(await textsOf(() => change(members[1]))).toEqual([]);
    });
  });
});

describe('D10: to countries that the site does not send to', () => {
  const abroad = '+252612345678';
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(anyDatabase(), { newLocation: 'ask' });
  });
  afterAll(() => harness.close());

  test('no code and no notification goes to a number that was proved elsewhere', async () => {
    const { username, caller } = await harness.newMember();
    const change = harness.db.updateTable('member').set({ mobile_num: abroad });
    await change.where('id', '=', caller.memberId).execute();
    // No code reaches the member, so they are let in like a member without a number.
    expect(await codeOf(harness.logIn(username, password))).toBe('answered');
    const changed = { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh };
    await harness.identity.handlers.changePassword(changed, { ...newContext(), caller });
    await harness.identity.jobs.runNow();
    expect(harness.texts).toEqual([]);
  });

  test('a site that names another country sends there too', async () => {
    const numbers = { own: '63', open: ['63', '65'] };
    const open = await openIdentityHarness(anyDatabase(), { numbers });
    const request = { mobileNum: '8123 4567', countryDialingCode: '65' };
    await open.identity.handlers.requestRegisterSmsCode(request, newContext());
    await open.identity.jobs.runNow();
    expect(open.texts.map(({ to }) => to)).toEqual(['+6581234567']);
    await open.close();
  });
});
