import { looks, onlyInFull } from '../../support/browser.ts';
import { openOutbox } from '../../support/outbox.ts';
import { fund } from '../../support/payer.ts';
import {
  holdSession,
  logInTo,
  ownMobileNumber,
  password,
  registerByMobile,
} from '../../support/people.ts';
import { longestTestMs } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { expect, test } from '../../support/timed-site.ts';

const dayMs = 24 * 60 * 60_000;

/** What each day of the row gives. */
const row = [50, 50, 50, 50, 50, 50, 500];

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);
  const points = (amount: number) => `${amount} points`;

  test.describe(`§7: seven check-ins in ${language}, ${theme}`, () => {
    test.use({ language, theme });
    test.describe.configure({ timeout: longestTestMs });

    test(
      'each day gives its points, the seventh more, and the eighth begins anew',
      onlyInFull,
      async ({ site, page, passTime, expectNotice, inspect }) => {
        const outbox = openOutbox(site.settings.SANDBOX_URL ?? '');
        const member = await registerByMobile(site.url, outbox, ownMobileNumber());
        await fund(site, site.url, member, '500.00');
        const checkIn = page
          .getByRole('main')
          .getByRole('region', { name: text('signIn.title'), exact: true });
        const button = (amount: number) =>
          checkIn.getByRole('button', {
            name: text('signIn.claim', { amount: points(amount) }),
            exact: true,
          });

        for (const [index, amount] of row.entries()) {
          await test.step(`day ${index + 1}`, async () => {
            const session = await logInTo(site.url, member.userName, password);
            await holdSession(page, session);
            await page.goto('/m/rewardCenter');
            await button(amount).click();
            await expectNotice(page, text('rewards.claimed.points', { amount: points(amount) }));
            await expect(button(amount)).toHaveCount(0);
            await page.goto('about:blank');
            await passTime(dayMs);
          });
        }

        await test.step('the eighth takes a deposit again, and begins a row', async () => {
          const session = await logInTo(site.url, member.userName, password);
          await fund(site, site.url, session, '500.00');
          await holdSession(page, session);
          await page.goto('/m/rewardCenter');
          await expect(button(50)).toBeVisible();
          const total = text('signIn.total', { amount: points(800) });
          await expect(checkIn.getByText(total)).toBeVisible();
          await inspect(page, `check-in-eighth-day-${language}`);
        });
      },
    );
  });
}
