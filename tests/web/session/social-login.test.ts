import type { Page } from '@playwright/test';
import { looks, onlyInFull } from '../../support/browser.ts';
import { heldSession, leaveSession, ownNumber, registerMember } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { chooseBirthday, logIn, press, signInAt } from './forms.ts';

const newAddress = () => `luz.${ownNumber()}@people.test`;

/** Waits for the home of a logged-in member; returns the session. */
async function whoIsIn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/m\/home$/);
  const { userName } = JSON.parse((await heldSession(page)) ?? '{}') as { userName: string };
  return userName;
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§2 Login screen, §2 Registration screen: in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of (401|404)/] });

    test('a guest opens an account without a password, and logs in with it from then on', async ({
      page,
      inspect,
    }) => {
      const account = newAddress();
      await page.goto('/m/login');
      await expect(
        page.getByRole('button', { name: text('signIn.open', { name: 'Google' }), exact: true }),
      ).toBeVisible();
      await inspect(page, `social-login-${language}`);
      await signInAt(page, text, 'Google', account);
      await expect(page).toHaveURL(/\/m\/register$/);
      await expect(
        page.getByText(text.like('signIn.pending.register', { name: 'Google' })),
      ).toBeVisible();
      await expect(page.getByLabel(text('session.password'), { exact: true })).toBeHidden();
      await chooseBirthday(page, text);
      const username = `luz${ownNumber()}`;
      await page.getByRole('textbox', { name: text('session.username') }).fill(username);
      await inspect(page, `social-register-${language}`);
      await press(page, text('register.submit'));
      expect(await whoIsIn(page)).toBe(username);

      await leaveSession(page);
      await signInAt(page, text, 'Google', account);
      expect(await whoIsIn(page)).toBe(username);
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      // The session token is random and may contain any three characters in a row.
      const { token } = JSON.parse((await heldSession(page)) ?? '{}') as { token: string };
      expect(kept.replaceAll(token, '')).not.toMatch(/eyJ|nonce/);
    });

    test(
      'a member connects the identity service by logging in once',
      onlyInFull,
      async ({ page, baseURL, inspect }) => {
        const member = await registerMember(baseURL ?? '', 'luz');
        const account = newAddress();
        await signInAt(page, text, 'Facebook', account);
        await expect(page).toHaveURL(/\/m\/register$/);
        await page.getByRole('link', { name: text('register.logIn') }).click();
        await expect(
          page.getByText(text.like('signIn.pending.login', { name: 'Facebook' })),
        ).toBeVisible();
        await inspect(page, `social-connect-${language}`);
        await logIn(page, text, member.userName);
        expect(await whoIsIn(page)).toBe(member.userName);

        await leaveSession(page);
        await signInAt(page, text, 'Facebook', account);
        expect(await whoIsIn(page)).toBe(member.userName);
      },
    );
  });
}
