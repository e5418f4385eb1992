import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { identityOf } from '../identity.fixture.ts';
import type { OwnIdentity } from '../identity.queries.ts';
import { cardOf, channels, withdrawalOf, withdrawLimits } from '../payments.fixture.ts';

const main = page.getByRole('main');
const amount = page.getByRole('textbox', { name: 'Amount' });
const beforeWithdraw = main.getByRole('region', {
  name: 'Verify your identity before you withdraw',
});
const beforeDeposit = main.getByRole('region', { name: 'Verify your identity before you deposit' });

const has = (getIdentity: OwnIdentity) => site.answers({ protection: { getIdentity } });
const withdraw = () => mountScreen('/m/withdraw', { session: 'member' });
const deposit = () => mountScreen('/m/voucherCenter', { session: 'member' });

async function fill(): Promise<void> {
  await amount.fill('200');
  await page.getByRole('textbox', { name: /Payment password/ }).fill('482915');
  await page.getByRole('button', { name: /^Withdraw ₱/ }).click();
}

beforeEach(() => {
  site.answers({
    payments: {
      hasPaymentPassword: { hasWithdrawalPassword: true },
      listWithdrawBanks: withdrawLimits,
      listBankCards: {
        list: [cardOf({}), cardOf({ cardId: '12', bankName: 'Firefly Pay', isDefault: false })],
      },
      listMemberWithdrawals: emptyPage,
      listDepositChannels: { list: channels, offersLimits: false, playThrough: 1 },
      listMemberDeposits: emptyPage,
    },
    bonus: { listDepositBonuses: { list: [], acceptedPromotionId: null } },
  });
});

test.each(['none', 'refused'] as const)(
  '§7: %s, it takes the place of the withdrawal and leads to the check',
  async (state) => {
    has(identityOf({ state }));
    await withdraw();
    await expect
      .element(beforeWithdraw.getByRole('link', { name: 'Verify identity' }))
      .toHaveAttribute('href', '/m/identity');
    expect(amount.elements()).toEqual([]);
    await expect.element(main.getByText(/^Harbour Bank/)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  },
);

test('§7: the withdrawal opens once the documents are checked', async () => {
  has(identityOf({ state: 'sent' }));
  await withdraw();
  await expect.element(beforeWithdraw).toHaveTextContent('We are checking your documents.');
  has(identityOf({ state: 'verified' }));
  await expect.element(amount).toBeVisible();
  expect(beforeWithdraw.elements()).toEqual([]);
});

test('§7: the page says what is missing before it asks for a payment password', async () => {
  site.answers({
    payments: {
      hasPaymentPassword: { hasWithdrawalPassword: false },
      listBankCards: { list: [] },
    },
  });
  has(identityOf({}));
  await withdraw();
  await expect.element(beforeWithdraw).toBeVisible();
  expect(page.getByRole('textbox', { name: /Payment password/ }).elements()).toEqual([]);
});

test('§7: a site that asks for it elsewhere does not stop a withdrawal', async () => {
  has(identityOf({ neededFor: ['deposit'] }));
  await withdraw();
  await expect.element(amount).toBeVisible();
  expect(beforeWithdraw.elements()).toEqual([]);
});

test('§7: where it cannot be read the form is shown, and the server decides', async () => {
  site.answers({
    protection: { getIdentity: refuse('no.permission') },
    payments: { requestWithdrawal: refuse('identity.check.needed') },
  });
  await withdraw();
  await fill();
  await expect
    .element(main.getByRole('alert').getByRole('link', { name: 'Verify identity' }))
    .toHaveAttribute('href', '/m/identity');
});

test('§7: asked for meanwhile, it takes the place of the form', async () => {
  site.answers({
    payments: {
      requestWithdrawal: () => {
        has(identityOf({}));
        return refuse('identity.check.needed');
      },
    },
  });
  await withdraw();
  await fill();
  await expectNotice('Verify your identity first.');
  await expect.element(beforeWithdraw).toBeVisible();
  expect(amount.elements()).toEqual([]);
});

test('§7: an account in another name is refused at the account, and another one chosen', async () => {
  site.answers({ payments: { requestWithdrawal: refuse('withdraw.name.differs') } });
  await withdraw();
  await fill();
  const alert = main.getByRole('alert');
  await expect.element(alert).toHaveTextContent('This account is not in your verified name.');
  await expect.element(alert).toHaveTextContent('Choose or add one that is.');
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({
    payments: { requestWithdrawal: withdrawalOf({}), getWithdrawal: withdrawalOf({}) },
  });
  await main.getByRole('radio', { name: /Firefly Pay/ }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Withdraw ₱/ }).click();
  await expect.poll(() => location.pathname).toBe('/m/withdraw/result');
});

test('§7: it takes the place of a deposit only where the site asks for it', async () => {
  has(identityOf({}));
  await deposit();
  await expect.element(amount).toBeVisible();
  expect(beforeDeposit.elements()).toEqual([]);
  has(identityOf({ neededFor: ['deposit', 'withdraw'] }));
  await deposit();
  await expect
    .element(beforeDeposit.getByRole('link', { name: 'Verify identity' }))
    .toHaveAttribute('href', '/m/identity');
  expect(amount.elements()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a deposit that is refused for it leads there', async () => {
  site.answers({ payments: { requestDeposit: refuse('identity.check.needed') } });
  await deposit();
  await amount.fill('500');
  await page.getByRole('button', { name: /^Deposit ₱/ }).click();
  await expect
    .element(main.getByRole('alert').getByRole('link', { name: 'Verify identity' }))
    .toHaveAttribute('href', '/m/identity');
});

test('§7: in TY and light: it takes the place of the withdrawal', async () => {
  has(identityOf({}));
  await mountScreen('/m/withdraw', { session: 'member', language: 'TY', theme: 'light' });
  await expect.element(main.getByRole('link', { name: 'I-verify ang identity' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
