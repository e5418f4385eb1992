import type { Page } from '@playwright/test';
import { registerMember } from '../fixtures/account.ts';
import { chooseBirthday } from '../fixtures/birthday.ts';
import { signInAtService } from '../fixtures/identity-service.ts';
import { looks } from '../fixtures/looks.ts';
import { ownMobileNumber, ownNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
    phone: 'Continue with Phone',
    goOn: 'Continue',
    cancel: 'Cancel',
    address: 'Another e-mail address',
    number: 'Mobile number',
    username: 'User name',
    password: 'Password',
    signUp: 'Sign up',
    logIn: 'Log in',
    toLogIn: 'Have an account? Log in',
    pending: /^Signed in with Google as/,
    connect: /^Log in once with your password to connect Facebook/,
    cancelled: 'You closed the sign-in. Nothing has changed.',
    failed: 'That sign-in could not be confirmed. Please try again.',
    expired: 'That sign-in took too long. Please try again.',
  },
  TY: {
    google: 'Magpatuloy gamit ang Google',
    facebook: 'Magpatuloy gamit ang Facebook',
    phone: 'Magpatuloy gamit ang Phone',
    goOn: 'Magpatuloy',
    cancel: 'Kanselahin',
    address: 'Ibang e-mail address',
    number: 'Mobile number',
    username: 'User name',
    password: 'Password',
    signUp: 'Magrehistro',
    logIn: 'Mag-log in',
    toLogIn: 'May account na? Mag-log in',
    pending: /^Naka-sign in gamit ang Google bilang/,
    connect: /^Mag-log in nang isang beses gamit ang password mo para ikonekta ang Facebook/,
    cancelled: 'Isinara mo ang sign-in. Walang nabago.',
    failed: 'Hindi makumpirma ang sign-in na iyon. Pakisubukan muli.',
    expired: 'Masyadong natagalan ang sign-in na iyon. Pakisubukan muli.',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

const newAddress = () => `luz.${ownNumber()}@people.test`;

const signIn = (page: Page, way: string, label: string, account: string, { goOn }: Words) =>
  signInAtService(page, { way, label, account, goOn });

const recordOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem('MC_SESSION_INFO') ?? '{}');

/** Waits for the home of somebody who is logged in, and says who it is. */
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

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of (401|404)/] });

    test('a person opens an account without a password, and is let in from then on', async ({
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
      // The token of the session is random letters, which may be any three in a row.
      const { token } = JSON.parse(await recordOf(page)) as { token: string };
      expect(kept.replaceAll(token, '')).not.toMatch(/eyJ|nonce/);
    });

    test('a member connects it to an account by logging in once', async ({
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

    test('a phone opens the account of its number', async ({ page }) => {
      const number = ownMobileNumber();
      await signIn(page, text.phone, text.number, number, text);
      await expect(page).toHaveURL(/\/m\/register$/);
      await chooseBirthday(page, '1990-05-01');
      await page.getByRole('button', { name: text.signUp, exact: true }).click();
      const username = await whoIsIn(page);
      await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
      await signIn(page, text.phone, text.number, number, text);
      expect(await whoIsIn(page)).toBe(username);
    });

    test('who cancels is told that nothing changed', async ({ page, axeCheck, picture }) => {
      await page.goto('/m/login');
      await page.getByRole('button', { name: text.google, exact: true }).click();
      await expect(page.getByLabel(text.address)).toBeVisible();
      await picture(page, `social-service-${language}`);
      await page.getByRole('button', { name: text.cancel, exact: true }).click();
      await expect(page.getByText(text.cancelled)).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
      await axeCheck(page);
      await picture(page, `social-cancelled-${language}`);
    });

    test('a token that is forged, too old or of another page opens nothing', async ({ page }) => {
      for (const [fault, sentence] of [
        ['forged', text.failed],
        ['audience', text.failed],
        ['nonce', text.failed],
        ['expired', text.expired],
      ] as const) {
        await signIn(page, text.google, text.address, `${fault}@people.test`, text);
        await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
        expect(await recordOf(page)).toBe('{}');
      }
    });

    test('an answer that nobody asked for is refused, and leaves the address', async ({ page }) => {
      await page.goto('/m/login#id_token=eyJ.eyJ.x&state=made-up');
      await expect(page.getByRole('alert').getByText(text.failed)).toBeVisible();
      expect(page.url()).not.toContain('id_token');
    });
  });
}
