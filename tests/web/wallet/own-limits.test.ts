import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { ownNumber } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';
import { field, fillRegistration, press } from '../session/forms.ts';

async function register(page: Page, text: Texts): Promise<void> {
  await page.goto('/m/register');
  await field(page, text('session.username')).fill(`ligaya${ownNumber()}`);
  await fillRegistration(page, text);
  await press(page, text('register.submit'));
  await expect(page).toHaveURL(/\/m\/home/);
}

async function saveLimit(page: Page, text: Texts, amount: string): Promise<void> {
  await page.getByRole('button', { name: text.like('limits.day') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: text('limits.amount') }).fill(amount);
  await sheet.getByRole('button', { name: text('limits.save') }).click();
  await expect(sheet).toBeHidden();
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: own limits in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of 409/] });

    test('a new member sets a limit, which holds at the next deposit', async ({
      page,
      picture,
      inspect,
    }) => {
      await register(page, text);
      const offer = page.getByRole('region', { name: text('limits.offer.registration') });
      // The home loads it at the first scroll, or after three seconds.
      await expect(async () => {
        await page.mouse.wheel(0, 80);
        expect(await offer.isVisible()).toBe(true);
      }).toPass();
      await picture(page, `limits-offer-${language}`);
      await offer.getByRole('link', { name: text('limits.offer.set') }).click();
      await expect(page).toHaveURL(/\/m\/limits/);

      await test.step('a first limit applies at once, a higher one later', async () => {
        await saveLimit(page, text, '1000');
        const day = page.getByRole('button', { name: text.like('limits.day') });
        await expect(day).toContainText('₱1,000');
        await saveLimit(page, text, '5000');
        await expect(day).toContainText(text('limits.next', { amount: '₱5,000', when: '' }));
        await inspect(page, `limits-${language}`);
        await page.reload();
        await expect(day).toContainText(text('limits.next', { amount: '₱5,000', when: '' }));
      });

      await test.step('a deposit above it is refused, and leads back to it', async () => {
        await page.goto('/m/voucherCenter');
        await page.getByRole('textbox', { name: text('deposit.amount') }).fill('2000');
        await expect(page.getByRole('region', { name: text('limits.offer.deposit') })).toHaveCount(
          0,
        );
        await page
          .getByRole('button', { name: text.like('deposit.submit', { amount: '₱2,000' }) })
          .click();
        await expect(page.getByText(text('error.deposit.own.limit'))).toBeVisible();
        await inspect(page, `limits-refused-${language}`);
        await page.getByRole('link', { name: text('limits.see') }).click();
        await expect(page).toHaveURL(/\/m\/limits/);
      });
    });
  });
}
