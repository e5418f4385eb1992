import { expect, test } from 'vitest';
import { drawPart } from '#testing/draw-part.tsx';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { AppBonusNotice } from './AppBonusNotice.tsx';

const promotion = {
  id: 'get-the-app',
  promoCode: 'APP_DOWNLOAD',
  terms: { minimumDeposit: null, maximumReward: '38.00', wageringTimes: 5, withdrawal: null },
};
const open = { promotionId: promotion.id, state: 'join', action: null, availability: 'informs' };

/** Where the notice leads, with these promotions and what is known of them; null without one. */
async function ledTo(promotions: readonly object[], known: object | null): Promise<string | null> {
  const markup = await drawPart(<AppBonusNotice />, [
    [['promotions', 'EN'], { categories: [], promotions }],
    ...(known === null
      ? []
      : [[[ownData, 'promotions', 'available', false], { list: [known] }] as const]),
  ]);
  return /href="([^"]*)"/.exec(markup)?.[1] ?? null;
}

test('the notice of the bonus for the app leads to its promotion while it can be had', async () => {
  expect(await ledTo([promotion], open)).toBe('/m/activityDetail?id=get-the-app');
  expect(await ledTo([promotion], { ...open, availability: 'open' })).not.toBeNull();
});

test('there is no notice where the bonus cannot be had, or that is not known', async () => {
  expect(await ledTo([], open)).toBeNull();
  expect(await ledTo([{ ...promotion, promoCode: 'REFERRAL' }], open)).toBeNull();
  expect(await ledTo([promotion], null)).toBeNull();
  expect(await ledTo([promotion], { ...open, promotionId: 'another' })).toBeNull();
  for (const state of ['coming', 'close']) {
    expect(await ledTo([promotion], { ...open, state })).toBeNull();
  }
  expect(await ledTo([promotion], { ...open, availability: 'used' })).toBeNull();
  const points = { ...promotion, terms: { ...promotion.terms, maximumReward: null } };
  expect(await ledTo([points], open)).toBeNull();
});
