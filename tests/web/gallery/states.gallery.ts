import type { BrowserContext, Page } from '@playwright/test';
import { holdSession, registerMember } from '../../support/people.ts';
import { startOtherSite } from '../../support/sites.ts';
import { expect, keepChoices, noPopupsToday, test } from '../../support/test.ts';
import { nothingSaid } from '../../support/variants.ts';
import { type Line, openLine } from '../site/line.ts';
import { registerFullAccount } from './full-account.ts';
import { writeIndex } from './index-page.ts';
import { keepPicture, appearances, nameOf } from './keep-picture.ts';

/** Screens whose state without an answer is shown to guests. */
const forGuests = ['/m/activity', '/m/help', '/m/rng', '/m/gameCenter', '/m/notice', '/m/register'];
const forMembers = [
  '/m/member/home',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/wallet',
  '/m/limits',
  '/m/identity',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/profitandloss',
  '/m/rewardCenter',
  '/m/securityCenter',
  '/m/myAccount/index',
  '/m/webEmail',
  '/m/play/10001',
];
/** Screens that are empty for a new member. */
const ofNewcomers = [
  '/m/member/home',
  '/m/withdraw',
  '/m/identity',
  '/m/wallet',
  '/m/transaction/record',
  '/m/rng?tab=FAV',
  '/m/rng?tab=RECENT',
  '/m/gameCenter?name=zzzz',
  '/m/help?i=0',
];
/** Forms that are submitted empty. */
const forms = {
  guest: ['/m/login', '/m/register'],
  member: ['/m/changePsw', '/m/feedback', '/m/withdraw', '/m/voucherCenter'],
} as const;

const isSettled = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

for (const [theme, language] of appearances) {
  const appearance = `${theme}-${language}`;
  const choices = { theme, language, popups: noPopupsToday(), hideDownloadBar: '1' };
  const keep = (page: Page, name: string) => keepPicture(page, appearance, name);

  /** Opens all pages at once, since each repeats its calls twice before it gives up. */
  async function keepWithoutAnswer(
    context: BrowserContext,
    line: Line,
    paths: readonly string[],
  ): Promise<void> {
    await keepChoices(context, line.url, choices);
    await context.addCookies([{ name: 'language', value: language, url: line.url }]);
    const pages = await Promise.all(
      paths.map(async (path) => {
        const page = await context.newPage();
        await page.goto(line.url + path);
        return { path, page };
      }),
    );
    for (const { path, page } of pages) {
      await page.bringToFront();
      await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
      await isSettled(page);
      await keep(page, `90-away-${nameOf(path)}`);
    }
  }

  test.describe(appearance, () => {
    test.use({ theme, language, expectedErrors: [/^Failed to load resource|status of 4/] });
    test.setTimeout(600_000);
    test.describe.configure({ mode: 'parallel' });
    test.afterAll(writeIndex);

    test(`guests without answers, ${appearance}`, async ({ context, baseURL }) => {
      const line = await openLine(baseURL ?? '');
      line.calls = 'gateway';
      await keepWithoutAnswer(context, line, forGuests);
      await line.close();
    });

    test(`members without answers, ${appearance}`, async ({ context, baseURL }, { project }) => {
      const line = await openLine(baseURL ?? '');
      await holdSession(context, await registerFullAccount(project.name, baseURL ?? ''));
      line.calls = 'gateway';
      await keepWithoutAnswer(context, line, forMembers);
      await line.close();
    });

    test(`offline, ${appearance}`, async ({ page, context }) => {
      await page.goto('/m/activity');
      await isSettled(page);
      await keep(page, '91-online-activity');
      await context.setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
      await keep(page, '91-offline-activity');
    });

    test(`a new member, ${appearance}`, async ({ page, baseURL }) => {
      await holdSession(page, await registerMember(baseURL ?? '', 'bago'));
      for (const path of ofNewcomers) {
        await page.goto(path);
        await expect(page.getByRole('main').locator('h1, h2, p').first()).toBeAttached();
        await isSettled(page);
        await keep(page, `92-new-${nameOf(path)}`);
      }
    });

    test(`forms refused, ${appearance}`, async ({ page, baseURL }, { project }) => {
      const send = async (path: string) => {
        await page.goto(path);
        const button = page.getByRole('main').locator('button[type=submit]').first();
        await button.click({ force: true });
        await expect(page.locator('[aria-invalid="true"], [role=alert]').first()).toBeVisible();
        await keep(page, `93-refused-${nameOf(path)}`);
      };
      for (const path of forms.guest) await send(path);
      await holdSession(page, await registerFullAccount(project.name, baseURL ?? ''));
      for (const path of forms.member) await send(path);
    });

    test(`an empty site, closed and restricted, ${appearance}`, async ({ page, context }) => {
      const site = await startOtherSite({ files: nothingSaid });
      await keepChoices(context, site.url, choices);
      await context.addCookies([{ name: 'language', value: language, url: site.url }]);
      for (const path of ['/m/notice', '/m/activity', '/m/help', '/m/home']) {
        await page.goto(site.url + path);
        await isSettled(page);
        await keep(page, `94-quiet-${nameOf(path)}`);
      }
      const [off, on] = [{ on: false }, { on: true }];
      for (const [name, maintenance, regionRestriction] of [
        ['maintenance', { on: true, endsAt: '2030-01-02T03:04:00.000Z' }, off],
        ['restricted', off, on],
      ] as const) {
        await site.operate('PUT', '/operator/status', { maintenance, regionRestriction });
        await page.goto(`${site.url}/m/home`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
        await keep(page, `95-${name}`);
      }
      await site.stop();
    });
  });
}
