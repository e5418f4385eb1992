import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../../support/texts.ts';

/** The limits of one kind on their page, and a row of them. */
export function limitsOn(page: Page, text: Texts) {
  const group = (kind: 'deposit' | 'loss' | 'wager' | 'bet' | 'time') =>
    page.getByRole('region', { name: text(`limits.kind.${kind}`), exact: true });
  return {
    group,
    depositDay: group('deposit').getByRole('button', { name: text.like('limits.period.day') }),
    oneBet: group('bet').getByRole('button', { name: text.like('limits.period.stake') }),
    time: group('time').getByRole('button', { name: text.like('limits.period.time') }),
    /** Asks a second time for a higher limit. */
    ripe: page.getByRole('region', { name: text('limits.ripe') }),
  };
}

/** Types the amount of the limit whose form is open, and presses the button that sends it. */
export async function sendAmount(
  page: Page,
  text: Texts,
  amount: string,
  button: 'limits.save' | 'limits.request',
): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: text('limits.amount') }).fill(amount);
  await sheet.getByRole('button', { name: text(button), exact: true }).click();
  await expect(sheet).toBeHidden();
}

/** Opens the sheet in which a break of that kind is begun. */
export async function beginBreak(
  page: Page,
  text: Texts,
  kind: 'timeOut' | 'selfExclusion',
): Promise<Locator> {
  await page.getByRole('button', { name: text(`exclusion.open.${kind}`), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: text(`exclusion.kind.${kind}`) });
  await expect(sheet).toBeVisible();
  return sheet;
}
