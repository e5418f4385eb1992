import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { holdSession, registerMember, type SessionAnswer } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { approveApplication } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';
const applyFor = '/m/activityDetail?id=match-parlay';

const words = {
  EN: {
    comment: 'Comment',
    remove: /^Remove picture/,
    send: 'Send application',
    applied: 'Applied',
    claimed: 'Claimed',
    claim: 'Claim ₱300',
    paid: '₱300 was added to your balance',
    ready: 'Ready to claim',
  },
  TY: {
    comment: 'Comment',
    remove: /^Alisin ang picture/,
    send: 'Ipadala ang application',
    applied: 'Nakapag-apply na',
    claimed: 'Na-claim na',
    claim: 'I-claim ang ₱300',
    paid: 'Naidagdag sa balanse mo ang ₱300',
    ready: 'Puwede nang i-claim',
  },
} as const;

async function photo(name: string, background: string) {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

async function choose(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.locator('input[type=file]').setInputFiles(files);
}

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
  const say = words[language];

  test.describe(`§2 Promotion list, §5, §7: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member applies with pictures and claims the reward once', async ({
      page,
      context,
      baseURL,
      axeCheck,
      picture,
      expectNotice,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'rosa', password);
      await holdSession(page, session);

      await test.step('sends the application', async () => {
        await page.goto(applyFor);
        const colours = ['#a33', '#3a3', '#33a'];
        await choose(
          page,
          ...(await Promise.all(colours.map((one, at) => photo(`${at}.jpg`, one)))),
        );
        await page.getByRole('textbox', { name: say.comment }).fill('Bets 1201 to 1204, all won.');
        await page.getByRole('button', { name: say.remove }).first().click();
        await page.getByRole('button', { name: say.send }).click();
        await expect(page.getByText(say.applied).first()).toBeVisible();
        await expect(page.getByRole('textbox', { name: say.comment })).toBeHidden();
        await expect(page.getByText('Bets 1201 to 1204, all won.')).toBeVisible();
        await expect(page.locator('img[src^="blob:"]')).toHaveCount(2);
        await axeCheck(page);
        await picture(page, `12-applied-${language}`);
      });

      await test.step('claims from two tabs what was issued, and is paid once', async () => {
        await approveApplication(project.name, session.userName);
        const other = await context.newPage();
        await holdSession(other, session);
        await page.goto('/m/rewardCenter');
        await expect(page.getByRole('heading', { name: say.ready })).toBeVisible();
        await axeCheck(page);
        await picture(page, `13-rewards-${language}`);
        await other.goto(applyFor);
        const claims = [page, other].map((tab) => tab.getByRole('button', { name: say.claim }));
        await expect(claims[1] ?? page.locator('body')).toBeVisible();
        expect(await balanceOf(page, session)).toBe('0.00');
        await holdClaims(context, claims.length);
        await Promise.all(claims.map((claim) => claim.dblclick()));
        await expectNotice(page, say.paid);
        await expectNotice(other, say.paid);
        await expect(other.getByText(say.claimed).first()).toBeVisible();
        await expect(page.getByRole('heading', { name: say.claimed })).toBeVisible();
        expect(await balanceOf(page, session)).toBe('300.00');
        await picture(other, `14-claimed-${language}`);
      });
    });
  });
}
