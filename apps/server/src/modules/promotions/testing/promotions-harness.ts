import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { local, openTestBase, timeZone } from '#testing/test-base.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import type { Participant, Points, Reward, SitePromotion } from '../promotion-deps.ts';
import { createPromotions } from '../promotions.ts';

type Offer = Pick<SitePromotion, 'id' | 'entry'> &
  Partial<Pick<SitePromotion, 'period' | 'reward' | 'bonus' | 'promoCode'>>;

function promotion({ id, entry, period, reward, bonus, promoCode }: Offer): SitePromotion {
  return {
    id,
    entry,
    categories: ['events'],
    title: local(id),
    summary: local(id),
    content: local(id),
    cover: 'promotions/one',
    images: [],
    period: period ?? { startDate: '2026-11-01', endDate: '2026-11-30' },
    reward: reward ?? { kind: 'cash', amount: 300_00n, wageringTimes: 0 },
    ...(bonus ? { bonus } : {}),
    ...(promoCode === undefined ? {} : { promoCode }),
  };
}

const points = { kind: 'points' as const, points: 5, wageringTimes: 0 };
const coming = { startDate: '2026-12-01', endDate: null };
const over = { startDate: '2026-10-01', endDate: '2026-11-20' };

const site = {
  brand: { timeZone, currency: { digits: 2 } },
  memberTypes: defaultMemberTypes,
};

const firstOffers = [
  promotion({ id: 'reef-hunt', entry: 'join' }),
  promotion({ id: 'parlay', entry: 'apply' }),
  promotion({ id: 'rebate', entry: 'automatic' }),
  promotion({ id: 'points', entry: 'apply', reward: points }),
  promotion({ id: 'next', entry: 'join', period: coming }),
  promotion({ id: 'last', entry: 'join', period: over }),
];

/** Opens the module on a database, with rewards that are recorded instead of paid. */
export async function openPromotionsHarness(database: TestDatabase) {
  const base = await openTestBase(database);
  const { db } = base;
  const harness = {
    payments: [] as Reward[],
    points: [] as Points[],
    broken: false,
    offers: firstOffers as readonly SitePromotion[],
    /** Ids of promotions that only agents see. */
    forAgents: new Set<string>(),
    /** Promotions whose bonus every member has used. */
    used: new Map<string, 'used' | 'usedThisWeek'>(),
    /** The codes that are closed for now, and how often they were asked for. */
    closed: [] as string[],
    timesAsked: 0,
    /** Happens while a request is checked, before anything is written. */
    meanwhile: null as ((by: Participant) => Promise<void>) | null,
  };
  const { handlers, operatorHandlers } = createPromotions({
    ...base,
    site,
    offers: {
      all: async () => harness.offers,
      shownTo: async (reader) => {
        if (reader !== null) await harness.meanwhile?.(reader);
        const isAgent = reader?.memberType === 1;
        return harness.offers.filter(({ id }) => isAgent || !harness.forAgents.has(id));
      },
    },
    usedOffers: async () => harness.used,
    closedPromoCodes: async () => {
      harness.timesAsked += 1;
      return harness.closed;
    },
    grantReward: async (_, reward) => {
      if (harness.broken) throw new Error('the wallet is down');
      harness.payments.push(reward);
      return true;
    },
    grantPoints: async (_, granted) => {
      harness.points.push(granted);
      return true;
    },
  });

  /** Creates a member with the calls that this member makes. */
  async function newcomer(memberType = 0) {
    const { memberId, context } = await base.member({ memberType });
    return {
      memberId,
      request: (
        promotionId: string,
        more: { comment?: string; pictures?: Blob[]; requestKey?: string } = {},
      ) =>
        handlers.requestPromotion(
          { promotionId, comment: '', pictures: [], requestKey: randomUUID(), ...more },
          context,
        ),
      claim: (promotionId: string) => handlers.claimReward({ promotionId }, context),
      entries: async () => (await handlers.listPromotionEntries({}, context)).list,
      available: async () => (await handlers.listAvailablePromotions({}, context)).list,
    };
  }

  const publish = (offer: Offer) => void (harness.offers = [promotion(offer), ...firstOffers]);

  return Object.assign(harness, {
    publish,
    db,
    time: base.time,
    handlers,
    operatorHandlers,
    newcomer,
    close: base.close,
  });
}

export type PromotionsHarness = Awaited<ReturnType<typeof openPromotionsHarness>>;
