import { looks } from '../../support/browser.ts';
import { ledgerFindings, lockPlay } from '../../support/operator.ts';
import {
  fund,
  paymentPassword,
  prepareWithdrawals,
  registerPayer,
  verifyIdentity,
} from '../../support/payer.ts';
import { holdSession } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

for (const [language, theme] of looks([
  ['EN', 'light'],
  ['TY', 'dark'],
])) {
  const text = textsIn(language);

  test.describe(`D23: a lock of play in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme, expectedErrors: [/status of 403/] });

    test('changes the open page, sends an inbox message and allows withdrawals', async ({
      page,
      baseURL,
      picture,
      inspect,
    }, { project }) => {
      const origin = baseURL ?? '';
      const session = await registerPayer(origin);
      await fund(project.name, origin, session, '500.00');
      await verifyIdentity(project.name, origin, session);
      await prepareWithdrawals(origin, session);
      await holdSession(page, session);
      await page.goto('/m/voucherCenter');
      await expect(page.getByRole('textbox', { name: text('deposit.amount') })).toBeVisible();
      await lockPlay(project.name, session.userName, true);
      await expect(page.getByText(text('error.play.locked'))).toBeVisible();
      await inspect(page, `deposit-${language}`);

      await page.goto('/m/webEmail');
      await page.getByText(text('play.locked.title')).click();
      await expect(page.getByText(text('play.locked.text'))).toBeVisible();
      await inspect(page, `message-${language}`);
      await page.goto('/m/member/home');
      await expect(page.getByText(text('error.play.locked'))).toBeVisible();
      await picture(page, `home-${language}`);

      await page.goto('/m/play/10001');
      await expect(page.getByText(text('error.play.locked'))).toBeVisible();
      await picture(page, `game-${language}`);

      await page.goto('/m/withdraw');
      await page.getByRole('textbox', { name: text('withdraw.amount') }).fill('500');
      await page
        .getByRole('textbox', { name: text('withdraw.password.new') })
        .fill(paymentPassword);
      await picture(page, `withdraw-${language}`);
      await page
        .getByRole('button', { name: text('withdraw.submit', { amount: '₱500' }), exact: true })
        .click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        text('withdraw.state.requested'),
      );

      await page.goto('/m/voucherCenter');
      await expect(page.getByText(text('error.play.locked'))).toBeVisible();
      await lockPlay(project.name, session.userName, false);
      await expect(page.getByRole('textbox', { name: text('deposit.amount') })).toBeVisible();
      expect(await ledgerFindings(project.name)).toEqual([]);
    });
  });
}
