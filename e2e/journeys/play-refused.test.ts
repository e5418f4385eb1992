import type { Page } from '@playwright/test';
import { openLine, type Line } from '../fixtures/line.ts';
import { looks } from '../fixtures/looks.ts';
import { keepSession, registerPayer } from '../fixtures/payer.ts';
import { expect, keepChoices, noPopupsToday, test } from '../fixtures/test.ts';

const words = {
  EN: {
    add: 'Add Coral Choir to favourites',
    remove: 'Take Coral Choir out of favourites',
    away: 'The site does not answer right now. Please try again in a moment.',
    retry: 'Try again',
    back: 'Choose another game',
  },
  TY: {
    add: 'Idagdag ang Koro ng Bahura sa mga paborito',
    remove: 'Alisin ang Koro ng Bahura sa mga paborito',
    away: 'Hindi sumasagot ang site ngayon. Pakisubukan muli maya-maya.',
    retry: 'Subukan muli',
    back: 'Pumili ng ibang laro',
  },
} as const;

const slots = '/m/gameList?gameType=RNG&vassalage=TIDEWORKS';
const coralChoir = '/m/play/10001';

let line: Line;
test.beforeEach(async ({ baseURL }) => {
  line = await openLine(baseURL ?? '');
});
test.afterEach(() => line.close());
/** At the end of this line a studio lets nobody frame it; that it was asked for is enough here. */
test.use({ expectedErrors: [/status of 502|frame-ancestors|'localStorage' property/] });

/** Every launch that the tabs of a story send. */
function countLaunches(page: Page): () => number {
  let launches = 0;
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/game/launchGame') launches += 1;
  });
  return () => launches;
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test.beforeEach(async ({ page, context, baseURL }) => {
      const popups = noPopupsToday();
      await keepChoices(context, line.url, { language, theme, popups });
      await context.addCookies([{ name: 'language', value: language, url: line.url }]);
      await keepSession(page, await registerPayer(baseURL ?? ''));
    });

    test('a favourite that is refused is taken back with a message', async ({
      page,
      picture,
      told,
    }) => {
      await page.goto(line.url + slots);
      await expect(page.getByRole('button', { name: say.add })).toBeVisible();
      line.calls = 'gateway';
      await page.getByRole('button', { name: say.add }).tap();
      await told(page, say.away);
      await picture(page, 'favourite-refused');
      await expect(page.getByRole('button', { name: say.add })).toBeVisible();
      line.calls = 'arrive';
      await page.getByRole('button', { name: say.add }).tap();
      await expect(page.getByRole('button', { name: say.remove })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: say.remove })).toBeVisible();
    });

    test('a launch that fails is tried again, or left for another game', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await page.goto(line.url + slots);
      const tile = page.locator(`main a[href="${coralChoir}"]`);
      await expect(tile).toBeVisible();
      line.calls = 'gateway';
      await tile.tap();
      await expect(page.getByRole('button', { name: say.retry })).toBeVisible();
      await axeCheck(page);
      await picture(page, 'launch-failed');
      await page.getByRole('button', { name: say.back }).tap();
      await expect(page).toHaveURL(line.url + slots);
      await tile.tap();
      await expect(page.getByRole('button', { name: say.retry })).toBeVisible();
      line.calls = 'arrive';
      await page.getByRole('button', { name: say.retry }).tap();
      await expect(page.locator('iframe')).toBeVisible();
    });
  });
}

test('two tabs each start exactly one launch, however often they are tapped', async ({
  page,
  context,
  baseURL,
}) => {
  await keepSession(page, await registerPayer(baseURL ?? ''));
  const launches = countLaunches(page);
  await page.goto(slots);
  const other = await context.newPage();
  await other.goto(slots);
  const tileOf = (one: Page) => one.locator(`main a[href="${coralChoir}"]`);
  await expect(tileOf(page)).toBeVisible();
  await expect(tileOf(other)).toBeVisible();
  await Promise.all([page, other].map((one) => tileOf(one).dblclick()));
  for (const one of [page, other]) {
    await expect(one.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled();
  }
  expect(launches()).toBe(2);
});
