import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { RequestContext, SessionContext } from '#http/handlers.ts';
import type { Signal, Signals } from '#kit/signals.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { sanitiseHtml } from '#modules/site/sanitise-html.ts';
import { openTestBase, type TestBase } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { hostileHtml } from '@pavilion/domain/message/hostile-html.fixture';
import { createContent } from './content.ts';

const startedAt = new Date('2026-11-21T10:00:00Z');
const site = siteOfFolder(startedAt);
const everyType = 'A,PL,B,PU,PR,H';

function context(language: 'EN' | 'TY' = 'EN'): RequestContext {
  return { requestId: randomUUID(), language, address: '127.0.0.1', userAgent: 'test' };
}

const idsOf = (notices: readonly { id: string }[]) => notices.map(({ id }) => id);

describe.each(testDatabases())('§2 Notice screen: news on $name', (database) => {
  let base: TestBase;
  let signals: Signals;
  let content: ReturnType<typeof createContent>['handlers'];
  let jobs: ReturnType<typeof createContent>['jobs'];
  let closed: string[] = [];

  beforeAll(async () => {
    base = await openTestBase(database, { startedAt, sendsSignals: true });
    const pictures = (name: string) => ({
      src: `/art/${name}`,
      width: 8,
      height: 4,
      color: '#111',
    });
    ({ signals } = base);
    const logger = { error: () => undefined };
    const deps = { ...base, site, logger, pictures, closedPromoCodes: async () => closed };
    ({ handlers: content, jobs } = createContent({ ...deps, publish: async () => undefined }));
  });

  afterAll(() => base.close());

  const member = async (memberType = 0): Promise<SessionContext> =>
    (await base.member({ memberType })).context;

  const openTo = (types: string, language: 'EN' | 'TY' = 'EN') =>
    content.listAnnouncements({ types, platform: 'M' }, context(language));
  const listFor = (types: string, as: SessionContext) =>
    content.listMemberAnnouncements({ types, platform: 'M' }, as);
  const read = (announcementId: string, as: SessionContext) =>
    content.markAnnouncementRead({ announcementId, read: true }, as);
  const unread = (as: SessionContext, types = 'PL,PU') =>
    content.countUnreadAnnouncements({ types }, as);

  test('the answer holds promotion, banners, player, popup and hot, each by type', async () => {
    const all = await openTo(everyType);
    expect(Object.keys(all).toSorted()).toEqual(['banners', 'hot', 'player', 'popup', 'promotion']);
    for (const list of Object.values(all)) expect(list.length).toBeGreaterThan(0);
    const banners = await openTo('B');
    expect(banners.banners).toEqual(all.banners);
    expect([banners.promotion, banners.player, banners.popup, banners.hot]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test('content for the entry of games is shown there alone', async () => {
    const query = { types: 'B,H', platform: 'W' } as const;
    const { banners, hot } = await content.listAnnouncements(query, context('TY'));
    expect([idsOf(banners), idsOf(hot)]).toEqual([
      ['studio-of-the-week'],
      ['how-studios-are-sorted'],
    ]);
    expect(hot[0]?.title).toBe('Paano nakaayos ang mga provider');
    const onSite = await openTo('B,H');
    expect(onSite.banners.length).toBeGreaterThan(0);
    expect(idsOf([...onSite.banners, ...onSite.hot])).not.toContain('studio-of-the-week');
    expect(idsOf(onSite.hot)).not.toContain('how-studios-are-sorted');
  });

  test('a member who opens an announcement at the entry of games has read it', async () => {
    const reader = await member();
    await read('how-studios-are-sorted', reader);
    const { hot } = await content.listMemberAnnouncements({ types: 'H', platform: 'W' }, reader);
    expect(hot).toMatchObject([{ id: 'how-studios-are-sorted', read: true }]);
  });

  test('an open call never returns content for members or agents, nor a read mark', async () => {
    const { player, popup, hot } = await openTo(everyType);
    const ids = idsOf([...player, ...popup, ...hot]);
    expect(ids).toContain('try-before-you-join');
    expect(ids).not.toContain('check-your-details');
    expect(ids.filter((id) => id.startsWith('agents-'))).toEqual([]);
    expect(player.every((notice) => !notice.read)).toBe(true);
  });

  test('a member gets content for members, an agent also content for agents', async () => {
    const asMember = await listFor(everyType, await member());
    expect(idsOf(asMember.player)).toContain('check-your-details');
    expect(idsOf(asMember.player)).not.toContain('try-before-you-join');
    expect(asMember.agent).toEqual([]);
    const asAgent = await listFor('A', await member(7));
    expect(idsOf(asAgent.agent)).toEqual(['agents-team-figures', 'agents-contracts']);
    expect(asAgent.player).toEqual([]);
  });

  test('a change of the unread count is signalled to the member once', async () => {
    const reader = await member();
    const heard: (Signal | null)[] = [];
    const leave = signals.listen((signal) => heard.push(signal));
    await signals.start();
    await read('check-your-details', reader);
    await read('check-your-details', reader);
    await signals.publish({ kind: 'winners', memberId: null });
    await expect.poll(() => heard.at(-1)?.kind).toBe('winners');
    const { memberId } = reader.caller;
    expect(heard.slice(0, -1)).toEqual([{ kind: 'unread', memberId }]);
    leave();
    await signals.stop();
  });

  test('an announcement stays read for the one who opened it', async () => {
    const [reader, other] = [await member(), await member()];
    const before = await unread(reader);
    await Promise.all([read('night-maintenance', reader), read('night-maintenance', reader)]);
    await read('night-maintenance', reader);
    expect((await unread(reader)).announcementUnreadCount).toBe(before.announcementUnreadCount - 1);
    expect(await unread(other)).toEqual(before);
    const { player } = await listFor('PL', reader);
    expect(player.filter((notice) => notice.read).map(({ id }) => id)).toEqual([
      'night-maintenance',
    ]);
  });

  test('unread counts follow the types that are asked for', async () => {
    const agent = await member(7);
    expect(await unread(agent, 'A')).toEqual({ announcementUnreadCount: 2 });
    await read('agents-contracts', agent);
    expect(await unread(agent, 'A')).toEqual({ announcementUnreadCount: 1 });
  });

  test.each(['unknown', 'try-before-you-join', 'agents-contracts'])(
    'a member cannot mark %s, which is not theirs to read',
    async (id) => {
      await expect(read(id, await member())).rejects.toMatchObject({ code: 'request.not.found' });
    },
  );

  test('an announcement that has ended is neither shown nor counted nor marked', async () => {
    const reader = await member();
    const before = await unread(reader);
    await read('night-maintenance', reader);
    base.time.now = new Date(startedAt.getTime() + 7 * dayMs);
    expect(idsOf((await openTo('PL')).player)).not.toContain('night-maintenance');
    expect((await unread(reader)).announcementUnreadCount).toBe(before.announcementUnreadCount - 1);
    await expect(read('night-maintenance', reader)).rejects.toMatchObject({
      code: 'request.not.found',
    });
    base.time.now = startedAt;
  });

  test('promotions carry the state of the calendar; those that are over come last', async () => {
    const { promotion } = await openTo('PR');
    const byId = new Map(promotion.map((one) => [one.id, one]));
    expect(byId.get('first-deposit')).toMatchObject({
      state: 'join',
      noExpiry: 1,
      endDate: null,
      promoAnnouncementCategoryIds: ['newcomers', 'deposits'],
      terms: { minimumDeposit: '100.00', maximumReward: '1000.00', wageringTimes: 12 },
    });
    expect(byId.get('first-deposit')?.announcementImages[0]).toMatchObject({ sequence: 1 });
    expect(byId.get('lantern-festival')).toMatchObject({ state: 'coming', noExpiry: 0 });
    expect(promotion.at(-1)).toMatchObject({ id: 'rainy-season-spins', state: 'close' });
    expect(promotion.filter(({ promoCode }) => promoCode === 'REFERRAL')).toMatchObject([
      { id: 'bring-a-friend', state: 'join' },
    ]);
    base.time.now = new Date(startedAt.getTime() + 6 * dayMs);
    const later = (await openTo('PR')).promotion;
    expect(later.find(({ id }) => id === 'lantern-festival')?.state).toBe('join');
    base.time.now = startedAt;
  });

  test('a promotion whose code is closed is coming, and open pages are told', async () => {
    await jobs.runNow();
    base.published.length = 0;
    await jobs.runNow();
    expect(base.published).toEqual([]);
    closed = ['REFERRAL'];
    const { promotion } = await openTo('PR');
    expect(promotion.filter(({ promoCode }) => promoCode === 'REFERRAL')).toMatchObject([
      { id: 'bring-a-friend', state: 'coming' },
    ]);
    await jobs.runNow();
    expect(base.published).toEqual([{ kind: 'announcements', memberId: null }]);
    closed = [];
  });

  test('every promotion is in a category of the menu', async () => {
    const { list } = await content.listPromotionCategories({}, context('TY'));
    expect(list[0]).toEqual({ id: 'newcomers', title: 'Para sa bago' });
    const known = new Set(idsOf(list));
    const { promotion } = await openTo('PR');
    const named = promotion.flatMap((one) => one.promoAnnouncementCategoryIds);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test('help comes in the language that is asked for, else in that of the request', async () => {
    const titles = async (lang: 'EN' | 'TY' | undefined) =>
      (await content.getHelpCenter({ lang }, context('TY'))).map(({ title }) => title);
    expect((await titles('EN'))[0]).toBe('Getting started');
    expect((await titles(undefined))[0]).toBe('Paano magsimula');
    expect(await titles('TY')).toEqual(await titles(undefined));
  });
});

test.each(hostileHtml)(
  '§2 Home screen, §2 Notice screen: %j is harmless after sanitising',
  (html) => {
    const clean = sanitiseHtml(html);
    expect(clean).not.toMatch(
      /<(?:script|style|iframe|object|embed|svg|math|form|meta|base|link)/i,
    );
    expect(clean).not.toMatch(/<[^>]*\s(?:on\w+|style|class|id|srcset|ping)\s*=/i);
    expect(clean).not.toMatch(/<[^>]*src="(?!\/(?![/\\]))/i);
    // An operator may link to another site; the link says so when it is shown.
    expect(clean).not.toMatch(/<[^>]*href="(?!\/(?![/\\])|https:\/\/)/i);
  },
);
