import type { Page } from '@playwright/test';
import { chooseBirthday } from '../fixtures/birthday.ts';
import { looks } from '../fixtures/looks.ts';
import { ownMobileNumber, ownNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    mobile: 'Mobile number',
    send: 'Send code',
    sent: 'SMS code sent, please check',
    again: /Resend in \d+ s/,
    code: 'SMS code',
    username: 'Username',
    password: 'Password',
    repeat: 'Confirm password',
    email: 'E-mail',
    invitation: 'Invitation code',
    signUp: 'Sign up',
    done: 'Registered successfully. You are logged in.',
    codeWrong: 'Verification code error',
    emailWrong: 'E-mail format is incorrect',
    invitationWrong: 'Invalid invitation code',
    numberWrong: 'The mobile num is not valid',
    logIn: 'Log in',
    smsText: /^Pavilion: (\d{6}) is your code/,
  },
  TY: {
    mobile: 'Mobile number',
    send: 'Ipadala ang code',
    sent: 'Naipadala na ang SMS code, paki-check',
    again: /I-resend sa \d+ s/,
    code: 'SMS code',
    username: 'Username',
    password: 'Password',
    repeat: 'I-confirm ang password',
    email: 'E-mail',
    invitation: 'Invitation code',
    signUp: 'Mag-sign up',
    done: 'Matagumpay ang registration. Naka-log in ka na.',
    codeWrong: 'Mali ang verification code',
    emailWrong: 'Mali ang format ng e-mail',
    invitationWrong: 'Hindi valid ang invitation code',
    numberWrong: 'Hindi valid ang mobile number',
    logIn: 'Mag-log in',
    smsText: /^Pavilion: (\d{6}) ang code mo/,
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

/** Required fields end in a star that is not read aloud. */
function field(page: Page, name: string) {
  return page.getByLabel(new RegExp(`^${name}( \\*)?$`));
}

async function fillPasswords(page: Page, text: Words) {
  await field(page, text.password).fill(password);
  await field(page, text.repeat).fill(password);
  await chooseBirthday(page, '1990-05-01');
}

for (const language of looks(['EN', 'TY'])) {
  const text = words[language];

  test.describe(`§2 Registration screen: in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (400|429)/] });

    test('a guest registers by mobile number, and later logs in with a code alone', async ({
      page,
      outbox,
      axeCheck,
      picture,
      expectNotice,
    }) => {
      const mobileNum = ownMobileNumber();
      const international = `+63${mobileNum.slice(1)}`;
      const codeSent = async () =>
        text.smsText.exec((await outbox.newestTo(international)).text)?.[1] ?? '';

      await test.step('no code is sent to an invalid number', async () => {
        await page.goto('/m/register');
        await page.getByRole('tab', { name: text.mobile }).click();
        await field(page, text.mobile).fill('12');
        await page.getByRole('button', { name: text.send }).click();
        await expect(page.getByText(text.numberWrong)).toBeVisible();
      });

      await test.step('the code arrives, and the button counts down', async () => {
        await field(page, text.mobile).fill(mobileNum);
        await page.getByRole('button', { name: text.send }).click();
        await expectNotice(page, text.sent);
        await expect(page.getByRole('button', { name: text.again })).toBeDisabled();
        await axeCheck(page);
        await picture(page, 'register-mobile');
      });

      await test.step('a wrong code opens no account, the right one does', async () => {
        const code = await codeSent();
        await fillPasswords(page, text);
        await field(page, text.code).fill(code === '000000' ? '000001' : '000000');
        await page.getByRole('button', { name: text.signUp }).click();
        await expect(page.getByText(text.codeWrong)).toBeVisible();
        await field(page, text.code).fill(code);
        await page.getByRole('button', { name: text.signUp }).click();
        await expectNotice(page, text.done);
        await expect(page).toHaveURL(/\/m\/home/);
      });

      await test.step('on another day the number and a code are enough', async () => {
        const first = await outbox.newestTo(international);
        await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
        await page.goto('/m/login');
        await page.getByRole('tab', { name: text.code }).click();
        await field(page, text.mobile).fill(mobileNum);
        await page.getByRole('button', { name: text.send }).click();
        await expect.poll(async () => (await outbox.newestTo(international)).id).not.toBe(first.id);
        const code = await codeSent();
        const typed = page.getByRole('textbox', { name: text.code });
        await typed.fill(code === '111111' ? '111112' : '111111');
        await page.getByRole('button', { name: text.logIn, exact: true }).click();
        await expect(page.getByText(text.codeWrong)).toBeVisible();
        await typed.fill(code);
        await page.getByRole('button', { name: text.logIn, exact: true }).click();
        await expect(page).toHaveURL(/\/m\/home/);
      });
    });

    test('a guest registers by user name, with an e-mail address and an invitation', async ({
      page,
      axeCheck,
      picture,
      expectNotice,
    }) => {
      const name = `maria${ownNumber()}`;
      await page.goto('/m/register?code=AGENT01');
      await field(page, text.username).fill(name);
      await fillPasswords(page, text);

      await test.step('a wrong address and an unknown invitation are marked', async () => {
        await field(page, text.email).fill('maria@example');
        await field(page, text.invitation).fill('NOBODY');
        await page.getByRole('button', { name: text.signUp }).click();
        await expect(page.getByText(text.emailWrong)).toBeVisible();
        await axeCheck(page);
        await picture(page, 'register-username');
        await field(page, text.email).fill(`${name}@example.com`);
        await page.getByRole('button', { name: text.signUp }).click();
        await expect(page.getByText(text.invitationWrong)).toBeVisible();
        await expect(field(page, text.invitation)).toBeFocused();
      });

      await test.step('with a known one the member is logged in', async () => {
        await field(page, text.invitation).fill('AGENT01');
        await page.getByRole('button', { name: text.signUp }).click();
        await expectNotice(page, text.done);
        await expect(page).toHaveURL(/\/m\/home/);
      });
    });
  });
}
