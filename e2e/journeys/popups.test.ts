import type { BrowserContext, Page } from '@playwright/test';
import { logInTo, registerMember, type SessionAnswer } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { publisher } from '../fixtures/publish.ts';
import { soon } from '../fixtures/soon.ts';
import { expect, keepChoices, test } from '../fixtures/test.ts';

let site: OwnSite;
let publish: ReturnType<typeof publisher>;

test.beforeAll(({ variant }) => {
  site = variant;
  publish = publisher(site);
});

const words = {
  EN: {
    festival: 'The lantern festival is coming',
    changed: 'The lantern festival has begun',
    logIn: 'Log in to play',
    register: 'Sign up',
    close: 'Close',
    notToday: 'Not today',
    maintenance: 'Back in a little while',
  },
  TY: {
    festival: 'Paparating ang pista ng mga parol',
    changed: 'Nagsimula na ang pista ng mga parol',
    logIn: 'Mag-log in para maglaro',
    register: 'Magrehistro',
    close: 'Isara',
    notToday: 'Huwag na ngayong araw',
    maintenance: 'Babalik kami maya-maya',
  },
} as const;

const dialog = (page: Page) => page.getByRole('dialog');

/** A pop-up waits for a first scroll, so that the first look belongs to the home. */
async function openHome(page: Page): Promise<void> {
  await page.goto(`${site.url}/m/home`);
  await expect(page.getByRole('main').getByRole('region').nth(1)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThan(100);
  await expect(dialog(page)).toHaveCount(0);
  const code = page.waitForResponse((answer) => answer.url().includes('HomePopups'));
  await page.evaluate(() => scrollTo(0, 60));
  await code.catch(() => undefined);
}

/** A pop-up that is due is drawn as soon as its code is there: after that the page has idled twice. */
async function nothingComes(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );
  await expect(dialog(page)).toHaveCount(0);
}

async function become(context: BrowserContext, session: SessionAnswer): Promise<void> {
  const record = { firstTimeLogin: false, ...session, merchantCode: 'PAVILION' };
  await keepChoices(context, site.url, { MC_SESSION_INFO: JSON.stringify(record) });
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });
    test.beforeEach(({ context }) => keepChoices(context, site.url, { language, theme }));

    test('a guest is shown what is new once a day, then asked to log in', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await openHome(page);
      const festival = page.getByRole('dialog', { name: say.festival });
      await expect(festival).toBeVisible();
      await axeCheck(page);
      await picture(page, `popup-notice-${language}`);
      await festival.getByRole('button', { name: say.close }).click();

      const logIn = page.getByRole('dialog', { name: say.logIn });
      await expect(logIn).toBeVisible();
      await expect(page.locator('body')).toHaveClass(/login-modal/);
      await axeCheck(page);
      await picture(page, `popup-login-${language}`);
      await page.keyboard.press('Escape');
      await expect(page.locator('body')).not.toHaveClass(/login-modal/);

      await openHome(page);
      await nothingComes(page);
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('popups') ?? '{}') as object;
        localStorage.setItem('popups', JSON.stringify({ ...kept, day: '2020-01-01' }));
      });
      await openHome(page);
      await expect(festival).toBeVisible();
    });

    test('the invitation leads to the log-in and back home', async ({ page }) => {
      await openHome(page);
      await dialog(page).getByRole('button', { name: say.close }).click();
      const logIn = page.getByRole('dialog', { name: say.logIn });
      await expect(logIn.getByRole('link', { name: say.register })).toBeVisible();
      await logIn.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/m\/login/);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveClass(/login-modal/);
    });
  });
}

test('"not today" holds for everything that would come', async ({ page }) => {
  await openHome(page);
  await dialog(page).getByRole('button', { name: words.EN.notToday }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('popups')))
    .toContain('"off":true');
  await nothingComes(page);
  await publish.notice('more', { EN: 'One more', TY: 'Isa pa' }, { type: 'PU' });
  await openHome(page);
  await nothingComes(page);
  await publish.withdraw('notice', 'more');
});

test('a member is shown the words again when they change, and is never asked to log in', async ({
  context,
  page,
}) => {
  await become(context, await registerMember(site.url, 'sol', 'lantern-on-water'));
  await publish.notice('festival', { EN: 'First words', TY: 'Unang salita' }, { type: 'PU' });
  await openHome(page);
  await page.getByRole('dialog', { name: 'First words' }).getByLabel('Close').click();
  await page.getByRole('dialog', { name: words.EN.festival }).getByLabel('Close').click();
  await nothingComes(page);
  await publish.notice('festival', { EN: 'Other words', TY: 'Ibang salita' }, { type: 'PU' });
  await expect(page.getByRole('dialog', { name: 'Other words' })).toBeVisible();
  await publish.withdraw('notice', 'festival');
});

test('a trial account is shown pop-ups and marks nothing', async ({ context, page }) => {
  const marks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('readAnnouncement')) marks.push(request.url());
  });
  await become(context, await logInTo(site.url, 'trial01', 'Pavilion2026'));
  await openHome(page);
  const festival = page.getByRole('dialog', { name: words.EN.festival });
  await expect(festival).toBeVisible();
  await festival.getByRole('button', { name: words.EN.close }).click();
  await expect(festival).toBeHidden();
  expect(marks).toEqual([]);
});

test.describe('under maintenance', () => {
  // What is read while the site closes is refused.
  test.use({ expectedErrors: [/status of 503/] });

  test('no pop-up lies over the maintenance page', async ({ page }) => {
    const status = (on: boolean) =>
      site.operate('PUT', '/operator/status', {
        maintenance: { on },
        regionRestriction: { on: false },
      });
    const stream = page.waitForResponse((answer) => answer.url().endsWith('/wps/live'));
    await openHome(page);
    await expect(dialog(page)).toBeVisible();
    // A guest's page is told of what changes from then on.
    expect((await stream).status()).toBe(200);
    await status(true);
    const closed = page.getByRole('heading', { name: words.EN.maintenance });
    await soon(() => closed.isVisible(), true, 4000);
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await page.mouse.wheel(0, 80);
    await nothingComes(page);
    await status(false);
  });
});
