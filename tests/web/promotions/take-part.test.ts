import type { BrowserContext, Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { approveApplication } from '../../support/operator.ts';
import { holdSession, registerMember, type SessionAnswer } from '../../support/people.ts';
import { photo } from '../../support/photo.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

const applyFor = '/m/activityDetail?id=match-parlay';

/** Holds claims back until that many tabs have sent one, so that they reach the site together. */
async function holdClaims(context: BrowserContext, tabs: number): Promise<void> {
  let release = (): void => undefined;
  const allClaimed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const claiming = new Set<Page>();
  await context.route('**/wps/relay/MCSFE_claimIssuedPromotion', async (route) => {
    // Counts tabs, since a double press sends two claims.
    claiming.add(route.request().frame().page());
    if (claiming.size === tabs) release();
    await allClaimed;
    await route.continue();
  });
}

async function balanceOf(page: Page, { token }: SessionAnswer): Promise<string> {
  const headers = { Merchant: 'PAVILION', Authorization: token };
  const answer = await page.request.get('/wps/wallets/gcs', { headers });
  return ((await answer.json()) as { value: { sumBalance: string } }).value.sumBalance;
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§2 Promotion list, §5, §7: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member applies with pictures and claims the reward once', async ({
      page,
      context,
      baseURL,
      picture,
      expectNotice,
      inspect,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'rosa');
      await holdSession(page, session);

      await test.step('sends the application', async () => {
        await page.goto(applyFor);
        const files = await Promise.all(['0.jpg', '1.jpg', '2.jpg'].map((name) => photo(name)));
        await page.locator('input[type=file]').setInputFiles(files);
        await page
          .getByRole('textbox', { name: text('promotion.apply.comment') })
          .fill('Bets 1201 to 1204, all won.');
        await page
          .getByRole('button', { name: text.like('pictures.remove') })
          .first()
          .click();
        await page.getByRole('button', { name: text('promotion.apply') }).click();
        await expect(page.getByText(text('promotion.state.applying')).first()).toBeVisible();
        await expect(
          page.getByRole('textbox', { name: text('promotion.apply.comment') }),
        ).toBeHidden();
        await expect(page.getByText('Bets 1201 to 1204, all won.')).toBeVisible();
        await expect(page.locator('img[src^="blob:"]')).toHaveCount(2);
        await inspect(page, `12-applied-${language}`);
      });

      await test.step('claims from two tabs what was issued, and is paid once', async () => {
        await approveApplication(project.name, session.userName);
        const other = await context.newPage();
        await holdSession(other, session);
        await page.goto('/m/rewardCenter');
        await expect(page.getByRole('heading', { name: text('rewards.ready') })).toBeVisible();
        await inspect(page, `13-rewards-${language}`);
        await other.goto(applyFor);
        const claims = [page, other].map((tab) =>
          tab.getByRole('button', { name: text('promotion.claim', { amount: '₱300' }) }),
        );
        await expect(claims[1] ?? page.locator('body')).toBeVisible();
        expect(await balanceOf(page, session)).toBe('0.00');
        await holdClaims(context, claims.length);
        await Promise.all(claims.map((claim) => claim.dblclick()));
        await expectNotice(page, text('promotion.claimed', { amount: '₱300' }));
        await expectNotice(other, text('promotion.claimed', { amount: '₱300' }));
        await expect(other.getByText(text('promotion.state.claimed')).first()).toBeVisible();
        await expect(page.getByRole('heading', { name: text('rewards.history') })).toBeVisible();
        expect(await balanceOf(page, session)).toBe('300.00');
        await picture(other, `14-claimed-${language}`);
      });
    });
  });
}
