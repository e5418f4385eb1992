import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { announce, marks, noticeOf } from '#testing/announce.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';

const player = ['Welcome to Pavilion', 'Night maintenance', 'New tables'].map((title, index) =>
  noticeOf(`notice-${index}`, title),
);
const popup = [noticeOf('festival', 'Coming soon: Lantern Festival')];
const agent = [noticeOf('agents-dates', 'Contract dates')];

const main = page.getByRole('main');
const heads = main.getByRole('button');
const unread = main.getByText('Unread');

async function expectCount(of: { elements: () => Element[] }, count: number): Promise<void> {
  await expect.poll(() => of.elements().length).toBe(count);
}

test('§2 Notice screen, §4: a guest opens an announcement by its position in the list, without marks', async () => {
  announce({ player, popup });
  await mountScreen('/m/notice?1');
  await expectCount(heads, 4);
  await expect.element(heads.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(heads.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(heads.nth(1)).toHaveTextContent('2026-11-01');
  await heads.nth(0).click();
  await expect.element(heads.nth(0)).toHaveAttribute('aria-expanded', 'true');
  expect(unread.elements()).toEqual([]);
  expect(marks()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Notice screen, §4: an announcement that a member opens is read at once, and every mark is sent', async () => {
  announce({ player, popup });
  await mountScreen('/m/notice', { session: 'member' });
  await expectCount(heads, 4);
  await expectCount(unread, 4);
  for (const place of [0, 1, 2]) await heads.nth(place).click();
  await expectCount(unread, 1);
  await expect.poll(marks).toEqual(['notice-0', 'notice-1', 'notice-2']);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Notice screen, §4: in Filipino and light the unread ones are marked too', async () => {
  announce({ player });
  await mountScreen('/m/notice', { session: 'member', language: 'TY', theme: 'light' });
  await expectCount(main.getByText('Hindi pa nabasa'), 3);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Notice screen, §4: an announcement opened by its address becomes read', async () => {
  announce({ player });
  await mountScreen('/m/noticeDetail?id=notice-0', { session: 'member' });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Welcome to Pavilion' }))
    .toBeVisible();
  await expect.poll(marks).toEqual(['notice-0']);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Notice screen, §4: a member who is no agent sees none of the announcements for agents', async () => {
  announce({ player });
  await mountScreen('/m/member/notice?types=A', { session: 'member' });
  await expect.element(page.getByText('No announcements yet.')).toBeVisible();
  await mountScreen('/m/noticeDetail?id=agents-dates', { session: 'member' });
  await expect.element(page.getByText('This announcement is no longer available.')).toBeVisible();
});

test('§2 Notice screen, §4: an agent opens the announcements for agents', async () => {
  announce({ player, agent });
  await mountScreen('/m/member/notice?types=A', { session: 'agent' });
  await expectCount(heads, 1);
  await heads.nth(0).click();
  await expect.poll(marks).toEqual(['agents-dates']);
  await expectCount(unread, 0);
});

test('§2 Notice screen, §4: a trial account reads without marks', async () => {
  announce({ player });
  await mountScreen('/m/notice?0', { session: 'trial' });
  await expect.element(heads.nth(0)).toHaveAttribute('aria-expanded', 'true');
  expect(unread.elements()).toEqual([]);
  expect(marks()).toEqual([]);
});

for (const [language, theme, none, gone] of looksOf([
  ['EN', 'dark', 'No announcements yet.', 'This announcement is no longer available.'],
  ['TY', 'light', 'Wala pang anunsyo.', 'Wala na ang anunsyong ito.'],
])) {
  test(`§2 Notice screen, §4: a site without announcements says so, in ${language}`, async () => {
    announce({});
    await mountScreen('/m/notice', { language, theme });
    await expect.element(page.getByText(none)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await mountScreen('/m/noticeDetail?id=welcome-to-pavilion', { language, theme });
    await expect.element(page.getByText(gone)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}
