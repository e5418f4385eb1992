import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { requestLimits } from '#http/limits/request-limits.ts';
import { newBrowser, newContext, password } from '#testing/identity-harness.ts';
import {
  attacks,
  codeOf,
  countBefore,
  countUsesAtOnce,
  guesses,
  limitRows,
  newName,
  openLimitedHarness,
  requestsOf,
  type LimitedHarness,
} from '#testing/limited-calls.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';
import { textIn } from '@pavilion/messages/text-in';

const texts = {
  'request.limited': [
    'Too many attempts. Wait a moment, then try again.',
    'Masyadong maraming attempt. Maghintay sandali, saka subukan ulit.',
  ],
  'login.locked': [
    'Too many failed attempts. Wait a few minutes, then try again.',
    'Masyadong maraming maling attempt. Maghintay ng ilang minuto, saka subukan ulit.',
  ],
};

const database = anyDatabase();
let harness: LimitedHarness;

beforeAll(async () => {
  harness = await openLimitedHarness(database);
});
afterAll(() => harness.close());

test.each(limitRows)(
  'D18: $name: $uses for one $scope, no more',
  async ({ what, scope, uses, attack }) => {
    const { account, call } = await attack(harness);
    const context = requestsOf(scope);
    await countUsesAtOnce(harness, { what, scope, account, context }, uses - 1);
    const refused = guesses.has(what) ? 'login.locked' : 'request.limited';
    expect(await codeOf(call(context()))).not.toBe(refused);
    expect(await codeOf(call(context()))).toBe(refused);
    const [inEnglish, inFilipino] = texts[refused];
    expect(textIn('EN', `error.${refused}`)).toBe(inEnglish);
    expect(textIn('TY', `error.${refused}`)).toBe(inFilipino);
  },
);

test('D18: every limit but those with a test of their own is in the table above', () => {
  const own = [
    'failed login',
    'password link',
    'team export',
    'agent application',
    'link',
    'account opening',
    'downline transfer',
    'contract',
    'reward claim',
    'reward claims of an hour',
    'point spend',
  ];
  const tried = [...Object.keys(attacks), ...own];
  expect(tried.toSorted()).toEqual(Object.keys(requestLimits).toSorted());
});

test('D18: a remembered device is one device wherever it is', async () => {
  const { username } = await harness.newMember();
  const browser = newBrowser();
  await harness.logIn(username, password, browser.context, {}, true);
  const moved = () => ({ ...browser.context, address: newContext().address });
  const ask = () => codeOf(harness.solveCaptcha(moved()));
  for (let times = 0; times < requestLimits.captcha.device.uses; times += 1) {
    expect(await ask()).toBe('answered');
  }
  expect(await ask()).toBe('request.limited');
});

describe('D18: failed log-ins', () => {
  const failed = requestLimits['failed login'];

  async function fail(times: number, username: () => string, context: () => RequestContext) {
    for (let tries = 0; tries < times; tries += 1) {
      expect(await codeOf(harness.logIn(username(), 'wrong', context()))).toBe('login.failed');
    }
  }

  test('from one device lock it for every account, and leave others at its address', async () => {
    const { username } = await harness.newMember();
    const { address } = newContext();
    await fail(failed.device.uses, newName, () => newContext(address));
    const here = harness.logIn(username, password, newContext(address));
    expect(await codeOf(here)).toBe('login.locked');
    const beside = { ...newContext(address), userAgent: 'another' };
    expect(await codeOf(harness.logIn(username, password, beside))).toBe('answered');
  });

  test('from one address lock it, whatever its devices are', async () => {
    const { username } = await harness.newMember();
    const { address } = newContext();
    const context = () => ({ ...newContext(address), userAgent: newName() });
    await fail(failed.address.uses, newName, context);
    expect(await codeOf(harness.logIn(username, password, context()))).toBe('login.locked');
    expect(await codeOf(harness.logIn(username, password))).toBe('answered');
  });

  test('at one account from everywhere ask strangers for a captcha, not its device', async () => {
    const { username } = await harness.newMember();
    const browser = newBrowser();
    await harness.logIn(username, password, browser.context, {}, true);
    await fail(failed.account.uses, () => username, newContext);
    expect(await codeOf(harness.logIn(username, password))).toBe('login.captcha.missing');
    expect(await codeOf(harness.logIn(username, password, browser.context, {}, true))).toBe(
      'answered',
    );
    const moved = () => ({ ...browser.context, address: newContext().address });
    await fail(failed.ownDevice.uses, () => username, moved);
    expect(await codeOf(harness.logIn(username, password, moved()))).toBe('login.locked');
  });
});

describe('D18: an account with too many failed log-ins', () => {
  /** As many failures as an hour allows, from as many addresses. */
  async function attack(...usernames: string[]) {
    const { uses } = requestLimits['failed login'].account;
    for (const name of usernames) await countBefore(harness, `login account ${name}`, uses);
  }

  test('lets its member in, at a new address with a captcha, at a known one without', async () => {
    const { username } = await harness.newMember();
    const known = newContext();
    await harness.logIn(username, password, known);
    await attack(username);
    const fresh = newContext();
    const captcha = () => harness.solveCaptcha(fresh);
    const logIn = async (given = {}) => codeOf(harness.logIn(username, password, fresh, given));
    expect(await logIn()).toBe('login.captcha.missing');
    const seen = await captcha();
    const wrong = { ...seen, captcha: seen.captcha === '00000' ? '11111' : '00000' };
    expect(await logIn(wrong)).toBe('login.captcha.wrong');
    const solved = await captcha();
    expect(await logIn(solved)).toBe('answered');
    expect(await codeOf(harness.logIn(username, password, newContext(), solved))).toBe(
      'login.captcha.wrong',
    );
    expect(await codeOf(harness.logIn(username, password, newContext(known.address)))).toBe(
      'answered',
    );
  });

  test('is known as its own by number too, at its own device and address', async () => {
    const { username, caller } = await harness.newMember();
    const mobileNum = newMobileNumber();
    const change = harness.db.updateTable('member').set({ mobile_num: international(mobileNum) });
    await change.where('id', '=', caller.memberId).execute();
    const browser = newBrowser();
    await harness.logIn(mobileNum, password, browser.context, {}, true);
    await attack(username, international(mobileNum));
    const elsewhere = { ...browser.context, address: newContext().address };
    expect(await codeOf(harness.logIn(mobileNum, password, elsewhere))).toBe('answered');
    const here = newContext(browser.context.address);
    expect(await codeOf(harness.logIn(mobileNum, password, here))).toBe('answered');
  });

  test('an unknown one is answered alike: no captcha, a wrong one, a wrong password', async () => {
    const { username } = await harness.newMember();
    const unknown = newName();
    await attack(username, unknown);
    const answersFor = async (name: string) => {
      const context = newContext();
      const answers: unknown[] = [];
      const solved = await harness.solveCaptcha();
      const wrong = { ...solved, captcha: solved.captcha === '00000' ? '11111' : '00000' };
      for (const given of [{}, wrong, solved, {}]) {
        const login = harness.logIn(name, 'wrong', context, given);
        const { code, hints } = (await login.catch((error: unknown) => error)) as ApiError;
        answers.push({ code, hints });
      }
      return answers;
    };
    const ofKnown = await answersFor(username);
    expect(ofKnown).toMatchObject([
      { code: 'login.captcha.missing' },
      { code: 'login.captcha.wrong' },
      { code: 'login.failed', hints: { captcha: true } },
      { code: 'login.captcha.missing' },
    ]);
    expect(await answersFor(unknown)).toEqual(ofKnown);
  });
});
