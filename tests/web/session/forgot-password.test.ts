import type { Page } from '@playwright/test';
import { looks, onlyInFull } from '../../support/browser.ts';
import {
  ownMobileNumber,
  ownNumber,
  registerByMobile,
  registerMember,
} from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';
import { field, logIn, press } from './forms.ts';

const newPassword = 'boats-at-dusk';

async function askForLink(page: Page, text: Texts, name: string, email: string) {
  await page.goto('/m/login');
  await page.getByRole('link', { name: text('login.forgot') }).click();
  await page.getByRole('tab', { name: text('forget.method.email') }).click();
  await field(page, text('session.username')).fill(name);
  await field(page, text('forget.email')).fill(email);
}

for (const language of looks(['EN', 'TY'])) {
  const text = textsIn(language);

  test.describe(`§2 Forgot password: in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (410)/] });

    test(
      'a member sets a new password by phone and is logged in',
      onlyInFull,
      async ({ page, baseURL, outbox, axeCheck, picture, expectNotice }) => {
        const mobileNum = ownMobileNumber();
        await registerByMobile(baseURL ?? '', outbox, mobileNum);

        const code = await test.step('the code arrives', async () => {
          await page.goto('/m/login');
          await page.getByRole('link', { name: text('login.forgot') }).click();
          await picture(page, 'forget-phone');
          await field(page, text('login.mobileNum')).fill(mobileNum);
          await press(page, text('sms.send'));
          await expectNotice(page, text.quoted('SMS code sent, please check', 'sms.sent'));
          return outbox.codeTo(mobileNum, text.like('sms.code.password'));
        });

        await test.step('with a new one the member is logged in, and notified', async () => {
          const before = await outbox.newestTo(mobileNum);
          await field(page, text('sms.code')).fill(code);
          await field(page, text('changePassword.new')).fill(newPassword);
          await axeCheck(page);
          await press(page, text('forget.phone.submit'));
          await expectNotice(page, text('forget.done'));
          await expect(page).toHaveURL(/\/m\/home/);
          expect((await outbox.newestTo(mobileNum, before)).text).toContain('/m/forget');
          await page.goto('/m/myAccount/index');
          await expect(page).toHaveURL(/\/m\/myAccount/);
        });
      },
    );

    test('a member sets a new password by the link of a mail', async ({
      page,
      baseURL,
      outbox,
      expectNotice,
      inspect,
    }) => {
      const email = `maria${ownNumber()}@example.com`;
      const { userName } = await registerMember(baseURL ?? '', 'maria', { email, language });

      await test.step('an unknown account is answered like a known one', async () => {
        for (const name of ['nobody_here', userName]) {
          await askForLink(page, text, name, email);
          await press(page, text('forget.email.submit'));
          await expectNotice(page, text('forget.email.sent'));
          await expect(page).toHaveURL(/\/m\/login/);
        }
      });

      const mail = await outbox.newestTo(email);
      const link = /http\S+#token=\S+/.exec(mail.text)?.[0] ?? '';

      await test.step('the link sets it, and its secret leaves the address bar', async () => {
        expect(mail.text).toContain(userName);
        await page.goto(link);
        await expect(page.getByRole('heading', { name: text('forget.new.heading') })).toBeVisible();
        expect(new URL(page.url()).hash).toBe('');
        await field(page, text('changePassword.new')).fill(newPassword);
        await field(page, text('changePassword.confirm')).fill(newPassword);
        await inspect(page, 'forget-link');
        await press(page, text('changePassword.submit'));
        await expectNotice(page, text('forget.done'));
        await expect(page).toHaveURL(/\/m\/login/);
        expect((await outbox.newestTo(email, mail)).subject).toContain(
          text('password changed.subject'),
        );
      });

      await test.step('it works once', async () => {
        await page.goto(link);
        await field(page, text('changePassword.new')).fill('another-one-still');
        await field(page, text('changePassword.confirm')).fill('another-one-still');
        await press(page, text('changePassword.submit'));
        await expect(page.getByText(text('error.password.link.invalid'))).toBeVisible();
        await inspect(page, 'forget-link-used');
      });

      await test.step('the new password logs in', async () => {
        await page.goto('/m/login');
        await logIn(page, text, userName, newPassword);
        await expect(page).toHaveURL(/\/m\/home/);
      });
    });
  });
}
