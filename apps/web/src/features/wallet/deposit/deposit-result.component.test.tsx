import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { leavePage, mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { channels, depositOf, pageOf } from '../payments.fixture.ts';
import type { Deposit } from '../wallet.queries.ts';

const checkoutUrl = 'https://pay.example/checkout/41';
const tillPoll = 2000;
const slip = new File(['a photo'], 'slip.jpg', { type: 'image/jpeg' });
const transfer: Partial<Deposit> = {
  kind: 'bankTransfer',
  channelName: 'Bank transfer',
  payReference: 'PV7K3M9QXA',
  transferTo: {
    bankName: 'Harbour Bank',
    accountName: 'Pavilion Play',
    accountNumber: '0012 3456 7890',
  },
};

const shows = (deposit: Partial<Deposit>) =>
  site.answers({ payments: { getDeposit: depositOf(deposit) } });

const chooseSlip = () =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, slip);

const open = () => mountScreen('/m/voucherCenter/result?id=41', { session: 'member' });

beforeEach(() => {
  site.answers({ bonus: { listDepositBonuses: { list: [], acceptedPromotionId: null } } });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

test('§7: an interrupted payment can be resumed, and a declined one moves nothing', async () => {
  shows({ checkoutUrl });
  await open();
  await expect.element(page.getByText('Waiting for your payment')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Continue to payment' }))
    .toHaveAttribute('href', checkoutUrl);
  expect(await accessibilityFindings()).toEqual([]);
  shows({ state: 'failed' });
  vi.advanceTimersByTime(tillPoll);
  await expect.element(page.getByText('Payment failed')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Continue to payment' }))
    .not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  const read = site.calls('payments', 'getDeposit').length;
  vi.advanceTimersByTime(10 * tillPoll);
  await expect
    .poll(() => site.calls('payments', 'getDeposit'), {
      message: 'a settled deposit is not fetched again',
    })
    .toHaveLength(read);
});

test('§7: a bank transfer says where to send what, and is submitted with a slip', async () => {
  shows(transfer);
  site.answers({
    payments: { submitDeposit: depositOf({ ...transfer, state: 'reviewing', slipId: '9' }) },
  });
  await open();
  await expect.element(page.getByText('PV7K3M9QXA')).toBeVisible();
  await expect.element(page.getByText('0012 3456 7890')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await chooseSlip();
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect.element(page.getByText('Verifying your transfer')).toBeVisible();
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible();
  await expect
    .poll(() => site.calls('payments', 'submitDeposit')[0]?.input)
    .toMatchObject({ depositId: '41' });
  expect(await accessibilityFindings()).toEqual([]);
  shows({ ...transfer, state: 'paid', slipId: '9' });
  vi.advanceTimersByTime(tillPoll);
  await expect.element(page.getByText('Deposit successful')).toBeVisible();
});

test('§7: a slip can be submitted later; a rejected payment says why', async () => {
  const counter: Partial<Deposit> = { kind: 'manual', channelName: 'Payment counter' };
  shows({ ...counter, payReference: 'PV2345ABCD' });
  site.answers({ payments: { submitDeposit: depositOf({ ...counter, state: 'reviewing' }) } });
  await open();
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect.element(page.getByText('Verifying your transfer')).toBeVisible();
  const send = page.getByRole('button', { name: 'Send receipt' });
  await expect.element(send).not.toBeInTheDocument();
  site.answers({
    payments: { submitDeposit: depositOf({ ...counter, state: 'reviewing', slipId: '9' }) },
  });
  await chooseSlip();
  await send.click();
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible();
  shows({ ...counter, state: 'rejected', reason: 'No such transfer' });
  vi.advanceTimersByTime(tillPoll);
  await expect.element(page.getByText('Payment not found')).toBeVisible();
  await expect.element(page.getByText('No such transfer')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a submission that failed is shown and can be repeated', async () => {
  shows(transfer);
  site.answers({ payments: { submitDeposit: gateway } });
  await open();
  const sent = page.getByRole('button', { name: 'I have paid' });
  await sent.click();
  await expect
    .element(page.getByText('The site is not responding right now. Please try again in a moment.'))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ payments: { submitDeposit: depositOf({ ...transfer, state: 'reviewing' }) } });
  await sent.click();
  await expect.element(page.getByText('Verifying your transfer')).toBeVisible();
});

test('§7: the deposit page lists the newest deposits with their states', async () => {
  const list = (['paid', 'rejected', 'reviewing'] as const).map((state, index) =>
    depositOf({ state, depositId: `${41 + index}` }),
  );
  site.answers({
    payments: {
      listDepositChannels: { list: channels, offersLimits: false, playThrough: 0 },
      listMemberDeposits: pageOf(list),
    },
    bonus: { listDepositBonuses: { list: [], acceptedPromotionId: null } },
  });
  await mountScreen('/m/voucherCenter', { session: 'member' });
  for (const [state, id] of [
    ['Paid', '41'],
    ['Rejected', '42'],
    ['In review', '43'],
  ] as const) {
    const row = page.getByRole('link', { name: new RegExp(`₱500\\.00.*${state}`) });
    await expect.element(row).toHaveAttribute('href', `/m/voucherCenter/result?id=${id}`);
  }
});

test('§7: a waiting deposit is cancelled on its receipt, which says when the money arrived nevertheless', async () => {
  const cancelledAt = '2026-11-02T08:05:00.000Z';
  shows({ checkoutUrl });
  await open();
  const cancel = page.getByRole('button', { name: 'Cancel deposit' });
  await expect.element(cancel).toBeVisible();
  const answer = depositOf({ state: 'cancelled', cancelledAt, settledAt: cancelledAt });
  site.answers({ payments: { cancelDeposit: answer, getDeposit: answer } });
  await cancel.click();
  await expect.element(page.getByRole('heading', { name: 'Deposit cancelled' })).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Continue to payment' }))
    .not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('payments', 'cancelDeposit').map(({ input }) => input))
    .toEqual([{ depositId: '41' }]);
  expect(await accessibilityFindings()).toEqual([]);
  await leavePage();
  shows({ state: 'paid', cancelledAt, settledAt: '2026-11-02T08:10:00.000Z' });
  await open();
  await expect.element(page.getByText(/arrived after you cancelled/)).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
});

test('§7: a deposit that was paid meanwhile is not cancelled, and its receipt shows that', async () => {
  shows({ checkoutUrl });
  await open();
  const cancel = page.getByRole('button', { name: 'Cancel deposit' });
  await expect.element(cancel).toBeVisible();
  site.answers({
    payments: { cancelDeposit: refuse('deposit.state'), getDeposit: depositOf({ state: 'paid' }) },
  });
  await cancel.click();
  await expect.element(page.getByText('Deposit successful')).toBeVisible();
});

test('§7: only a waiting deposit can be cancelled in the list of the newest', async () => {
  const waiting = depositOf({});
  const paid = depositOf({ state: 'paid', depositId: '42', amount: '300.00' });
  site.answers({
    payments: {
      listDepositChannels: { list: channels, offersLimits: false, playThrough: 0 },
      listMemberDeposits: pageOf([waiting, paid]),
      cancelDeposit: depositOf({ state: 'cancelled' }),
    },
  });
  await mountScreen('/m/voucherCenter', { session: 'member' });
  const cancel = page.getByRole('button', { name: /^Cancel deposit/ });
  await expect.element(cancel).toHaveAccessibleName('Cancel deposit ₱500.00');
  expect(cancel.elements()).toHaveLength(1);
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({
    payments: { listMemberDeposits: pageOf([depositOf({ state: 'cancelled' }), paid]) },
  });
  await cancel.click();
  await expect.element(page.getByRole('link', { name: /₱500\.00.*Cancelled/ })).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
});

test('§7: a receipt names the bonus that came with the deposit, or that none came', async () => {
  const promotion = '100 % first deposit bonus';
  shows({ promotion });
  await open();
  await expect.element(page.getByText(promotion, { exact: true })).toBeVisible();
  await leavePage();
  shows({ state: 'paid', promotion, bonusAmount: '500.00' });
  await open();
  await expect.element(page.getByText(`${promotion} · ₱500.00`)).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await leavePage();
  shows({ state: 'paid', promotion });
  await open();
  await expect.element(page.getByText(`${promotion}: no bonus was given`)).toBeVisible();
});

test('§7: in TY and light: every state of a manual deposit', async () => {
  shows(transfer);
  site.answers({
    payments: { submitDeposit: depositOf({ ...transfer, state: 'reviewing', slipId: '9' }) },
  });
  await mountScreen('/m/voucherCenter/result?id=41', {
    session: 'member',
    language: 'TY',
    theme: 'light',
  });
  await page.getByRole('button', { name: 'Nakabayad na ako' }).click();
  await expect.element(page.getByText('Vine-verify ang transfer mo')).toBeVisible();
  await expect.element(page.getByText('Naipadala', { exact: true })).toBeVisible();
  for (const [state, words] of [
    ['paid', 'Matagumpay ang deposit'],
    ['rejected', 'Hindi nakita ang bayad'],
    ['failed', 'Hindi natuloy ang bayad'],
  ] as const) {
    await leavePage();
    shows({ ...transfer, state });
    await mountScreen('/m/voucherCenter/result?id=41', {
      session: 'member',
      language: 'TY',
      theme: 'light',
    });
    await expect.element(page.getByText(words)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  }
});
