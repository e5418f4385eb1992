import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { weekend } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { giveFiles } from '#testing/give-files.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { offerPromotions, standAt } from '#testing/offer-promotions.ts';
import { site } from '#testing/site.ts';

const applyFor = '/m/activityDetail?id=match-parlay';
const main = page.getByRole('main');
const megabyte = 1024 * 1024;

const words = {
  EN: {
    comment: 'Comment',
    add: 'Add',
    remove: /^Remove picture/,
    send: 'Send application',
    tooLong: 'Maximum 140 characters.',
    tooMany: 'At most 3 pictures can be sent.',
    wrongType: 'Only PNG and JPG pictures can be sent.',
    tooLarge: 'A picture can be at most 5 MB. Choose a smaller one.',
    noRewards: 'No rewards yet. Join a promotion to get one.',
    refused: 'Not available in free play. Create an account to continue.',
    ready: 'Ready to claim',
    claim: 'Claim ₱300',
    paid: '₱300 was added to your balance',
    history: 'History',
    join: 'Join',
    joined: 'Joined',
    youJoined: 'You have joined',
  },
  TY: {
    comment: 'Comment',
    add: 'Magdagdag',
    remove: /^Alisin ang picture/,
    send: 'Ipadala ang application',
    tooLong: 'Hanggang 140 characters lang.',
    tooMany: 'Hanggang 3 picture lang ang puwedeng ipadala.',
    wrongType: 'PNG at JPG na picture lang ang puwedeng ipadala.',
    tooLarge: 'Hanggang 5 MB lang ang isang picture. Pumili ng mas maliit.',
    noRewards: 'Wala pang reward. Sumali sa promo para magkaroon.',
    refused: 'Hindi available sa free play. Gumawa ng account para magpatuloy.',
    ready: 'Puwede nang i-claim',
    claim: 'I-claim ang ₱300',
    paid: 'Naidagdag sa balanse mo ang ₱300',
    history: 'History',
    join: 'Sumali',
    joined: 'Kasali na',
    youJoined: 'Kasali ka na',
  },
} as const;

const fileOf = (name: string, type: string, bytes = 8) =>
  new File([new Uint8Array(bytes)], name, { type });

async function choose(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('main input[type=file]');
  giveFiles(input!, ...files);
}

for (const [language, theme] of looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];

  test(`§2 Promotion list, §5, §7: an application says what may not be sent, in ${language}`, async () => {
    offerPromotions(language);
    await mountScreen(applyFor, { session: 'member', language, theme });
    const send = main.getByRole('button', { name: say.send });
    await main.getByRole('textbox', { name: say.comment }).fill('a'.repeat(141));
    await send.click();
    await expect.element(page.getByText(say.tooLong)).toBeVisible();
    await choose(fileOf('a.gif', 'image/gif'));
    await expect.element(page.getByText(say.wrongType)).toBeVisible();
    await choose(fileOf('b.png', 'image/png', 5 * megabyte + 1));
    await expect.element(page.getByText(say.tooLarge)).toBeVisible();
    await choose(...[1, 2, 3, 4].map((place) => fileOf(`${place}.jpg`, 'image/jpeg')));
    await expect.element(page.getByText(say.tooMany)).toBeVisible();
    expect(main.getByRole('button', { name: say.remove }).elements()).toHaveLength(3);
    await expect
      .element(main.getByRole('button', { name: say.add, exact: true }))
      .not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
    expect(site.calls('promotions', 'requestPromotion')).toEqual([]);
  });

  test(`§2 Promotion list, §5, §7: a trial account sees why not, in ${language}`, async () => {
    offerPromotions(language);
    await mountScreen(applyFor, { session: 'trial', language, theme });
    await main.getByRole('link', { name: say.send }).click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent(say.refused);
    expect(await accessibilityFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await mountScreen('/m/rewardCenter', { session: 'trial', language, theme });
    await expect.element(page.getByText(say.refused)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    expect(site.calls('promotions', 'listPromotionEntries')).toEqual([]);
  });

  test(`§2 Promotion list, §5, §7: the reward center is empty, shows a reward, and has paid it, in ${language}`, async () => {
    offerPromotions(language);
    await mountScreen('/m/rewardCenter', { session: 'member', language, theme });
    await expect.element(page.getByText(say.noRewards)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    const promotionId = 'match-parlay';
    standAt({ promotionId, state: 'issued', action: 'claim', reward: '300.00' });
    await mountScreen('/m/rewardCenter', { session: 'member', language, theme });
    await expect.element(page.getByRole('heading', { name: say.ready })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    const pay = site.hold('promotions', 'claimReward');
    await main.getByRole('button', { name: say.claim }).click();
    pay(standAt({ promotionId, state: 'claimed', reward: '300.00' }));
    await expectNotice(say.paid);
    await expect.element(page.getByRole('heading', { name: say.history })).toBeVisible();
    await expect
      .poll(() => site.calls('promotions', 'claimReward').map(({ input }) => input))
      .toEqual([{ promotionId }]);
  });

  test(`§2 Promotion list, §5, §7: a guest signs up through the log-in, a member at once, in ${language}`, async () => {
    offerPromotions(language);
    await mountScreen('/m/activityDetail?id=reef-hunt', { language, theme });
    const login = `/m/login?next=${encodeURIComponent('/m/activityDetail?id=reef-hunt')}`;
    await expect.element(main.getByRole('link', { name: say.join })).toHaveAttribute('href', login);
    site.answers({
      promotions: {
        requestPromotion: () => standAt({ promotionId: 'reef-hunt', state: 'signed' }),
      },
    });
    await mountScreen('/m/activityDetail?id=reef-hunt', { session: 'member', language, theme });
    const join = main.getByRole('button', { name: say.join });
    await join.click();
    await expectNotice(say.youJoined);
    await expect.element(main.getByText(say.joined).first()).toBeVisible();
    await expect.element(join).not.toBeInTheDocument();
  });
}

test('§2 Promotion list, §5, §7: an application is sent with its comment and pictures, again under the same request key', async () => {
  offerPromotions();
  await mountScreen(applyFor, { session: 'member' });
  await main.getByRole('textbox', { name: 'Comment' }).fill('Bets 1201 to 1204, all won.');
  await choose(fileOf('1.jpg', 'image/jpeg'), fileOf('2.jpg', 'image/jpeg'));
  await main.getByRole('button', { name: 'Remove picture' }).first().click();
  site.answers({ promotions: { requestPromotion: refuse('picture.unreadable') } });
  const send = main.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect
    .element(main.getByText('This picture cannot be opened. Choose another one.'))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({
    promotions: {
      requestPromotion: ({ comment }) =>
        standAt({ promotionId: 'match-parlay', state: 'applying', comment }),
    },
  });
  await send.click();
  await expect.element(main.getByText('Applied').first()).toBeVisible();
  await expect.element(main.getByText('Bets 1201 to 1204, all won.')).toBeVisible();
  const [first, second] = site.calls('promotions', 'requestPromotion').map(({ input }) => input);
  expect(first).toMatchObject({
    promotionId: 'match-parlay',
    comment: 'Bets 1201 to 1204, all won.',
  });
  expect(first?.pictures).toHaveLength(1);
  expect(second?.requestKey).toBe(first?.requestKey);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Promotion list, §5, §7: an offer that is used, or not for the account, says so without a button', async () => {
  offerPromotions();
  for (const [availability, word, why] of [
    ['used', 'Used', 'You have already used this bonus. It is available once.'],
    ['usedThisWeek', 'Used this week', /available again on Monday/],
    ['notForAccount', 'Not available', /your account cannot make deposits/],
  ] as const) {
    const state = { promotionId: 'first-deposit', state: 'join', action: null } as const;
    site.answers({
      promotions: { listAvailablePromotions: { list: [{ ...state, availability }] } },
    });
    await mountScreen('/m/activity', { session: 'member' });
    const card = page.getByRole('listitem').filter({ hasText: '100 % first deposit bonus' });
    await expect.element(card.getByText(word, { exact: true })).toBeVisible();
    await expect.element(card.getByText('Open to join')).not.toBeInTheDocument();
    await mountScreen('/m/activityDetail?id=first-deposit', { session: 'member' });
    await expect.element(main.getByText(why)).toBeVisible();
    await expect.element(main.getByText(word, { exact: true })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Join' })).not.toBeInTheDocument();
    await expect.element(main.getByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  }
});

test('§2 Promotion list, §5, §7: an offer that pays nothing is read only', async () => {
  offerPromotions('EN', 'reef-hunt');
  await mountScreen('/m/activity?id=reef-hunt', { session: 'member' });
  const card = page.getByRole('listitem').filter({ hasText: 'The reef hunt' });
  await expect.element(card).toBeVisible();
  await expect.element(card.getByText('Open to join')).not.toBeInTheDocument();
  await mountScreen('/m/activityDetail?id=reef-hunt', { session: 'member' });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'The reef hunt' }))
    .toBeVisible();
  await expect.element(main.getByText('Open to join')).not.toBeInTheDocument();
  await expect.element(main.getByText('Key terms')).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Promotion list, §5, §7: the page shows why an application was not granted', async () => {
  offerPromotions();
  const reason = 'The bets were not in a row.';
  standAt({ promotionId: 'match-parlay', state: 'rejected', reason });
  await mountScreen(applyFor, { session: 'member' });
  await expect.element(main.getByText(reason)).toBeVisible();
  await expect.element(main.getByText('Not approved').first()).toBeVisible();
  await expect
    .element(main.getByRole('button', { name: 'Send application' }))
    .not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a promotion accepted for the next deposit says so, and can be given up', async () => {
  offerPromotions();
  const accepted = { ...weekend, promotionId: 'first-deposit', title: 'Doubled' };
  standAt({ promotionId: 'first-deposit', state: 'signed' });
  const listDepositBonuses = { list: [accepted, weekend], acceptedPromotionId: 'first-deposit' };
  site.answers({ bonus: { listDepositBonuses, giveUpDepositBonus: {} } });
  await mountScreen('/m/activityDetail?id=first-deposit', { session: 'member' });
  await expect.element(main.getByText('“Doubled” applies to your next deposit')).toBeVisible();
  await main.getByRole('button', { name: 'Cancel bonus' }).click();
  await expectNotice('This bonus no longer applies to your next deposit.');
  site.answers({
    bonus: { listDepositBonuses: { ...listDepositBonuses, acceptedPromotionId: 'weekend' } },
  });
  await mountScreen('/m/activityDetail?id=first-deposit', { session: 'member' });
  await expect.element(main.getByRole('link', { name: 'Deposit' })).toBeVisible();
  await expect.poll(() => site.calls('bonus', 'listDepositBonuses')).toHaveLength(3);
  await expect.element(main.getByText('applies to your next deposit')).not.toBeInTheDocument();
});
