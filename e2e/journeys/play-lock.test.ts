import { looks } from '../fixtures/looks.ts';
import { lockPlay } from '../fixtures/operator-money.ts';
import { ledgerFindings } from '../fixtures/operator.ts';
import {
  fund,
  keepSession,
  paymentPassword,
  prepareWithdrawals,
  registerPayer,
} from '../fixtures/payer.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  EN: {
    amount: 'Amount',
    locked: /^Play and deposits are locked on your account\./,
    message: 'Play on your account is locked',
    cash: 'You can withdraw all of your balance',
    withdraw: 'Withdraw ₱500',
    requested: 'Requested',
  },
  TY: {
    amount: 'Halaga',
    locked: /^Naka-lock ang paglalaro at pag-deposit sa account mo\./,
    message: 'Naka-lock ang paglalaro sa account mo',
    cash: 'Puwede mong i-withdraw ang buong balanse',
    withdraw: 'Mag-withdraw ng ₱500',
    requested: 'Na-request',
  },
} as const;

for (const [language, theme] of looks([
  ['EN', 'light'],
  ['TY', 'dark'],
])) {
  const text = words[language];

  test.describe(`D23: a lock of play in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme, expectedErrors: [/status of 403/] });

    test('changes the open page, sends an inbox message and allows withdrawals', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }, { project }) => {
      const origin = baseURL ?? '';
      const session = await registerPayer(origin);
      await fund(project.name, origin, session, '500.00');
      await prepareWithdrawals(origin, session, '001234567890');
      await keepSession(page, session);
      await page.goto('/m/voucherCenter');
      await expect(page.getByRole('textbox', { name: text.amount })).toBeVisible();
      await lockPlay(project.name, session.userName, true);
      await expect(page.getByText(text.locked)).toBeVisible();
      await axeCheck(page);
      await picture(page, `deposit-${language}`);

      await page.goto('/m/webEmail');
      await page.getByText(text.message).click();
      await expect(page.getByText(text.cash)).toBeVisible();
      await axeCheck(page);
      await picture(page, `message-${language}`);
      await page.goto('/m/member/home');
      await expect(page.getByText(text.locked)).toBeVisible();
      await picture(page, `home-${language}`);

      await page.goto('/m/play/10001');
      await expect(page.getByText(text.locked)).toBeVisible();
      await picture(page, `game-${language}`);

      await page.goto('/m/withdraw');
      await page.getByRole('textbox', { name: text.amount }).fill('500');
      await page.getByRole('textbox', { name: /Payment password/ }).fill(paymentPassword);
      await picture(page, `withdraw-${language}`);
      await page.getByRole('button', { name: text.withdraw, exact: true }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(text.requested);

      await page.goto('/m/voucherCenter');
      await expect(page.getByText(text.locked)).toBeVisible();
      await lockPlay(project.name, session.userName, false);
      await expect(page.getByRole('textbox', { name: text.amount })).toBeVisible();
      expect(await ledgerFindings(project.name)).toEqual([]);
    });
  });
}
