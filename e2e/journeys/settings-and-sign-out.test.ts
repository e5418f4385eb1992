import type { Page } from '@playwright/test';
import { logInTo, registerMember, sendCall } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    settings: 'Settings',
    own: 'English',
    other: 'Filipino',
    signOut: 'Sign out',
    question: 'Sign out of this device?',
    stay: 'Stay',
    done: 'You are signed out.',
    heading: 'Welcome back',
  },
  TY: {
    settings: 'Mga setting',
    own: 'Filipino',
    other: 'English',
    signOut: 'Mag-sign out',
    question: 'Mag-sign out sa device na ito?',
    stay: 'Manatili',
    done: 'Naka-sign out ka na.',
    heading: 'Maligayang pagbabalik',
  },
} as const;

const otherOf = { EN: 'TY', TY: 'EN' } as const;

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
  const changed = words[otherOf[language]];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of 401/] });

    test('the language of the settings is that of the site from then on', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await page.goto('/m/set');
      const heading = page.getByRole('heading', { name: text.settings, exact: true });
      await expect(heading.first()).toBeVisible();
      await expect(page.getByRole('tab', { name: text.own })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await picture(page, `settings-${language}`);
      await page.getByRole('tab', { name: text.other }).click();
      const inOther = page.getByRole('heading', { name: changed.settings, exact: true });
      await expect(inOther.first()).toBeVisible();
      await expect(heading).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        language === 'EN' ? 'fil-PH' : 'en-PH',
      );
      await axeCheck(page);
      await page.reload();
      await expect(inOther.first()).toBeVisible();
      await page.goto('/m/login');
      await expect(page.getByText(changed.heading)).toBeVisible();
    });

    test('who signs out is asked once, and leaves nothing of themselves', async ({
      page,
      baseURL,
      axeCheck,
      picture,
      told,
    }) => {
      const origin = baseURL ?? '';
      const { userName } = await registerMember(origin, 'hiraya', password);
      await page.goto('/m/login');
      await page.getByRole('textbox', { name: 'User name', exact: true }).fill(userName);
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
      const button = page.getByRole('main').getByRole('button', { name: text.signOut });
      const dialog = page.getByRole('dialog', { name: text.question });
      await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
      await expect(page).toHaveURL(/\/m\/home/);
      const { session } = await keptOn(page);
      const { token } = JSON.parse(session ?? '{}') as { token: string };

      await test.step('whoever stays is logged in as before', async () => {
        await page.goto('/m/set');
        await button.click();
        await axeCheck(page);
        await picture(page, `sign-out-${language}`);
        await dialog.getByRole('button', { name: text.stay }).click();
        await expect(dialog).toBeHidden();
        expect((await keptOn(page)).session).toBe(session);
      });

      await test.step('signed out, the page is home and the device knows nobody', async () => {
        await button.click();
        await dialog.getByRole('button', { name: text.signOut }).click();
        await told(page, text.done);
        await expect(page).toHaveURL(/\/m\/home/);
        expect(await keptOn(page)).toEqual({ session: null, autoLogin: '0', trialName: null });
      });

      await test.step('the token opens nothing any more, and pages ask who it is', async () => {
        const answer = await page.request.get('/wps/member/info', {
          headers: { merchant: 'PAVILION', authorization: token },
        });
        expect(answer.status()).toBe(401);
        await page.goto('/m/member/home');
        await expect(page).toHaveURL(/\/m\/login/);
      });

      await test.step('sessions elsewhere go on', async () => {
        const elsewhere = await logInTo(origin, userName, password);
        const again = await logInTo(origin, userName, password);
        const path = '/wps/session/logout';
        const answer = await page.request.delete(path, {
          headers: { merchant: 'PAVILION', authorization: elsewhere.token },
        });
        expect(answer.status()).toBe(200);
        const body = { nickname: 'Yaya' };
        await sendCall(origin, {
          method: 'POST',
          path: '/wps/member/info',
          token: again.token,
          body,
        });
      });
    });
  });
}
