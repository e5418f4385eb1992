import type { BrowserContext, Page } from '@playwright/test';
import { fullBrowser, looks } from '../../support/browser.ts';
import { logInTo, recordOf } from '../../support/people.ts';
import type { OwnSite } from '../../support/sites.ts';
import { expect, keepChoices, noPopupsToday, test } from '../../support/test.ts';

let site: OwnSite;

test.use({ ...fullBrowser, serviceWorkers: 'allow' });
test.beforeAll(({ variant }) => {
  site = variant;
});

async function become(context: BrowserContext, choices: object): Promise<void> {
  const session = await logInTo(site.url, 'member01');
  await keepChoices(context, site.url, {
    popups: noPopupsToday(),
    ...recordOf(session),
    ...choices,
  });
}

/** Subscribes as the browser's push company would, which no test reaches. */
async function stubCompany(context: BrowserContext, host: string): Promise<void> {
  await context.addInitScript((endpoint) => {
    let subscription: unknown = null;
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const made = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async () => (subscription = made),
    });
  }, `https://${host}/a-browser`);
}

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${site.url}/m/set`);
  await page.mouse.wheel(0, 10);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Delivers a push message to the service worker. */
async function deliverPush(page: Page, kind: 'message' | 'announcement'): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify({ kind });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: site.url,
    registrationId,
    data,
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

const messageEn = 'You have a new message.';
const messageTy = 'May bago kang mensahe.';

for (const [language, theme, on, off, message, announcement] of looks([
  ['EN', 'dark', 'Turn on', 'Turn off', messageEn, 'There is a new announcement.'],
  ['TY', 'light', 'I-on', 'I-off', messageTy, 'May bagong anunsyo.'],
])) {
  test.describe(`§2 Message center: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member turns notifications on, is notified and turns them off', async ({
      page,
      context,
      axeCheck,
      picture,
    }) => {
      await context.addCookies([{ name: 'language', value: language, url: site.url }]);
      await context.grantPermissions(['notifications'], { origin: site.url });
      await stubCompany(context, 'fcm.googleapis.com');
      await become(context, { language, theme });
      await openSettings(page);
      await page.getByRole('button', { name: on, exact: true }).click();
      const turnOff = page.getByRole('button', { name: off, exact: true });
      await expect(turnOff).toBeVisible();
      await axeCheck(page);
      await turnOff.scrollIntoViewIfNeeded();
      await picture(page, `push-on-${language}`);
      await deliverPush(page, 'message');
      await expect.poll(() => shown(page)).toEqual([`Pavilion: ${message}`]);
      await deliverPush(page, 'announcement');
      const both = [message, announcement].map((words) => `Pavilion: ${words}`);
      await expect.poll(async () => (await shown(page)).toSorted()).toEqual(both.toSorted());
      await turnOff.click();
      await expect(page.getByRole('button', { name: on, exact: true })).toBeVisible();
    });
  });
}

test.describe('§2 Message center: a browser of an unknown push company', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('is refused, and stays off', async ({ page, context, expectNotice }) => {
    await context.grantPermissions(['notifications'], { origin: site.url });
    await stubCompany(context, 'evil.test');
    await become(context, {});
    await openSettings(page);
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await expectNotice(page, 'This site cannot send notifications to this browser.');
    await expect(page.getByRole('button', { name: 'Turn on', exact: true })).toBeVisible();
  });
});
