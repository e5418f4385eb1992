import type { Page } from '@playwright/test';
import { type OwnSite, startOtherSite } from '../../support/sites.ts';
import { expect, keepChoices, noPopupsToday, test } from '../../support/test.ts';

const hosts = ['https://one.pictures.test', 'https://two.pictures.test'];

let site: OwnSite;

// A site of its own: on a variant all its tests would be without pictures.
test.beforeAll(async () => {
  const files = {
    'brand.yaml': (text: string) =>
      text.replace('imageCdns: []', `imageCdns: [${hosts.join(', ')}]`),
  };
  site = await startOtherSite({ files });
});
test.afterAll(() => site?.stop());

/** Mirrors the site on the picture hosts; returns the addresses that were requested. */
async function mirror(page: Page): Promise<Set<string>> {
  const requested = new Set<string>();
  await page.route('https://*.pictures.test/**', async (route) => {
    const { href, pathname } = new URL(route.request().url());
    requested.add(href);
    await route.fulfill({ response: await route.fetch({ url: site.url + pathname }) });
  });
  return requested;
}

test('D21: pictures come from the hosts that the site names, each always from the same', async ({
  page,
  context,
}) => {
  const requested = await mirror(page);
  await keepChoices(context, site.url, { popups: noPopupsToday(), hideDownloadBar: '1' });
  await page.goto(`${site.url}/m/rng`);
  const pictures = page.locator('main img[src*=".pictures.test/art/"]');
  await expect.poll(() => pictures.count()).toBeGreaterThan(8);
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => pictures.first().evaluate(isDrawn)).toBe(true);
  const requestsOf = (host: string) => [...requested].some((address) => address.startsWith(host));
  await expect.poll(() => hosts.filter(requestsOf)).toEqual(hosts);
  const addresses = () =>
    pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const before = (await addresses()).slice(0, 8);
  await page.reload();
  await expect.poll(async () => (await addresses()).slice(0, 8)).toEqual(before);
  // Requests still open would go to the real hosts once the mirror is removed.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
