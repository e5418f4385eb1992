import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { announce, noticeOf } from '#testing/announce.ts';
import { refuse } from '#testing/answers.ts';
import { bringTabBadge, mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';

const main = page.getByRole('main');
const tab = page.getByRole('navigation').getByRole('link', { name: /^Account/ });
const row = {
  news: main.getByRole('link', { name: /^Announcements/ }),
  agents: main.getByRole('link', { name: /^For agents/ }),
  inbox: main.getByRole('button', { name: /^Inbox/ }),
  chat: main.getByRole('button', { name: /^Live chat/ }),
};
const player = [noticeOf('one', 'One'), noticeOf('two', 'Two')];
const agent = [noticeOf('agents-1', 'Contract dates'), noticeOf('agents-2', 'New contracts')];
const chatsLaunched = () => site.calls('support', 'launchChat').length;
const countsFetched = () =>
  site.calls('notifications', 'countUnreadInbox').length +
  site.calls('support', 'countUnreadChat').length;
const loginSheet = page.getByRole('dialog', { name: 'Log in to continue' });

test('§2 Message center, §2 Footer menu: rows that need a session lead a guest to the log-in, and nothing is counted', async () => {
  announce({ player });
  await mountScreen('/m/message');
  const affiliate = main.getByRole('link', { name: 'Affiliate service' });
  await expect.element(affiliate).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(row.news).not.toHaveTextContent(/\d/);
  expect(await accessibilityFindings()).toEqual([]);
  await row.inbox.click();
  await expect.element(loginSheet).toBeVisible();
  await mountScreen('/m/message');
  await row.chat.click();
  await expect.element(loginSheet).toBeVisible();
  expect(countsFetched() + chatsLaunched()).toBe(0);
});

for (const [language, theme, refused, inbox] of [
  ['EN', 'dark', 'Not available in free play. Create an account to continue.', /^Inbox/],
  ['TY', 'light', 'Hindi available sa free play. Gumawa ng account para magpatuloy.', /^Inbox/],
] as const) {
  test(`§2 Message center, §2 Footer menu: a trial account sees why not, and no counts are fetched, in ${language}`, async () => {
    announce({ player });
    await mountScreen('/m/message', { session: 'trial', language, theme });
    const dialog = page.getByRole('dialog');
    for (const name of [/^Live chat/, inbox]) {
      await main.getByRole('button', { name }).click();
      await expect.element(dialog).toHaveTextContent(refused);
      expect(await accessibilityFindings()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
    }
    expect(countsFetched() + chatsLaunched()).toBe(0);
  });
}

test('§2 Message center, §2 Footer menu: a member sees what is unread: a number in each row, and the total at the tab', async () => {
  announce({ player });
  site.answers({
    notifications: { countUnreadInbox: 1 },
    support: { countUnreadChat: { unReadCount: 1 } },
  });
  await mountScreen('/m/message', { session: 'member' });
  bringTabBadge();
  await expect.element(row.news).toHaveTextContent('2 unread announcements');
  await expect.element(row.inbox).toHaveTextContent('1 unread message');
  await expect.element(row.chat).toHaveTextContent('1 unread reply');
  await expect.element(tab).toHaveTextContent('3 unread messages');
  await expect.element(row.agents).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('link', { name: 'Back to home' }).click();
  await expect.poll(() => location.pathname).toBe('/m/home');
});

test('§2 Message center, §2 Footer menu: counts end at 99+, also on a narrow phone', async () => {
  const many = Array.from({ length: 120 }, (_, index) => noticeOf(`many-${index}`, 'One of many'));
  announce({ player: many });
  await mountScreen('/m/message', { session: 'member' });
  bringTabBadge();
  await expect.element(row.news).toHaveTextContent('99+');
  await expect.element(tab).toHaveTextContent('99+');
  expect(await accessibilityFindings()).toEqual([]);
  await page.viewport(320, 640);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
});

test('§2 Message center, §2 Footer menu: an agent sees what is unread, and opens the announcements for agents', async () => {
  announce({ player, agent });
  await mountScreen('/m/member/home', { session: 'agent' });
  bringTabBadge();
  await expect.element(tab).toHaveTextContent('4 unread messages');
  const tile = main.getByRole('link', { name: /^Messages/ });
  await expect.element(tile).toHaveTextContent('4');
  expect(await accessibilityFindings()).toEqual([]);
  await tile.click();
  await expect.element(row.agents).toHaveTextContent('2 unread announcements');
  expect(await accessibilityFindings()).toEqual([]);
  await row.agents.click();
  await expect.poll(() => location.pathname).toBe('/m/member/notice');
  const heads = main.getByRole('button');
  await expect.poll(() => heads.elements().length).toBe(2);
  for (const place of [0, 1]) await heads.nth(place).click();
  await expect.element(tab).toHaveTextContent('2 unread messages');
  history.back();
  await expect.element(row.agents).toBeVisible();
  await expect.element(row.agents).not.toHaveTextContent('unread');
});

test('§2 Message center, §2 Footer menu: in Filipino and light an agent sees what is unread', async () => {
  announce({ player, agent });
  await mountScreen('/m/message', { session: 'agent', language: 'TY', theme: 'light' });
  bringTabBadge();
  await expect.element(tab).toHaveTextContent('4 mensaheng hindi pa nabasa');
  await expect
    .element(main.getByRole('link', { name: /^Para sa mga agent/ }))
    .toHaveTextContent('2 anunsyong hindi pa nabasa');
  await expect
    .element(main.getByRole('link', { name: /^Mga anunsyo/ }))
    .toHaveTextContent('2 anunsyong hindi pa nabasa');
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Message center, §2 Footer menu: a chat that does not open says why, and can be tried again', async () => {
  site.answers({ support: { launchChat: refuse('chat.closed') } });
  await mountScreen('/m/message', { session: 'member' });
  await row.chat.click();
  await expectNotice('Live chat is closed. Please contact us another way.');
  await row.chat.click();
  await expect.poll(chatsLaunched).toBe(2);
  await expect
    .poll(() => site.calls('support', 'launchChat')[0]?.input)
    .toMatchObject({
      b2c: '1',
      language: 'EN',
      backUrl: '/m/message',
      title: 'Live chat',
    });
});
