import { readFile } from 'node:fs/promises';
import type { FrameLocator, Page } from '@playwright/test';
import { holdSession, logInTo, registerMember, type SessionAnswer } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { ledgerFindings } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const coralChoir = 10_001;

const words = {
  EN: {
    spin: 'Spin',
    nothing: 'Nothing moved in this time.',
    noDeposits: 'No deposits in this time.',
    noWithdrawals: 'No withdrawals in this time.',
    today: 'Today',
    pick: 'Pick days',
    from: 'From',
    until: 'To',
    backwards: 'The first day is after the last.',
    range: 'Choose days within the last 12 months.',
    bets: 'Bet',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    failed: 'Failed',
    paid: 'Paid',
    moves: 'All moves',
    team: 'Team',
    settled: 'Settled',
    open: 'Open',
    noBets: 'No bets in this time.',
    roundMoves: 'Moves of this round',
    category: 'Category',
    staked: 'You bet',
    change: 'Change of your balance',
    notPlayed: 'You did not play in this time.',
    file: 'Download as a file (CSV)',
    head: 'Kind,Amount,Balance after',
    account: 'Account name',
    find: 'Find',
    noTeam: 'Nothing moved in your team in this time.',
  },
  TY: {
    spin: 'Ikot',
    nothing: 'Walang gumalaw sa panahong ito.',
    noDeposits: 'Walang deposito sa panahong ito.',
    noWithdrawals: 'Walang withdrawal sa panahong ito.',
    today: 'Ngayon',
    pick: 'Pumili ng araw',
    from: 'Mula',
    until: 'Hanggang',
    backwards: 'Nauuna ang huling araw sa unang araw.',
    range: 'Pumili ng mga araw sa loob ng nakaraang 12 buwan.',
    bets: 'Taya',
    deposits: 'Deposito',
    withdrawals: 'Withdrawal',
    failed: 'Hindi natuloy',
    paid: 'Bayad na',
    moves: 'Lahat ng galaw',
    team: 'Team',
    settled: 'Tapos',
    open: 'Bukas',
    noBets: 'Walang taya sa panahong ito.',
    roundMoves: 'Mga galaw ng round na ito',
    category: 'Kategorya',
    staked: 'Itinaya mo',
    change: 'Pagbabago ng balanse mo',
    notPlayed: 'Hindi ka naglaro sa panahong ito.',
    file: 'I-download bilang file (CSV)',
    head: 'Uri,Halaga,Balanse pagkatapos',
    account: 'Pangalan ng account',
    find: 'Hanapin',
    noTeam: 'Walang gumalaw sa team mo sa panahong ito.',
  },
} as const;

const view = (page: Page, name: string) =>
  page.getByRole('group', { name: /^(Show|Ipakita)$/ }).getByRole('button', { name });

async function deposit(page: Page): Promise<void> {
  await page.goto('/m/voucherCenter');
  await page.getByRole('textbox', { name: /^(Amount|Halaga)/ }).fill('500');
  await page.getByRole('button', { name: /^(Deposit|Magdeposito ng) ₱500$/ }).click();
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

  test.describe(`records in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of 400/] });

    test('a member looks through what moved, and keeps it as a file that adds up', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'tala', 'lantern-on-water');
      await holdSession(page, session);

      await test.step('finds everything empty', async () => {
        await page.goto('/m/transaction/record');
        await expect(page.getByText(say.nothing)).toBeVisible();
        await axeCheck(page);
        await picture(page, `01-moves-empty-${language}`);
        await view(page, say.withdrawals).click();
        await expect(page.getByText(say.noWithdrawals)).toBeVisible();
        await view(page, say.deposits).click();
        await expect(page.getByText(say.noDeposits)).toBeVisible();
        await picture(page, `02-deposits-empty-${language}`);
      });

      await test.step('finds no bets and a profit and loss of noughts', async () => {
        await page.goto('/m/gameRecord');
        await expect(page.getByText(say.noBets)).toBeVisible();
        await axeCheck(page);
        await picture(page, `20-bets-empty-${language}`);
        await page.goto('/m/profitandloss');
        await expect(page.getByText(say.notPlayed)).toBeVisible();
        await picture(page, `21-profit-empty-${language}`);
      });

      await deposit(page);
      await expect.poll(() => balanceOf(page, session)).toBe(50_000n);
      await page.goto(`/m/play/${coralChoir}`);
      await play(page.frameLocator('iframe'), say.spin, 3);

      await test.step('sees the moves and filters them', async () => {
        await page.goto('/m/transaction/record');
        await expect(page.getByText('+₱500.00').first()).toBeVisible();
        await axeCheck(page);
        await picture(page, `03-moves-${language}`);
        await page.getByRole('button', { name: say.bets, exact: true }).click();
        await expect(page.getByText('+₱500.00')).toHaveCount(0);
        await expect(page.getByText(say.bets, { exact: true })).toHaveCount(4);
        await picture(page, `04-bets-${language}`);
      });

      await test.step('picks days, and is told which can be', async () => {
        await page.getByRole('button', { name: say.pick }).click();
        await page.getByLabel(say.until, { exact: true }).fill('2025-01-02');
        await expect(page.getByText(say.backwards)).toBeVisible();
        await picture(page, `05-backwards-${language}`);
        await page.getByLabel(say.from, { exact: true }).fill('2025-01-01');
        await expect(page.getByText(say.range)).toBeVisible();
        await axeCheck(page);
        await picture(page, `06-too-old-${language}`);
      });

      await test.step('keeps a file whose sum is the change of the balance', async () => {
        await page.reload();
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
        await page.getByRole('button', { name: say.failed, exact: true }).click();
        await expect(page.getByText(say.noDeposits)).toBeVisible();
      });

      await test.step('filters the rounds and opens one with its moves', async () => {
        await page.goto('/m/gameRecord');
        const rounds = page.getByRole('main').getByRole('button', { name: /₱2\.00/ });
        await expect(rounds).toHaveCount(3);
        await axeCheck(page);
        await picture(page, `22-bets-${language}`);
        await page.getByRole('button', { name: say.open, exact: true }).click();
        await expect(page.getByText(say.noBets)).toBeVisible();
        await page.getByRole('button', { name: say.settled, exact: true }).click();
        await expect(rounds).toHaveCount(3);
        await page.getByLabel(say.category).selectOption('FISH');
        await expect(page.getByText(say.noBets)).toBeVisible();
        await page.getByLabel(say.category).selectOption('RNG');
        await rounds.first().click();
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByRole('heading', { name: say.roundMoves })).toBeVisible();
        await expect(sheet.getByText('-₱2.00').last()).toBeVisible();
        await axeCheck(page);
        await picture(page, `23-round-${language}`);
      });

      await test.step('reads a profit and loss that adds up to the balance', async () => {
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

    test('an agent looks through what moved below, and sees nobody else', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }) => {
      const session = await logInTo(baseURL ?? '', 'agent01', 'Pavilion2026');
      await holdSession(page, session);
      await page.goto('/m/transaction/record?types=A');
      const chosen = view(page, say.team);
      await expect(chosen, 'the chosen view is not hidden at the side').toBeInViewport({
        ratio: 1,
      });
      await expect(page.getByText(/player21 · /)).toBeVisible();
      await expect(page.getByText(/agent02 · /)).toBeVisible();
      await expect(page.getByText(/agent01 · |member01 · /)).toHaveCount(0);
      await axeCheck(page);
      await picture(page, `10-team-${language}`);
      await page.getByRole('searchbox', { name: say.account }).fill('player22');
      await page.getByRole('button', { name: say.find, exact: true }).click();
      await expect(page.getByText(/player21 · /)).toHaveCount(0);
      await expect(page.getByText(/player22 · /)).toBeVisible();
      await page.getByRole('searchbox', { name: say.account }).fill('member01');
      await page.getByRole('button', { name: say.find, exact: true }).click();
      await expect(page.getByText(say.noTeam)).toBeVisible();
      await view(page, say.moves).click();
      await expect(page).toHaveURL(/\/m\/transaction\/record$/);
    });
  });
}
