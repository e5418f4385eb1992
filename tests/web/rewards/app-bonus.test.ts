import { looks } from '../../support/browser.ts';
import { ledgerFindings } from '../../support/operator.ts';
import { fund } from '../../support/payer.ts';
import { ownMobileNumber, password, registerByMobile } from '../../support/people.ts';
import { expect, openLive, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { logIn } from '../session/forms.ts';

/** The bonus is given every 30 seconds to who has come from the app, and looked at like that. */
const givenMs = 60_000;

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§6: the bonus for the app in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme });
    test.describe.configure({ timeout: 3 * givenMs });

    test('who logs in from the installed app claims it after a first deposit, once', async ({
      page,
      baseURL,
      outbox,
      expectNotice,
      inspect,
    }, { project }) => {
      const origin = baseURL ?? '';
      const session = await registerByMobile(origin, outbox, ownMobileNumber());
      const main = page.getByRole('main');
      const amount = '₱38';

      await test.step('the download page tells of it', async () => {
        await page.goto('/m/download');
        await expect(main.getByText(text('download.bonus', { amount }))).toBeVisible();
        await inspect(page, `download-bonus-${language}`);
      });

      const bonus = main.getByRole('listitem').filter({ hasText: text('reward.title.app') });

      await test.step('after a log-in from the app a new account has to wait', async () => {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'standalone', { value: true });
        });
        await page.goto('/m/login');
        await logIn(page, text, session.userName, password);
        await expect(page).toHaveURL(/\/m\/home/);
        await openLive(page, '/m/rewardCenter');
        await expect(bonus).toContainText(text('reward.state.checking'), { timeout: givenMs });
        await expect(bonus.getByText(text.like('rewards.checking.new'))).toBeVisible();
        await inspect(page, `app-bonus-checked-${language}`);
      });

      await test.step('a first deposit lets it go, and it is claimed', async () => {
        await fund(project.name, origin, session, '500.00');
        const claim = bonus.getByRole('button', { name: text('promotion.claim', { amount }) });
        await expect(claim).toBeVisible({ timeout: 2 * givenMs });
        await claim.click();
        await expectNotice(page, text('rewards.claimed.bonus', { amount }));
      });

      await test.step('and the download page tells of it no more', async () => {
        const known = page.waitForResponse(/getAvailablePromotions/);
        await page.goto('/m/download');
        await known;
        await expect(main.getByText(text('download.bonus', { amount }))).toHaveCount(0);
        expect(await ledgerFindings(project.name)).toEqual([]);
      });
    });
  });
}
