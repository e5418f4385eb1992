import { readFile } from 'node:fs/promises';
import type { FrameLocator, Page } from '@playwright/test';
import { holdSession, registerMember, type SessionAnswer } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { ledgerFindings } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const coralChoir = 10_001;

const words = {
  EN: {
    spin: 'Spin',
    today: 'Today',
    bets: 'Bet',
    deposits: 'Deposits',
    roundMoves: 'Round details',
    staked: 'Total bets',
    change: 'Balance change',
    file: 'Download CSV',
    head: 'Type,Amount,Balance after',
  },
  TY: {
    spin: 'Spin',
    today: 'Ngayon',
    bets: 'Taya',
    deposits: 'Mga deposit',
    roundMoves: 'Detalye ng round',
    staked: 'Kabuuang taya',
    change: 'Pagbabago ng balanse',
    file: 'I-download ang CSV',
    head: 'Uri,Halaga,Balanse pagkatapos',
  },
} as const;

const view = (page: Page, name: string) =>
  page.getByRole('group', { name: /^(Show|Ipakita)$/ }).getByRole('button', { name });

async function deposit(page: Page): Promise<void> {
  await page.goto('/m/voucherCenter');
  await page.getByRole('textbox', { name: /^(Amount|Halaga)/ }).fill('500');
  await page.getByRole('button', { name: /^(Deposit|Mag-deposit ng) ₱500$/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\/result/);
}

async function play(game: FrameLocator, name: string, rounds: number): Promise<void> {
  const spin = game.getByRole('button', { name, exact: true });
  await expect(spin).toBeEnabled();
  await game.getByRole('button', { name: 'Turbo' }).click();
  for (let round = 0; round < rounds; round += 1) {
    await spin.click();
    await expect(spin).toBeEnabled();
  }
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
  const say = words[language];

  test.describe(`§7: records in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member filters the records, and saves a file whose sum is right', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'tala', 'lantern-on-water');
      await holdSession(page, session);

      await deposit(page);
      await expect.poll(() => balanceOf(page, session)).toBe(50_000n);
      await page.goto(`/m/play/${coralChoir}`);
      await play(page.frameLocator('iframe'), say.spin, 3);

      await test.step('sees the postings and filters them', async () => {
        await page.goto('/m/transaction/record');
        await expect(page.getByText('+₱500.00').first()).toBeVisible();
        await axeCheck(page);
        await picture(page, `03-moves-${language}`);
        await page.getByRole('button', { name: say.bets, exact: true }).click();
        await expect(page.getByText('+₱500.00')).toHaveCount(0);
        await expect(page.getByText(say.bets, { exact: true })).toHaveCount(4);
        await picture(page, `04-bets-${language}`);
      });

      await test.step('saves a file whose sum is the change of the balance', async () => {
        await page.goto('/m/transaction/record');
        await page.getByRole('button', { name: say.today, exact: true }).click();
        const [head, ...lines] = await downloaded(page, say.file);
        expect(head).toContain(say.head);
        expect(head?.startsWith('\uFEFF')).toBe(true);
        const amounts = lines.map((line) => BigInt((line.split(',')[2] ?? '').replace('.', '')));
        const sum = amounts.reduce((all, amount) => all + amount, 0n);
        expect(sum).toBe(await balanceOf(page, session));
        expect(lines.length).toBeGreaterThanOrEqual(4);
      });

      await test.step('sees the deposit with its state', async () => {
        await view(page, say.deposits).click();
        await expect(page.getByRole('link', { name: /₱500\.00/ })).toBeVisible();
        await axeCheck(page);
        await picture(page, `07-deposits-${language}`);
      });

      await test.step('opens a round with its postings', async () => {
        await page.goto('/m/gameRecord');
        const rounds = page.getByRole('main').getByRole('button', { name: /₱2\.00/ });
        await expect(rounds).toHaveCount(3);
        await axeCheck(page);
        await picture(page, `22-bets-${language}`);
        await rounds.first().click();
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByRole('heading', { name: say.roundMoves })).toBeVisible();
        await expect(sheet.getByText('-₱2.00').last()).toBeVisible();
        await axeCheck(page);
        await picture(page, `23-round-${language}`);
      });

      await test.step('sees a profit and loss that matches the balance', async () => {
        await page.goto('/m/profitandloss');
        const line = (label: string) => page.locator('dl > div').filter({ hasText: label });
        await expect(line(say.staked)).toContainText('₱6.00');
        const change = (await line(say.change).innerText()).replaceAll(/[^\d]/g, '');
        expect(BigInt(change)).toBe(await balanceOf(page, session));
        await axeCheck(page);
        await picture(page, `24-profit-${language}`);
        await page.locator('dl').last().scrollIntoViewIfNeeded();
        await picture(page, `25-profit-end-${language}`);
      });

      expect(await ledgerFindings(project.name)).toEqual([]);
    });
  });
}
