import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { leaveSession, ownMobileNumber, password, registerByMobile } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { field, press } from './forms.ts';

/** Visits again without the session, with the cookies and choices of the device. */
async function comeBack(page: Page): Promise<void> {
  await leaveSession(page);
  await page.goto('/m/login');
}

for (const language of looks(['EN', 'TY'])) {
  const text = textsIn(language);

  test.describe(`§2 Login screen: in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (400|401|429)/] });

    test('a device that logged in by SMS is remembered until its cookie is gone', async ({
      page,
      context,
      baseURL,
      outbox,
      expectNotice,
      inspect,
    }) => {
      const mobileNum = ownMobileNumber();
      await registerByMobile(baseURL ?? '', outbox, mobileNum);

      await test.step('the tick is on, and the previous log-in is shown', async () => {
        await page.goto('/m/login');
        await page.getByRole('tab', { name: text('sms.code') }).click();
        await expect(page.getByRole('checkbox', { name: text('login.remember') })).toBeChecked();
        await field(page, text('login.mobileNum')).fill(mobileNum);
        await page.getByRole('button', { name: text('sms.send') }).click();
        const code = await outbox.codeTo(mobileNum, text.like('sms.code.login'));
        await field(page, text('sms.code')).fill(code);
        await press(page, text('login.submit'));
        await expect(page).toHaveURL(/\/m\/home/);
        await expectNotice(page, text.like('login.previous'));
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
        await expect(field(page, text('login.mobileNum'))).toHaveValue(mobileNum);
        await expect(page.getByText('+63', { exact: true })).toBeVisible();
        await expect(page.getByText(text('login.remembered'))).toBeVisible();
        await inspect(page, `sms-remembered-${language}`);
        await press(page, text('login.submit'));
        await expect(page).toHaveURL(/\/m\/home/);
      });

      await test.step('without the cookie the device is unknown again', async () => {
        await context.clearCookies({ name: 'device' });
        await comeBack(page);
        // Before it the page is the one of guests, whose form asks for a user name.
        await expect(page.getByText(text('login.remembered'))).toBeVisible();
        await press(page, text('login.submit'));
        await expect(page.getByText(text('login.sms.forgotten'))).toBeVisible();
      });

      await test.step('without the tick nothing is kept', async () => {
        await page.getByRole('tab').first().click();
        await field(page, text('session.username')).fill(mobileNum);
        await field(page, text('session.password')).fill(password);
        await page.getByRole('checkbox', { name: text('login.remember') }).uncheck();
        await press(page, text('login.submit'));
        await expect(page).toHaveURL(/\/m\/home/);
        expect(await page.evaluate(() => localStorage.getItem('remPass'))).toBeNull();
      });
    });
  });
}
