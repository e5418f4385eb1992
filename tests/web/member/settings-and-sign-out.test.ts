import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { heldSession, password, registerMember } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { field } from '../session/forms.ts';

const keptOn = (page: Page) =>
  page.evaluate(() => ({
    autoLogin: localStorage.getItem('autoLogin'),
    trialName: sessionStorage.getItem('trialName'),
  }));

for (const [language, theme] of looks([
  ['EN', 'light'],
  ['TY', 'dark'],
])) {
  const text = textsIn(language);
  /** The texts of the language to which the member changes. */
  const changed = textsIn(language === 'EN' ? 'TY' : 'EN');

  test.describe(`§2 Settings, §4: in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of 401/] });

    test('language and theme of the settings apply after a reload', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/m/set');
      await page.getByRole('tab', { name: 'System' }).click();
      await page.getByRole('tab', { name: language === 'EN' ? 'Filipino' : 'English' }).click();
      const heading = page.getByRole('heading', { name: changed('title.settings'), exact: true });
      await expect(heading.first()).toBeVisible();
      await page.reload();
      await expect(heading.first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.getByRole('tab', { name: 'System' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });

    test('after signing out the member is unknown to the device and the site', async ({
      page,
      baseURL,
      expectNotice,
      inspect,
    }) => {
      const origin = baseURL ?? '';
      const { userName } = await registerMember(origin, 'hiraya');
      await page.goto('/m/login');
      await field(page, text('session.username')).fill(userName);
      await field(page, text('session.password')).fill(password);
      const button = page.getByRole('main').getByRole('button', { name: text('settings.signOut') });
      const dialog = page.getByRole('dialog', { name: text('menu.logOut.question') });
      await field(page, text('session.password')).press('Enter');
      await expect(page).toHaveURL(/\/m\/home/);
      const { token } = JSON.parse((await heldSession(page)) ?? '{}') as { token: string };

      await test.step('signed out, the page is the home and the device is a guest', async () => {
        await page.goto('/m/set');
        await button.click();
        await inspect(page, `sign-out-${language}`);
        await dialog.getByRole('button', { name: text('settings.signOut') }).click();
        await expectNotice(page, text('menu.logOut.done'));
        await expect(page).toHaveURL(/\/m\/home/);
        expect(await keptOn(page)).toEqual({ autoLogin: '0', trialName: null });
        expect(await heldSession(page)).toBeNull();
      });

      await test.step('the token is no longer valid, and pages lead to the log-in', async () => {
        const answer = await page.request.get('/wps/member/info', {
          headers: { merchant: 'PAVILION', authorization: token },
        });
        expect(answer.status()).toBe(401);
        await page.goto('/m/member/home');
        await expect(page).toHaveURL(/\/m\/login/);
      });
    });
  });
}
