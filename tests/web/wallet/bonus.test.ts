import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { giveCash, ledgerFindings } from '../../support/operator.ts';
import {
  cashOf,
  paymentPassword,
  prepareWithdrawals,
  registerPayer,
  verifyIdentity,
} from '../../support/payer.ts';
import { holdSession } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { coralChoir, placeValidBets, raiseBet } from '../games/playing.ts';

test.describe.configure({ retries: 0 });

/** Enough cash for five bets of ₱500, whatever the game pays. */
const ownMoney = '5000.00';

const doubled = { EN: '100 % first deposit bonus', TY: '100 % bonus sa unang deposit' } as const;

async function depositWithBonus(page: Page, language: 'EN' | 'TY'): Promise<void> {
  const text = textsIn(language);
  const amounts = { percent: '100', maximum: '₱1,000', minimum: '₱100', times: '12' };
  const terms = text('deposit.bonus.terms', amounts);
  await page.goto('/m/voucherCenter');
  const bonus = page.getByLabel(text('deposit.bonus'), { exact: true });
  await expect(async () => {
    await bonus.selectOption({ label: doubled[language] });
    expect(await page.getByText(terms).isVisible()).toBe(true);
  }).toPass();
  await page.getByRole('textbox', { name: text('deposit.amount') }).fill('100');
  await page
    .getByRole('button', { name: text('deposit.submit', { amount: '₱100' }), exact: true })
    .click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(text('deposit.result.paid'))).toBeVisible();
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: a bonus in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme });

    test('comes with a deposit, is held until it is wagered, and becomes cash', async ({
      page,
      baseURL,
      picture,
      inspect,
    }, { project }) => {
      const origin = baseURL ?? '';
      const session = await registerPayer(origin);
      await giveCash(project.name, session.userName, ownMoney);
      await verifyIdentity(project.name, origin, session);
      await prepareWithdrawals(origin, session);
      await holdSession(page, session);

      await depositWithBonus(page, language);
      await page.goto('/m/member/home');
      await expect(
        page.getByText(text('bonus.progress', { wagered: '₱0.00', required: '₱2,400.00' })),
      ).toBeVisible();
      await inspect(page, `active-${language}`);

      await page.goto('/m/withdraw');
      await expect(
        page.getByText(text('withdraw.blocked.bonus', { amount: '₱2,400' })),
      ).toBeVisible();
      await picture(page, `held-${language}`);
      await expect(page.getByRole('textbox', { name: text('withdraw.amount') })).toHaveCount(0);
      expect(await cashOf(origin, session)).toBe('5100.00');

      // Five valid bets of ₱500 are more than the bonus asks for.
      await page.goto(`/m/play/${coralChoir.nodeId}`);
      await raiseBet(page);
      await placeValidBets(page, 5);
      await page.goto('/m/member/home');
      await expect(page.getByText(text('bonus.state.completed'), { exact: true })).toBeVisible({
        timeout: 60_000,
      });
      await inspect(page, `completed-${language}`);
      await page.goto('/m/withdraw');
      await page.getByRole('textbox', { name: text('withdraw.amount') }).fill('200');
      await expect(
        page.getByText(text('withdraw.blocked.bonus', { amount: '₱2,400' })),
      ).toHaveCount(0);
      await page
        .getByRole('textbox', { name: text('withdraw.password.new') })
        .fill(paymentPassword);
      await page
        .getByRole('button', { name: text('withdraw.submit', { amount: '₱200' }), exact: true })
        .click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        text('withdraw.state.requested'),
      );
      expect(await ledgerFindings(project.name)).toEqual([]);
    });
  });
}
