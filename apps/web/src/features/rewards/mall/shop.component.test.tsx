import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { offerPromotions } from '#testing/offer-promotions.ts';
import { site } from '#testing/site.ts';
import { mallPageMessages } from '@pavilion/messages/rewards/mall-page';
import { pointsPageMessages } from '@pavilion/messages/rewards/points-page';
import {
  goodsItem,
  mallItem,
  pointConfig,
  pointMove,
  voucherItem,
  wholePage,
} from '../mall-answers.fixture.ts';
import { vipAnswer } from '../vip-answers.fixture.ts';

const main = page.getByRole('main');
const card = (title: string) => main.getByRole('button', { name: title });
const narrowest = 320;

const items = [
  mallItem(),
  voucherItem(),
  goodsItem({ pointsPrice: 4000 }),
  mallItem({ id: 'sold', title: 'Sold bonus', left: 0, most: 0, reason: 'soldOut' }),
  mallItem({ id: 'high', title: 'High bonus', minLevel: 2, most: 0, reason: 'level' }),
  mallItem({ id: 'had', title: 'Had bonus', perMember: 1, mine: 1, most: 0, reason: 'limit' }),
  mallItem({ id: 'day', title: 'Day bonus', perDay: 1, most: 0, reason: 'limit' }),
];

const open = (path = '/m/mall/mallHome') => mountScreen(path, { session: 'member' });

beforeEach(() => {
  offerPromotions();
  site.answers({
    rewards: {
      showPointBalance: { balance: 1240, expiring: [{ points: 200, on: '2027-01-31' }] },
      showPointConfig: pointConfig(),
      listMallItems: ({ kind }) =>
        wholePage(items.filter((item) => kind === undefined || item.kind === kind)),
      showVipProgress: vipAnswer(0),
    },
  });
});

afterEach(() => page.viewport(390, 844));

for (const [language, theme] of usualLooks) {
  const say = (key: keyof typeof mallPageMessages) => mallPageMessages[key][language];
  const sayPoints = (key: keyof typeof pointsPageMessages) => pointsPageMessages[key][language];

  test(`§7: every item shows its price and what keeps from it, in ${language}`, async () => {
    await page.viewport(narrowest, 844);
    await mountScreen('/m/mall/mallHome', { session: 'member', language, theme });
    await expect.element(main.getByText('1,240', { exact: true }).first()).toBeInTheDocument();
    await expect.element(main.getByText(sayPoints('points.never'))).toBeVisible();
    await expect.element(card('₱50 bonus')).toHaveTextContent('500 points');
    await expect.element(card('Coffee voucher')).toHaveTextContent(/12 .*1 (of|sa) 2/);
    await expect.element(card('Mug')).toHaveTextContent('2,760 point');
    await expect.element(card('Sold bonus')).toHaveTextContent(say('mall.soldOut'));
    await expect.element(card('High bonus')).toHaveTextContent('Silver');
    await expect.element(card('Had bonus')).toHaveTextContent(say('mall.limit'));
    await expect.element(card('Day bonus')).toHaveTextContent(say('mall.limit.today'));
    expect(document.documentElement.scrollWidth).toBe(narrowest);
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§7: a kind without items says so, in ${language}`, async () => {
    site.answers({ rewards: { listMallItems: wholePage([]) } });
    await mountScreen('/m/mall/mallHome', { session: 'member', language, theme });
    await expect.element(main.getByText(say('mall.none'))).toBeVisible();
    await main.getByRole('button', { name: say('mall.kind.goods') }).click();
    await expect.element(main.getByText(say('mall.none.goods'))).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('§7: points that end next, and games that count less, are told', async () => {
  const weights = [
    { category: 'RNG', percent: 100 },
    { category: 'LIVE', percent: 20 },
    { category: 'FISH', percent: 0 },
  ] as const;
  const showPointConfig = pointConfig({ weights: [...weights], expireMonths: 12 });
  site.answers({ rewards: { showPointConfig } });
  await open();
  await expect.element(main.getByText('200 points end on January 31, 2027')).toBeVisible();
  await expect
    .element(main.getByText(/You earn 1 point for every ₱100 in valid bets/))
    .toBeVisible();
  await expect.element(main.getByText(/Points last 12 months/)).toBeVisible();
  await main.getByText('Games that count less').click();
  await expect.element(main.getByText('20 % of your bets')).toBeVisible();
  await expect.element(main.getByText('Do not count')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: the items of one kind are asked for', async () => {
  await open();
  await expect.element(card('Mug')).toBeVisible();
  await main.getByRole('button', { name: 'Vouchers' }).click();
  await expect.element(card('Mug')).not.toBeInTheDocument();
  await expect.element(card('Coffee voucher')).toBeVisible();
  await expect
    .poll(() => site.calls('rewards', 'listMallItems').map(({ input }) => input.kind))
    .toEqual([undefined, 'voucher']);
});

test('§7: the shop is drawn once the points are known, so that nothing moves', async () => {
  const arrive = site.hold('rewards', 'showPointBalance');
  await open();
  await expect.poll(() => site.calls('rewards', 'listMallItems')).not.toEqual([]);
  await expect.poll(() => site.calls('rewards', 'showPointConfig')).not.toEqual([]);
  await expect.element(main.getByRole('tab').first()).not.toBeInTheDocument();
  await expect.element(main.getByText('Loading').first()).toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  arrive({ balance: 1240, expiring: [] });
  await expect.element(card('Mug')).toHaveTextContent('2,760 point');
});

test('§7: the points are read once for the page, its items and the sheet of one', async () => {
  await open();
  await card('Mug').click();
  const sheet = page.getByRole('dialog', { name: 'Mug' });
  await expect.element(sheet.getByText('You need 2,760 points more.')).toBeVisible();
  await expect.poll(() => site.calls('rewards', 'showPointBalance')).toHaveLength(1);
});

test('§7: the way to games is drawn with the points, not after them', async () => {
  site.answers({ rewards: { showPointBalance: { balance: 0, expiring: [] } } });
  const arrive = site.hold('content', 'listPromotionCategories');
  await open();
  await expect.poll(() => site.calls('rewards', 'showPointBalance')).not.toEqual([]);
  await expect.poll(() => site.calls('content', 'listPromotionCategories')).not.toEqual([]);
  await expect.element(main.getByRole('tab').first()).not.toBeInTheDocument();
  arrive({ list: [] });
  await expect.element(main.getByRole('link', { name: 'Choose a game' })).toBeVisible();
});

test('§7: a level without a name is told by its number', async () => {
  site.answers({ rewards: { showVipProgress: offline } });
  await open();
  await expect.element(card('High bonus')).toHaveTextContent('From VIP 2');
});

test.each([
  ['Sold bonus', 'This is sold out. Look again later.'],
  ['High bonus', 'This is for members from Silver on.'],
  ['Had bonus', 'You have all that one member can have of this.'],
  ['Day bonus', 'You have all that one member can have of this today. Come back tomorrow.'],
  ['Mug', 'You need 2,760 points more.'],
])('§7: %s can be looked at, but not ordered', async (title, sentence) => {
  await open();
  await card(title).click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect.element(sheet.getByText(sentence)).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: /Order/ })).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: what did not come can be fetched again', async () => {
  site.answers({
    rewards: { listMallItems: refuse('server.busy'), showPointBalance: refuse('server.busy') },
  });
  await open();
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.poll(() => retry.elements()).toHaveLength(2);
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({
    rewards: {
      listMallItems: wholePage(items),
      showPointBalance: { balance: 0, expiring: [] },
    },
  });
  await retry.first().click();
  await expect.element(main.getByRole('link', { name: 'Choose a game' })).toBeVisible();
  await retry.click();
  await expect.element(card('Mug')).toBeVisible();
});

test('§7: who is offered nothing is not led to games', async () => {
  site.answers({ rewards: { showPointBalance: { balance: 0, expiring: [] } } });
  offerPromotions();
  const content = { promotion: [], banners: [], player: [], popup: [], hot: [], agent: [] };
  site.answers({ content: { listMemberAnnouncements: content } });
  await open('/m/mall/mallHome?tab=history');
  await expect.element(main.getByText('No points yet.')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Choose a game' })).not.toBeInTheDocument();
});

test('§7: the history tells what came and went, by kind and page by page', async () => {
  const order = pointMove({
    moveId: 'm2',
    kind: 'spent',
    reason: 'order',
    title: 'Mug',
    points: -300,
    balanceAfter: 945,
  });
  const back = { ...order, moveId: 'm3', kind: 'returned', points: 300 } as const;
  site.answers({
    rewards: {
      listPointMoves: ({ kind, pageNo }) => {
        if (kind !== undefined) return wholePage(kind === 'spent' ? [order] : []);
        const list = pageNo === 1 ? [back, order] : [order, pointMove()];
        return { ...wholePage(list), pageNum: pageNo, totalPages: 2, total: 3 };
      },
    },
  });
  await open();
  await main.getByRole('tab', { name: 'History' }).click();
  await expect.poll(() => location.search).toBe('?tab=history');
  await expect.element(main.getByText(/Order given back/)).toBeVisible();
  await expect.element(main.getByText('+300', { exact: true })).toBeVisible();
  await expect.element(main.getByText('-300', { exact: true })).toBeVisible();
  await expect.element(main.getByText(/Balance 945/).first()).toBeVisible();
  await main.getByRole('button', { name: 'Show more' }).click();
  await expect.element(main.getByText('Your bets')).toBeVisible();
  await expect.element(main.getByText('+5', { exact: true })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('button', { name: 'Spent' }).click();
  await expect.element(main.getByText('Your bets')).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Expired' }).click();
  await expect.element(main.getByText('Nothing of this kind.')).toBeVisible();
});

test('§2 Side menu: the link to the mall says how many points there are', async () => {
  await mountScreen('/m/member/home', { session: 'member' });
  const link = main.getByRole('link', { name: /Points mall/ });
  await expect.element(link).toHaveTextContent('1,240 points');
});
