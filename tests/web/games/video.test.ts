import { expect, keepChoices, noPopupsToday, test } from '../../support/test.ts';

const address = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?hl=en';

test.use({ expectedErrors: [/ERR_NAME_NOT_RESOLVED/] });

test('§2 Game center and category pages, §9: a tap loads a video of YouTube in a player that the page’s policy allows', async ({
  page,
  context,
  variant: site,
}) => {
  await keepChoices(context, site.url, { popups: noPopupsToday() });
  const answer = await page.goto(`${site.url}/m/home`);
  const place = page.getByRole('region', { name: 'Video' });
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    expect(await place.count()).toBe(1);
  }).toPass();
  const frame = place.locator('iframe');
  await expect(frame).toHaveCount(0);
  await place.getByRole('button', { name: 'Watch the video' }).click();
  await expect(frame).toHaveAttribute('src', address);
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.youtube-nocookie\.com[;\s]/);
});
