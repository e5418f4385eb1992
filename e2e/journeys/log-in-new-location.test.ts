import type { BrowserContext, Page } from '@playwright/test';
import { sendCall, type SessionAnswer } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import type { Outbox } from '../fixtures/outbox.ts';
import { ownMobileNumber } from '../fixtures/own-number.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { expect, keepChoices, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    logIn: 'Log in',
    step: 'One more step',
    wrong: 'Verification code error',
    back: 'Back to login',
    again: /^Resend in \d+ s$/,
  },
  TY: {
    logIn: 'Mag-log in',
    step: 'Isang hakbang na lang',
    wrong: 'Mali ang verification code',
    back: 'Bumalik sa login',
    again: /^I-resend sa \d+ s$/,
  },
} as const;

test.describe('§7: a site that asks for a code at a new location', () => {
  test.use({ expectedErrors: [/status of (400|401)/] });
  let site: OwnSite;

  test.beforeAll(({ variant }) => {
    site = variant;
  });

  async function register(mobileNum: string, outbox: Outbox): Promise<SessionAnswer> {
    const ask = { path: '/wps/verification/sms/register', body: { mobileNum } };
    await sendCall(site.url, { method: 'POST', ...ask });
    const verificationCode = await outbox.codeTo(mobileNum, /code to sign up/);
    const typed = { mobileNum, verificationCode, password, confirmPassword: password };
    const body = { ...typed, birthday: '1990-05-01', agreement: true };
    const path = '/wps/member/register/mobile';
    return (await sendCall(site.url, { method: 'PUT', path, body })) as SessionAnswer;
  }

  async function openIn(language: 'EN' | 'TY', page: Page, context: BrowserContext) {
    await context.addCookies([{ name: 'language', value: language, url: site.url }]);
    await keepChoices(context, site.url, { language });
    await page.goto(`${site.url}/m/login`);
  }

  for (const language of looks(['EN', 'TY'])) {
    test(`lets nobody in without it, in ${language}`, async ({
      page,
      context,
      outbox,
      axeCheck,
      picture,
    }) => {
      const text = words[language];
      const mobileNum = ownMobileNumber();
      const { userName } = await register(mobileNum, outbox);
      await openIn(language, page, context);
      const box = (name: string) => page.getByRole('textbox', { name, exact: true });
      const submit = page.getByRole('button', { name: text.logIn, exact: true });
      await box('Username').fill(userName);
      await box('Password').fill(password);
      await submit.click();
      await expect(page.getByRole('heading', { name: text.step })).toBeVisible();
      await expect(page.getByRole('button', { name: text.again })).toBeDisabled();
      await axeCheck(page);
      await picture(page, `new-place-${language}`);

      const code = await outbox.codeTo(mobileNum, /new device|bagong device/);
      await box('Code').fill(code === '111111' ? '222222' : '111111');
      await submit.click();
      await expect(page.getByText(text.wrong)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull();
      await axeCheck(page);
      await picture(page, `new-place-wrong-${language}`);
      await box('Code').fill(code);
      await submit.click();
      await expect(page).toHaveURL(/\/m\/home$/);

      await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
      await page.goto(`${site.url}/m/login`);
      await box('Username').fill(userName);
      await box('Password').fill(password);
      await submit.click();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  }
});
