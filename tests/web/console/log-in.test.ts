import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { looks } from '../../support/browser.ts';
import { operatorToken } from '../../support/operator.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const words = {
  EN: {
    ask: 'Log in as an operator',
    key: 'Operator key',
    logIn: 'Log in',
    missing: 'Enter your key.',
    wrong: 'This key is not valid.',
    hello: 'Hello, main',
    components: 'Components',
    logOut: 'Log out',
  },
  TY: {
    ask: 'Mag-log in bilang operator',
    key: 'Operator key',
    logIn: 'Mag-log in',
    missing: 'Ilagay ang key mo.',
    wrong: 'Hindi valid ang key na ito.',
    hello: 'Hello, main',
    components: 'Mga component',
    logOut: 'Mag-log out',
  },
} as const;

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([]);
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = words[language];

  test.describe(`Console, in ${language} and ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/403/] });

    test('an operator logs in with the key, is greeted, and logs out', async ({ page }) => {
      await page.goto('/console/');
      await expect(page.getByRole('heading', { name: text.ask })).toBeVisible();
      const key = page.getByLabel(text.key, { exact: true });
      const logIn = page.getByRole('button', { name: text.logIn, exact: true });
      await expect(key).toBeFocused();
      await logIn.click();
      await expect(page.getByText(text.missing)).toBeVisible();
      await key.fill('susi ng ñandú');
      await logIn.click();
      await expect(page.getByText(text.wrong)).toBeVisible();
      await key.fill('a-key-of-nobody');
      await logIn.click();
      await expect(page.getByRole('alert')).toHaveText(text.wrong);
      await expectAccessible(page);
      await key.fill(operatorToken());
      await key.press('Enter');
      await expect(page.getByRole('heading', { name: text.hello })).toBeVisible();
      await expectAccessible(page);
      const kept = await page.evaluate(() =>
        JSON.stringify([localStorage, sessionStorage, document.cookie]),
      );
      expect(kept).not.toContain(operatorToken());
      await page.getByRole('link', { name: text.components, exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Components', exact: true })).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: text.logOut, exact: true }).click();
      await expect(page.getByRole('heading', { name: text.ask })).toBeVisible();
      await expect(page.getByLabel(text.key, { exact: true })).toHaveValue('');
    });
  });
}

test('Console: a chosen language and theme are kept', async ({ page }) => {
  await page.goto('/console/');
  await page.getByRole('tab', { name: 'TY' }).click();
  await expect(page.getByRole('heading', { name: words.TY.ask })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.getByRole('heading', { name: words.TY.ask })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
