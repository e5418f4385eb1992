import type { Page } from '@playwright/test';
import { registerByMobile } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { ownMobileNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    mobile: 'Mobile number',
    send: 'Send code',
    code: 'SMS code',
    remember: 'Remember me',
    remembered: 'This device is remembered. Just log in.',
    forgotten: 'This device is no longer remembered. Request a code.',
    previous: /^Last login: /,
    logIn: 'Log in',
  },
  TY: {
    mobile: 'Mobile number',
    send: 'Ipadala ang code',
    code: 'SMS code',
    remember: 'Tandaan ako',
    remembered: 'Natatandaan ang device na ito. Mag-log in na lang.',
    forgotten: 'Hindi na natatandaan ang device na ito. Humingi ng code.',
    previous: /^Huling login: /,
    logIn: 'Mag-log in',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const pressLogIn = (page: Page, text: Words) =>
  page.getByRole('button', { name: text.logIn, exact: true }).click();

/** Visits again without the session, with the cookies and choices of the device. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
  await page.goto('/m/login');
}

for (const language of looks(['EN', 'TY'])) {
  const text = words[language];

  test.describe(`§2 Login screen: in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (400|401|429)/] });

    test('a device that logged in by SMS is remembered until its cookie is gone', async ({
      page,
      context,
      baseURL,
      outbox,
      axeCheck,
      picture,
      expectNotice,
    }) => {
      const mobileNum = ownMobileNumber();
      const to = `+63${mobileNum.slice(1)}`;
      await registerByMobile(baseURL ?? '', outbox, mobileNum, password);
      const first = await outbox.newestTo(to);

      await test.step('the tick is on, and the previous log-in is shown', async () => {
        await page.goto('/m/login');
        await page.getByRole('tab', { name: text.code }).click();
        await expect(page.getByRole('checkbox', { name: text.remember })).toBeChecked();
        await box(page, text.mobile).fill(mobileNum);
        await page.getByRole('button', { name: text.send }).click();
        await expect.poll(async () => (await outbox.newestTo(to)).id).not.toBe(first.id);
        const code = /\b\d{6}\b/.exec((await outbox.newestTo(to)).text)?.[0] ?? '';
        await box(page, text.code).fill(code);
        await pressLogIn(page, text);
        await expect(page).toHaveURL(/\/m\/home/);
        await expectNotice(page, text.previous);
        const kept = await page.evaluate(() => localStorage.getItem('remPass') ?? '');
        expect(JSON.parse(kept)).toEqual({
          type: 'sms',
          username: mobileNum,
          countryDialingCode: '63',
          remembered: true,
        });
      });

      await test.step('on return the number is there, and no code is asked', async () => {
        await comeBack(page);
        await expect(box(page, text.mobile)).toHaveValue(mobileNum);
        await expect(page.getByText('+63', { exact: true })).toBeVisible();
        await expect(page.getByText(text.remembered)).toBeVisible();
        await axeCheck(page);
        await picture(page, `sms-remembered-${language}`);
        await pressLogIn(page, text);
        await expect(page).toHaveURL(/\/m\/home/);
      });

      await test.step('without the cookie the device is unknown again', async () => {
        await context.clearCookies({ name: 'device' });
        await comeBack(page);
        await pressLogIn(page, text);
        await expect(page.getByText(text.forgotten)).toBeVisible();
      });

      await test.step('without the tick nothing is kept', async () => {
        await page.getByRole('tab').first().click();
        await box(page, 'Username').fill(mobileNum);
        await box(page, 'Password').fill(password);
        await page.getByRole('checkbox', { name: text.remember }).uncheck();
        await pressLogIn(page, text);
        await expect(page).toHaveURL(/\/m\/home/);
        expect(await page.evaluate(() => localStorage.getItem('remPass'))).toBeNull();
      });
    });
  });
}
