import { expect, test } from 'vitest';
import { gateway } from '#testing/answers.ts';
import { leavePage, mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

test('§2 Route list: a path without a screen asks the site’s table once, and redirects home if the table has no entry', async () => {
  const domainRoute = { '/m/promo': '/m/help', '/m/away': 'https://elsewhere.example/' };
  const mainDomain = 'pavilion.example';
  site.answers({
    site: { getDomainRoute: { domainRoute, mainDomain } },
    content: { getHelpCenter: [] },
  });
  await mountScreen('/m/help');
  await expect.poll(() => site.calls('content', 'getHelpCenter')).not.toEqual([]);
  expect(site.calls('site', 'getDomainRoute')).toEqual([]);
  for (const [index, [path, to]] of [
    ['/m/promo', '/m/help'],
    ['/m/away', '/m/home'],
    ['/m/nowhere', '/m/home'],
  ].entries()) {
    await leavePage();
    await mountScreen(path ?? '');
    await expect.poll(() => location.pathname, { message: path ?? '' }).toBe(to);
    await expect.poll(() => site.calls('site', 'getDomainRoute')).toHaveLength(index + 1);
  }
});

test('§2 Route list: without the table such a path redirects home', async () => {
  site.answers({ site: { getDomainRoute: gateway } });
  await mountScreen('/m/promo');
  await expect.poll(() => location.pathname).toBe('/m/home');
});
