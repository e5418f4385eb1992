import type { Page } from '@playwright/test';
import { looks } from '../fixtures/looks.ts';
import { ledgerFindings } from '../fixtures/operator.ts';
import { ask, fund, keepSession, registerPayer } from '../fixtures/payer.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ retries: 0 });

const words = {
  EN: {
    amount: 'Amount',
    bring: /^Transfer ₱/,
    all: 'Transfer all out',
    close: 'Close',
    refused: 'The provider refused the transfer. Nothing was transferred.',
    underWay: 'Pending',
    done: 'Completed',
    rejected: 'Rejected',
    back: 'All your money is in the main wallet.',
    providers: 'In game wallets: ₱300.00',
    total: 'Total balance: ₱1,000.00',
  },
  TY: {
    amount: 'Halaga',
    bring: /^I-transfer ang ₱/,
    all: 'I-transfer out lahat',
    close: 'Isara',
    refused: 'Tinanggihan ng provider ang transfer. Walang na-transfer.',
    underWay: 'Pending',
    done: 'Nakumpleto',
    rejected: 'Tinanggihan',
    back: 'Nasa main wallet na ang lahat ng pera mo.',
    providers: 'Nasa game wallets: ₱300.00',
    total: 'Kabuuang balanse: ₱1,000.00',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

/** The last two digits of an amount make the sandbox refuse it or leave it in doubt. */
async function bring(page: Page, text: Words, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: text.amount }).fill(amount);
  await page.getByRole('button', { name: text.bring }).click();
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  test.describe(`§7: game wallets in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme });
    const text = words[language];

    test('a transfer is made, one refused, one left in doubt, and all money comes back', async ({
      page,
      baseURL,
      axeCheck,
      picture,
      expectNotice,
    }, testInfo) => {
      const origin = baseURL ?? '';
      const site = testInfo.project.name;
      const session = await registerPayer(origin);
      await fund(site, origin, session, '1000.00');
      await keepSession(page, session);
      await page.goto('/m/wallet?vassalage=REEFLINE');
      const sheet = page.getByRole('dialog');
      const reefline = page.getByRole('button', { name: /^Reefline/ });
      await expect(sheet).toBeVisible();
      await axeCheck(page);
      await picture(page, 'transfer');
      await bring(page, text, '199.67');
      await expect(sheet).toBeHidden();
      await expect(reefline).toContainText('₱199.67');

      await reefline.click();
      await bring(page, text, '50.11');
      await expect(sheet.getByText(text.refused)).toBeVisible();
      await picture(page, 'refused');
      await sheet.getByRole('button', { name: text.close }).click();
      await expect(page.getByText(text.rejected, { exact: true })).toBeVisible();

      await reefline.click();
      await bring(page, text, '100.33');
      await expect(sheet).toBeHidden();
      await expect(page.getByText(text.underWay, { exact: true })).toBeVisible();
      await axeCheck(page);
      await picture(page, 'in-doubt');
      // The sandbox made the transfer without answering, and confirms it at the second inquiry.
      await expect(page.getByText(text.underWay, { exact: true })).toBeHidden({ timeout: 60_000 });
      await expect(reefline).toContainText('₱300.00');
      await expect(page.getByText(text.done, { exact: true })).toHaveCount(2);
      await axeCheck(page);
      await picture(page, 'known');

      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByText(text.providers)).toBeVisible();
      await expect(menu.getByText(text.total)).toBeVisible();
      await picture(page, 'menu');
      await menu.getByRole('button', { name: text.close }).click();
      await expect(menu).toBeHidden();

      await page.getByRole('button', { name: text.all }).click();
      await expectNotice(page, text.back);
      await expect(reefline).toContainText('₱0.00');
      const funds = await ask(origin, session, '/wps/member/info/funds/consolidated');
      expect(funds).toMatchObject({ mainBalance: '1000.00', total: '1000.00' });
      expect(await ledgerFindings(site)).toEqual([]);
    });
  });
}
