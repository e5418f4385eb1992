import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdSession, logInTo, registerMember, type SessionAnswer } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { publisher } from '../fixtures/publish.ts';
import { expect, keepChoices, test } from '../fixtures/test.ts';

let site: OwnSite;

const many = Array.from({ length: 90 }, (_, place) => `many-${place}`);
let publish: ReturnType<typeof publisher>;

test.beforeAll(async ({ variant }) => {
  site = variant;
  publish = publisher(site);
  const title = { EN: 'One of many', TY: 'Isa sa marami' };
  for (const id of many) await publish.notice(id, title);
});
test.afterAll(async () => {
  for (const id of many) await publish.withdraw('notice', id);
});

const words = {
  EN: {
    account: /^Account/,
    unread: /(\d+) unread messages?/,
    news: /^Announcements/,
    agents: /^For agents/,
    messages: /^Messages/,
    agentsUnread: '2 unread announcements',
  },
  TY: {
    account: /^Account/,
    unread: /(\d+) mensaheng hindi pa nabasa/,
    news: /^Mga anunsyo/,
    agents: /^Para sa mga agent/,
    messages: /^Mga mensahe/,
    agentsUnread: '2 anunsyong hindi pa nabasa',
  },
} as const;

const tab = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: words.EN.account });

/** The number that a person hears behind the tab; 0 without a badge. */
async function counted(page: Page, pattern: RegExp): Promise<number> {
  return Number(pattern.exec(await tab(page).innerText())?.[1] ?? 0);
}

/** All that the site counts for an agent; the tab adds the answers up one by one. */
async function unreadOf({ token }: SessionAnswer): Promise<number> {
  const headers = { merchant: 'PAVILION', authorization: token };
  const ask = async <Value>(path: string) => {
    const answer = await fetch(`${site.url}/wps/relay/${path}`, { headers });
    return ((await answer.json()) as { value: Value }).value;
  };
  type Announcements = { announcementUnreadCount: number };
  const letters = await ask<number>('CSP_unreadCount');
  const all = await ask<Announcements>('MCSFE_unreadCount?types=PL,PU');
  const own = await ask<Announcements>('MCSFE_unreadCount?types=A');
  return letters + all.announcementUnreadCount + own.announcementUnreadCount;
}

/** Answers when the page is told of changes. */
async function openWith(page: Page, session: SessionAnswer, path: string): Promise<void> {
  await holdSession(page, session);
  const stream = page.waitForResponse((response) => response.url().endsWith('/wps/live'));
  await page.goto(site.url + path);
  await page.mouse.wheel(0, 10);
  expect((await stream).status()).toBe(200);
}

for (const [language, theme, name] of looks([
  ['EN', 'dark', 'agent01'],
  ['TY', 'light', 'agent02'],
])) {
  const say = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('an agent is told what is unread, and opens what is for agents', async ({
      page,
      context,
      axeCheck,
      picture,
    }) => {
      await keepChoices(context, site.url, { language, theme });
      const session = await logInTo(site.url, name, 'Pavilion2026');
      const before = await unreadOf(session);
      await openWith(page, session, '/m/member/home');
      await expect.poll(() => counted(page, say.unread)).toBe(before);
      expect(before).toBeGreaterThan(2);
      const tile = page.getByRole('main').getByRole('link', { name: say.messages });
      await expect(tile).toContainText(String(before));
      await axeCheck(page);
      await picture(page, `40-account-unread-${language}`);

      await tile.click();
      const row = page.getByRole('main').getByRole('link', { name: say.agents });
      await expect(row).toContainText(say.agentsUnread);
      await axeCheck(page);
      await picture(page, `41-messages-agent-${language}`);
      await row.click();
      const items = page.getByRole('main').getByRole('button');
      await expect(items).toHaveCount(2);
      for (const place of [0, 1]) await items.nth(place).click();
      await expect.poll(() => counted(page, say.unread)).toBe(before - 2);
      await page.goto(`${site.url}/m/message`);
      await expect(row).toBeVisible();
      await expect(tab(page)).toContainText(say.unread);
      await expect(row).not.toContainText(say.agentsUnread);
    });

    test('counts follow what the house says at once, and end at 99+', async ({
      page,
      context,
      axeCheck,
      picture,
    }) => {
      await keepChoices(context, site.url, { language, theme });
      const session = await registerMember(site.url, 'lena', 'lantern-on-water');
      await openWith(page, session, '/m/message');
      await expect(page.getByRole('main').getByRole('link', { name: say.agents })).toHaveCount(0);
      await expect(tab(page)).toContainText(say.unread);
      const before = await counted(page, say.unread);
      await site.operate('POST', '/operator/inbox-messages', {
        to: { account: session.userName },
        title: { EN: 'A letter', TY: 'Liham' },
        content: { EN: '<p>Hello</p>', TY: '<p>Kumusta</p>' },
        requestKey: randomUUID(),
      });
      await expect.poll(() => counted(page, say.unread)).toBe(before + 1);
      const news = page.getByRole('main').getByRole('link', { name: say.news });
      await expect(news).toContainText('99+');
      await expect(tab(page)).toContainText('99+');
      await axeCheck(page);
      await picture(page, `42-messages-99-${language}`);
      await page.setViewportSize({ width: 320, height: 640 });
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(sideways).toBeLessThanOrEqual(0);
      await picture(page, `43-messages-99-narrow-${language}`);
    });
  });
}
