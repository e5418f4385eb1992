import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { memberInfo } from '#features/session/session-answers.fixture.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { cardOf, withdrawLimits } from '../payments.fixture.ts';

const password = page.getByRole('textbox', { name: /Payment password/ });
const open = () => mountScreen('/m/withdraw', { session: 'member' });

beforeEach(() => {
  site.answers({
    payments: { listWithdrawBanks: withdrawLimits, listMemberWithdrawals: emptyPage },
  });
});

test('§5: six digits that are easy to guess, or the member’s birthday, are not sent', async () => {
  site.answers({
    accounts: { getMemberInfo: { ...memberInfo, birthday: '1990-05-17' } },
    payments: {
      hasPaymentPassword: { hasWithdrawalPassword: false },
      listBankCards: { list: [] },
    },
  });
  await open();
  await page.getByRole('textbox', { name: /Your login password/ }).fill('lantern-on-water');
  await expect.poll(() => site.calls('accounts', 'getMemberInfo').length).toBeGreaterThan(0);
  const set = page.getByRole('button', { name: 'Set payment password' });
  for (const [digits, words] of [
    ['12345', 'The payment password is 6 digits.'],
    ['111111', 'This is too easy to guess.'],
    ['654321', 'This is too easy to guess.'],
    ['170590', 'Do not use your birthday.'],
    ['199005', 'Do not use your birthday.'],
  ] as const) {
    await password.fill(digits);
    await set.click();
    await expect.element(page.getByText(words)).toBeVisible();
  }
  expect(site.calls('payments', 'setPaymentPassword')).toEqual([]);
});

test('§7: an account in another name than the member’s real name is refused with a message', async () => {
  site.answers({
    payments: {
      hasPaymentPassword: { hasWithdrawalPassword: true },
      listBankCards: { list: [cardOf({})] },
      addBankCard: refuse('payee.name.differs'),
    },
  });
  await open();
  await page.getByRole('button', { name: 'Add another account' }).click();
  await page.getByRole('combobox', { name: /Bank or e-wallet/ }).selectOptions('firefly-pay');
  await page.getByRole('textbox', { name: /Account number/ }).fill('9171234567');
  await page.getByRole('textbox', { name: /Name on the account/ }).fill('Someone Else');
  await password.fill('482915');
  await page.getByRole('button', { name: 'Add account', exact: true }).click();
  await expect.element(page.getByText('The name must match your real name')).toBeVisible();
});
