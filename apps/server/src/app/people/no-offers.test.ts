import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import type { PushSender } from '#ports/push-sender.ts';
import { operatorKey, serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { playerEndpoints } from '@pavilion/contract/player';
import { leadsToPromotion } from '@pavilion/screens/promotion-link';
import { clean, depositor } from '../testing/depositor.ts';

const relay = '/wps/relay/MCSFE_';
const content = { EN: '<p>Words</p>' };
const bonus = 'first-deposit';

/** Whom a push was sent to, by address. */
const pushed: string[] = [];
const pushSender: PushSender = {
  send: async ({ endpoint }) => {
    pushed.push(endpoint);
    return { outcome: 'sent' };
  },
};

type List = { list: { promotionId: string; entryId: string; title: string; state: string }[] };
type Lists = {
  promotion: { id: string }[];
  banners: { linkage: string }[];
  player: { id: string }[];
  popup: { id: string }[];
  hot: { id: string }[];
};

describe.each(testDatabases())('§7: offers and signs of harm, on $name', (database) => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveTestSite(database, {
      change: (one) => ({ ...one, features: { ...one.features, push: true } }),
      deps: { pushSender },
    });
  });
  afterAll(async () => {
    await clean(site);
    await site.close();
  });

  const asOperator = (method: string, path: string, body: object = {}) =>
    site.call({ method, path, token: operatorKey, body });

  /** Runs what sends pushes until nothing is left to send. */
  async function sendPushes(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) {
      for (const jobs of site.modules.jobs) await jobs.runNow();
    }
  }

  const announce = () =>
    asOperator('PUT', `/operator/notices/n-${randomUUID()}`, {
      type: 'PL',
      platforms: ['M'],
      vipLevelFrom: null,
      endsAt: null,
      groupName: null,
      version: 0,
      requestKey: randomUUID(),
      title: { EN: 'News' },
      content,
    });

  const write = (to: object, title: string) =>
    asOperator('POST', '/operator/inbox-messages', {
      to,
      title: { EN: title },
      content,
      requestKey: randomUUID(),
    });

  /** A member with a browser for pushes, and what the tests ask of them. */
  async function person() {
    const member = await depositor(site);
    const { send, username } = member;
    const read = async <Value>(path: string) => (await send('GET', path)).value as Value;
    const endpoint = `https://push.example/${username}`;
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    await member.done('PUT', '/wps/push/subscription', { endpoint, ...keys });

    async function entryIn(promotionId: string): Promise<string> {
      const { entryId } = await member.done(
        'POST',
        `${relay}signUpRequestReward`,
        form(promotionId),
      );
      return entryId ?? '';
    }
    const decide = (entryId: string, how: 'approve' | 'reject') =>
      asOperator('POST', `/operator/promotion-entries/${entryId}/${how}`, {
        ...(how === 'reject' && { reason: 'Not this time' }),
      });
    return {
      ...member,
      read,
      entryIn,
      decide,
      accept: () =>
        send('POST', '/wps/promotions/deposit/accept', {
          promotionId: bonus,
          amount: '1000.00',
          requestKey: randomUUID(),
        }),
      join: (promotionId: string) => send('POST', `${relay}signUpRequestReward`, form(promotionId)),
      entries: async () =>
        (await read<List>('/wps/relay/MCS2_getPromotionClaimList')).list.map(
          ({ promotionId, state }) => [promotionId, state],
        ),
      lists: () => read<Lists>(`${relay}getMemberAnnouncements?types=B,PL,PU,PR,H&platform=M`),
      titles: async () => (await read<List>('/wps/message/inbox')).list.map(({ title }) => title),
      bonuses: async () => (await read<List>('/wps/member/bonuses')).list.map(({ state }) => state),
      pushes: () => pushed.filter((one) => one === endpoint).length,
      /** Writes how many thresholds the markers of the member have reached. */
      reach: (degree: number) => reachDegree(site.db, member.id, degree),
    };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  function form(promotionId: string): FormData {
    const fields = new FormData();
    fields.set('promotionId', promotionId);
    fields.set('comment', '');
    fields.set('requestKey', randomUUID());
    return fields;
  }

  /**
   * Everything that offers something. `before` runs while nothing is known of the member; `ask`
   * returns what the member then gets: `open` as everybody, else `closed`.
   */
  const doors: {
    door: string;
    calls?: readonly string[];
    before?: (one: Person) => Promise<unknown>;
    ask: (one: Person, found: unknown) => Promise<unknown>;
    open: unknown;
    closed: unknown;
  }[] = [
    {
      door: 'the list of promotions',
      calls: ['content.listMemberAnnouncements'],
      ask: async ({ lists }) => (await lists()).promotion.length > 0,
      open: true,
      closed: false,
    },
    {
      door: 'banners that lead to a promotion',
      ask: async ({ lists }) =>
        (await lists()).banners.filter(({ linkage }) => leadsToPromotion(linkage)).length,
      open: 2,
      closed: 0,
    },
    {
      door: 'promotions to take part in',
      calls: ['promotions.listAvailablePromotions'],
      ask: async ({ read }) => (await read<List>(`${relay}getAvailablePromotions`)).list.length > 0,
      open: true,
      closed: false,
    },
    {
      door: 'a sign-up',
      calls: ['promotions.requestPromotion'],
      ask: async ({ join, entries }) => [(await join('reef-hunt')).errorCode, await entries()],
      open: [undefined, [['reef-hunt', 'signed']]],
      closed: ['promotion.not.available', []],
    },
    {
      door: 'the reward of an entry that an operator has not decided on',
      before: ({ entryIn }) => entryIn('reef-hunt'),
      ask: async ({ decide, entries }, entryId) => [
        (await decide(String(entryId), 'approve')).errorCode,
        await entries(),
      ],
      open: [undefined, [['reef-hunt', 'issued']]],
      closed: ['member.not.offered', [['reef-hunt', 'signed']]],
    },
    {
      door: 'the bonuses of the next deposit',
      calls: ['bonus.listDepositBonuses'],
      before: ({ accept }) => accept(),
      ask: async ({ read }) => {
        type Offered = List & { acceptedPromotionId: string | null };
        const { list, acceptedPromotionId } = await read<Offered>('/wps/promotions/deposit');
        return [list.length > 0, acceptedPromotionId];
      },
      open: [true, bonus],
      closed: [false, null],
    },
    {
      door: 'a bonus accepted for the next deposit',
      calls: ['bonus.acceptDepositBonus'],
      ask: async ({ accept }) => (await accept()).errorCode,
      open: undefined,
      closed: 'bonus.not.available',
    },
    {
      door: 'a bonus chosen with a deposit',
      ask: async ({ ask }) => (await ask('1000.00', bonus)).errorCode,
      open: undefined,
      closed: 'bonus.not.available',
    },
    {
      door: 'a bonus that was accepted before, with a deposit',
      before: ({ accept }) => accept(),
      ask: async ({ deposit, bonuses }) => {
        await deposit('1000.00');
        return bonuses();
      },
      open: ['active'],
      closed: [],
    },
    {
      door: 'a message to all members',
      ask: async ({ titles }) => {
        await write({ audience: 'member' }, 'To members');
        return titles();
      },
      open: ['To members'],
      closed: [],
    },
    {
      door: 'a message to members of a level',
      ask: async ({ titles }) => {
        await write({ vipLevelFrom: 0 }, 'To a level');
        return titles();
      },
      open: ['To a level'],
      closed: [],
    },
    {
      door: 'the push of an announcement',
      ask: async ({ pushes }) => {
        await announce();
        await sendPushes();
        return pushes();
      },
      open: 1,
      closed: 0,
    },
  ];

  const cases = [1, 2, 3].flatMap((degree) => doors.map((one) => ({ degree, ...one })));

  test.each(cases)('degree $degree, $door', async ({ degree, before, ask, open, closed }) => {
    const member = await person();
    const found = await before?.(member);
    await member.reach(degree);
    expect(await ask(member, found)).toEqual(degree < 2 ? open : closed);
  });

  /** Calls of a session that offer nothing new: what a member has, reads or gives up. */
  const others = [
    'bonus.listBonuses',
    'bonus.forfeitBonus',
    'bonus.giveUpDepositBonus',
    'promotions.listPromotionEntries',
    'promotions.claimReward',
    'content.countUnreadAnnouncements',
    'content.markAnnouncementRead',
  ];

  test('every call of promotions, bonuses and content is a door, or offers nothing new', () => {
    const { promotions, bonus: bonuses, content: contents } = playerEndpoints;
    const ofSession = Object.entries({ promotions, bonus: bonuses, content: contents }).flatMap(
      ([area, calls]) =>
        Object.entries(calls).flatMap(([name, { access }]) =>
          access === 'session' ? [`${area}.${name}`] : [],
        ),
    );
    const known = [...doors.flatMap(({ calls }) => calls ?? []), ...others];
    expect(known.toSorted()).toEqual(ofSession.toSorted());
  });

  describe.each([1, 2, 3])('at degree %i', (degree) => {
    test('what was earned or promised before is paid', async () => {
      const member = await person();
      const arrives = await member.announce('1000.00', bonus);
      const entryId = await member.entryIn('reef-hunt');
      await member.decide(entryId, 'approve');
      await member.reach(degree);
      expect(await member.entries()).toEqual([['reef-hunt', 'issued']]);
      const claim = { promotionId: 'reef-hunt' };
      await member.done('POST', `${relay}claimIssuedPromotion`, claim);
      expect(await member.entries()).toEqual([['reef-hunt', 'claimed']]);
      const before = await member.bonuses();
      await arrives();
      expect(await member.bonuses()).toHaveLength(before.length + 1);
    });

    test('a running bonus stays', async () => {
      const member = await person();
      await member.deposit('1000.00', bonus);
      await member.reach(degree);
      expect(await member.bonuses()).toEqual(['active']);
    });

    test('an operator rejects an entry', async () => {
      const member = await person();
      const entryId = await member.entryIn('reef-hunt');
      await member.reach(degree);
      expect(await member.decide(entryId, 'reject')).toMatchObject({ status: 200 });
      expect(await member.entries()).toEqual([['reef-hunt', 'rejected']]);
    });

    test('a message to the member alone arrives, with its push', async () => {
      const member = await person();
      await member.reach(degree);
      expect(await write({ account: member.username }, 'To you')).toMatchObject({ status: 200 });
      await sendPushes();
      expect(await member.titles()).toEqual(['To you']);
      expect(member.pushes()).toBe(1);
    });

    test('notices, their count and other banners stay', async () => {
      const [member, other] = [await person(), await person()];
      await member.reach(degree);
      const { promotion: _, banners, ...notices } = await member.lists();
      const { promotion, banners: all, ...allNotices } = await other.lists();
      expect(promotion.length).toBeGreaterThan(0);
      expect(notices).toEqual(allNotices);
      const isOther = ({ linkage }: Lists['banners'][number]) => !leadsToPromotion(linkage);
      expect(banners.filter(isOther)).toEqual(all.filter(isOther));
      const count = (one: Person) => one.read(`${relay}unreadCount?types=PL,PU`);
      expect(await count(member)).toEqual(await count(other));
      expect(await count(member)).toEqual({
        announcementUnreadCount: notices.player.length + notices.popup.length,
      });
    });
  });
});
