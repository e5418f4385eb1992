import { expect, test } from 'vitest';
import type { Promotion } from '#features/promotions/promotions.queries.ts';
import { drawPart } from '#testing/draw-part.tsx';
import { ReferralBonus } from './ReferralBonus.tsx';

function promotion(id: string, promoCode: string, state: Promotion['state']): Promotion {
  return {
    id,
    promoCode,
    state,
    title: '',
    summary: '',
    content: '',
    startDate: '2026-11-01',
    endDate: null,
    noExpiry: 1,
    announcementImages: [],
    promoAnnouncementCategoryIds: [],
    informsOnly: false,
    terms: { minimumDeposit: null, maximumReward: null, wageringTimes: 0, withdrawal: null },
  };
}

const others = [promotion('a', '', 'join'), promotion('b', 'APP_DOWNLOAD', 'join')];

/** The address of the button on the banners; null where there is none. */
async function ledTo(referral: Promotion[], banners: readonly object[]): Promise<string | null> {
  const markup = await drawPart(<ReferralBonus />, [
    [['promotions', 'EN'], { categories: [], promotions: [...others, ...referral] }],
    [['announcements', 'home', 'EN'], { banners }],
  ]);
  return /href="([^"]*)"/.exec(markup)?.[1] ?? null;
}

test('§2 Home screen: the bonus button on the banners leads to the invitation while its promotion runs', async () => {
  const running = promotion('r', 'REFERRAL', 'join');
  const strip = [{ id: 'banner' }];
  expect(await ledTo([running], strip)).toBe('/m/inviteFriends');
  expect(await ledTo([], strip)).toBeNull();
  expect(await ledTo([{ ...running, state: 'coming' }], strip)).toBeNull();
  expect(await ledTo([{ ...running, state: 'close' }], strip)).toBeNull();
  expect(await ledTo([running], [])).toBeNull();
  expect(await ledTo([{ ...running, informsOnly: true }], strip)).toBe('/m/inviteFriends');
});
