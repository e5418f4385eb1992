import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import {
  bannerInput,
  edit,
  context,
  inTagalog,
  openContentHarness,
  promotionInput,
  type BannerInput,
  type Calls,
  type ContentHarness,
  type PromotionInput,
} from './testing/content-harness.ts';

const reward = { kind: 'cash', percent: 50, maximum: '400.00', wageringTimes: 3 } as const;
const bonus = {
  wagers: 'bonus',
  contribution: { RNG: 100 },
  days: 7,
  largestBet: '25.50',
  times: 'once',
} as const;

const withBonus = (changes: Partial<PromotionInput> = {}): PromotionInput =>
  promotionInput({ reward, minimumDeposit: '200.00', bonus, ...changes });

describe.each(testDatabases())('§2 Help centre, §7: what is published, on $name', (database) => {
  let harness: ContentHarness;
  let calls: Calls;

  beforeAll(async () => {
    harness = await openContentHarness(database);
    calls = harness.calls;
  });

  afterAll(() => harness.close());

  test('a banner is shown in its group, on its platform', async () => {
    const { id } = await calls.publishBanner(bannerInput(), context);
    const banners = async (groupName: string, platform: 'M' | 'W') =>
      (await calls.listAnnouncements({ types: 'B', groupName, platform }, context)).banners;
    expect((await banners('m_home', 'M'))[0]).toMatchObject({
      id,
      url: '/art/known/banner.avif',
      linkage: '/m/activity',
    });
    for (const [group, platform] of [
      ['m_event', 'M'],
      ['m_home', 'W'],
    ] as const) {
      expect((await banners(group, platform)).map((one) => one.id)).not.toContain(id);
    }
  });

  test.each<[Partial<BannerInput>, ErrorCode]>([
    [{ linkage: 'https://evil.example' }, 'content.linkage'],
    [{ linkage: '//evil.example' }, 'content.linkage'],
    [{ linkage: 'javascript:alert(1)' }, 'content.linkage'],
    [{ picture: 'unknown/banner' }, 'content.picture'],
    [{ picture: 'https://evil.example/pixel.gif' }, 'content.picture'],
    [{ picture: '//evil.example/pixel.gif' }, 'content.picture'],
  ])('a banner with %j is refused', async (changes, code) => {
    await expect(calls.publishBanner(bannerInput(changes), context)).rejects.toMatchObject({
      code,
    });
  });

  test('a promotion is in a category that the operator added', async () => {
    const category = { ...edit(), title: { EN: 'Season', TY: 'Panahon' } };
    await calls.publishPromotionCategory(category, context);
    const { id } = await calls.publishPromotion(
      promotionInput({ categories: [category.id] }),
      context,
    );
    const { list } = await calls.listPromotionCategories({}, inTagalog);
    expect(list.at(-1)).toEqual({ id: category.id, title: 'Panahon' });
    const { promotion } = await calls.listAnnouncements({ types: 'PR', platform: 'M' }, context);
    expect(promotion.find((one) => one.id === id)).toMatchObject({
      state: 'join',
      startDate: '2026-11-21',
      endDate: '2026-11-30',
      announcementImages: [
        { url: '/art/known/cover.avif', sequence: 1 },
        { url: '/art/second.avif', sequence: 2 },
      ],
      terms: { maximumReward: '88.50', wageringTimes: 3, minimumDeposit: null },
    });
  });

  test('a promotion can be entered by its own audience until it is withdrawn', async () => {
    const input = promotionInput({ audience: 'vip', vipLevelFrom: 3 });
    const { id, version } = await calls.publishPromotion(input, context);
    const isOffered = async (reader: Parameters<typeof harness.offers.shownTo>[0]) =>
      (await harness.offers.shownTo(reader)).some((one) => one.id === id);
    expect(await isOffered(null)).toBe(false);
    expect(await isOffered((await harness.member(0, 2)).caller)).toBe(false);
    expect(await isOffered((await harness.member(0, 3)).caller)).toBe(true);
    const stored = (await harness.offers.all()).find((one) => one.id === id);
    expect(stored).toMatchObject({ entry: 'join', reward: { amount: 8850n, wageringTimes: 3 } });
    const withdrawal = { ...edit(version), id, kind: 'promotion' as const };
    await calls.withdrawContent(withdrawal, context);
    expect((await harness.offers.all()).some((one) => one.id === id)).toBe(false);
  });

  test('a deposit bonus is offered to its audience until withdrawn', async () => {
    const input = withBonus({ audience: 'vip', vipLevelFrom: 3 });
    const { id, version } = await calls.publishPromotion(input, context);
    const { offers, db } = harness;
    const openTo = async (level: number) => {
      const { caller } = await harness.member(0, level);
      return (await offers.openTo(caller.memberId)).find((one) => one.id === id);
    };
    const inTransaction = () => db.transaction().execute((one) => offers.findIn(one, id));
    expect(await openTo(2)).toBeUndefined();
    expect(await openTo(3)).toMatchObject({
      minimumDeposit: 200_00n,
      reward: { percent: 50, maximum: 400_00n },
      bonus: { days: 7, largestBet: 25_50n, times: 'once' },
    });
    expect(await inTransaction()).toEqual(await openTo(3));
    await calls.withdrawContent({ ...edit(version), id, kind: 'promotion' }, context);
    expect(await openTo(3)).toBeUndefined();
    expect(await inTransaction()).toBeNull();
  });

  test('a promotion of the folder is also found inside a transaction', async () => {
    const { offers, db } = harness;
    const found = await db.transaction().execute((one) => offers.findIn(one, 'first-deposit'));
    expect(found).toMatchObject({ id: 'first-deposit', bonus: { times: 'once' } });
  });

  test('D26: the log-in offers the promotion of the policy while it can be joined', async () => {
    expect(await calls.getLoginOffer({}, inTagalog)).toEqual({
      offer: {
        promotionId: 'first-deposit',
        title: '100 % bonus sa unang deposit',
        summary: 'Dodoblehin namin ang unang deposit mo, hanggang ₱1,000.',
        picture: '',
        color: '',
      },
    });
    const own = promotionInput({ ...edit(1), id: 'first-deposit', startDate: '2026-11-22' });
    await calls.publishPromotion(own, context);
    expect(await calls.getLoginOffer({}, context)).toEqual({ offer: null });
    const open = { ...edit(2), id: 'first-deposit', startDate: '2026-11-21' };
    await calls.publishPromotion(promotionInput(open), context);
    const picture = '/art/known/cover.avif';
    const title = 'Offer';
    expect((await calls.getLoginOffer({}, context)).offer).toMatchObject({ title, picture });
    const withdrawal = { ...edit(3), id: 'first-deposit', kind: 'promotion' as const };
    await calls.withdrawContent(withdrawal, context);
    expect(await calls.getLoginOffer({}, context)).toEqual({ offer: null });
  });

  test('a promotion of one day runs on that day', async () => {
    await expect(
      calls.publishPromotion(promotionInput({ endDate: '2026-11-21' }), context),
    ).resolves.toMatchObject({ version: 1 });
  });

  test('a promotion for members is not in the public list', async () => {
    const { id } = await calls.publishPromotion(promotionInput({ audience: 'member' }), context);
    const query = { types: 'PR', platform: 'M' } as const;
    const offered = await calls.listAnnouncements(query, context);
    const own = await calls.listMemberAnnouncements(query, await harness.member(0, 0));
    expect(offered.promotion.map((one) => one.id)).not.toContain(id);
    expect(own.promotion.map((one) => one.id)).toContain(id);
  });

  test.each<[Partial<PromotionInput>, ErrorCode]>([
    [{ categories: ['nowhere'] }, 'content.category'],
    [{ cover: 'unknown/cover' }, 'content.picture'],
    [{ endDate: '2026-11-20' }, 'content.schedule'],
    [{ minimumDeposit: '1.005' }, 'content.amount'],
    [withBonus({ minimumDeposit: undefined }), 'content.bonus'],
    [withBonus({ bonus: { ...bonus, contribution: {} } }), 'content.bonus'],
    [withBonus({ bonus: { ...bonus, largestBet: '1.005' } }), 'content.amount'],
    [withBonus({ reward: { ...reward, percent: 12.5 } }), 'content.bonus'],
    [withBonus({ reward: { ...reward, maximum: undefined } }), 'content.bonus'],
    [withBonus({ reward: { ...reward, wageringTimes: 0 } }), 'content.bonus'],
  ])('a promotion with %j is refused', async (changes, code) => {
    const call = calls.publishPromotion(promotionInput(changes), context);
    await expect(call).rejects.toMatchObject({ code });
  });

  test('help sections and pages are edited, and new sections come last', async () => {
    const words = {
      title: { EN: 'New', TY: 'Bago' },
      content: { EN: '<p>a</p>', TY: '<p>b</p>' },
    };
    const section = { ...edit(), ...words };
    await calls.publishHelpSection(section, context);
    const sections = await calls.getHelpCenter({}, context);
    expect(sections.at(-1)).toEqual({ id: section.id, title: 'New', content: '<p>a</p>' });
    expect((await calls.getPage({ id: 'terms' }, context)).title).toBe('Terms of Use');
    await calls.publishPage({ ...edit(1), id: 'terms', ...words }, context);
    expect(await calls.getPage({ id: 'terms', lang: 'TY' }, context)).toEqual({
      id: 'terms',
      title: 'Bago',
      content: '<p>b</p>',
    });
    const state = { kind: 'page', id: 'privacy', requestKey: randomUUID(), version: 1 } as const;
    await calls.withdrawContent(state, context);
    await expect(calls.getPage({ id: 'privacy' }, context)).rejects.toMatchObject({
      code: 'request.not.found',
    });
  });

  test('the list names every item of a kind with the version that an edit needs', async () => {
    const { total, list } = await calls.listContent(
      { kind: 'page', pageNo: 1, pageSize: 2 },
      context,
    );
    expect(total).toBe(4);
    expect(list).toHaveLength(2);
    const rest = await calls.listContent({ kind: 'page', pageNo: 2, pageSize: 2 }, context);
    const all = [...list, ...rest.list].map(({ id, version, source }) => [id, version, source]);
    expect(all).toContainEqual(['responsible-gaming', 1, 'folder']);
    expect(all).toContainEqual(['terms', 2, 'operator']);
  });
});
