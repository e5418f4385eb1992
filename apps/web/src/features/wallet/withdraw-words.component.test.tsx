import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { cardOf, withdrawalOf, withdrawLimits } from './payments.fixture.ts';

const amount = page.getByRole('textbox', { name: 'Amount' });
const password = page.getByRole('textbox', { name: /Payment password/ });
const send = page.getByRole('button', { name: /^Withdraw ₱/ });

const open = () => mountScreen('/m/withdraw', { session: 'member' });

beforeEach(() => {
  site.answers({
    payments: {
      hasPaymentPassword: { hasWithdrawalPassword: true },
      listBankCards: { list: [cardOf({})] },
      listWithdrawBanks: withdrawLimits,
      listMemberWithdrawals: emptyPage,
    },
  });
});

test('§7: an amount above the balance shows nothing to be received', async () => {
  await open();
  await amount.fill('200');
  await expect.element(page.getByText('No fee. You receive ₱200.')).toBeVisible();
  for (const typed of ['5000', '1']) {
    await amount.fill(typed);
    await expect.element(page.getByText(/You receive/)).not.toBeInTheDocument();
  }
  await password.fill('482915');
  await amount.fill('5000');
  await send.click();
  await expect.element(page.getByText(/^Available: ₱/)).toBeVisible();
  await expect.element(page.getByText(/You receive/)).not.toBeInTheDocument();
});

test('§7, D15: a withdrawal rejected at once shows no review', async () => {
  const settledAt = '2026-11-02T09:00:00.000Z';
  site.answers({
    payments: { getWithdrawal: withdrawalOf({ state: 'rejected', settledAt, reason: 'Name' }) },
  });
  await mountScreen('/m/withdraw/result?id=61', { session: 'member' });
  await expect.element(page.getByText('Rejected').first()).toBeVisible();
  await expect.element(page.getByText('In review')).not.toBeInTheDocument();
});
