import type { Page } from '@playwright/test';
import { logInTo } from '../fixtures/account.ts';
import { chooseBirthday } from '../fixtures/birthday.ts';
import { signInAtService } from '../fixtures/identity-service.ts';
import { looks } from '../fixtures/looks.ts';
import type { ExpectNotice } from '../fixtures/notices.ts';
import { ownNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    google: 'Continue with Google',
    goOn: 'Continue',
    address: 'Another e-mail address',
    username: 'Username',
    password: 'Password',
    signUp: 'Sign up',
    title: 'Linked accounts',
    none: /^None yet\. Choose one on the login page/,
    cut: 'Unlink',
    cutDone: 'Unlinked',
    first: 'Set a login password',
    newPassword: 'New password',
    again: 'Confirm new password',
    save: 'Save',
  },
  TY: {
    google: 'Magpatuloy gamit ang Google',
    goOn: 'Magpatuloy',
    address: 'Ibang e-mail address',
    username: 'Username',
    password: 'Password',
    signUp: 'Mag-sign up',
    title: 'Mga naka-link na account',
    none: /^Wala pa\. Pumili ng isa sa login page/,
    cut: 'I-unlink',
    cutDone: 'Na-unlink na',
    first: 'Gumawa ng login password',
    newPassword: 'Bagong password',
    again: 'I-confirm ang bagong password',
    save: 'I-save',
  },
} as const;

const newAddress = () => `luz.${ownNumber()}@people.test`;
const leave = (page: Page) => page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));

for (const [language, theme] of looks([
  ['EN', 'light'],
  ['TY', 'dark'],
])) {
  const text = words[language];

  test.describe(`§7: in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of (401|404)/] });

    const signIn = (page: Page, service: string, account: string) =>
      signInAtService(page, { service, label: text.address, account, goOn: text.goOn });

    async function press(page: Page, name: string): Promise<void> {
      await page.getByRole('button', { name, exact: true }).click();
    }

    async function cut(page: Page, expectNotice: ExpectNotice, provider: string): Promise<void> {
      await press(page, `${text.cut}: ${provider}`);
      await page.getByRole('dialog').getByRole('button', { name: text.cut, exact: true }).click();
      await expectNotice(page, text.cutDone);
      await expect(page.getByRole('button', { name: `${text.cut}: ${provider}` })).toHaveCount(0);
    }

    test('the identity service that opened an account is removed after setting a password', async ({
      page,
      baseURL,
      axeCheck,
      picture,
      expectNotice,
    }) => {
      const account = newAddress();
      const username = `luz${ownNumber()}`;
      const dialog = page.getByRole('dialog');
      await signIn(page, text.google, account);
      await expect(page).toHaveURL(/\/m\/register$/);
      await chooseBirthday(page, '1990-05-01');
      await page.getByRole('textbox', { name: text.username }).fill(username);
      await press(page, text.signUp);
      await expect(page).toHaveURL(/\/m\/home$/);

      await test.step('the last log-in method stays', async () => {
        await page.goto('/m/securityCenter');
        await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
        await axeCheck(page);
        await picture(page, `connections-${language}`);
        await press(page, `${text.cut}: Google`);
        await expect(page.getByRole('dialog', { name: text.first })).toBeVisible();
        await dialog.getByLabel(text.newPassword, { exact: true }).fill(password);
        await axeCheck(page);
        await picture(page, `first-password-${language}`);
      });

      await test.step('with a password it is removed, and logs nobody in', async () => {
        await dialog.getByLabel(text.again).fill(password);
        await press(page, text.save);
        await expect(dialog).toBeHidden();
        await cut(page, expectNotice, 'Google');
        await expect(page.getByText(text.none)).toBeVisible();
        await leave(page);
        await signIn(page, text.google, account);
        await expect(page).toHaveURL(/\/m\/register$/);
        expect((await logInTo(baseURL ?? '', username, password)).userName).toBe(username);
      });
    });
  });
}
