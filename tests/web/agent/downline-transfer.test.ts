import type { Page } from '@playwright/test';
import { ask, holdSession, logInTo, sendCall, type SessionAnswer } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

const text = textsIn('EN');
const digits = '482915';
const sum = '25.00';
const notFound = text('error.agent.downline.not.found');

test.use({ expectedErrors: [/status of 404/] });

const form = (page: Page) => ({
  to: page.getByRole('textbox', { name: text('send.account') }),
  amount: page.getByRole('textbox', { name: text('send.amount') }),
  sheet: page.getByRole('dialog', { name: text('send.check') }),
});

/** Fills in whom, confirms with the payment password, and sends. */
async function send(page: Page, account: string): Promise<void> {
  const { to, amount, sheet } = form(page);
  await to.fill(account);
  await amount.fill(sum);
  await page.getByRole('button', { name: text('send.continue') }).click();
  await expect(sheet).toContainText(account);
  await sheet.getByLabel(text('withdraw.password.new'), { exact: true }).fill(digits);
  await sheet.getByRole('button', { name: /^Send ₱/ }).click();
}

/** Sets the payment password of an agent who has none. */
async function ensureDigits(site: string, agent: SessionAnswer): Promise<void> {
  const path = '/wps/member/hasWithdrawalPassword';
  const { hasWithdrawalPassword } = (await ask(site, agent, path)) as {
    hasWithdrawalPassword: boolean;
  };
  if (hasWithdrawalPassword) return;
  await sendCall(site, {
    method: 'PUT',
    path: '/wps/member/paymentPassword',
    token: agent.token,
    body: { password: 'Pavilion2026', paymentPassword: digits },
  });
}

test('§2 Agent home: cash goes to somebody of the team, who is told; strangers are not told apart', async ({
  page,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const agent = await logInTo(site, 'agent02');
  await ensureDigits(site, agent);
  await holdSession(page, agent);
  await page.goto('/m/member/team');
  await page.getByRole('button', { name: /^player21/ }).click();
  const person = page.getByRole('dialog', { name: 'player21' });
  await person.getByRole('link', { name: text('title.downlineTransfer') }).click();

  await expect(page).toHaveURL(/\/m\/agent\/transfer\?account=player21$/);
  const { to, sheet } = form(page);
  await expect(to).toHaveValue('player21');

  for (const stranger of ['member01', 'agent01', 'agent02', 'nobody.here']) {
    await send(page, stranger);
    await expect(sheet).toBeHidden();
    await expect(to).toHaveAccessibleDescription(new RegExp(notFound));
  }

  await send(page, 'player21');
  await expect(page.getByText(text('send.done', { account: 'player21' }))).toBeVisible();
  const recent = page.getByRole('region', { name: text('send.recent') });
  await expect(recent).toContainText(`₱${sum}`);
  await page.getByRole('link', { name: text('send.records') }).click();
  await expect(page.getByText(/^To player21 · /).first()).toBeVisible();
  await expect(page.getByText(`-₱${sum}`).first()).toBeVisible();

  const phone = await page.context().browser()?.newContext({ baseURL: site });
  if (!phone) throw new Error('the browser opens no other context');
  await holdSession(phone, await logInTo(site, 'player21'));
  const received = await phone.newPage();
  await received.goto('/m/webEmail');
  await received.getByText(text('transfer.received.title')).click();
  await expect(received.getByText(/agent02 sent you PHP 25\.00\./)).toBeVisible();
  await received.goto('/m/transaction/record');
  const arrived = received.getByText(text('records.transfer.from', { account: 'agent02' }));
  await expect(arrived.first()).toBeVisible();
  await phone.close();
});
