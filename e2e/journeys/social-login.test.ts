import type { Page } from '@playwright/test';
import { registerMember } from '../fixtures/account.ts';
import { chooseBirthday } from '../fixtures/birthday.ts';
import { signInAtService } from '../fixtures/identity-service.ts';
import { looks } from '../fixtures/looks.ts';
import { ownNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
    goOn: 'Continue',
    address: 'Another e-mail address',
    username: 'Username',
    password: 'Password',
    signUp: 'Sign up',
    logIn: 'Log in',
    toLogIn: 'Have an account? Log in',
    pending: /^Logged in to Google as/,
    connect: /^Log in once with your password to link Facebook/,
  },
  TY: {
    google: 'Magpatuloy gamit ang Google',
    facebook: 'Magpatuloy gamit ang Facebook',
    goOn: 'Magpatuloy',
    address: 'Ibang e-mail address',
    username: 'Username',
    password: 'Password',
    signUp: 'Mag-sign up',
    logIn: 'Mag-log in',
    toLogIn: 'May account na? Mag-log in',
    pending: /^Naka-log in sa Google bilang/,
    connect: /^Mag-log in nang isang beses gamit ang password mo para i-link ang Facebook/,
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

const newAddress = () => `luz.${ownNumber()}@people.test`;

const signIn = (page: Page, service: string, label: string, account: string, { goOn }: Words) =>
  signInAtService(page, { service, label, account, goOn });

const recordOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem('MC_SESSION_INFO') ?? '{}');

/** Waits for the home of a logged-in member; returns the session. */
async function whoIsIn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/m\/home$/);
  const { userName } = JSON.parse(await recordOf(page)) as { userName: string };
  return userName;
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = words[language];

  test.describe(`§2 Login screen, §2 Registration screen: in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of (401|404)/] });

    test('a guest opens an account without a password, and logs in with it from then on', async ({
      page,
      axeCheck,
      picture,
    }) => {
      const account = newAddress();
      await page.goto('/m/login');
      await expect(page.getByRole('button', { name: text.google, exact: true })).toBeVisible();
      await axeCheck(page);
      await picture(page, `social-login-${language}`);
      await signIn(page, text.google, text.address, account, text);
      await expect(page).toHaveURL(/\/m\/register$/);
      await expect(page.getByText(text.pending)).toBeVisible();
      await expect(page.getByLabel(text.password, { exact: true })).toBeHidden();
      await chooseBirthday(page, '1990-05-01');
      const username = `luz${ownNumber()}`;
      await page.getByRole('textbox', { name: text.username }).fill(username);
      await axeCheck(page);
      await picture(page, `social-register-${language}`);
      await page.getByRole('button', { name: text.signUp, exact: true }).click();
      expect(await whoIsIn(page)).toBe(username);

      await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
      await signIn(page, text.google, text.address, account, text);
      expect(await whoIsIn(page)).toBe(username);
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      // The session token is random and may contain any three characters in a row.
      const { token } = JSON.parse(await recordOf(page)) as { token: string };
      expect(kept.replaceAll(token, '')).not.toMatch(/eyJ|nonce/);
    });

    test('a member connects the identity service by logging in once', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }) => {
      const member = await registerMember(baseURL ?? '', 'luz', password);
      const account = newAddress();
      await signIn(page, text.facebook, text.address, account, text);
      await expect(page).toHaveURL(/\/m\/register$/);
      await page.getByRole('link', { name: text.toLogIn }).click();
      await expect(page.getByText(text.connect)).toBeVisible();
      await axeCheck(page);
      await picture(page, `social-connect-${language}`);
      await page.getByRole('textbox', { name: text.username }).fill(member.userName);
      await page.getByRole('textbox', { name: text.password, exact: true }).fill(password);
      await page.getByRole('button', { name: text.logIn, exact: true }).click();
      expect(await whoIsIn(page)).toBe(member.userName);

      await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
      await signIn(page, text.facebook, text.address, account, text);
      expect(await whoIsIn(page)).toBe(member.userName);
    });
  });
}
