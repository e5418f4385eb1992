import type { BrowserContext, Page } from '@playwright/test';
import { recordOf, registerMember } from '../../support/people.ts';
import type { OwnSite } from '../../support/sites.ts';
import { expect, keepChoices, soon, test } from '../../support/test.ts';
import { publisher } from './publish.ts';

let site: OwnSite;
let publish: ReturnType<typeof publisher>;

test.beforeAll(({ variant }) => {
  site = variant;
  publish = publisher(site);
});

/** Touches the page: a guest's page opens its stream of changes only then. */
async function openHome(context: BrowserContext, language: 'EN' | 'TY' = 'EN'): Promise<Page> {
  await keepChoices(context, site.url, { language });
  const page = await context.newPage();
  const stream = page.waitForResponse((response) => response.url().endsWith('/wps/live'));
  await page.goto(`${site.url}/m/home`);
  await page.mouse.wheel(0, 10);
  expect((await stream).status()).toBe(200);
  return page;
}

async function becomeMember(context: BrowserContext): Promise<void> {
  const session = await registerMember(site.url, 'rosa');
  await keepChoices(context, site.url, recordOf(session));
}

const strip = (page: Page, name = 'Announcements') =>
  page.getByRole('region', { name, exact: true });
const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights', exact: true });

test('§2 Home screen, §3: what is published shows in an open home of its language within two seconds, and goes when withdrawn', async ({
  context,
  browser,
}) => {
  const outside = await browser.newContext();
  const [home, filipino] = [await openHome(context), await openHome(outside, 'TY')];
  const news = strip(home).getByText('Doors open early');
  const notices = strip(filipino, 'Mga anunsyo');
  await expect(strip(home).getByRole('link').first()).toBeAttached();
  await expect(notices.getByRole('link').first()).toBeAttached();
  await expect(news).toHaveCount(0);
  await publish.notice('only-en', { EN: 'Only in English' });
  await publish.notice('early', { EN: 'Doors open early', TY: 'Maagang bukas' });
  await soon(async () => (await news.count()) > 0, true);
  await soon(async () => (await notices.getByText('Maagang bukas').count()) > 0, true);
  await expect(notices.getByText(/Only in English|Doors open early/)).toHaveCount(0);
  await publish.notice('early', { EN: 'Doors open at six', TY: 'Bukas nang alas-sais' });
  await soon(() => news.count(), 0);
  await expect(strip(home).getByText('Doors open at six').first()).toBeAttached();
  await publish.withdraw('notice', 'early');
  await publish.withdraw('notice', 'only-en');
  await soon(() => strip(home).getByText('Doors open at six').count(), 0);
  await outside.close();
});

test('§2 Home screen, §3: what is for members reaches a member at once, and never a guest', async ({
  context,
  browser,
}) => {
  await becomeMember(context);
  const member = await openHome(context);
  const outside = await browser.newContext();
  const guest = await openHome(outside);
  await expect(strip(member).getByRole('link').first()).toBeAttached();

  const title = { EN: 'For members alone', TY: 'Para sa mga miyembro' };
  const both = async (page: Page, count: number) => {
    await soon(() => strip(page).getByText(title.EN).count(), count);
    await expect(highlights(page).getByText(title.EN)).toHaveCount(2 * count);
  };
  await publish.notice('members', title, { audience: 'member' });
  await publish.banner('members', title, { audience: 'member', linkage: '/m/activity' });
  await both(member, 1);
  await expect(highlights(member).getByRole('link', { name: title.EN })).toHaveAttribute(
    'href',
    '/m/activity',
  );
  // The guest's page got the signal too, and its query returned nothing more.
  await publish.notice('everyone', { EN: 'For everyone', TY: 'Para sa lahat' });
  await soon(async () => (await strip(guest).getByText('For everyone').count()) > 0, true);
  await both(guest, 0);
  await publish.withdraw('notice', 'members');
  await publish.withdraw('banner', 'members');
  await both(member, 0);
  await outside.close();
});
