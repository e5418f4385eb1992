import type { Page } from '@playwright/test';
import { registerByMobile, registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import type { Outbox, SentMessage } from '../fixtures/outbox.ts';
import { ownMobileNumber, ownNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';
const newPassword = 'boats-at-dusk';

const words = {
  EN: {
    forgot: 'Forgot password?',
    email: 'E-mail',
    mobile: 'Mobile number',
    send: 'Send code',
    sent: 'SMS code sent, please check',
    code: 'SMS code',
    setNew: 'Set a new password',
    newPassword: 'New password',
    repeat: 'Confirm new password',
    set: 'Reset password',
    save: 'Save',
    done: 'Password changed',
    username: 'Username',
    accountEmail: 'Account e-mail',
    sendLink: 'Send link',
    linkSent: 'If this account exists, we have sent you a link',
    linkOver: 'This link was already used or has expired. Request a new one.',
    logIn: 'Log in',
    password: 'Password',
    smsText: /^Pavilion: (\d{6}) is your code/,
    changed: 'Your Pavilion password was changed',
  },
  TY: {
    forgot: 'Nakalimutan ang password?',
    email: 'E-mail',
    mobile: 'Mobile number',
    send: 'Ipadala ang code',
    sent: 'Naipadala na ang SMS code, paki-check',
    code: 'SMS code',
    setNew: 'Gumawa ng bagong password',
    newPassword: 'Bagong password',
    repeat: 'I-confirm ang bagong password',
    set: 'I-reset ang password',
    save: 'I-save',
    done: 'Napalitan na ang password',
    username: 'Username',
    accountEmail: 'E-mail ng account mo',
    sendLink: 'Ipadala ang link',
    linkSent: 'Kung may ganitong account, naipadala na ang link',
    linkOver: 'Nagamit na o nag-expire na ang link na ito. Humingi ng bago.',
    logIn: 'Mag-log in',
    password: 'Password',
    smsText: /^Pavilion: (\d{6}) ang code mo/,
    changed: 'Napalitan ang Pavilion password mo',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

const international = (mobileNum: string) => `+63${mobileNum.slice(1)}`;
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits for a message newer than the one before. */
async function nextTo(outbox: Outbox, to: string, before?: SentMessage): Promise<SentMessage> {
  await expect.poll(async () => (await outbox.newestTo(to)).id).not.toBe(before?.id);
  return outbox.newestTo(to);
}

async function logInWith(page: Page, text: Words, name: string, typed: string) {
  await page.goto('/m/login');
  await box(page, text.username).fill(name);
  await box(page, text.password).fill(typed);
  await press(page, text.logIn);
}

async function askForLink(page: Page, text: Words, name: string, email: string) {
  await page.goto('/m/login');
  await page.getByRole('link', { name: text.forgot }).click();
  await page.getByRole('tab', { name: text.email }).click();
  await box(page, text.username).fill(name);
  await box(page, text.accountEmail).fill(email);
}

for (const language of looks(['EN', 'TY'])) {
  const text = words[language];

  test.describe(`§2 Forgot password: in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (410)/] });

    test('a member sets a new password by phone and is logged in', async ({
      page,
      baseURL,
      outbox,
      axeCheck,
      picture,
      expectNotice,
    }) => {
      const mobileNum = ownMobileNumber();
      const to = international(mobileNum);
      await registerByMobile(baseURL ?? '', outbox, mobileNum, password);
      const first = await outbox.newestTo(to);

      const code = await test.step('the code arrives', async () => {
        await page.goto('/m/login');
        await page.getByRole('link', { name: text.forgot }).click();
        await picture(page, 'forget-phone');
        await box(page, text.mobile).fill(mobileNum);
        await press(page, text.send);
        await expectNotice(page, text.sent);
        const sent = await nextTo(outbox, to, first);
        return text.smsText.exec(sent.text)?.[1] ?? '';
      });

      await test.step('with a new one the member is logged in, and notified', async () => {
        const before = await outbox.newestTo(to);
        await box(page, text.code).fill(code);
        await box(page, text.newPassword).fill(newPassword);
        await axeCheck(page);
        await press(page, text.set);
        await expectNotice(page, text.done);
        await expect(page).toHaveURL(/\/m\/home/);
        expect((await nextTo(outbox, to, before)).text).toContain('/m/forget');
        await page.goto('/m/myAccount/index');
        await expect(page).toHaveURL(/\/m\/myAccount/);
      });
    });

    test('a member sets a new password by the link of a mail', async ({
      page,
      baseURL,
      outbox,
      axeCheck,
      picture,
      expectNotice,
    }) => {
      const email = `maria${ownNumber()}@example.com`;
      const { userName } = await registerMember(baseURL ?? '', 'maria', password, {
        email,
        language,
      });

      await test.step('an unknown account is answered like a known one', async () => {
        for (const name of ['nobody_here', userName]) {
          await askForLink(page, text, name, email);
          await press(page, text.sendLink);
          await expectNotice(page, text.linkSent);
          await expect(page).toHaveURL(/\/m\/login/);
        }
      });

      const mail = await outbox.newestTo(email);
      const link = /http\S+#token=\S+/.exec(mail.text)?.[0] ?? '';

      await test.step('the link sets it, and its secret leaves the address bar', async () => {
        expect(mail.text).toContain(userName);
        await page.goto(link);
        await expect(page.getByRole('heading', { name: text.setNew })).toBeVisible();
        expect(new URL(page.url()).hash).toBe('');
        await box(page, text.newPassword).fill(newPassword);
        await box(page, text.repeat).fill(newPassword);
        await axeCheck(page);
        await picture(page, 'forget-link');
        await press(page, text.save);
        await expectNotice(page, text.done);
        await expect(page).toHaveURL(/\/m\/login/);
        expect((await nextTo(outbox, email, mail)).subject).toContain(text.changed);
      });

      await test.step('it works once', async () => {
        await page.goto(link);
        await box(page, text.newPassword).fill('another-one-still');
        await box(page, text.repeat).fill('another-one-still');
        await press(page, text.save);
        await expect(page.getByText(text.linkOver)).toBeVisible();
        await axeCheck(page);
        await picture(page, 'forget-link-used');
      });

      await test.step('the new password logs in', async () => {
        await logInWith(page, text, userName, newPassword);
        await expect(page).toHaveURL(/\/m\/home/);
      });
    });
  });
}
