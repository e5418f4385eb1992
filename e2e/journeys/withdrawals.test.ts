import type { Page } from '@playwright/test';
import { looks } from '../fixtures/looks.ts';
import { giveCash, rejectWithdrawal } from '../fixtures/operator-money.ts';
import { approveWithdrawals, ledgerFindings } from '../fixtures/operator.ts';
import {
  ask,
  cashOf,
  keepSession,
  paymentPassword,
  prepareWithdrawals,
  registerPayer,
} from '../fixtures/payer.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ retries: 0 });

const words = {
  EN: {
    amount: 'Amount',
    password: /Payment password/,
    withdraw: /^Withdraw ₱/,
    requested: 'Requested',
    paid: 'Paid',
    rejected: 'Rejected',
    copy: 'Copy: Withdrawal number',
  },
  TY: {
    amount: 'Halaga',
    password: /Payment password/,
    withdraw: /^Mag-withdraw ng ₱/,
    requested: 'Na-request',
    paid: 'Bayad na',
    rejected: 'Tinanggihan',
    copy: 'Kopyahin: Numero ng withdrawal',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

async function fillWithdrawal(page: Page, text: Words, amount: string): Promise<void> {
  await page.goto('/m/withdraw');
  await page.getByRole('textbox', { name: text.amount }).fill(amount);
  await page.getByRole('textbox', { name: text.password }).fill(paymentPassword);
}

async function withdraw(page: Page, text: Words, amount: string): Promise<void> {
  await fillWithdrawal(page, text, amount);
  await page.getByRole('button', { name: text.withdraw }).click();
  await expect(page).toHaveURL(/\/m\/withdraw\/result\?id=/);
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  test.describe(`§7: withdrawals in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme, expectedErrors: [/net::ERR_FAILED/] });
    const text = words[language];

    test('one is paid, one rejected with its reason, one returned by the bank', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }, testInfo) => {
      const origin = baseURL ?? '';
      const site = testInfo.project.name;
      const session = await registerPayer(origin);
      await giveCash(site, session.userName, '1000.00');
      await prepareWithdrawals(origin, session, '001234567890');
      await keepSession(page, session);
      const state = page.getByRole('main').getByRole('status');

      await fillWithdrawal(page, text, '200');
      await axeCheck(page);
      await picture(page, 'form');
      await page.getByRole('button', { name: text.withdraw }).dblclick();
      await expect(page).toHaveURL(/\/m\/withdraw\/result\?id=/);
      await expect(state).toContainText(text.requested);
      await axeCheck(page);
      await picture(page, 'requested');
      await page.reload();
      await expect(state).toContainText(text.requested);
      await page.goBack();
      await expect(page.getByRole('textbox', { name: text.amount })).toBeVisible();
      await page.goForward();
      expect(await cashOf(origin, session)).toBe('800.00');
      expect(await approveWithdrawals(site, session.userName)).toBe(1);
      await expect(state).toContainText(text.paid);
      await expect(page.getByRole('button', { name: text.copy })).toBeVisible();
      await picture(page, 'paid');

      await withdraw(page, text, '300');
      await rejectWithdrawal(site, session.userName, 'The name differs');
      await expect(state).toContainText(text.rejected);
      await expect(page.getByText('The name differs')).toBeVisible();
      await axeCheck(page);
      await picture(page, 'rejected');
      expect(await cashOf(origin, session)).toBe('800.00');
      expect(await ledgerFindings(site)).toEqual([]);
    });

    test('a lost answer and a second try make one withdrawal', async ({
      page,
      baseURL,
    }, testInfo) => {
      const origin = baseURL ?? '';
      const site = testInfo.project.name;
      const session = await registerPayer(origin);
      await giveCash(site, session.userName, '500.00');
      await prepareWithdrawals(origin, session, '001234567890');
      await keepSession(page, session);
      let lost = 0;
      await page.route('**/wps/transaction/withdraw', async (route) => {
        if (lost > 0) return route.continue();
        await route.fetch();
        lost += 1;
        return route.abort();
      });
      await fillWithdrawal(page, text, '200');
      await page.getByRole('button', { name: text.withdraw }).click();
      await expect.poll(() => lost).toBe(1);
      await fillWithdrawal(page, text, '200');
      await page.getByRole('button', { name: text.withdraw }).click();
      await expect(page).toHaveURL(/\/m\/withdraw\/result\?id=/);
      expect(await cashOf(origin, session)).toBe('300.00');
      const path = '/wps/report/withdrawTransaction';
      expect(await ask(origin, session, path)).toMatchObject({ total: 1 });
    });
  });
}
