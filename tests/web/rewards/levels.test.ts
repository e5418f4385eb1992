import { looks } from '../../support/browser.ts';
import { giveCash, ledgerFindings } from '../../support/operator.ts';
import {
  fund,
  paymentPassword,
  prepareWithdrawals,
  registerPayer,
  verifyIdentity,
} from '../../support/payer.ts';
import { holdSession } from '../../support/people.ts';
import { expect, longestTestMs, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { coralChoir, placeValidBets, raiseBet } from '../games/playing.ts';

/** Bronze takes valid bets of ₱5,000, ten of ₱500; the deposit has to be wagered to withdraw it. */
const funds = '5500.00';
const betsOfBronze = 10;

/** Enough to withdraw however the rounds end. */
const ownMoney = '1000.00';

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: VIP levels in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme });
    test.describe.configure({ timeout: longestTestMs, retries: 0 });

    test('a level is reached by play; its bonus is claimed, wagered and withdrawn', async ({
      page,
      baseURL,
      expectNotice,
      inspect,
    }, { project }) => {
      const origin = baseURL ?? '';
      const main = page.getByRole('main');
      const session = await registerPayer(origin);
      await verifyIdentity(project.name, origin, session);
      await prepareWithdrawals(origin, session);
      await holdSession(page, session);

      await test.step('a newcomer reads what the first level takes', async () => {
        await page.goto('/m/member/benefits');
        await expect(main.getByText(text('vip.first', { level: 'Bronze' }))).toBeVisible();
        await inspect(page, `benefits-newcomer-${language}`);
      });

      await test.step('deposits and bets reach it', async () => {
        await giveCash(project.name, session.userName, ownMoney);
        await fund(project.name, origin, session, funds);
        await page.goto(`/m/play/${coralChoir.nodeId}`);
        await raiseBet(page);
        await placeValidBets(page, betsOfBronze);
        await page.goto('/m/member/benefits');
        await expect(main.getByRole('heading', { level: 2, name: 'Bronze' })).toBeVisible();
        await inspect(page, `benefits-bronze-${language}`);
      });

      await test.step('its bonus is claimed and wagered', async () => {
        await page.goto('/m/rewardCenter');
        const card = main.getByRole('listitem').filter({ hasText: 'Bronze' });
        const claim = text('promotion.claim', { amount: '₱18' });
        await card.getByRole('button', { name: claim }).click();
        await expectNotice(page, text('rewards.claimed.bonus', { amount: '₱18' }));
        await page.goto(`/m/play/${coralChoir.nodeId}`);
        await raiseBet(page);
        await placeValidBets(page, 1);
        await page.goto('/m/member/home');
        const completed = page.getByText(text('bonus.state.completed'), { exact: true });
        await expect(completed).toBeVisible({ timeout: 60_000 });
      });

      await test.step('and the money leaves', async () => {
        await page.goto('/m/withdraw');
        await page.getByRole('textbox', { name: text('withdraw.amount') }).fill('100');
        const typed = page.getByRole('textbox', { name: text('withdraw.password.new') });
        await typed.fill(paymentPassword);
        await page
          .getByRole('button', { name: text('withdraw.submit', { amount: '₱100' }), exact: true })
          .click();
        await expect(main.getByRole('status')).toContainText(text('withdraw.state.requested'));
        expect(await ledgerFindings(project.name)).toEqual([]);
      });
    });
  });
}
