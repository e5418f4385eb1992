import { recordOf, registerMember } from '../../support/people.ts';
import { expect, keepChoices, test } from '../../support/test.ts';
import { publisher } from './publish.ts';

test('§2 Home screen: an open home shows a pop-up again when its text changes', async ({
  context,
  page,
  variant: site,
}) => {
  const publish = publisher(site);
  const session = await registerMember(site.url, 'sol');
  await keepChoices(context, site.url, recordOf(session));
  await publish.notice('festival', { EN: 'First words', TY: 'Unang salita' }, { type: 'PU' });
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/wps/live'));
  await page.goto(`${site.url}/m/home`);
  // The pop-up waits for the first scroll, so that it does not cover the home at first.
  await expect(page.getByRole('main').getByRole('region').nth(1)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThan(100);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole('dialog', { name: 'First words' }).getByLabel('Close').click();
  const other = page.getByRole('dialog', { name: 'Coming soon: Lantern Festival' });
  await other.getByLabel('Close').click();
  await expect(other).toBeHidden();
  expect((await stream).status()).toBe(200);
  await publish.notice('festival', { EN: 'Other words', TY: 'Ibang salita' }, { type: 'PU' });
  await expect(page.getByRole('dialog', { name: 'Other words' })).toBeVisible();
  await publish.withdraw('notice', 'festival');
});
