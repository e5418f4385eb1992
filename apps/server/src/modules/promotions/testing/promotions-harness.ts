import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { createSignals } from '#kit/signals.ts';
import { createPictures } from '#modules/pictures/pictures.ts';
import { createFakeFileStore } from '#ports/fakes/file-store.fake.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import type { Reward, SitePromotion } from '../promotion-deps.ts';
import { createPromotions } from '../promotions.ts';

const local = (text: string) => ({ EN: text, TY: `${text} (TY)` });

type Offer = Pick<SitePromotion, 'id' | 'entry'> &
  Partial<Pick<SitePromotion, 'period' | 'reward' | 'bonus'>>;

function promotion({ id, entry, period, reward, bonus }: Offer): SitePromotion {
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
  };
}

const points = { kind: 'points' as const, points: 5, wageringTimes: 0 };
const coming = { startDate: '2026-12-01', endDate: null };
const over = { startDate: '2026-10-01', endDate: '2026-11-20' };

const site = {
  brand: { timeZone: 'Asia/Manila', currency: { digits: 2 } },
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

async function newMember(db: Database): Promise<bigint> {
  const { id } = await db
    .insertInto('member')
    .values({
      username: `m${randomBytes(6).toString('hex')}`,
      member_type: 0,
      password_hash: 'unused',
      payment_password_hash: null,
      birthday: null,
      parent_id: null,
      locked_until: null,
      last_login_at: null,
      expires_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const baseContext = {
  requestId: 'r',
  language: 'EN',
  address: '10.0.0.1',
  userAgent: 'test',
} as const;
export const asOperator = { ...baseContext, operator: 'ana' };

export async function photo(): Promise<Blob> {
  const background = '#852';
  const image = sharp({ create: { width: 20, height: 10, channels: 3, background } });
  return new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
}

/** Opens the module on a database, with rewards that are recorded instead of paid. */
export async function openPromotionsHarness(database: TestDatabase) {
  const engine = await database.open({ durable: false, migrated: true });
  const db: Database = createKysely(engine);
  const harness = {
    now: new Date('2026-11-21T10:00:00Z'),
    payments: [] as Reward[],
    broken: false,
    offers: firstOffers as readonly SitePromotion[],
    /** Ids of promotions that only agents see. */
    forAgents: new Set<string>(),
    /** Promotions whose bonus every member has used. */
    used: new Map<string, 'used' | 'usedThisWeek'>(),
  };
  const clock = () => harness.now;
  const { handlers, operatorHandlers } = createPromotions({
    db,
    clock,
    site,
    offers: {
      all: async () => harness.offers,
      shownTo: async (reader) =>
        harness.offers.filter(({ id }) => reader?.memberType === 1 || !harness.forAgents.has(id)),
    },
    pictures: createPictures({ db, files: createFakeFileStore(), clock }),
    signals: createSignals(engine, db),
    usedOffers: async () => harness.used,
    grantReward: async (_, reward) => {
      if (harness.broken) throw new Error('the wallet is down');
      harness.payments.push(reward);
      return true;
    },
  });

  /** Creates a member with the calls that this member makes. */
  async function newcomer(memberType = 0) {
    const memberId = await newMember(db);
    const caller = { memberId, username: 'm', memberType, sessionId: 's' };
    const context: SessionContext = { ...baseContext, caller };
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
    handlers,
    operatorHandlers,
    newcomer,
    close: () => engine.close(),
  });
}

export type PromotionsHarness = Awaited<ReturnType<typeof openPromotionsHarness>>;
