import type { BrowserContext, Page } from '@playwright/test';
import { logInTo, recordOf } from '../../support/people.ts';
import type { OwnSite } from '../../support/sites.ts';
import { expect, keepChoices, noPopupsToday, test } from '../../support/test.ts';

let site: OwnSite;

test.beforeAll(({ variant }) => {
  site = variant;
});

async function become(context: BrowserContext, username: string, choices: object): Promise<void> {
  const session = await logInTo(site.url, username);
  await keepChoices(context, site.url, {
    popups: noPopupsToday(),
    hideDownloadBar: '1',
    ...recordOf(session),
    ...choices,
  });
}

const contracts = /funds\/consolidated/;

/** Opens the home and waits for its check of pending contracts. */
async function openHome(page: Page): Promise<void> {
  const answer = page.waitForResponse((one) => contracts.test(one.url()));
  await page.goto(`${site.url}/m/home`);
  expect((await answer).status()).toBe(200);
}

test('§3, §4: an agent sees a contract once the operator requests it, and opens it', async ({
  page,
  context,
}) => {
  await become(context, 'agent01', {});
  await openHome(page);
  await expect(page.getByRole('navigation', { name: 'Contact us' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await site.operate('PUT', '/operator/contract-request', {
    account: 'agent01',
    contract: 'hourlySalary',
    request: 'NEW',
  });
  await openHome(page);
  const alert = page.getByRole('dialog', { name: 'New hourly salary contract' });
  await alert.getByRole('button', { name: 'View contract' }).click();
  await expect(page).toHaveURL(/\/m\/member\/agent\/getHourContract$/);
});
