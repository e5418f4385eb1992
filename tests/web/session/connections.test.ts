import type { Page } from '@playwright/test';
import { looks, onlyInFull } from '../../support/browser.ts';
import type { ExpectNotice } from '../../support/notices.ts';
import { leaveSession, logInTo, ownNumber, password } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { chooseBirthday, press, signInAt } from './forms.ts';

const newAddress = () => `luz.${ownNumber()}@people.test`;

for (const [language, theme] of looks([
  ['EN', 'light'],
  ['TY', 'dark'],
])) {
  const text = textsIn(language);

  test.describe(`§7: in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of (401|404)/] });

    async function cut(page: Page, expectNotice: ExpectNotice, provider: string): Promise<void> {
      await press(page, `${text('connection.cut')}: ${provider}`);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('connection.cut'), exact: true })
        .click();
      await expectNotice(page, text('connection.cut.done'));
      await expect(
        page.getByRole('button', { name: `${text('connection.cut')}: ${provider}` }),
      ).toHaveCount(0);
    }

    test(
      'the identity service that opened an account is removed after setting a password',
      onlyInFull,
      async ({ page, baseURL, expectNotice, inspect }) => {
        const account = newAddress();
        const username = `luz${ownNumber()}`;
        const dialog = page.getByRole('dialog');
        await signInAt(page, text, 'Google', account);
        await expect(page).toHaveURL(/\/m\/register$/);
        await chooseBirthday(page, text);
        await page.getByRole('textbox', { name: text('session.username') }).fill(username);
        await press(page, text('register.submit'));
        await expect(page).toHaveURL(/\/m\/home$/);

        await test.step('the last log-in method stays', async () => {
          await page.goto('/m/securityCenter');
          await expect(page.getByRole('heading', { name: text('connection.title') })).toBeVisible();
          await inspect(page, `connections-${language}`);
          await press(page, `${text('connection.cut')}: Google`);
          await expect(
            page.getByRole('dialog', { name: text('security.loginPassword.first') }),
          ).toBeVisible();
          await dialog.getByLabel(text('changePassword.new'), { exact: true }).fill(password);
          await inspect(page, `first-password-${language}`);
        });

        await test.step('with a password it is removed, and logs nobody in', async () => {
          await dialog.getByLabel(text('changePassword.confirm')).fill(password);
          await press(page, text('security.save'));
          await expect(dialog).toBeHidden();
          await cut(page, expectNotice, 'Google');
          await expect(page.getByText(text('connection.empty'))).toBeVisible();
          await leaveSession(page);
          await signInAt(page, text, 'Google', account);
          await expect(page).toHaveURL(/\/m\/register$/);
          expect((await logInTo(baseURL ?? '', username, password)).userName).toBe(username);
        });
      },
    );
  });
}
