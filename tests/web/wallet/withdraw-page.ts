import type { Locator, Page } from '@playwright/test';
import { paymentPassword } from '../../support/payer.ts';
import { ownNumber, password } from '../../support/people.ts';
import type { Texts } from '../../support/texts.ts';

/** Where the payment password is typed, chosen first or asked for. */
export function paymentPasswordOn(page: Page, text: Texts): Locator {
  return page.getByRole('textbox', { name: text.like('withdraw.password.new') });
}

/** Sets the payment password, the first step of the page. */
export async function setPaymentPassword(page: Page, text: Texts): Promise<void> {
  await paymentPasswordOn(page, text).fill(paymentPassword);
  await page.getByRole('textbox', { name: text.like('withdraw.password.login') }).fill(password);
  await page.getByRole('button', { name: text('withdraw.password.submit') }).click();
}

/** Adds an account to withdraw to, the second step. */
export async function addBankAccount(page: Page, text: Texts, name: string): Promise<void> {
  await page.getByLabel(text.like('withdraw.card.bank')).selectOption({ index: 1 });
  // The accounts of members in a time-out are refused to all others.
  const number = String(ownNumber()).padStart(12, '0');
  await page.getByRole('textbox', { name: text.like('withdraw.card.number') }).fill(number);
  await page.getByRole('textbox', { name: text.like('withdraw.card.name') }).fill(name);
  await paymentPasswordOn(page, text).fill(paymentPassword);
  await page.getByRole('button', { name: text('withdraw.card.submit') }).click();
}
