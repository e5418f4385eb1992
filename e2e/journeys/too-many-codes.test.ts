import type { Page } from '@playwright/test';
import { logInTo, registerMember, sendCall } from '../fixtures/account.ts';
import { nextCaptcha, readCaptcha, solveCaptcha } from '../fixtures/captcha.ts';
import { looks } from '../fixtures/looks.ts';
import { ownAddress, ownMobileNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  EN: {
    mobile: 'Mobile number',
    code: 'SMS code',
    send: 'Send code',
    sent: 'SMS code sent, please check',
    again: /Again in \d+ s/,
    logIn: 'Log in',
    codeWrong: 'Verification code error',
    digitsLabel: 'Digits',
    captchaAsked: 'Enter the code to go on.',
    captchaWrong: 'The code does not match the picture.',
    limited: 'Too many tries. Wait a little, then try again.',
    username: 'User name',
    password: 'Password',
    ended: 'The account has been logged out, please log in again',
  },
  TY: {
    mobile: 'Mobile number',
    code: 'SMS code',
    send: 'Ipadala ang code',
    sent: 'Naipadala ang SMS code, pakitingnan',
    again: /Muli sa \d+ s/,
    logIn: 'Mag-log in',
    codeWrong: 'Mali ang verification code',
    digitsLabel: 'Mga numero',
    captchaAsked: 'Ilagay ang code para magpatuloy.',
    captchaWrong: 'Hindi tugma ang code sa larawan.',
    limited: 'Sobrang dami ng subok. Maghintay sandali, saka subukan muli.',
    username: 'User name',
    password: 'Password',
    ended: 'Na-log out na ang account, mag-log in muli',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

const password = 'lantern-on-water';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Asks for codes to as many numbers, as a script in the page would. */
async function askForCodes(page: Page, times: number): Promise<void> {
  const numbers = Array.from({ length: times }, ownMobileNumber);
  await page.evaluate(async (mobileNums) => {
    for (const mobileNum of mobileNums) {
      await fetch('/wps/verification/sms/noLogin', {
        method: 'POST',
        headers: { merchant: 'PAVILION', 'content-type': 'application/json' },
        body: JSON.stringify({ mobileNum, purpose: 'login' }),
      });
    }
  }, numbers);
}

async function askOnPage(page: Page, text: Words): Promise<void> {
  await page.goto('/m/login');
  await page.getByRole('tab', { name: text.code }).click();
  await box(page, text.mobile).fill(ownMobileNumber());
  await press(page, text.send);
}

for (const language of looks(['EN', 'TY'])) {
  const text = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (400|401|429)/] });

    test('who asks for many codes solves a captcha, and is stopped in the end', async ({
      page,
      context,
      axeCheck,
      picture,
      told,
    }) => {
      // A device of its own: the count of the others must not be used up.
      const address = ownAddress();
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
      await page.goto('/m/login');
      await askForCodes(page, 4);

      await test.step('the fifth code wants a captcha, which is there in words too', async () => {
        await askOnPage(page, text);
        await told(page, text.captchaAsked);
        await expect(page.locator('img[src^="data:image/svg"]')).toBeVisible();
        await axeCheck(page);
        await picture(page, `sms-captcha-${language}`);
        const right = await readCaptcha(page, language);
        await box(page, text.digitsLabel).fill(right === '00000' ? '11111' : '00000');
        const another = nextCaptcha(page);
        await press(page, text.send);
        await told(page, text.captchaWrong);
        await another();
        await expect(box(page, text.digitsLabel)).toHaveValue('');
      });

      await test.step('solved, the code is sent; another one opens nothing', async () => {
        await solveCaptcha(page, language);
        await press(page, text.send);
        await told(page, text.sent);
        await expect(page.getByRole('button', { name: text.again })).toBeDisabled();
        await box(page, text.code).fill('123456');
        await press(page, text.logIn);
        await expect(page.getByText(text.codeWrong)).toBeVisible();
      });

      await test.step('after thirty the device waits for another day', async () => {
        await askForCodes(page, 30);
        await askOnPage(page, text);
        await told(page, text.limited);
        await picture(page, `sms-limited-${language}`);
      });
    });

    test('a session that ends is said once, and the log-in leads back to the place', async ({
      page,
      baseURL,
      picture,
      told,
    }) => {
      const origin = baseURL ?? '';
      const { userName } = await registerMember(origin, 'lita', password);
      const session = await logInTo(origin, userName, password);
      await page.goto('/m/login');
      await page.evaluate(
        (record) => localStorage.setItem('MC_SESSION_INFO', record),
        JSON.stringify({ ...session, merchantCode: 'PAVILION' }),
      );
      await page.goto('/m/myAccount/index');
      await expect(page).toHaveURL(/\/m\/myAccount\/index/);
      const fresh = 'boats-at-dusk';
      const other = await logInTo(origin, userName, password);
      const body = { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh };
      const path = '/wps/member/password';
      await sendCall(origin, { method: 'POST', path, token: other.token, body });
      await told(page, text.ended);
      await expect(page).toHaveURL(/\/m\/login/);
      await picture(page, `session-ended-${language}`);
      await box(page, text.username).fill(userName);
      await box(page, text.password).fill(fresh);
      await press(page, text.logIn);
      await expect(page).toHaveURL(/\/m\/myAccount\/index/);
      await expect(page.getByText(text.ended)).toHaveCount(0);
    });
  });
}
