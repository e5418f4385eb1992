import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { nothingPublished } from '#testing/default-answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import type { PromotionAvailability } from '@pavilion/domain/promotion/promotion-offer';
import type { PromotionState } from '@pavilion/domain/promotion/promotion-state';

const promotion = {
  id: 'app-download',
  promoCode: 'APP_DOWNLOAD',
  title: 'App bonus',
  summary: '',
  content: '<p>The bonus for the app.</p>',
  startDate: '2026-01-01',
  endDate: null,
  noExpiry: 1 as const,
  announcementImages: [],
  promoAnnouncementCategoryIds: [],
  informsOnly: true,
  terms: { minimumDeposit: null, maximumReward: '38.00', wageringTimes: 5, withdrawal: null },
};

/** How a promotion stands for a visitor. */
type Standing = { state?: PromotionState; availability?: PromotionAvailability };

function listOf({ state = 'join', availability = 'informs' }: Standing) {
  return { list: [{ promotionId: promotion.id, state, action: null, availability }] };
}

/** The site has the promotion, as it stands for guests and for the member. */
function tell({ guest = {}, member = {} }: { guest?: Standing; member?: Standing } = {}): void {
  const shown = ({ state = 'join' }: Standing) => ({
    ...nothingPublished,
    promotion: [{ ...promotion, state }],
  });
  site.answers({
    content: {
      listAnnouncements: shown(guest),
      listMemberAnnouncements: { ...shown(member), agent: [] },
    },
    promotions: {
      listMerchantPromotions: listOf(guest),
      listAvailablePromotions: listOf(member),
      listPromotionEntries: { list: [] },
    },
  });
}

const main = page.getByRole('main');
const notice = (name = /₱38 for the app/) => main.getByRole('link', { name });
const open = (given: Parameters<typeof mountScreen>[1] = {}) => mountScreen('/m/download', given);

for (const [language, theme, name] of looksOf([
  ['EN', 'dark', /₱38 for the app/],
  ['TY', 'light', /₱38 para sa app/],
])) {
  test(`§6: a guest is told of the bonus for the app by the public list, in ${language}`, async () => {
    tell({ member: { availability: 'used' } });
    await open({ language, theme });
    await expect.element(notice(name)).toHaveAttribute('href', '/m/activityDetail?id=app-download');
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('§6: a member is told of the bonus by the personal list, until it has come', async () => {
  tell({ guest: { state: 'close' } });
  await open({ session: 'member' });
  await expect.element(notice()).toBeVisible();
  tell({ member: { availability: 'used' } });
  await notice().click();
  await expect.element(main.getByText('You have already used this bonus.')).toBeVisible();
  history.back();
  await expect.element(main.getByText('Pavilion', { exact: true })).toBeVisible();
  expect(notice().elements()).toEqual([]);
});
