import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { channels, depositOf, weekend } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage, nothingPublished, siteBoot } from '#testing/default-answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { offerPromotions, standAt } from '#testing/offer-promotions.ts';
import { firstHome, openHome } from '#testing/open-home.ts';
import { site } from '#testing/site.ts';

const main = page.getByRole('main');
const nothing = { ...nothingPublished, agent: [] };

/** The site has promotions, of which this member is offered none. */
function offerNothing(language: 'EN' | 'TY' = 'EN'): void {
  offerPromotions(language);
  site.answers({
    content: { listMemberAnnouncements: nothing },
    promotions: { listAvailablePromotions: { list: [] } },
  });
}

const words = {
  EN: {
    none: 'No promotions here right now.',
    notForYou: 'This offer is not available to you.',
    noRewards: 'No rewards yet.',
    claim: 'Claim ₱300',
    paid: '₱300 was added to your balance',
    claimed: 'Claimed',
  },
  TY: {
    none: 'Walang promo rito sa ngayon.',
    notForYou: 'Hindi available sa iyo ang offer na ito.',
    noRewards: 'Wala pang reward.',
    claim: 'I-claim ang ₱300',
    paid: 'Naidagdag sa balanse mo ang ₱300',
    claimed: 'Na-claim na',
  },
} as const;

for (const [language, theme] of looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];
  const open = (path: string) => mountScreen(path, { session: 'member', language, theme });

  test(`§7: a member who is offered nothing sees no promotion, and no way to take part, in ${language}`, async () => {
    offerNothing(language);
    await open('/m/activity');
    await expect.element(page.getByText(say.none)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await open('/m/activityDetail?id=reef-hunt');
    await expect.element(page.getByText(say.notForYou)).toBeVisible();
    expect(main.getByRole('button').elements()).toEqual([]);
    expect(main.getByText('The reef hunt').elements()).toEqual([]);
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§7: a reward issued before is claimed where it was opened by a link, in ${language}`, async () => {
    const promotionId = 'reef-hunt';
    offerNothing(language);
    standAt({ promotionId, state: 'issued', action: 'claim', reward: '300.00' });
    await open('/m/activityDetail?id=reef-hunt');
    await expect.element(page.getByText(say.notForYou)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    const pay = site.hold('promotions', 'claimReward');
    await main.getByRole('button', { name: say.claim }).click();
    pay(standAt({ promotionId, state: 'claimed', reward: '300.00' }));
    await expectNotice(say.paid);
    await expect.element(main.getByText(say.claimed)).toBeVisible();
    expect(main.getByRole('button').elements()).toEqual([]);
  });

  test(`§7: the reward center invites nobody to promotions who is offered none, in ${language}`, async () => {
    offerNothing(language);
    await open('/m/rewardCenter');
    await expect.element(page.getByText(say.noRewards, { exact: true })).toBeVisible();
    expect(main.getByRole('link').elements()).toEqual([]);
    expect(await accessibilityFindings()).toEqual([]);
  });
}

/** Banners of guests: the first leads to games, the second to a promotion. */
const [games, promotion] = ['/m/hot-games', '/m/activityDetail?id=first-deposit'];
const banners = firstHome.announcements.banners.slice(0, 2).map((one, index) => ({
  ...one,
  groupName: 'm_event',
  linkage: index === 0 ? games : promotion,
}));
const events = page.getByRole('region', { name: 'Events', exact: true });

/** Where the banners of the section lead, once it is in view. */
function ledTo(): (string | null)[] {
  main.element().lastElementChild?.scrollIntoView();
  const links = events.getByRole('listitem').getByRole('link').elements();
  return links.map((one) => one.getAttribute('href'));
}

async function openEvents(session?: 'member'): Promise<void> {
  const settings = {
    mobileTemplate: { ...siteBoot.settings.mobileTemplate, home: ['events' as const] },
  };
  const content = { listAnnouncements: { ...nothingPublished, banners } };
  await openHome({ settings, answers: { content }, ...(session && { session }) });
}

test('§7: the own banners of a member, without promotions, take the place of those of guests', async () => {
  await openEvents();
  await expect.poll(ledTo).toEqual([games, promotion]);
  site.answers({
    content: { listMemberAnnouncements: { ...nothing, banners: banners.slice(0, 1) } },
  });
  await openEvents('member');
  await expect.poll(ledTo).toEqual([games]);
});

const bonus = page.getByRole('combobox', { name: 'Bonus' });
const submit = page.getByRole('button', { name: /^Deposit ₱500/ });
const amount = page.getByRole('textbox', { name: 'Amount' });

test('§7: a bonus that is no longer offered is not asked for with the deposit', async () => {
  const reload = { ...weekend, promotionId: 'reload', title: 'Reload' };
  const list = [weekend, reload];
  site.answers({
    payments: {
      listDepositChannels: { list: channels, offersLimits: false, playThrough: 0 },
      listMemberDeposits: emptyPage,
      requestDeposit: { depositId: '41', state: 'pending', checkoutUrl: '' },
      getDeposit: depositOf({}),
    },
    bonus: {
      listDepositBonuses: { list, acceptedPromotionId: 'weekend' },
      giveUpDepositBonus: refuse('request.limited'),
    },
  });
  await mountScreen('/m/voucherCenter', { session: 'member' });
  await amount.fill('500');
  await bonus.selectOptions('Reload');
  site.answers({ bonus: { listDepositBonuses: { list: [], acceptedPromotionId: null } } });
  await page.getByRole('button', { name: 'Cancel bonus' }).click();
  await expect.element(bonus).not.toBeInTheDocument();
  await submit.click();
  const promotions = () =>
    site.calls('payments', 'requestDeposit').map(({ sent }) => sent['promotionId']);
  await expect.poll(promotions).toEqual([undefined]);
});
