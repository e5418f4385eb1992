import type { Page } from '@playwright/test';
import { type OwnSite, startOtherSite } from '../fixtures/own-site.ts';
import { expect, keepChoices, noPopupsToday, test } from '../fixtures/test.ts';

const hosts = ['https://one.pictures.test', 'https://two.pictures.test'];

let site: OwnSite;

// A site of its own: on a variant the pictures of all its stories would be away.
test.beforeAll(async () => {
  const files = {
    'brand.yaml': (text: string) =>
      text.replace('imageCdns: []', `imageCdns: [${hosts.join(', ')}]`),
  };
  site = await startOtherSite({ files });
});
test.afterAll(() => site?.stop());

/** What the hosts were asked for; each has what the site itself serves, as a mirror does. */
async function mirror(page: Page): Promise<Set<string>> {
  const made = new Set<string>();
  await page.route('https://*.pictures.test/**', async (route) => {
    const { href, pathname } = new URL(route.request().url());
    made.add(href);
    await route.fulfill({ response: await route.fetch({ url: site.url + pathname }) });
  });
  return made;
}

test('D21: pictures come from the hosts that the site names, each always from the same', async ({
  page,
  context,
}) => {
  const made = await mirror(page);
  await keepChoices(context, site.url, { popups: noPopupsToday(), hideDownloadBar: '1' });
  await page.goto(`${site.url}/m/rng`);
  const pictures = page.locator('main img[src*=".pictures.test/art/"]');
  await expect.poll(() => pictures.count()).toBeGreaterThan(8);
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => pictures.first().evaluate(isDrawn)).toBe(true);
  const requestsOf = (host: string) => [...made].some((address) => address.startsWith(host));
  await expect.poll(() => hosts.filter(requestsOf)).toEqual(hosts);
  const addresses = () =>
    pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const before = (await addresses()).slice(0, 8);
  await page.reload();
  await expect.poll(async () => (await addresses()).slice(0, 8)).toEqual(before);
  // What still loads would ask the real hosts as soon as the mirror is gone.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
