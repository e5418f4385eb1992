import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { holdSession, logInTo, registerMember, type SessionAnswer } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { approveApplication, rejectApplication } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';
const applyFor = '/m/activityDetail?id=match-parlay';
const megabyte = 1024 * 1024;

const words = {
  EN: {
    comment: 'Comment',
    add: 'Add',
    remove: /^Remove picture/,
    send: 'Send application',
    tooLong: 'At most 140 characters.',
    tooMany: 'At most 3 pictures can be sent.',
    wrongType: 'Only PNG and JPG pictures can be sent.',
    tooLarge: 'A picture can be at most 5 MB. Choose a smaller one.',
    applied: 'Applied',
    issued: 'Issued',
    claimed: 'Claimed',
    claim: 'Claim ₱300',
    paid: '₱300 is in your balance',
    join: 'Sign up',
    joined: 'Signed up',
    logIn: 'Log in',
    ready: 'Ready to claim',
    noRewards: 'There are no rewards yet. Join a promotion to get one.',
    refused: 'Free-play accounts cannot use this. Register to open it.',
  },
  TY: {
    comment: 'Komento',
    add: 'Magdagdag',
    remove: /^Alisin ang larawan/,
    send: 'Ipadala ang aplikasyon',
    tooLong: 'Hanggang 140 karakter lang.',
    tooMany: 'Hanggang 3 larawan lang ang maipapadala.',
    wrongType: 'PNG at JPG na larawan lang ang maipapadala.',
    tooLarge: 'Hanggang 5 MB lang ang isang larawan. Pumili ng mas maliit.',
    applied: 'Naisumite na',
    issued: 'Naibigay',
    claimed: 'Nakuha na',
    claim: 'Kunin ang ₱300',
    paid: 'Nasa balanse mo na ang ₱300',
    join: 'Sumali',
    joined: 'Nakasali na',
    logIn: 'Mag-log in',
    ready: 'Puwede nang kunin',
    noRewards: 'Wala ka pang gantimpala. Sumali sa promosyon para magkaroon.',
    refused: 'Hindi ito magagamit ng free-play account. Magrehistro para mabuksan ito.',
  },
} as const;

async function photo(name: string, background: string) {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

async function choose(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.locator('input[type=file]').setInputFiles(files);
}

/** Holds claims back until as many are on their way: nobody is answered before all have asked. */
async function holdClaims(context: BrowserContext, count: number): Promise<void> {
  let release = (): void => undefined;
  const allAsked = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await context.route('**/wps/relay/MCSFE_claimIssuedPromotion', async (route) => {
    asked += 1;
    if (asked === count) release();
    await allAsked;
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

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member applies with pictures and claims the reward once', async ({
      page,
      context,
      baseURL,
      axeCheck,
      picture,
      told,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'rosa', password);
      await holdSession(page, session);

      await test.step('finds the reward center empty', async () => {
        await page.goto('/m/rewardCenter');
        await expect(page.getByText(say.noRewards)).toBeVisible();
        await axeCheck(page);
        await picture(page, `10-rewards-empty-${language}`);
      });

      await test.step('is told what may not be sent', async () => {
        await page.goto(applyFor);
        const comment = page.getByRole('textbox', { name: say.comment });
        await comment.fill('a'.repeat(141));
        await page.getByRole('button', { name: say.send }).click();
        await expect(page.getByText(say.tooLong)).toBeVisible();
        const gif = { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
        await choose(page, gif);
        await expect(page.getByText(say.wrongType)).toBeVisible();
        const buffer = randomBytes(5 * megabyte + 1);
        await choose(page, { name: 'b.png', mimeType: 'image/png', buffer });
        await expect(page.getByText(say.tooLarge)).toBeVisible();
        const colours = ['#a33', '#3a3', '#33a', '#aa3'];
        const four = await Promise.all(colours.map((one, at) => photo(`${at}.jpg`, one)));
        await choose(page, ...four);
        await expect(page.getByText(say.tooMany)).toBeVisible();
        await expect(page.getByRole('button', { name: say.remove })).toHaveCount(3);
        await expect(page.getByRole('button', { name: say.add, exact: true })).toHaveCount(0);
        await axeCheck(page);
        await picture(page, `11-apply-refused-${language}`);
      });

      await test.step('sends the application', async () => {
        await page.getByRole('textbox', { name: say.comment }).fill('Bets 1201 to 1204, all won.');
        await page.getByRole('button', { name: say.remove }).first().click();
        await page.getByRole('button', { name: say.send }).click();
        await expect(page.getByText(say.applied).first()).toBeVisible();
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
        await told(page, say.paid);
        await told(other, say.paid);
        await expect(other.getByText(say.claimed).first()).toBeVisible();
        await expect(page.getByRole('heading', { name: say.claimed })).toBeVisible();
        expect(await balanceOf(page, session)).toBe('300.00');
        await picture(other, `14-claimed-${language}`);
      });
    });

    test('a guest signs up for a promotion by way of the login', async ({ page, baseURL }) => {
      const { userName } = await registerMember(baseURL ?? '', 'rosa', password);
      await page.goto('/m/activityDetail?id=reef-hunt');
      await page.getByRole('main').getByRole('link', { name: say.join }).click();
      await page.getByRole('textbox', { name: /User name/ }).fill(userName);
      await page.locator('input[type=password]').fill(password);
      await page.getByRole('button', { name: say.logIn, exact: true }).click();
      await expect(page).toHaveURL(/activityDetail\?id=reef-hunt/);
      await page.getByRole('button', { name: say.join }).click();
      await expect(page.getByText(say.joined).first()).toBeVisible();
      await expect(page.getByRole('button', { name: say.join })).toHaveCount(0);
    });

    test('a trial account is told why not', async ({ page, baseURL }) => {
      await holdSession(page, await logInTo(baseURL ?? '', 'trial01', 'Pavilion2026'));
      await page.goto(applyFor);
      await page.getByRole('main').getByRole('link', { name: say.send }).click();
      await expect(page.getByRole('dialog')).toContainText(say.refused);
      await page.goto('/m/rewardCenter');
      await expect(page.getByText(say.refused)).toBeVisible();
    });
  });
}

test('a member reads why an application was not granted', async ({ page, baseURL, axeCheck }, {
  project,
}) => {
  const session = await registerMember(baseURL ?? '', 'rosa', password);
  await holdSession(page, session);
  await page.goto(applyFor);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Applied').first()).toBeVisible();
  await rejectApplication(project.name, session.userName, 'The bets were not in a row.');
  await page.goto(applyFor);
  await expect(page.getByText('The bets were not in a row.')).toBeVisible();
  await expect(page.getByText('Not granted').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send application' })).toHaveCount(0);
  await axeCheck(page);
});
