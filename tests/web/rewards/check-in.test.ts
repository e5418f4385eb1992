import { looks } from '../../support/browser.ts';
import { ledgerFindings } from '../../support/operator.ts';
import { fund } from '../../support/payer.ts';
import { holdSession, ownMobileNumber, registerByMobile } from '../../support/people.ts';
import { expect, openLive, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

/** Missions are counted every 30 seconds. */
const countedMs = 60_000;

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);
  const points = (amount: number) => `${amount} points`;

  test.describe(`§7: check-in and missions in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme });
    test.describe.configure({ timeout: 3 * countedMs });

    test('a deposit opens the day, and a mission that is done is claimed', async ({
      page,
      baseURL,
      outbox,
      expectNotice,
      inspect,
    }, { project }) => {
      const origin = baseURL ?? '';
      const session = await registerByMobile(origin, outbox, ownMobileNumber());
      await holdSession(page, session);
      await openLive(page, '/m/rewardCenter');
      const main = page.getByRole('main');
      const region = (name: string) => main.getByRole('region', { name, exact: true });
      const checkIn = region(text('signIn.title'));
      const today = checkIn.getByRole('button', {
        name: text('signIn.claim', { amount: points(50) }),
      });

      await test.step('without a deposit the day says what it takes', async () => {
        await expect(checkIn.getByText(text('signIn.needs'))).toBeVisible();
        await expect(today).toHaveCount(0);
        await inspect(page, `check-in-needs-${language}`);
      });

      await test.step('with one it is claimed, once', async () => {
        await fund(project.name, origin, session, '500.00');
        await page.reload();
        await today.click();
        const got = text('rewards.claimed.points', { amount: points(50) });
        await expectNotice(page, got);
        await expect(today).toHaveCount(0);
        await page.reload();
        const next = text('signIn.next', { amount: points(50) });
        await expect(checkIn.getByText(next)).toBeVisible();
        await inspect(page, `check-in-done-${language}`);
      });

      await test.step('the mission of a proved contact is claimed', async () => {
        const mission = region(text('missions.title'))
          .getByRole('listitem')
          .filter({ hasText: text('reward.condition.provedContact') })
          .first();
        const claim = mission.getByRole('button', {
          name: text('promotion.claim', { amount: points(100) }),
        });
        await expect(claim).toBeVisible({ timeout: 2 * countedMs });
        await inspect(page, `missions-${language}`);
        await claim.click();
        await expectNotice(page, text('rewards.claimed.points', { amount: points(100) }));
        await expect(mission).toContainText(text('reward.state.claimed'));
        await expect(claim).toHaveCount(0);
      });

      await test.step('the points are there, and the ledger holds', async () => {
        await page.goto('/m/mall/mallHome');
        await expect(main.getByText('150', { exact: true }).first()).toBeVisible();
        expect(await ledgerFindings(project.name)).toEqual([]);
      });
    });
  });
}
