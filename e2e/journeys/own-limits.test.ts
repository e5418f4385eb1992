import type { Page } from '@playwright/test';
import { chooseBirthday } from '../fixtures/birthday.ts';
import { looks } from '../fixtures/looks.ts';
import { ownNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    username: 'Username',
    password: 'Password',
    repeat: 'Confirm password',
    signUp: 'Sign up',
    afterRegistration: 'Play within your means',
    beforeDeposit: 'Before you deposit',
    setLimit: 'Set a limit',
    day: /^In 24 hours/,
    amount: 'Maximum deposit',
    save: 'Save limit',
    next: /₱5,000 from /,
    deposit: 'Amount',
    submit: /^Deposit ₱2,000/,
    refused: 'This is over the deposit limit that you set for yourself.',
    see: 'See my limits',
  },
  TY: {
    username: 'Username',
    password: 'Password',
    repeat: 'I-confirm ang password',
    signUp: 'Mag-sign up',
    afterRegistration: 'Maglaro ayon sa kaya mo',
    beforeDeposit: 'Bago ka mag-deposit',
    setLimit: 'Magtakda ng limit',
    day: /^Sa 24 oras/,
    amount: 'Maximum na deposit',
    save: 'I-save ang limit',
    next: /₱5,000 mula /,
    deposit: 'Halaga',
    submit: /^Mag-deposit ng ₱2,000/,
    refused: 'Lampas ito sa deposit limit na itinakda mo para sa sarili mo.',
    see: 'Tingnan ang mga limit ko',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

/** Required fields end in a star that is not read aloud. */
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });

async function register(page: Page, text: Words): Promise<void> {
  await page.goto('/m/register');
  await field(page, text.username).fill(`ligaya${ownNumber()}`);
  await field(page, text.password).fill(password);
  await field(page, text.repeat).fill(password);
  await chooseBirthday(page, '1990-05-01');
  await page.getByRole('button', { name: text.signUp }).click();
  await expect(page).toHaveURL(/\/m\/home/);
}

async function saveLimit(page: Page, text: Words, amount: string): Promise<void> {
  await page.getByRole('button', { name: text.day }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: text.amount }).fill(amount);
  await sheet.getByRole('button', { name: text.save }).click();
  await expect(sheet).toBeHidden();
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = words[language];

  test.describe(`§7: own limits in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of 409/] });

    test('a new member sets a limit, which holds at the next deposit', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await register(page, text);
      const offer = page.getByRole('region', { name: text.afterRegistration });
      // The home loads it at the first scroll, or after three seconds.
      await expect(async () => {
        await page.mouse.wheel(0, 80);
        expect(await offer.isVisible()).toBe(true);
      }).toPass();
      await picture(page, `limits-offer-${language}`);
      await offer.getByRole('link', { name: text.setLimit }).click();
      await expect(page).toHaveURL(/\/m\/limits/);

      await test.step('a first limit applies at once, a higher one later', async () => {
        await saveLimit(page, text, '1000');
        const day = page.getByRole('button', { name: text.day });
        await expect(day).toContainText('₱1,000');
        await saveLimit(page, text, '5000');
        await expect(day).toContainText(text.next);
        await axeCheck(page);
        await picture(page, `limits-${language}`);
        await page.reload();
        await expect(day).toContainText(text.next);
      });

      await test.step('a deposit above it is refused, and leads back to it', async () => {
        await page.goto('/m/voucherCenter');
        await page.getByRole('textbox', { name: text.deposit }).fill('2000');
        await expect(page.getByRole('region', { name: text.beforeDeposit })).toHaveCount(0);
        await page.getByRole('button', { name: text.submit }).click();
        await expect(page.getByText(text.refused)).toBeVisible();
        await axeCheck(page);
        await picture(page, `limits-refused-${language}`);
        await page.getByRole('link', { name: text.see }).click();
        await expect(page).toHaveURL(/\/m\/limits/);
      });
    });
  });
}
