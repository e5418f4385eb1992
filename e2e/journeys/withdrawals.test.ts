import type { Page } from '@playwright/test';
import { looks } from '../fixtures/looks.ts';
import { rejectWithdrawal } from '../fixtures/operator-money.ts';
import { approveWithdrawals, ledgerFindings } from '../fixtures/operator.ts';
import {
  ask,
  cashOf,
  fund,
  keepSession,
  loginPassword,
  paymentPassword,
  prepareWithdrawals,
  registerPayer,
} from '../fixtures/payer.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  EN: {
    amount: 'Amount',
    password: /Payment password/,
    login: /Your login password/,
    setPassword: 'Set payment password',
    bank: /Bank or e-wallet/,
    number: /Account number/,
    name: /Name on the account/,
    add: 'Add account',
    another: 'Add another account',
    differs: 'The name must be the one',
    standing: 'Default',
    choose: 'Use it by default',
    remove: 'Remove this account',
    withdraw: /^Withdraw ₱/,
    requested: 'Requested',
    paid: 'Paid',
    rejected: 'Rejected',
    failed: 'Failed',
    failedText: 'The bank sent it back.',
    copy: 'Copy: Withdrawal number',
    wrongPassword: 'The payment password is not right.',
  },
  TY: {
    amount: 'Halaga',
    password: /Payment password/,
    login: /login password/,
    setPassword: 'Itakda ang payment password',
    bank: /Bangko o e-wallet/,
    number: /Numero ng account/,
    name: /Pangalan sa account/,
    add: 'Idagdag ang account',
    another: 'Magdagdag ng isa pang account',
    differs: 'Dapat pareho ang pangalan',
    standing: 'Karaniwan',
    choose: 'Gawing karaniwan',
    remove: 'Alisin ang account na ito',
    withdraw: /^Mag-withdraw ng ₱/,
    requested: 'Hiniling',
    paid: 'Bayad na',
    rejected: 'Tinanggihan',
    failed: 'Hindi natuloy',
    failedText: 'Ibinalik ito ng bangko.',
    copy: 'Kopyahin: Numero ng withdrawal',
    wrongPassword: 'Mali ang payment password.',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

async function fillCard(page: Page, text: Words, bank: string, number: string, name: string) {
  await page.getByLabel(text.bank).selectOption(bank);
  await page.getByRole('textbox', { name: text.number }).fill(number);
  await page.getByRole('textbox', { name: text.name }).fill(name);
  await page.getByRole('textbox', { name: text.password }).fill(paymentPassword);
  await page.getByRole('button', { name: text.add, exact: true }).click();
}

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
  test.describe(`withdrawals in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of 40[39]|net::ERR_FAILED/] });
    const text = words[language];

    test('accounts are added in one name, one stands by default, one is removed', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }) => {
      const origin = baseURL ?? '';
      await keepSession(page, await registerPayer(origin));
      await page.goto('/m/withdraw');
      await page.getByRole('textbox', { name: text.password }).fill(paymentPassword);
      await page.getByRole('textbox', { name: text.login }).fill(loginPassword);
      await axeCheck(page);
      await picture(page, 'payment-password');
      await page.getByRole('button', { name: text.setPassword }).click();
      await expect(page.getByLabel(text.bank)).toBeVisible();
      await picture(page, 'first-account');
      await fillCard(page, text, 'harbour-bank', '001234567890', 'Maria Lakambini');
      await page.getByRole('button', { name: text.another }).click();
      await fillCard(page, text, 'firefly-pay', '9171234567', 'Someone Else');
      await expect(page.getByText(text.differs)).toBeVisible();
      await picture(page, 'other-name');
      await fillCard(page, text, 'firefly-pay', '9171234567', 'maria  LAKAMBINI');
      await expect(page.getByRole('button', { name: text.remove })).toHaveCount(2);
      await axeCheck(page);
      await picture(page, 'accounts');
      await page.getByRole('button', { name: text.choose }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox', { name: text.password }).fill(paymentPassword);
      await picture(page, 'choose-default');
      await sheet.getByRole('button', { name: text.choose }).click();
      await expect(sheet).toBeHidden();
      await expect(page.getByText(text.standing, { exact: true })).toHaveCount(1);
      await page.getByRole('button', { name: text.remove }).first().click();
      await sheet.getByRole('textbox', { name: text.password }).fill(paymentPassword);
      await sheet.getByRole('button', { name: text.remove }).click();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('button', { name: text.remove })).toHaveCount(1);
    });

    test('one is paid, one rejected with its reason, one comes back from the bank', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }, testInfo) => {
      const origin = baseURL ?? '';
      const site = testInfo.project.name;
      const session = await registerPayer(origin);
      await fund(site, origin, session, '1000.00');
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

    test('a payout that the bank refuses gives the money back', async ({
      page,
      baseURL,
      picture,
    }, testInfo) => {
      const origin = baseURL ?? '';
      const site = testInfo.project.name;
      const session = await registerPayer(origin);
      await fund(site, origin, session, '500.00');
      await prepareWithdrawals(origin, session, '001234560000');
      await keepSession(page, session);
      await withdraw(page, text, '200');
      await approveWithdrawals(site, session.userName);
      const state = page.getByRole('main').getByRole('status');
      await expect(state).toContainText(text.failed);
      await expect(page.getByText(text.failedText)).toBeVisible();
      await picture(page, 'failed');
      expect(await cashOf(origin, session)).toBe('500.00');
      await page.goto('/m/withdraw');
      await expect(page.getByText(text.failed, { exact: true })).toBeVisible();
      await picture(page, 'history');
      expect(await ledgerFindings(site)).toEqual([]);
    });

    test('one that is left unsent, or sent with a wrong password, holds nothing', async ({
      page,
      baseURL,
    }, testInfo) => {
      const origin = baseURL ?? '';
      const site = testInfo.project.name;
      const session = await registerPayer(origin);
      await fund(site, origin, session, '500.00');
      await prepareWithdrawals(origin, session, '001234567890');
      await keepSession(page, session);
      const send = page.getByRole('button', { name: text.withdraw });

      await fillWithdrawal(page, text, '200');
      await expect(send).toBeEnabled();
      await page.goto('/m/home');
      expect(await cashOf(origin, session)).toBe('500.00');

      await fillWithdrawal(page, text, '200');
      await page.getByRole('textbox', { name: text.password }).fill('000000');
      await send.click();
      await expect(page.getByText(text.wrongPassword)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('textbox', { name: text.amount })).toBeVisible();
      const path = '/wps/report/withdrawTransaction';
      expect(await ask(origin, session, path)).toMatchObject({ total: 0 });
      expect(await cashOf(origin, session)).toBe('500.00');
      expect(await ledgerFindings(site)).toEqual([]);
    });

    test('an answer that was lost and a second try make one withdrawal', async ({
      page,
      baseURL,
    }, testInfo) => {
      const origin = baseURL ?? '';
      const site = testInfo.project.name;
      const session = await registerPayer(origin);
      await fund(site, origin, session, '500.00');
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
