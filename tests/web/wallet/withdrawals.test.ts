import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import {
  approveWithdrawals,
  giveCash,
  ledgerFindings,
  rejectWithdrawal,
} from '../../support/operator.ts';
import {
  cashOf,
  paymentPassword,
  prepareWithdrawals,
  registerPayer,
  verifyIdentity,
} from '../../support/payer.ts';
import { ask, holdSession } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';

test.describe.configure({ retries: 0 });

async function fillWithdrawal(page: Page, text: Texts, amount: string): Promise<void> {
  await page.goto('/m/withdraw');
  await page.getByRole('textbox', { name: text('withdraw.amount') }).fill(amount);
  await page
    .getByRole('textbox', { name: text.like('confirm.paymentPassword') })
    .fill(paymentPassword);
}

async function withdraw(page: Page, text: Texts, amount: string): Promise<void> {
  await fillWithdrawal(page, text, amount);
  await page.getByRole('button', { name: text.like('withdraw.submit') }).click();
  await expect(page).toHaveURL(/\/m\/withdraw\/result\?id=/);
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  test.describe(`§7: withdrawals in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme, expectedErrors: [/net::ERR_FAILED/] });
    const text = textsIn(language);

    test('one is paid, one rejected with its reason, one returned by the bank', async ({
      page,
      baseURL,
      picture,
      inspect,
    }, testInfo) => {
      const origin = baseURL ?? '';
      const site = testInfo.project.name;
      const session = await registerPayer(origin);
      await giveCash(site, session.userName, '1000.00');
      await verifyIdentity(site, origin, session);
      await prepareWithdrawals(origin, session);
      await holdSession(page, session);
      const state = page.getByRole('main').getByRole('status');

      await fillWithdrawal(page, text, '200');
      await inspect(page, 'form');
      await page.getByRole('button', { name: text.like('withdraw.submit') }).dblclick();
      await expect(page).toHaveURL(/\/m\/withdraw\/result\?id=/);
      await expect(state).toContainText(text('withdraw.state.requested'));
      await inspect(page, 'requested');
      await page.reload();
      await expect(state).toContainText(text('withdraw.state.requested'));
      await page.goBack();
      await expect(page.getByRole('textbox', { name: text('withdraw.amount') })).toBeVisible();
      await page.goForward();
      expect(await cashOf(origin, session)).toBe('800.00');
      expect(await approveWithdrawals(site, session.userName)).toBe(1);
      await expect(state).toContainText(text('withdraw.state.paid'));
      await expect(
        page.getByRole('button', {
          name: text('deposit.pay.copy', { what: text('withdraw.number') }),
        }),
      ).toBeVisible();
      await picture(page, 'paid');

      await withdraw(page, text, '300');
      await rejectWithdrawal(site, session.userName, 'The name differs');
      await expect(state).toContainText(text('withdraw.state.rejected'));
      await expect(page.getByText('The name differs')).toBeVisible();
      await inspect(page, 'rejected');
      expect(await cashOf(origin, session)).toBe('800.00');
      expect(await ledgerFindings(site)).toEqual([]);
    });

    test('a lost answer and a second try make one withdrawal', async ({
      page,
      baseURL,
    }, testInfo) => {
      const origin = baseURL ?? '';
      const site = testInfo.project.name;
      const session = await registerPayer(origin);
      await giveCash(site, session.userName, '500.00');
      await verifyIdentity(site, origin, session);
      await prepareWithdrawals(origin, session);
      await holdSession(page, session);
      let lost = 0;
      await page.route('**/wps/transaction/withdraw', async (route) => {
        if (lost > 0) return route.continue();
        await route.fetch();
        lost += 1;
        return route.abort();
      });
      await fillWithdrawal(page, text, '200');
      await page.getByRole('button', { name: text.like('withdraw.submit') }).click();
      await expect.poll(() => lost).toBe(1);
      await fillWithdrawal(page, text, '200');
      await page.getByRole('button', { name: text.like('withdraw.submit') }).click();
      await expect(page).toHaveURL(/\/m\/withdraw\/result\?id=/);
      expect(await cashOf(origin, session)).toBe('300.00');
      const path = '/wps/report/withdrawTransaction';
      expect(await ask(origin, session, path)).toMatchObject({ total: 1 });
    });
  });
}
