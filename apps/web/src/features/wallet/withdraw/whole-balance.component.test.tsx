import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { cardOf, withdrawalOf, withdrawLimits } from '../payments.fixture.ts';

const amount = page.getByRole('textbox', { name: 'Amount' });
const password = page.getByRole('textbox', { name: /Payment password/ });
const send = page.getByRole('button', { name: /^Withdraw ₱/ });
const wallet = { cashBalance: '84000.00', bonusBalance: '0.00', sumBalance: '84000.00' };
const [bank] = withdrawLimits.list;

/** A balance above what the site lets anybody withdraw in a day. */
function give(wholeBalance: string | null, maximum: string): void {
  const list = bank === undefined ? [] : [{ ...bank, maximum }];
  site.answers({
    wallet: {
      getWallet: {
        ...wallet,
        currency: 'PHP',
        currencySymbol: '₱',
        trial: false,
        playLocked: true,
      },
    },
    payments: {
      hasPaymentPassword: { hasWithdrawalPassword: true },
      listBankCards: { list: [cardOf({})] },
      listMemberWithdrawals: emptyPage,
      listWithdrawBanks: { ...withdrawLimits, list, leftToday: '0.00', wholeBalance },
      requestWithdrawal: withdrawalOf({ amount: '84000.00' }),
      getWithdrawal: withdrawalOf({ amount: '84000.00' }),
    },
  });
}

const asked = () => site.calls('payments', 'requestWithdrawal').map(({ input }) => input.amount);

beforeEach(() => give('84000.00', '100000.00'));

test('§7: an excluded member withdraws the whole balance at once, outside the limits of the day', async () => {
  await mountScreen('/m/withdraw', { session: 'excluded' });
  await expect.element(page.getByText(/whole balance of ₱84,000.00 once/)).toBeVisible();
  await expect.element(page.getByText(/locked/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Withdraw it all' }).click();
  await expect.element(amount).toHaveValue('84,000');
  await password.fill('482915');
  expect(await accessibilityFindings()).toEqual([]);
  await send.click();
  await expect.poll(asked).toEqual(['84000.00']);
  await expect.poll(() => location.pathname).toBe('/m/withdraw/result');
});

test('§7: the range of the bank holds for the whole balance', async () => {
  give('84000.00', '60000.00');
  await mountScreen('/m/withdraw', { session: 'excluded' });
  await page.getByRole('button', { name: 'Withdraw it all' }).click();
  await password.fill('482915');
  await send.click();
  await expect.element(page.getByText(/₱60,000/)).toBeVisible();
  expect(asked()).toEqual([]);
});

test('§7: any other amount is held by the limits of the site', async () => {
  await mountScreen('/m/withdraw', { session: 'excluded' });
  await amount.fill('70000');
  await password.fill('482915');
  await send.click();
  await expect.element(page.getByText(/50,000/).first()).toBeVisible();
  expect(asked()).toEqual([]);
});
