import { looks, onlyInFull } from '../../support/browser.ts';
import { leaveSession, ownMobileNumber, ownNumber } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { field, fillRegistration, press } from './forms.ts';

for (const language of looks(['EN', 'TY'])) {
  const text = textsIn(language);

  test.describe(`§2 Registration screen: in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (400|429)/] });

    test('a guest registers by mobile number, and later logs in with a code alone', async ({
      page,
      outbox,
      expectNotice,
      inspect,
    }) => {
      const mobileNum = ownMobileNumber();

      await test.step('no code is sent to an invalid number', async () => {
        await page.goto('/m/register');
        await page.getByRole('tab', { name: text('login.mobileNum') }).click();
        await field(page, text('login.mobileNum')).fill('12');
        await page.getByRole('button', { name: text('sms.send') }).click();
        await expect(
          page.getByText(text.quoted('The mobile num is not valid', 'registration.mobileNum')),
        ).toBeVisible();
      });

      await test.step('the code arrives, and the button counts down', async () => {
        await field(page, text('login.mobileNum')).fill(mobileNum);
        await page.getByRole('button', { name: text('sms.send') }).click();
        await expectNotice(page, text.quoted('SMS code sent, please check', 'sms.sent'));
        await expect(page.getByRole('button', { name: text.like('sms.again') })).toBeDisabled();
        await inspect(page, 'register-mobile');
      });

      await test.step('a wrong code opens no account, the right one does', async () => {
        const code = await outbox.codeTo(mobileNum, text.like('sms.code.register'));
        await fillRegistration(page, text);
        await field(page, text('sms.code')).fill(code === '000000' ? '000001' : '000000');
        await press(page, text('register.submit'));
        await expect(
          page.getByText(text.quoted('Verification code error', 'error.verification.code.wrong')),
        ).toBeVisible();
        await field(page, text('sms.code')).fill(code);
        await press(page, text('register.submit'));
        await expectNotice(page, text('register.done'));
        await expect(page).toHaveURL(/\/m\/home/);
      });

      await test.step('on another day the number and a code are enough', async () => {
        await leaveSession(page);
        await page.goto('/m/login');
        await page.getByRole('tab', { name: text('sms.code') }).click();
        await field(page, text('login.mobileNum')).fill(mobileNum);
        await page.getByRole('button', { name: text('sms.send') }).click();
        const code = await outbox.codeTo(mobileNum, text.like('sms.code.login'));
        const typed = page.getByRole('textbox', { name: text('sms.code') });
        await typed.fill(code === '111111' ? '111112' : '111111');
        await press(page, text('login.submit'));
        await expect(
          page.getByText(text.quoted('Verification code error', 'error.verification.code.wrong')),
        ).toBeVisible();
        await typed.fill(code);
        await press(page, text('login.submit'));
        await expect(page).toHaveURL(/\/m\/home/);
      });
    });

    test(
      'a guest registers by user name, with an e-mail address and an invitation',
      onlyInFull,
      async ({ page, expectNotice, inspect }) => {
        const name = `maria${ownNumber()}`;
        await page.goto('/m/register?code=AGENT01');
        await field(page, text('session.username')).fill(name);
        await fillRegistration(page, text);

        await test.step('a wrong address and an unknown invitation are marked', async () => {
          await field(page, text('register.email')).fill('maria@example');
          await field(page, text('register.affiliateCode')).fill('NOBODY');
          await press(page, text('register.submit'));
          await expect(
            page.getByText(text.quoted('E-mail format is incorrect', 'registration.email')),
          ).toBeVisible();
          await inspect(page, 'register-username');
          await field(page, text('register.email')).fill(`${name}@example.com`);
          await press(page, text('register.submit'));
          await expect(
            page.getByText(text.quoted('Invalid invitation code', 'registration.affiliateCode')),
          ).toBeVisible();
          await expect(field(page, text('register.affiliateCode'))).toBeFocused();
        });

        await test.step('with a known one the member is logged in', async () => {
          await field(page, text('register.affiliateCode')).fill('AGENT01');
          await press(page, text('register.submit'));
          await expectNotice(page, text('register.done'));
          await expect(page).toHaveURL(/\/m\/home/);
        });
      },
    );
  });
}
