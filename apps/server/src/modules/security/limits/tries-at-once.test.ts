import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import type { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { requestLimits } from '#http/limits/request-limits.ts';
import { createCaptchas } from '#modules/credentials/captchas.ts';
import {
  emptyForm,
  newBrowser,
  newContext,
  openIdentityHarness,
  password,
} from '#testing/identity-harness.ts';
import { inFull } from '#testing/in-full.ts';
import {
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
import { international, newMailAddress, newMobileNumber } from '#testing/new-contacts.ts';
import type { LoginStep } from '@pavilion/contract/player/sessions';

const atOnce = 60;
/** Where five or fewer may pass, the gate sends fewer; IN_FULL=1 sends as many. */
const fewAtOnce = inFull ? atOnce : 20;
const failed = requestLimits['failed login'];

/** Counts the answers of the calls, which are all sent at the same moment. */
async function answersOf(
  calls: number,
  call: (index: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const all = Array.from({ length: calls }, (_, index) => codeOf(call(index)));
  const codes: Record<string, number> = {};
  for (const code of await Promise.all(all)) codes[code] = (codes[code] ?? 0) + 1;
  return codes;
}

describe.each(everyEngine())('D18: tries at once on $name', (database) => {
  let harness: LimitedHarness;
  beforeAll(async () => {
    harness = await openLimitedHarness(database);
  });
  afterAll(() => harness.close());

  const rows = limitRows.filter(({ what }) => what !== 'wrong captcha');
  test.each(rows)('$name: no more pass than are left for one $scope', async (row) => {
    const { what, scope, uses, attack } = row;
    const { account, call } = await attack(harness);
    const context = requestsOf(scope);
    const left = Math.min(uses, 5);
    await countUsesAtOnce(harness, { what, scope, account, context }, uses - left);
    const refused = guesses.has(what) ? 'login.locked' : 'request.limited';
    const answers = await answersOf(fewAtOnce, () => call(context()));
    expect({ what, scope, refused: answers[refused] }).toEqual({
      what,
      scope,
      refused: fewAtOnce - left,
    });
  });

  describe('log-in', () => {
    const captchasFor = (count: number) =>
      Promise.all(Array.from({ length: count }, () => harness.solveCaptcha()));

    test('at an account from one address, each with a captcha', async () => {
      const { username } = await harness.newMember();
      const captchas = await captchasFor(fewAtOnce);
      const { address } = newContext();
      const answers = await answersOf(fewAtOnce, (index) =>
        harness.logIn(username, `guess-${index}`, newContext(address), captchas[index]),
      );
      const { uses } = failed.accountAtAddress;
      expect(answers).toEqual({ 'login.failed': uses, 'login.locked': fewAtOnce - uses });
    });

    test('without a captcha, or all with the same', async () => {
      const { username } = await harness.newMember();
      const { address } = newContext();
      const guess = (captcha = {}) =>
        answersOf(fewAtOnce, () => harness.logIn(username, 'wrong', newContext(address), captcha));
      const { uses } = failed.withoutCaptcha;
      const missing = { 'login.failed': uses, 'login.captcha.missing': fewAtOnce - uses };
      expect(await guess()).toEqual(missing);
      expect(await guess(await harness.solveCaptcha())).toMatchObject({ 'login.failed': 1 });
    });

    const strangers: [string, (address: string) => RequestContext, number][] = [
      ['from one device', newContext, failed.device.uses],
      [
        'from one address',
        (address) => ({ ...newContext(address), userAgent: newName() }),
        failed.address.uses,
      ],
    ];
    test.each(strangers)('at other accounts %s', async (_, contextAt, uses) => {
      const { address } = newContext();
      const guess = () => harness.logIn(newName(), 'wrong', contextAt(address));
      const answers = await answersOf(atOnce, guess);
      expect(answers).toEqual({ 'login.failed': uses, 'login.locked': atOnce - uses });
    });

    test("from the account's own device, wherever it is", async () => {
      const { username } = await harness.newMember();
      const browser = newBrowser();
      await harness.logIn(username, password, browser.context, {}, true);
      const moved = () => ({ ...browser.context, address: newContext().address });
      const answers = await answersOf(atOnce, () => harness.logIn(username, 'wrong', moved()));
      expect(answers).toEqual({ 'login.failed': failed.ownDevice.uses, 'login.locked': 50 });
    });

    test('at an account with too many failures, from elsewhere without a captcha', async () => {
      const { username } = await harness.newMember();
      await countBefore(harness, `login account ${username}`, failed.account.uses - 5);
      const answers = await answersOf(fewAtOnce, () => harness.logIn(username, 'wrong'));
      const missing = fewAtOnce - 5;
      expect(answers).toEqual({ 'login.failed': 5, 'login.captcha.missing': missing });
    });

    test('right ones lock nobody out, and need no captcha', async () => {
      const { username } = await harness.newMember();
      const { address } = newContext();
      const answers = await answersOf(atOnce, () =>
        harness.logIn(username, password, newContext(address)),
      );
      expect(answers).toEqual({ answered: atOnce });
    });
  });

  test('the login password again, over all calls that ask for it', async () => {
    const { caller } = await harness.newMember();
    const { handlers, paymentPassword } = harness.identity;
    const fresh = { newPassword: 'boats-at-dusk', confirmNewPassword: 'boats-at-dusk' };
    const calls = [
      (value: string) =>
        handlers.confirmSession({ kind: 'password', value }, { ...newContext(), caller }),
      (oldPassword: string) =>
        handlers.changePassword({ oldPassword, ...fresh }, { ...newContext(), caller }),
      (value: string) =>
        paymentPassword.set(caller.memberId, { password: value, paymentPassword: '975318' }),
    ];
    const answers = await answersOf(fewAtOnce, (index) => calls[index % 3]!(`guess-${index}`));
    const { 'login.failed': again = 0, 'password.old.wrong': change = 0 } = answers;
    expect(again + change).toBe(requestLimits['wrong password again'].account.uses);
  });

  test('the login password again: right ones lock nobody out', async () => {
    const { caller } = await harness.newMember();
    const confirm = () =>
      harness.identity.handlers.confirmSession(
        { kind: 'password', value: password },
        { ...newContext(), caller },
      );
    expect(await answersOf(atOnce, confirm)).toEqual({ answered: atOnce });
  });

  describe('a code of which five tries are allowed', () => {
    const wrongOf = (code: string | undefined) => (code === '111111' ? '222222' : '111111');

    const byNumber = (mobileNum: string, purpose: string) =>
      harness.db
        .selectFrom('verification_code')
        .select('tries')
        .where('mobile_num', '=', international(mobileNum))
        .where('purpose', '=', purpose)
        .executeTakeFirst();

    const purposes = ['login', 'password', 'register', 'bind'] as const;
    test.each(purposes)('by SMS, for %s', async (purpose) => {
      const { mobileNum } = await harness.newReachableMember();
      const { caller } = await harness.newMember();
      const { handlers } = harness.identity;
      const isNew = purpose === 'register' || purpose === 'bind';
      const number = isNew ? newMobileNumber() : mobileNum;
      const request = { mobileNum: number };
      await {
        login: () => handlers.requestSmsCode({ ...request, purpose: 'login' }, newContext()),
        password: () => handlers.requestSmsCode({ ...request, purpose: 'password' }, newContext()),
        register: () => handlers.requestRegisterSmsCode(request, newContext()),
        bind: () => handlers.requestBindSmsCode(request, { ...newContext(), caller }),
      }[purpose]();
      const verificationCode = wrongOf(await harness.codeSentTo(number));
      const typed = { mobileNum: number, verificationCode };
      const form = { ...emptyForm, password, confirmPassword: password, birthday: '1990-05-01' };
      const tries = {
        login: () =>
          handlers.logIn(
            { type: 'sms', remember: false, username: number, password: verificationCode },
            newContext(),
          ),
        password: () =>
          handlers.resetPasswordByPhone({ ...typed, newPassword: 'boats-at-dusk' }, newContext()),
        register: () => handlers.registerByMobile({ ...form, ...typed }, newContext()),
        bind: () => handlers.bindMobile(typed, { ...newContext(), caller }),
      };
      const answers = await answersOf(fewAtOnce, tries[purpose]);
      expect(Object.keys(answers)).toEqual(['verification.code.wrong']);
      expect(await byNumber(number, purpose)).toEqual({ tries: 5 });
    });

    test.each(['sms', 'mail'] as const)('by %s, at a new location', async (method) => {
      const asking = await openIdentityHarness(database, { newLocation: 'ask' });
      const { username, mobileNum } = await asking.newReachableMember();
      const reach =
        method === 'sms' ? { email: null } : { mobile_num: null, email_proved_at: asking.time.now };
      const change = asking.db.updateTable('member').set(reach);
      await change.where('username', '=', username).execute();
      const login = asking.logIn(username, password);
      const error: unknown = await login.catch((thrown: unknown) => thrown);
      const { verificationTicket } = (error as ApiError).hints as LoginStep;
      await asking.identity.jobs.runNow();
      const sent =
        method === 'sms' ? await asking.codeSentTo(mobileNum) : asking.mails.at(-1)?.text;
      const verificationCode = wrongOf(/\b\d{6}\b/.exec(sent ?? '')?.[0]);
      const input = { verificationTicket, verificationCode };
      await answersOf(fewAtOnce, () => asking.identity.handlers.verifyLogin(input, newContext()));
      const table = method === 'sms' ? 'verification_code' : 'email_code';
      const codes = await asking.db.selectFrom(table).select(['purpose', 'tries']).execute();
      expect(codes).toEqual([{ purpose: 'verify', tries: 5 }]);
      await asking.close();
    });

    test('by mail, to add an address', async () => {
      const { caller } = await harness.newMember();
      const email = newMailAddress();
      const { handlers } = harness.identity;
      const context = () => ({ ...newContext(), caller });
      await handlers.requestEmailCode({ email }, context());
      await harness.identity.jobs.runNow();
      const code = /\b\d{6}\b/.exec(harness.mails.at(-1)?.text ?? '')?.[0];
      const verificationCode = wrongOf(code);
      const guess = () => handlers.bindEmail({ email, verificationCode }, context());
      await answersOf(fewAtOnce, guess);
      const row = harness.db.selectFrom('email_code').select('tries').where('email', '=', email);
      expect(await row.executeTakeFirst()).toEqual({ tries: 5 });
    });
  });

  describe('a captcha', () => {
    const check = (captchaId: string, captcha: string, context: RequestContext) =>
      createCaptchas(harness.db, () => harness.time.now, {
        ...harness.limits,
        captchaProofBits: 0,
      }).check('login', { captchaId, captcha }, context);

    test('of which three tries are allowed', async () => {
      const { captchaId, captcha } = await harness.solveCaptcha();
      const wrong = captcha === '00000' ? '11111' : '00000';
      await answersOf(fewAtOnce, () => check(captchaId, wrong, newContext()));
      const row = harness.db.selectFrom('captcha').select('tries').where('id', '=', captchaId);
      expect(await row.executeTakeFirst()).toEqual({ tries: 3 });
    });

    const scopes = ['device', 'address'] as const;
    test.each(scopes)('from one %s', async (scope) => {
      const what = 'wrong captcha';
      const context = requestsOf(scope);
      await countUsesAtOnce(
        harness,
        { what, scope, account: '', context },
        requestLimits[what][scope].uses - 5,
      );
      const answers = await answersOf(fewAtOnce, () => check(randomUUID(), '12345', context()));
      const limited = fewAtOnce - 5;
      expect(answers).toEqual({ 'login.captcha.wrong': 5, 'request.limited': limited });
    });
  });

  test('a ticket of the identity service, to register with', async () => {
    const form = { ...emptyForm, password, confirmPassword: password, birthday: '1990-05-01' };
    const { address } = newContext();
    const answers = await answersOf(atOnce, (index) => {
      const identityTicket = String(index).padStart(43, 't');
      const input = { ...form, username: newName(), identityTicket };
      return harness.identity.handlers.register(input, newContext(address));
    });
    expect(answers).toEqual({ 'identity.expired': 30, 'request.limited': 30 });
  });
});
