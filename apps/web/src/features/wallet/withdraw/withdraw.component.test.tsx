import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionKeys } from '#kit/tab-keys.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { leavePage, mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { cardOf, pageOf, withdrawalOf, withdrawLimits } from '../payments.fixture.ts';
import type { BankCard, Withdrawal } from '../wallet.queries.ts';

const amount = page.getByRole('textbox', { name: 'Amount' });
const password = page.getByRole('textbox', { name: /Payment password/ });
const send = page.getByRole('button', { name: /^Withdraw ₱/ });
const sheet = page.getByRole('dialog');
const remove = page.getByRole('button', { name: 'Remove this account' });
const tillPoll = 5000;
const wallet = cardOf({
  cardId: '12',
  bank: 'firefly-pay',
  bankName: 'Firefly Pay',
  accountNumberMasked: '••••••4567',
  kind: 'eWallet',
  isDefault: false,
});

const open = () => mountScreen('/m/withdraw', { session: 'member' });

/** A member who has set the payment password and has these accounts. */
function has(list: BankCard[], hasWithdrawalPassword = true): void {
  site.answers({
    payments: { hasPaymentPassword: { hasWithdrawalPassword }, listBankCards: { list } },
  });
}

beforeEach(() => {
  has([cardOf({})]);
  site.answers({
    payments: { listWithdrawBanks: withdrawLimits, listMemberWithdrawals: emptyPage },
  });
});

async function fill(): Promise<void> {
  await amount.fill('200');
  await password.fill('482915');
}

async function fillCard(bank: string, number: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /Bank or e-wallet/ }).selectOptions(bank);
  await page.getByRole('textbox', { name: /Account number/ }).fill(number);
  await page.getByRole('textbox', { name: /Name on the account/ }).fill(name);
  await password.fill('482915');
  await page.getByRole('button', { name: 'Add account', exact: true }).click();
}

test('§7: the payment password comes first, then an account', async () => {
  has([], false);
  site.answers({
    payments: { setPaymentPassword: refuse('login.failed'), addBankCard: cardOf({}) },
  });
  await open();
  await password.fill('482915');
  const login = page.getByRole('textbox', { name: /Your login password/ });
  await login.fill('lantern-on-water');
  expect(await accessibilityFindings()).toEqual([]);
  const set = page.getByRole('button', { name: 'Set payment password' });
  await set.click();
  await expect.element(login).toBeInvalid();
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ payments: { setPaymentPassword: {} } });
  await set.click();
  await expect.element(page.getByRole('combobox', { name: /Bank or e-wallet/ })).toBeVisible();
  await expect
    .poll(() => site.calls('payments', 'setPaymentPassword').at(-1)?.input)
    .toEqual({
      password: 'lantern-on-water',
      paymentPassword: '482915',
    });
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ payments: { listBankCards: { list: [cardOf({})] } } });
  await fillCard('harbour-bank', '0012 3456-7890', 'Maria Lakambini');
  await expect.element(amount).toBeVisible();
  await expect
    .poll(() => site.calls('payments', 'addBankCard')[0]?.input)
    .toEqual({
      bank: 'harbour-bank',
      accountNumber: '001234567890',
      accountName: 'Maria Lakambini',
      paymentPassword: '482915',
    });
});

test('§7: all accounts are in one name; one is made the default, one is removed', async () => {
  site.answers({ payments: { addBankCard: refuse('card.name.differs') } });
  await open();
  await page.getByRole('button', { name: 'Add another account' }).click();
  await fillCard('firefly-pay', '9171234567', 'Someone Else');
  await expect.element(page.getByText('The name must match your first account.')).toBeVisible();
  await expect.element(password).toHaveValue('');
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({
    payments: { addBankCard: wallet, listBankCards: { list: [cardOf({}), wallet] } },
  });
  await fillCard('firefly-pay', '9171234567', 'maria  LAKAMBINI');
  await expect.poll(() => remove.elements()).toHaveLength(2);
  expect(await accessibilityFindings()).toEqual([]);

  const chosen = [{ ...wallet, isDefault: true }, cardOf({ isDefault: false })];
  site.answers({ payments: { chooseBankCard: { list: chosen } } });
  await page.getByRole('button', { name: 'Set as default' }).click();
  const choose = sheet.getByRole('button', { name: 'Set as default' });
  await expect.element(choose).toBeDisabled();
  await sheet.getByRole('textbox', { name: /Payment password/ }).fill('482915');
  expect(await accessibilityFindings()).toEqual([]);
  await choose.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('payments', 'chooseBankCard')[0]?.input)
    .toMatchObject({ cardId: '12' });
  expect(page.getByText('Default', { exact: true }).elements()).toHaveLength(1);

  site.answers({ payments: { removeBankCard: refuse('payment.password.wrong') } });
  await remove.first().click();
  await sheet.getByRole('textbox', { name: /Payment password/ }).fill('000000');
  await sheet.getByRole('button', { name: 'Remove this account' }).click();
  await expect.element(sheet.getByText('The payment password is incorrect.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ payments: { removeBankCard: { list: [cardOf({})] } } });
  await sheet.getByRole('textbox', { name: /Payment password/ }).fill('482915');
  await sheet.getByRole('button', { name: 'Remove this account' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('payments', 'removeBankCard').at(-1)?.input)
    .toMatchObject({ cardId: '12' });
  await expect.poll(() => remove.elements()).toHaveLength(1);
});

test('§7: a withdrawal that is not sent requests nothing, one with a wrong password says so', async () => {
  site.answers({ payments: { requestWithdrawal: refuse('payment.password.wrong') } });
  await open();
  await fill();
  await expect.element(send).toBeEnabled();
  expect(await accessibilityFindings()).toEqual([]);
  await leavePage();
  expect(site.calls('payments', 'requestWithdrawal')).toEqual([]);

  await open();
  await fill();
  await password.fill('000000');
  await send.click();
  await expect.element(page.getByText('The payment password is incorrect.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  expect(location.pathname).toBe('/m/withdraw');
  await password.fill('482915');
  await expect
    .element(page.getByText('The payment password is incorrect.'))
    .not.toBeInTheDocument();
});

test('§7: an agent who owes by contract is told so, and can ask again once that is paid', async () => {
  site.answers({
    payments: {
      requestWithdrawal: refuse('agent.contract.owed'),
      getWithdrawal: withdrawalOf({}),
    },
  });
  await mountScreen('/m/withdraw', { session: 'agent' });
  await fill();
  await send.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You owe your team money by contract. Once it is paid, you can do this.');
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ payments: { requestWithdrawal: withdrawalOf({}) } });
  await send.click();
  await expect.poll(() => location.pathname).toBe('/m/withdraw/result');
});

test('§7: a retry after a lost answer is the same withdrawal, and a double tap is one', async () => {
  site.answers({
    payments: { requestWithdrawal: offline, getWithdrawal: withdrawalOf({}) },
  });
  await open();
  await fill();
  await send.click();
  await expect.poll(() => site.calls('payments', 'requestWithdrawal')).toHaveLength(1);
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  const arrive = site.hold('payments', 'requestWithdrawal');
  await send.dblClick();
  arrive(withdrawalOf({}));
  await expect.poll(() => location.pathname + location.search).toBe('/m/withdraw/result?id=61');
  const keys = site.calls('payments', 'requestWithdrawal').map(({ input }) => input.requestKey);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('§7: a press after the answer, while the next page loads, withdraws nothing more', async () => {
  const requested = withdrawalOf({});
  site.answers({ payments: { requestWithdrawal: requested, getWithdrawal: requested } });
  await open();
  await fill();
  const form = send.element().closest('form');
  const { removeItem } = Storage.prototype;
  const forget = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function forget(
    this: Storage,
    name: string,
  ) {
    removeItem.call(this, name);
    if (name === sessionKeys.withdrawIntent) queueMicrotask(() => form?.requestSubmit());
  });
  onTestFinished(() => forget.mockRestore());
  await send.click();
  await expect.poll(() => location.pathname + location.search).toBe('/m/withdraw/result?id=61');
  expect(forget).toHaveBeenCalledWith(sessionKeys.withdrawIntent);
  await expect.poll(() => site.calls('payments', 'requestWithdrawal')).toHaveLength(1);
});

test('§7: a withdrawal that arrives after the page was left is not sent again', async () => {
  await open();
  await fill();
  const arrive = site.hold('payments', 'requestWithdrawal');
  await send.click();
  await expect.poll(() => site.calls('payments', 'requestWithdrawal')).toHaveLength(1);
  expect(sessionStorage.getItem(sessionKeys.withdrawIntent)).not.toBeNull();
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).click();
  await expect.element(password).not.toBeInTheDocument();
  arrive(withdrawalOf({}));
  await expect.poll(() => sessionStorage.getItem(sessionKeys.withdrawIntent)).toBeNull();
});

test('§7: the receipt follows the steps of the withdrawal to its end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const shows = (given: Partial<Withdrawal>) =>
    site.answers({ payments: { getWithdrawal: withdrawalOf(given) } });
  shows({});
  await mountScreen('/m/withdraw/result?id=61', { session: 'member' });
  const state = page.getByRole('main').getByRole('status');
  await expect.element(state).toHaveTextContent('Requested');
  await expect.element(page.getByRole('button', { name: 'Copy: Withdrawal number' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  const balanceRead = site.calls('wallet', 'getWallet').length;
  for (const [given, said, more] of [
    [{ state: 'rejected', reason: 'The name differs' }, 'Rejected', 'The name differs'],
    [{ state: 'failed' }, 'Failed', 'The bank returned it.'],
    [{ state: 'paid' }, 'Paid', '₱200.00'],
  ] as const) {
    await leavePage();
    shows({});
    await mountScreen('/m/withdraw/result?id=61', { session: 'member' });
    await expect.element(state).toHaveTextContent('Requested');
    shows(given);
    vi.advanceTimersByTime(tillPoll);
    await expect.element(state).toHaveTextContent(said);
    await expect.element(page.getByText(more).first()).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  }
  const read = site.calls('wallet', 'getWallet').length;
  expect(read, 'the balance is read after a move of money').toBeGreaterThan(balanceRead + 3);
});

test('§7: the newest withdrawals are listed below the form, each with its state', async () => {
  const list = (['failed', 'paid'] as const).map((state, index) =>
    withdrawalOf({ state, withdrawalId: `${61 + index}` }),
  );
  site.answers({ payments: { listMemberWithdrawals: pageOf(list) } });
  await open();
  for (const [state, id] of [
    ['Failed', '61'],
    ['Paid', '62'],
  ]) {
    const row = page.getByRole('link', { name: new RegExp(`₱200\\.00.*${state}`) });
    await expect.element(row).toHaveAttribute('href', `/m/withdraw/result?id=${id}`);
  }
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: in TY and light: the steps, the accounts, a refusal and the ends', async () => {
  const given = { session: 'member', language: 'TY', theme: 'light' } as const;
  has([], false);
  await mountScreen('/m/withdraw', given);
  await expect
    .element(page.getByRole('button', { name: 'I-set ang payment password' }))
    .toBeVisible();
  await leavePage();

  has([]);
  site.answers({ payments: { addBankCard: refuse('card.name.differs') } });
  await mountScreen('/m/withdraw', given);
  const bank = page.getByRole('combobox', { name: /Bangko o e-wallet/ });
  await bank.selectOptions('harbour-bank');
  await page.getByRole('textbox', { name: /Numero ng account/ }).fill('001234567890');
  await page.getByRole('textbox', { name: /Pangalan sa account/ }).fill('Maria Lakambini');
  await password.fill('482915');
  await page.getByRole('button', { name: 'Idagdag ang account', exact: true }).click();
  await expect.element(page.getByText('Dapat pareho ang pangalan')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await leavePage();

  has([cardOf({}), wallet]);
  site.answers({ payments: { requestWithdrawal: refuse('payment.password.wrong') } });
  await mountScreen('/m/withdraw', given);
  await page.getByRole('textbox', { name: 'Halaga' }).fill('200');
  await password.fill('000000');
  await page.getByRole('button', { name: /^Mag-withdraw ng ₱/ }).click();
  await expect.element(page.getByText('Mali ang payment password.')).toBeVisible();
  await expect.element(page.getByText('Default', { exact: true })).toBeVisible();
  for (const name of ['Gawing default', 'Alisin ang account', 'Magdagdag ng isa pang account']) {
    await expect.element(page.getByRole('button', { name }).first()).toBeVisible();
  }
  expect(await accessibilityFindings()).toEqual([]);

  for (const [state, said] of [
    ['requested', 'Na-request'],
    ['paid', 'Bayad na'],
    ['rejected', 'Tinanggihan'],
    ['failed', 'Hindi natuloy'],
  ] as const) {
    await leavePage();
    site.answers({ payments: { getWithdrawal: withdrawalOf({ state }) } });
    await mountScreen('/m/withdraw/result?id=61', given);
    await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent(said);
  }
  await expect.element(page.getByText('Ibinalik ito ng bangko.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Kopyahin: Numero ng withdrawal' }))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
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
