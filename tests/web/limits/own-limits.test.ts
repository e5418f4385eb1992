import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { cashOf, fund, registerPayer } from '../../support/payer.ts';
import { holdSession, ownNumber } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';
import { coralChoir, spinOn } from '../games/playing.ts';
import { field, fillRegistration, press } from '../session/forms.ts';
import { limitsOn, sendAmount } from './limits-page.ts';

async function register(page: Page, text: Texts): Promise<void> {
  await page.goto('/m/register');
  await field(page, text('session.username')).fill(`ligaya${ownNumber()}`);
  await fillRegistration(page, text);
  await press(page, text('register.submit'));
  await expect(page).toHaveURL(/\/m\/home/);
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: own limits in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of 409/] });

    test('a member sets limits: a higher one waits, a deposit is held to them', async ({
      page,
      picture,
      inspect,
      expectNotice,
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
      const { group, depositDay, time, ripe } = limitsOn(page, text);

      await test.step('a first limit applies at once', async () => {
        await depositDay.click();
        await sendAmount(page, text, '1000', 'limits.save');
        await expectNotice(page, text('limits.saved'));
        await expect(depositDay).toContainText('₱1,000');
        await time.click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('textbox', { name: text('limits.time.hours') }).fill('1');
        await sheet.getByRole('textbox', { name: text('limits.time.minutes') }).fill('30');
        await sheet.getByRole('button', { name: text('limits.save'), exact: true }).click();
        await expect(sheet).toBeHidden();
        await expect(time).not.toContainText(text('limits.none'));
      });

      await test.step('a higher one is a request, which waits and can be dropped', async () => {
        const wish = group('deposit').getByText(text.like('limits.wish', { amount: '₱5,000' }));
        await depositDay.click();
        await sendAmount(page, text, '5000', 'limits.request');
        await expect(wish).toBeVisible();
        await inspect(page, `limits-${language}`);
        await page.reload();
        await expect(depositDay).toContainText('₱1,000');
        await expect(ripe).toHaveCount(0);
        await group('deposit')
          .getByRole('button', { name: text('limits.wish.drop') })
          .click();
        await expect(wish).toBeHidden();
        await page.reload();
        await expect(depositDay).toContainText('₱1,000');
        await expect(wish).toBeHidden();
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

    test('a limit refuses a bet, and a sheet over the game says which one', async ({
      page,
      baseURL,
      inspect,
    }, { project }) => {
      const origin = baseURL ?? '';
      const session = await registerPayer(origin);
      await fund(project.name, origin, session, '500.00');
      await holdSession(page, session);
      const spin = spinOn(page);
      await page.goto(`/m/play/${coralChoir.nodeId}`);
      await expect(spin).toBeEnabled();

      await test.step('one tap in the bar, and one to the page of limits', async () => {
        await page.getByRole('button', { name: text('title.limits'), exact: true }).click();
        const sheet = page.getByRole('dialog', { name: text('title.limits') });
        await expect(sheet.getByText(text('limits.sheet.none'))).toBeVisible();
        await sheet.getByRole('link', { name: text('limits.change') }).click();
        await expect(page).toHaveURL(/\/m\/limits/);
        const { oneBet } = limitsOn(page, text);
        await oneBet.click();
        await sendAmount(page, text, '0.01', 'limits.save');
        await expect(oneBet).toContainText('₱0.01');
      });

      await test.step('a bet above it is refused, which the page says once', async () => {
        await page.getByRole('link', { name: text('deposit.result.game') }).click();
        await expect(spin).toBeEnabled();
        await spin.click();
        const sheet = page.getByRole('dialog', { name: text('limits.reached.bet') });
        await expect(sheet).toContainText('₱0.01');
        expect(await cashOf(origin, session)).toBe('500.00');
        await inspect(page, `limits-reached-${language}`);
        await sheet.getByRole('button', { name: text('limits.reached.close') }).click();
        await expect(sheet).toBeHidden();
        await page.getByRole('button', { name: text('title.limits'), exact: true }).click();
        const list = page.getByRole('dialog', { name: text('title.limits') });
        await expect(list).toContainText('₱0.01');
        await expect(sheet).toBeHidden();
      });
    });
  });
}
