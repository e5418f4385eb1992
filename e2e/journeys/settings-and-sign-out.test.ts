import type { Page } from '@playwright/test';
import { registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    other: 'Filipino',
    changed: 'Mga setting',
    signOut: 'Log out',
    question: 'Log out of this device?',
    done: 'You are logged out.',
  },
  TY: {
    other: 'English',
    changed: 'Settings',
    signOut: 'Mag-log out',
    question: 'Mag-log out sa device na ito?',
    done: 'Naka-log out ka na.',
  },
} as const;

const keptOn = (page: Page) =>
  page.evaluate(() => ({
    session: localStorage.getItem('MC_SESSION_INFO'),
    autoLogin: localStorage.getItem('autoLogin'),
    trialName: sessionStorage.getItem('trialName'),
  }));

for (const [language, theme] of looks([
  ['EN', 'light'],
  ['TY', 'dark'],
])) {
  const text = words[language];

  test.describe(`§2 Settings, §4: in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of 401/] });

    test('language and theme of the settings apply after a reload', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/m/set');
      await page.getByRole('tab', { name: 'System' }).click();
      await page.getByRole('tab', { name: text.other }).click();
      const heading = page.getByRole('heading', { name: text.changed, exact: true });
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
      axeCheck,
      picture,
      expectNotice,
    }) => {
      const origin = baseURL ?? '';
      const { userName } = await registerMember(origin, 'hiraya', password);
      await page.goto('/m/login');
      await page.getByRole('textbox', { name: 'Username', exact: true }).fill(userName);
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
      const button = page.getByRole('main').getByRole('button', { name: text.signOut });
      const dialog = page.getByRole('dialog', { name: text.question });
      await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
      await expect(page).toHaveURL(/\/m\/home/);
      const { session } = await keptOn(page);
      const { token } = JSON.parse(session ?? '{}') as { token: string };

      await test.step('signed out, the page is the home and the device is a guest', async () => {
        await page.goto('/m/set');
        await button.click();
        await axeCheck(page);
        await picture(page, `sign-out-${language}`);
        await dialog.getByRole('button', { name: text.signOut }).click();
        await expectNotice(page, text.done);
        await expect(page).toHaveURL(/\/m\/home/);
        expect(await keptOn(page)).toEqual({ session: null, autoLogin: '0', trialName: null });
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
