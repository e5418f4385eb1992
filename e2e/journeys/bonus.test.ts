import type { Page } from '@playwright/test';
import { looks } from '../fixtures/looks.ts';
import { giveCash } from '../fixtures/operator-money.ts';
import { ledgerFindings } from '../fixtures/operator.ts';
import {
  cashOf,
  keepSession,
  paymentPassword,
  prepareWithdrawals,
  registerPayer,
} from '../fixtures/payer.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ retries: 0 });

const coralChoir = 10_001;
/** Enough cash for five bets of ₱500, whatever the game pays. */
const ownMoney = '5000.00';

const words = {
  EN: {
    amount: 'Amount',
    bonus: 'Bonus',
    doubled: '100 % first deposit bonus',
    terms: '100 % up to ₱1,000 on ₱100 or more. Wager it 12 times.',
    deposit: 'Deposit ₱100',
    paid: 'Deposit successful',
    progress: (wagered: string) => `${wagered} of ₱2,400.00 wagered`,
    held: 'Wager ₱2,400 more to withdraw.',
    withdraw: 'Withdraw ₱200',
    requested: 'Requested',
    spin: 'Spin',
    more: 'Raise bet',
    completed: 'Completed',
  },
  TY: {
    amount: 'Halaga',
    bonus: 'Bonus',
    doubled: '100 % bonus sa unang deposit',
    terms: '100 % hanggang ₱1,000 sa ₱100 pataas. Itaya nang 12 beses.',
    deposit: 'Mag-deposit ng ₱100',
    paid: 'Matagumpay ang deposit',
    progress: (wagered: string) => `${wagered} sa ₱2,400.00 na ang naitaya`,
    held: 'Tumaya pa ng ₱2,400 para maka-withdraw.',
    withdraw: 'Mag-withdraw ng ₱200',
    requested: 'Na-request',
    spin: 'Spin',
    more: 'Taasan ang taya',
    completed: 'Nakumpleto na',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

async function depositWithBonus(page: Page, text: Words): Promise<void> {
  await page.goto('/m/voucherCenter');
  const bonus = page.getByLabel(text.bonus, { exact: true });
  await expect(async () => {
    await bonus.selectOption({ label: text.doubled });
    expect(await page.getByText(text.terms).isVisible()).toBe(true);
  }).toPass();
  await page.getByRole('textbox', { name: text.amount }).fill('100');
  await page.getByRole('button', { name: text.deposit, exact: true }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(text.paid)).toBeVisible();
}

/** Bets ₱500 five times, which is more than the bonus asks for. */
async function wager(page: Page, text: Words): Promise<void> {
  await page.goto(`/m/play/${coralChoir}`);
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: text.spin, exact: true });
  await expect(spin).toBeEnabled();
  const stake = game.getByTestId('stake');
  const more = game.getByRole('button', { name: text.more });
  while (!(await stake.innerText()).includes('500')) await more.click();
  await game.getByRole('button', { name: 'Turbo' }).click();
  for (let round = 0; round < 5; round += 1) {
    await spin.click();
    await expect(spin).toBeEnabled({ timeout: 40_000 });
  }
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = words[language];

  test.describe(`§7: a bonus in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme });

    test('comes with a deposit, is held until it is wagered, and becomes cash', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }, { project }) => {
      const origin = baseURL ?? '';
      const session = await registerPayer(origin);
      await giveCash(project.name, session.userName, ownMoney);
      await prepareWithdrawals(origin, session, '001234567890');
      await keepSession(page, session);

      await depositWithBonus(page, text);
      await page.goto('/m/member/home');
      await expect(page.getByText(text.progress('₱0.00'))).toBeVisible();
      await axeCheck(page);
      await picture(page, `active-${language}`);

      await page.goto('/m/withdraw');
      await expect(page.getByText(text.held)).toBeVisible();
      await picture(page, `held-${language}`);
      await expect(page.getByRole('textbox', { name: text.amount })).toHaveCount(0);
      expect(await cashOf(origin, session)).toBe('5100.00');

      await wager(page, text);
      await page.goto('/m/member/home');
      await expect(page.getByText(text.completed, { exact: true })).toBeVisible({
        timeout: 60_000,
      });
      await axeCheck(page);
      await picture(page, `completed-${language}`);
      await page.goto('/m/withdraw');
      await page.getByRole('textbox', { name: text.amount }).fill('200');
      await expect(page.getByText(text.held)).toHaveCount(0);
      await page.getByRole('textbox', { name: /Payment password/ }).fill(paymentPassword);
      await page.getByRole('button', { name: text.withdraw, exact: true }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(text.requested);
      expect(await ledgerFindings(project.name)).toEqual([]);
    });
  });
}
