import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { ledgerFindings } from '../../support/operator.ts';
import { holdSession, registerMember, type SessionAnswer } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';
import { coralChoir, spin } from '../games/playing.ts';

async function deposit(page: Page, text: Texts): Promise<void> {
  await page.goto('/m/voucherCenter');
  await page.getByRole('textbox', { name: text('deposit.amount') }).fill('500');
  await page.getByRole('button', { name: text('deposit.submit', { amount: '₱500' }) }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\/result/);
}

async function balanceOf(page: Page, { token }: SessionAnswer): Promise<bigint> {
  const headers = { Merchant: 'PAVILION', Authorization: token };
  const answer = await page.request.get('/wps/wallets/gcs', { headers });
  const { value } = (await answer.json()) as { value: { sumBalance: string } };
  return BigInt(value.sumBalance.replace('.', ''));
}

async function downloaded(page: Page, button: string): Promise<string[]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('transactions.csv');
  const text = await readFile(await download.path(), 'utf8');
  return text.trimEnd().split('\r\n');
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: records in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member filters the records, and saves a file whose sum is right', async ({
      page,
      baseURL,
      picture,
      inspect,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'tala');
      await holdSession(page, session);

      await deposit(page, text);
      await expect.poll(() => balanceOf(page, session)).toBe(50_000n);
      await page.goto(`/m/play/${coralChoir.nodeId}`);
      await spin(page, 3);

      await test.step('sees the postings and filters them', async () => {
        await page.goto('/m/transaction/record');
        await expect(page.getByText('+₱500.00').first()).toBeVisible();
        await inspect(page, `03-moves-${language}`);
        await page.getByRole('button', { name: text('records.kind.bet'), exact: true }).click();
        await expect(page.getByText('+₱500.00')).toHaveCount(0);
        await expect(page.getByText(text('records.kind.bet'), { exact: true })).toHaveCount(4);
        await picture(page, `04-bets-${language}`);
      });

      await test.step('saves a file whose sum is the change of the balance', async () => {
        await page.goto('/m/transaction/record');
        await page.getByRole('button', { name: text('records.range.today'), exact: true }).click();
        const [head, ...lines] = await downloaded(page, text('records.export'));
        expect(head).toContain(
          `${text('records.kind')},${text('records.csv.amount')},${text('records.csv.balance')}`,
        );
        expect(head?.startsWith('\uFEFF')).toBe(true);
        const amounts = lines.map((line) => BigInt((line.split(',')[2] ?? '').replace('.', '')));
        const sum = amounts.reduce((all, amount) => all + amount, 0n);
        expect(sum).toBe(await balanceOf(page, session));
        expect(lines.length).toBeGreaterThanOrEqual(4);
      });

      await test.step('sees the deposit with its state', async () => {
        const views = page.getByRole('group', { name: text('records.view') });
        await views.getByRole('button', { name: text('records.view.deposits') }).click();
        await expect(page.getByRole('link', { name: /₱500\.00/ })).toBeVisible();
        await inspect(page, `07-deposits-${language}`);
      });

      await test.step('opens a round with its postings', async () => {
        await page.goto('/m/gameRecord');
        const rounds = page.getByRole('main').getByRole('button', { name: /₱2\.00/ });
        await expect(rounds).toHaveCount(3);
        await inspect(page, `22-bets-${language}`);
        await rounds.first().click();
        const sheet = page.getByRole('dialog');
        await expect(
          sheet.getByRole('heading', { name: text('records.bets.moves') }),
        ).toBeVisible();
        await expect(sheet.getByText('-₱2.00').last()).toBeVisible();
        await inspect(page, `23-round-${language}`);
      });

      await test.step('sees a profit and loss that matches the balance', async () => {
        await page.goto('/m/profitandloss');
        const line = (label: string) => page.locator('dl > div').filter({ hasText: label });
        await expect(line(text('pnl.stake'))).toContainText('₱6.00');
        const change = (await line(text('pnl.change')).innerText()).replaceAll(/[^\d]/g, '');
        expect(BigInt(change)).toBe(await balanceOf(page, session));
        await inspect(page, `24-profit-${language}`);
        await page.locator('dl').last().scrollIntoViewIfNeeded();
        await picture(page, `25-profit-end-${language}`);
      });

      expect(await ledgerFindings(project.name)).toEqual([]);
    });
  });
}
