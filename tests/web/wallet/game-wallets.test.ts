import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { ledgerFindings } from '../../support/operator.ts';
import { fund, registerPayer } from '../../support/payer.ts';
import { ask, holdSession } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';

test.describe.configure({ retries: 0 });

/** The last two digits of an amount make the sandbox refuse it or leave it in doubt. */
async function bring(page: Page, text: Texts, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: text('transfer.amount') }).fill(amount);
  await page
    .getByRole('button', { name: text('transfer.submit.toVendor', { amount: `₱${amount}` }) })
    .click();
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  test.describe(`§7: game wallets in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme });
    const text = textsIn(language);

    test('a transfer is made, one refused, one left in doubt, and all money comes back', async ({
      page,
      baseURL,
      picture,
      expectNotice,
      inspect,
    }, testInfo) => {
      const origin = baseURL ?? '';
      const site = testInfo.project.name;
      const session = await registerPayer(origin);
      await fund(site, origin, session, '1000.00');
      await holdSession(page, session);
      await page.goto('/m/wallet?vassalage=REEFLINE');
      const sheet = page.getByRole('dialog');
      const reefline = page.getByRole('button', { name: /^Reefline/ });
      await expect(sheet).toBeVisible();
      await inspect(page, 'transfer');
      await bring(page, text, '199.67');
      await expect(sheet).toBeHidden();
      await expect(reefline).toContainText('₱199.67');

      await reefline.click();
      await bring(page, text, '50.11');
      await expect(sheet.getByText(text('transfer.refused.refused'))).toBeVisible();
      await picture(page, 'refused');
      await sheet.getByRole('button', { name: text('shell.close') }).click();
      await expect(page.getByText(text('transfer.state.refused'), { exact: true })).toBeVisible();

      await reefline.click();
      await bring(page, text, '100.33');
      await expect(sheet).toBeHidden();
      await expect(page.getByText(text('transfer.state.pending'), { exact: true })).toBeVisible();
      await inspect(page, 'in-doubt');
      // The sandbox made the transfer without answering, and confirms it at the second inquiry.
      await expect(page.getByText(text('transfer.state.pending'), { exact: true })).toBeHidden({
        timeout: 60_000,
      });
      await expect(reefline).toContainText('₱300.00');
      await expect(page.getByText(text('transfer.state.done'), { exact: true })).toHaveCount(2);
      await inspect(page, 'known');

      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByText(`${text('transfer.vendors')}: ₱300.00`)).toBeVisible();
      await expect(menu.getByText(`${text('transfer.total')}: ₱1,000.00`)).toBeVisible();
      await picture(page, 'menu');
      await menu.getByRole('button', { name: text('shell.close') }).click();
      await expect(menu).toBeHidden();

      await page.getByRole('button', { name: text('transfer.all') }).click();
      await expectNotice(page, text('transfer.all.done'));
      await expect(reefline).toContainText('₱0.00');
      const funds = await ask(origin, session, '/wps/member/info/funds/consolidated');
      expect(funds).toMatchObject({ mainBalance: '1000.00', total: '1000.00' });
      expect(await ledgerFindings(site)).toEqual([]);
    });
  });
}
