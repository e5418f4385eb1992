import type { Locator, Page } from '@playwright/test';
import { holdSession, logInTo, registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const merchantCode = 'PAVILION';
const headers = { Merchant: merchantCode };
const password = 'lantern-on-water';

const words = {
  EN: {
    notices: 'Announcements',
    unread: 'Unread',
    more: 'More about Your first deposit, doubled',
    title: 'Your first deposit, doubled',
    open: 'Open to join',
    coming: 'Coming',
    over: 'Over',
    events: 'Events',
    longTerm: 'long term',
    terms: 'Terms at a glance',
    search: 'Search in help',
    wanted: 'privacy',
    section: 'Privacy',
    nothing: 'Nothing in help speaks of this.',
    messages: 'Messages',
    back: 'Back to home',
    inbox: 'Inbox',
    chat: 'Live chat',
    affiliate: 'Affiliate service',
    gone: 'This promotion is no longer here.',
  },
  TY: {
    notices: 'Mga anunsyo',
    unread: 'Hindi pa nabasa',
    more: 'Higit pa tungkol sa Doblado ang unang deposito',
    title: 'Doblado ang unang deposito',
    open: 'Maaaring sumali',
    coming: 'Paparating',
    over: 'Tapos na',
    events: 'Kaganapan',
    longTerm: 'pangmatagalan',
    terms: 'Mga tuntunin sa isang tingin',
    search: 'Maghanap sa tulong',
    wanted: 'pagkapribado',
    section: 'Pagkapribado',
    nothing: 'Walang tulong tungkol dito.',
    messages: 'Mga mensahe',
    back: 'Bumalik sa home',
    inbox: 'Inbox',
    chat: 'Live chat',
    affiliate: 'Serbisyo para sa affiliate',
    gone: 'Wala na ang promong ito.',
  },
} as const;

const unreadLabel = /(\d+) (?:unread|anunsyong)/;

async function unreadCount(row: Locator): Promise<number> {
  return Number(unreadLabel.exec((await row.getByText(unreadLabel).textContent()) ?? '')?.[1]);
}

async function becomeMember(page: Page, origin = ''): Promise<void> {
  await holdSession(page, await registerMember(origin, 'nena', password));
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a guest reads announcements, promotions and help', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await test.step('opens an announcement by its place in the list', async () => {
        await page.goto('/m/notice?1');
        const items = page.getByRole('main').getByRole('button');
        await expect(items.nth(1)).toHaveAttribute('aria-expanded', 'true');
        await expect(items.nth(0)).toHaveAttribute('aria-expanded', 'false');
        await expect(items.nth(1)).toContainText(/\d{4}-\d\d-\d\d/);
        await expect(page.getByText(say.unread)).toHaveCount(0);
        await items.nth(0).click();
        await expect(items.nth(0)).toHaveAttribute('aria-expanded', 'true');
        await axeCheck(page);
        await picture(page, `01-notices-${language}`);
      });

      await test.step('finds the running promotions with their dates', async () => {
        await page.goto('/m/activity');
        const first = page.getByRole('listitem').filter({ hasText: say.title });
        await expect(first).toContainText(say.open);
        await expect(first).toContainText(new RegExp(`\\d{4}/\\d\\d/\\d\\d - ${say.longTerm}`));
        await axeCheck(page);
        await picture(page, `02-promotions-${language}`);
        await page.getByRole('button', { name: say.events }).click();
        await expect(first).toHaveCount(0);
        await expect(page.getByText(say.coming, { exact: true }).first()).toBeVisible();
      });

      await test.step('comes to the promotion that an address names', async () => {
        await page.goto('/m/activity?id=lantern-festival');
        await expect(page.getByRole('button', { name: say.events })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await expect(page.locator('[data-named]')).toBeInViewport();
      });

      await test.step('reads the terms of one', async () => {
        await page.goto('/m/activity');
        await page.getByRole('link', { name: say.more }).click();
        await expect(page).toHaveURL('/m/activityDetail?id=first-deposit');
        await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
        await expect(page.getByRole('heading', { name: say.terms })).toBeAttached();
        await expect(page.getByText('₱1,000.00')).toBeAttached();
        await axeCheck(page);
        await picture(page, `03-promotion-${language}`);
        await page.goto('/m/activityDetail?id=nothing');
        await expect(page.getByText(say.gone)).toBeVisible();
      });

      await test.step('looks something up in help', async () => {
        await page.goto('/m/help?i=1');
        const sections = page.getByRole('main').getByRole('group').getByRole('button');
        await expect(sections.nth(1)).toHaveAttribute('aria-pressed', 'true');
        await axeCheck(page);
        await picture(page, `04-help-${language}`);
        const box = page.getByRole('searchbox', { name: say.search });
        await box.fill('xyzzy');
        await expect(page.getByText(say.nothing)).toBeVisible();
        await box.fill(say.wanted);
        await picture(page, `05-help-search-${language}`);
        await axeCheck(page);
        await page.getByRole('main').getByRole('button', { name: say.section }).first().click();
        await expect(page.getByRole('heading', { level: 2, name: say.section })).toBeVisible();
      });

      await test.step('is led to the log-in by what needs a session', async () => {
        await page.goto('/m/message');
        await expect(page.getByRole('link', { name: say.affiliate })).toHaveAttribute(
          'rel',
          'noopener noreferrer',
        );
        await page.getByRole('button', { name: say.inbox }).click();
        await expect(page).toHaveURL(/\/m\/login/);
      });
    });

    test('a member opens what is unread, and the badge goes down', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }) => {
      await becomeMember(page, baseURL);
      await page.goto('/m/message');
      const row = page.getByRole('link', { name: new RegExp(`^${say.notices}`) });
      await expect(row.getByText(unreadLabel)).toHaveCount(1);
      const before = await unreadCount(row);
      expect(before).toBeGreaterThan(3);
      await axeCheck(page);
      await picture(page, `06-messages-${language}`);

      await row.click();
      await expect(page).toHaveURL('/m/notice');
      const items = page.getByRole('main').getByRole('button');
      await expect(items).toHaveCount(before);
      // The tab bar counts what is unread too.
      const unread = page.getByRole('main').getByText(say.unread);
      await expect(unread).toHaveCount(before);
      let marked = 0;
      page.on('requestfinished', (call) => {
        if (call.url().includes('readAnnouncement')) marked += 1;
      });
      for (const place of [0, 1, 2]) await items.nth(place).click();
      await expect(unread).toHaveCount(before - 3);
      // They leave one after another; a page that is closed before takes the rest with it.
      await expect.poll(() => marked).toBe(3);
      await axeCheck(page);
      await picture(page, `07-notices-member-${language}`);

      await expect
        .poll(async () => {
          await page.goto('/m/message');
          await expect(row.getByText(unreadLabel)).toHaveCount(1);
          return unreadCount(row);
        })
        .toBe(before - 3);
      await page.getByRole('link', { name: say.back }).click();
      await expect(page).toHaveURL('/m/home');
    });
  });
}

test('only agents find the announcements for agents', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL);
  await page.goto('/m/member/notice?types=A');
  await expect(page.getByText('There are no announcements.')).toBeVisible();
  await page.goto('/m/noticeDetail?id=agents-contract-dates');
  await expect(page.getByText('This announcement is no longer here.')).toBeVisible();
  await page.goto('/m/noticeDetail?id=welcome-to-pavilion');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Pavilion' })).toBeVisible();
});

test('a trial account reads without marks', async ({ page, request, baseURL }) => {
  const session = await logInTo(baseURL ?? '', 'trial01', 'Pavilion2026');
  await holdSession(page, session);
  const refused = await request.post('/wps/relay/MCSFE_readAnnouncement', {
    headers: { ...headers, Authorization: session.token },
    data: { announcementId: 'night-maintenance', read: true },
  });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ errorCode: 'trial.restricted' });
  await page.goto('/m/notice?0');
  await expect(page.getByRole('main').getByRole('button').first()).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.getByText('Unread')).toHaveCount(0);
  await page.goto('/m/message');
  await page.getByRole('button', { name: 'Inbox' }).click();
  await expect(page.getByRole('dialog')).toContainText('Free-play accounts cannot use this.');
});
