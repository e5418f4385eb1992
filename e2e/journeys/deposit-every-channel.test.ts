import type { Page } from '@playwright/test';
import { fillDeposit } from '../fixtures/deposit-page.ts';
import { decideDeposit } from '../fixtures/operator-money.ts';
import { ledgerFindings } from '../fixtures/operator.ts';
import { ask, cashOf, keepSession, registerPayer } from '../fixtures/payer.ts';
import { expect, test } from '../fixtures/test.ts';

const form = { label: 'Amount', amount: '500' };
const resultPage = /\/m\/voucherCenter\/result\?id=/;

/** Codes are shown on the site, the others lead to the payment company at once. */
const companies = [
  { channel: /QR Ph/, isCode: true, arrives: '500.00' },
  { channel: /Alipay/, isCode: true, arrives: '495.00' },
  { channel: /WeChat Pay/, isCode: true, arrives: '495.00' },
  { channel: /QQ Wallet/, isCode: true, arrives: '495.00' },
  { channel: /Debit card/, isCode: false, arrives: '492.50' },
  { channel: /E-wallet/, isCode: false, arrives: '500.00' },
];

async function depositsOf(origin: string, session: Parameters<typeof ask>[1]): Promise<string[]> {
  const answer = await ask(origin, session, '/wps/report/depositTransaction');
  return (answer as { list: { state: string }[] }).list.map(({ state }) => state);
}

/** Asks with a tap more than is needed; stands before the payment company then. */
async function openPayment(page: Page, channel: RegExp, isCode: boolean): Promise<void> {
  await fillDeposit(page, channel, form);
  await page.getByRole('button', { name: /^Deposit ₱500/ }).dblclick();
  if (isCode) {
    await expect(page).toHaveURL(resultPage);
    await expect(page.getByRole('img', { name: 'QR code of this payment' })).toBeVisible();
    await page.getByRole('link', { name: 'Go on to the payment' }).click();
  }
  await expect(page.getByRole('button', { name: 'Leave unpaid' })).toBeVisible();
}

for (const { channel, isCode, arrives } of companies) {
  test(`${channel.source} is left, gone on with, declined, and paid once`, async ({
    page,
    baseURL,
  }, { project }) => {
    const origin = baseURL ?? '';
    const session = await registerPayer(origin);
    await keepSession(page, session);

    await openPayment(page, channel, isCode);
    const payment = page.url();
    await page.goBack();
    await openPayment(page, channel, isCode);
    expect(page.url()).toBe(payment);
    await page.reload();
    await page.getByRole('button', { name: 'Leave unpaid' }).click();
    await expect(page.getByText('Waiting for your payment')).toBeVisible();
    expect(await depositsOf(origin, session)).toEqual(['pending']);

    await page.getByRole('link', { name: 'Go on to the payment' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('The payment did not go through')).toBeVisible({
      timeout: 30_000,
    });
    expect(await cashOf(origin, session)).toBe('0.00');

    await openPayment(page, channel, isCode);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByText('Your money is here')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your money is here')).toBeVisible();
    expect((await depositsOf(origin, session)).toSorted()).toEqual(['failed', 'paid']);
    expect(await cashOf(origin, session)).toBe(arrives);
    expect(await ledgerFindings(project.name)).toEqual([]);
  });
}

for (const [channel, decision, text, cash] of [
  [/Bank transfer/, 'reject', 'We could not find your payment', '0.00'],
  [/Payment counter/, 'approve', 'Your money is here', '500.00'],
] as const) {
  test(`${channel.source} is left, sent later as one, and decided: ${decision}`, async ({
    page,
    baseURL,
  }, { project }) => {
    const origin = baseURL ?? '';
    const session = await registerPayer(origin);
    await keepSession(page, session);
    const deposit = page.getByRole('button', { name: /^Deposit ₱500/ });

    await fillDeposit(page, channel, form);
    await deposit.dblclick();
    await expect(page).toHaveURL(resultPage);
    const asked = page.url();
    await page.goto('/m/home');
    await fillDeposit(page, channel, form);
    await deposit.click();
    await expect(page).toHaveURL(asked);
    await page.reload();
    expect(await depositsOf(origin, session)).toEqual(['pending']);
    expect(await cashOf(origin, session)).toBe('0.00');

    await page.getByRole('button', { name: 'I have sent the money' }).click();
    await expect(page.getByText('We are looking for your payment')).toBeVisible();
    await decideDeposit(project.name, session.userName, decision);
    await expect(page.getByText(text)).toBeVisible();
    expect(await depositsOf(origin, session)).toHaveLength(1);
    expect(await cashOf(origin, session)).toBe(cash);
    expect(await ledgerFindings(project.name)).toEqual([]);
  });
}
