import type { BrowserContext, Page } from '@playwright/test';
import { logInTo } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { expect, keepChoices, noPopupsToday, test } from '../fixtures/test.ts';

let site: OwnSite;

test.beforeAll(({ variant }) => {
  site = variant;
});

const words = {
  EN: {
    waits: 'A dividend contract waits for you',
    go: 'Go to the contract',
    cancel: 'Cancel',
    services: 'Write to us',
  },
  TY: {
    waits: 'May kontrata sa dividend na naghihintay sa iyo',
    go: 'Pumunta sa kontrata',
    cancel: 'Kanselahin',
    services: 'Sumulat sa amin',
  },
} as const;

async function become(context: BrowserContext, username: string, choices: object): Promise<void> {
  const session = await logInTo(site.url, username, 'Pavilion2026');
  const record = { firstTimeLogin: false, ...session, merchantCode: 'PAVILION' };
  await keepChoices(context, site.url, {
    popups: noPopupsToday(),
    hideDownloadBar: '1',
    MC_SESSION_INFO: JSON.stringify(record),
    ...choices,
  });
}

/** The home looks at the member's record anew, and then for contracts where there can be any. */
async function openHome(page: Page, asks: RegExp): Promise<void> {
  const answer = page.waitForResponse((one) => asks.test(one.url()));
  await page.goto(`${site.url}/m/home`);
  expect((await answer).status()).toBe(200);
}

const contracts = /funds\/consolidated/;
const memberRecord = /member\/info(\?|$)/;

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('an agent is told of a contract that waits, once, and goes there', async ({
      page,
      context,
      axeCheck,
      picture,
    }) => {
      await context.addCookies([{ name: 'language', value: language, url: site.url }]);
      await become(context, 'agent03', { language, theme });
      await openHome(page, contracts);
      const alert = page.getByRole('dialog', { name: say.waits });
      await expect(alert).toBeVisible();
      await axeCheck(page);
      await picture(page, `contract-${language}`);
      await alert.getByRole('button', { name: say.cancel }).click();
      await expect(alert).toHaveCount(0);
      await expect(page).toHaveURL(/\/m\/home$/);

      await openHome(page, contracts);
      await alert.getByRole('button', { name: say.go }).click();
      await expect(page).toHaveURL(/\/m\/member\/agent\/getDevidendContract$/);
    });
  });
}

test('who has no contract that waits is told nothing', async ({ page, context }) => {
  await become(context, 'agent01', {});
  await openHome(page, contracts);
  await expect(page.getByRole('navigation', { name: words.EN.services })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await site.operate('PUT', '/operator/contract-request', {
    account: 'agent01',
    contract: 'hourlySalary',
    request: 'NEW',
  });
  await openHome(page, contracts);
  const alert = page.getByRole('dialog', { name: 'An hourly salary contract waits for you' });
  await expect(alert).toBeVisible();
});

test('for a member nothing is asked of contracts', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (contracts.test(request.url())) asked.push(request.url());
  });
  await become(context, 'member01', {});
  await openHome(page, memberRecord);
  await expect(page.getByRole('navigation', { name: words.EN.services })).toBeVisible();
  expect(asked).toEqual([]);
});
