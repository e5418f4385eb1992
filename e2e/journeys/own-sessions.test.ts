import type { Page } from '@playwright/test';
import { holdSession, logInTo, registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    logOutOthers: 'Log out all others',
    logOut: 'Log out',
    cancel: 'Cancel',
    thisDevice: 'This device',
    failed: 'Failed',
    history: 'Login history',
    byPassword: 'Password',
    byRegistration: 'Registration',
  },
  TY: {
    logOutOthers: 'I-log out ang iba',
    logOut: 'I-log out',
    cancel: 'Kanselahin',
    thisDevice: 'Device na ito',
    failed: 'Nabigo',
    history: 'Kasaysayan ng pag-log in',
    byPassword: 'Password',
    byRegistration: 'Pagrehistro',
  },
} as const;

async function enter(page: Page, origin: string) {
  const session = await registerMember(origin, 'luz', password);
  await holdSession(page, session);
  return session;
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of (400|401|403)/] });

    test('a member sees who is logged in, and logs the others out', async ({
      page,
      baseURL,
      axeCheck,
    }) => {
      const origin = baseURL ?? '';
      const { userName } = await enter(page, origin);
      await logInTo(origin, userName, password);
      await page.goto('/m/securityCenter');
      await expect(page.getByText(text.thisDevice)).toBeVisible();
      const others = page.getByRole('button', { name: new RegExp(`^${text.logOut}: `) });
      await expect(others).toHaveCount(1);
      await axeCheck(page);
      await page.getByRole('button', { name: text.logOutOthers }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text.logOut, exact: true })
        .click();
      await expect(others).toHaveCount(0);
      await expect(page.getByText(text.thisDevice)).toBeVisible();
    });

    test('one device is logged out by itself, and a stranger’s try stands in the history', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }) => {
      const origin = baseURL ?? '';
      const { userName } = await enter(page, origin);
      const elsewhere = [
        await logInTo(origin, userName, password),
        await logInTo(origin, userName, password),
      ];
      await expect(logInTo(origin, userName, 'not-the-password')).rejects.toThrow('401');
      await page.goto('/m/securityCenter');
      const others = page.getByRole('button', { name: new RegExp(`^${text.logOut}: `) });
      await expect(others).toHaveCount(2);

      await test.step('the history tells how, and what failed', async () => {
        const history = page.getByRole('region', { name: text.history });
        await expect(history.getByText(text.failed, { exact: true })).toHaveCount(1);
        await expect(history.getByText(new RegExp(`^${text.byPassword} · `))).toHaveCount(3);
        await expect(history.getByText(new RegExp(`^${text.byRegistration} · `))).toHaveCount(1);
        await history.scrollIntoViewIfNeeded();
        await axeCheck(page);
        await picture(page, `security-history-${language}`);
      });

      await test.step('Cancel logs nobody out, and the other goes on without the one', async () => {
        const dialog = page.getByRole('dialog');
        await others.first().click();
        await dialog.getByRole('button', { name: text.cancel }).click();
        await expect(dialog).toHaveCount(0);
        await expect(others).toHaveCount(2);
        await others.first().click();
        await dialog.getByRole('button', { name: text.logOut, exact: true }).click();
        await expect(others).toHaveCount(1);
        const stands = await Promise.all(
          elsewhere.map(async ({ token }) => {
            const headers = { merchant: 'PAVILION', authorization: token };
            return (await page.request.get('/wps/member/info', { headers })).status();
          }),
        );
        expect(stands.toSorted((one, other) => one - other)).toEqual([200, 401]);
      });
    });
  });
}
