import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { cardOf, channels, withdrawLimits } from '../payments.fixture.ts';

const sentence = /^Play and deposits are locked on your account\. You can withdraw your balance\.$/;
const notice = page.getByText(sentence);
const amount = page.getByRole('textbox', { name: 'Amount' });

const wallet = {
  sumBalance: '1000.00',
  cashBalance: '1000.00',
  bonusBalance: '0.00',
  currency: 'PHP',
  currencySymbol: '₱',
  trial: false,
  playLocked: true,
};

beforeEach(() => {
  site.answers({
    wallet: { getWallet: wallet },
    payments: {
      hasPaymentPassword: { hasWithdrawalPassword: true },
      listWithdrawBanks: withdrawLimits,
      listBankCards: { list: [cardOf({})] },
      listMemberWithdrawals: emptyPage,
      listDepositChannels: { list: channels, offersLimits: false, playThrough: 1 },
      listMemberDeposits: emptyPage,
    },
    bonus: { listDepositBonuses: { list: [], acceptedPromotionId: null } },
  });
});

test('D23: where play is locked the deposit page says so, and leads to the withdrawal', async () => {
  await mountScreen('/m/voucherCenter', { session: 'member' });
  await expect.element(notice).toBeVisible();
  await expect.element(amount).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).click();
  await expect.element(notice).toBeVisible();
  await expect.element(amount).toBeVisible();
});

test('D23: the member home says that play is locked', async () => {
  await mountScreen('/m/member/home', { session: 'member' });
  await expect.element(notice).toBeVisible();
});
