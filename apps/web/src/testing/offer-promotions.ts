import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { nothingPublished } from './default-answers.ts';
import { site } from './site.ts';

type Promotion = ResponseOf<PlayerEndpoints['content']['listAnnouncements']>['promotion'][number];
export type Entry = ResponseOf<PlayerEndpoints['promotions']['requestPromotion']>;
type State = ResponseOf<PlayerEndpoints['promotions']['listAvailablePromotions']>['list'][number];

function promotionOf(given: Partial<Promotion> & { id: string; title: string }): Promotion {
  return {
    summary: 'What it is about.',
    content: '<p>What it is about, at length.</p>',
    startDate: '2026-01-01',
    endDate: null,
    noExpiry: 1,
    announcementImages: [{ url: '/art/promotions/cover.avif', sequence: 1, color: '#865545' }],
    promoAnnouncementCategoryIds: ['events'],
    promoCode: '',
    state: 'join',
    informsOnly: false,
    terms: { minimumDeposit: null, maximumReward: '300.00', wageringTimes: 1, withdrawal: null },
    ...given,
  };
}

const promotions = [
  promotionOf({
    id: 'first-deposit',
    title: '100 % first deposit bonus',
    promoAnnouncementCategoryIds: ['welcome'],
    terms: {
      minimumDeposit: '100.00',
      maximumReward: '1000.00',
      wageringTimes: 10,
      withdrawal: 'blocks',
    },
  }),
  promotionOf({ id: 'reef-hunt', title: 'The reef hunt' }),
  promotionOf({ id: 'match-parlay', title: 'Four matches in a row' }),
  ...['mooncake', 'harvest'].map((id) =>
    promotionOf({ id, title: `The ${id}`, state: 'coming', startDate: '2027-01-01' }),
  ),
  promotionOf({
    id: 'lantern-festival',
    title: 'The lantern festival',
    state: 'coming',
    startDate: '2027-02-01',
  }),
];

const filipino = promotions.map((one) =>
  one.id === 'first-deposit' ? { ...one, title: '100 % bonus sa unang deposit' } : one,
);

const categories = [
  { id: 'welcome', title: 'Welcome' },
  { id: 'events', title: 'Events' },
];
const filipinoCategories = [...categories.slice(0, 1), { id: 'events', title: 'Mga event' }];

/**
 * Answers with the site's promotions in a language: each can be joined or applied for, except the
 * one in `unpaid`, which is only information.
 */
export function offerPromotions(language: 'EN' | 'TY' = 'EN', unpaid?: string): void {
  const promotion = (language === 'EN' ? promotions : filipino).map((one) => ({
    ...one,
    informsOnly: one.id === unpaid,
  }));
  const lists = { ...nothingPublished, promotion };
  const action = (id: string) => (id === 'match-parlay' ? 'apply' : 'join');
  const list: State[] = promotion.map(({ id, state, informsOnly }) => ({
    promotionId: id,
    state,
    action: state === 'join' && !informsOnly ? action(id) : null,
    availability: informsOnly ? 'informs' : 'open',
  }));
  site.answers({
    content: {
      listAnnouncements: lists,
      listMemberAnnouncements: { ...lists, agent: [] },
      listPromotionCategories: { list: language === 'EN' ? categories : filipinoCategories },
    },
    promotions: {
      listMerchantPromotions: { list },
      listAvailablePromotions: { list },
      listPromotionEntries: { list: [] },
    },
  });
}

/** Answers guests and members with the promotion that rewards the invitation of friends alone. */
export function offerReferral(given: Partial<Promotion> = {}): void {
  const referral = { id: 'bring-a-friend', title: 'Invite a friend', promoCode: 'REFERRAL' };
  const lists = { ...nothingPublished, promotion: [promotionOf({ ...referral, ...given })] };
  site.answers({
    content: {
      listAnnouncements: lists,
      listMemberAnnouncements: { ...lists, agent: [] },
      listPromotionCategories: { list: categories },
    },
  });
}

/** Sets how far the member is with one promotion. */
export function standAt(given: Partial<Entry> & Pick<Entry, 'state' | 'promotionId'>): Entry {
  const { promotionId, state, action = null } = given;
  const entry: Entry = {
    entryId: '1',
    title: promotions.find(({ id }) => id === promotionId)?.title ?? '',
    action,
    comment: '',
    pictureIds: [],
    rewardKind: 'cash',
    reward: null,
    reason: null,
    history: [{ state, changedAt: '2026-11-01T08:00:00.000Z' }],
    ...given,
  };
  site.answers({
    promotions: {
      listAvailablePromotions: { list: [{ promotionId, state, action, availability: 'open' }] },
      listPromotionEntries: { list: [entry] },
    },
  });
  return entry;
}
