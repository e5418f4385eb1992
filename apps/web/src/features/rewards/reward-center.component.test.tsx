import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice, otherNotices } from '#testing/notices.ts';
import { offerPromotions } from '#testing/offer-promotions.ts';
import { site } from '#testing/site.ts';
import { rewardsMessages } from '@pavilion/messages/rewards';
import type { Reward } from './rewards.queries.ts';

const main = page.getByRole('main');
const hourMs = 60 * 60_000;

/** An instant so many hours from now. */
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

const rewardOf = (given: Partial<Reward>): Reward => ({
  transactionId: 'r1',
  origin: 'manual',
  title: 'A gift',
  kind: 'cash',
  amount: '50.00',
  wageringMultiple: 0,
  conditionStatus: [],
  issuedAt: inHours(-1),
  expiresAt: inHours(72),
  claimedAt: null,
  state: 'issued',
  checking: null,
  bonusState: null,
  wagering: null,
  ...given,
});

const claimed = (reward: Reward): Reward => ({
  ...reward,
  state: 'claimed',
  claimedAt: inHours(0),
  bonusState: reward.wageringMultiple > 0 ? 'active' : null,
});

const isReady = ({ state }: Reward) => state === 'issued';

function pageWith(list: Reward[], claimable = list.filter(isReady).length) {
  const counts = { totalPages: 1, total: list.length, claimable, endingSoon: 0 };
  return { ...emptyPage, list, ...counts };
}

/** The member has these rewards, and nothing of a promotion. */
function has(...list: Reward[]): void {
  site.answers({ rewards: { listRewards: pageWith(list) } });
}

/** As `has`, until one of them is claimed. */
function canClaim(...list: Reward[]): void {
  has(...list);
  site.answers({
    rewards: {
      claimReward: ({ transactionId }) => {
        const paid = claimed(list.find((one) => one.transactionId === transactionId)!);
        has(...list.map((one) => (one.transactionId === transactionId ? paid : one)));
        return paid;
      },
    },
  });
}

/** The headings of a level, from the top. */
const headings = (level: number, within: Locator = main) =>
  within
    .getByRole('heading', { level })
    .elements()
    .map(({ textContent }) => textContent);
const card = (title: string) => main.getByRole('listitem').filter({ hasText: title });
const claims = () => site.calls('rewards', 'claimReward').map(({ sent }) => sent);
const lists = () => site.calls('rewards', 'listRewards');

const words = {
  EN: {
    sections: ['Ready to claim', 'Pending', 'In wagering', 'History'],
    claim: 'Claim ₱50',
    paid: '₱50 was added to your balance',
    wagered: '₱50 was added to your bonuses',
    refused: 'This reward cannot be claimed right now.',
    deposits: 'Deposits',
    amounts: '₱125.50 of ₱500',
    contact: 'Confirm your mobile number or e-mail',
    open: 'Not yet',
    busy: 'The site is busy right now. Please try again in a moment.',
    retry: 'Try again',
    promotions: 'All promotions',
  },
  TY: {
    sections: ['Puwede nang i-claim', 'Pending', 'Itinataya pa', 'History'],
    claim: 'I-claim ang ₱50',
    paid: 'Naidagdag sa balanse mo ang ₱50',
    wagered: 'Naidagdag sa mga bonus mo ang ₱50',
    refused: 'Hindi makukuha ang reward na ito ngayon.',
    deposits: 'Mga deposit',
    amounts: '₱125.50 sa ₱500',
    contact: 'I-confirm ang mobile number o e-mail mo',
    open: 'Hindi pa',
    busy: 'Busy ang site ngayon. Subukan ulit mamaya.',
    retry: 'Subukan ulit',
    promotions: 'Lahat ng promo',
  },
} as const;

for (const [language, theme] of looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];
  const textOf = (key: keyof typeof rewardsMessages) => rewardsMessages[key][language];
  const claimButton = main.getByRole('button', { name: say.claim });

  async function open(): Promise<void> {
    await mountScreen('/m/rewardCenter', { session: 'member', language, theme });
  }

  test.beforeEach(() => offerPromotions(language));

  test(`§7: rewards are in sections by their state, in ${language}`, async () => {
    const terms = { days: 14, contribution: { RNG: 100, LIVE: 20, FISH: 0 }, required: '150.00' };
    const wagering = { ...terms, wagered: '30.00' };
    const over = { claimedAt: inHours(-2), wageringMultiple: 3 };
    const some: (Partial<Reward> & { title: string })[] = [
      { title: 'Issued', wageringMultiple: 3, wagering: { ...terms, wagered: null } },
      { title: 'Locked', state: 'locked' },
      { title: 'Cash', state: 'claimed', claimedAt: inHours(-2) },
      { title: 'Running', state: 'claimed', bonusState: 'active', wagering, ...over },
      { title: 'Queued', state: 'claimed', bonusState: 'waiting', ...over },
      { title: 'Wagered', state: 'claimed', bonusState: 'completed', ...over },
      { title: 'Too late', state: 'expired' },
      { title: 'Taken back', state: 'void' },
    ];
    has(...some.map((one, place) => rewardOf({ ...one, transactionId: `r${place}` })));
    await open();
    await expect.element(main.getByText('Taken back')).toBeVisible();
    expect(headings(2)).toEqual(say.sections);
    const titlesIn = (name: string) => headings(3, main.getByRole('region', { name, exact: true }));
    expect(say.sections.map(titlesIn)).toEqual([
      ['Issued'],
      ['Locked'],
      ['Running', 'Queued'],
      ['Cash', 'Wagered', 'Too late', 'Taken back'],
    ]);
    await expect.element(card('Taken back')).toHaveTextContent(textOf('rewards.void'));
    await expect.element(card('Too late')).toHaveTextContent(textOf('reward.state.expired'));
    await expect.element(card('Cash')).toHaveTextContent(textOf('reward.state.claimed'));
    await expect.element(card('Issued')).toHaveTextContent(/14 .*Slots, Live 20 %/);
    await expect
      .element(card('Running').getByRole('progressbar'))
      .toHaveAttribute('value', '30.00');
    expect(main.getByRole('button').elements()).toHaveLength(1);
    await expect.element(card('Issued').getByRole('button', { name: say.claim })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§7: a locked reward shows what it waits for and no button, in ${language}`, async () => {
    const nothing = { done: false, actual: null, target: null };
    const some = { done: false, actual: '125.50', target: '500.00' };
    const conditionStatus: Reward['conditionStatus'] = [
      { ...some, condition: 'deposits', text: say.deposits },
      { ...nothing, condition: 'provedContact', text: say.contact },
    ];
    has(rewardOf({ state: 'locked', conditionStatus }));
    await open();
    const deposits = card('A gift').getByRole('listitem').filter({ hasText: say.deposits });
    await expect.element(deposits).toHaveTextContent(say.amounts);
    const bar = deposits.getByRole('progressbar', { name: say.deposits });
    await expect.element(bar).toHaveAttribute('value', '125.50');
    await expect.element(bar).toHaveAttribute('max', '500.00');
    const contact = card('A gift').getByRole('listitem').filter({ hasText: say.contact });
    await expect.element(contact).toHaveTextContent(say.open);
    await expect.element(contact.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.element(main.getByRole('button')).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§7: a claim is sent once and says what was paid, in ${language}`, async () => {
    const reward = rewardOf({});
    has(reward);
    await open();
    await expect.element(claimButton).toBeVisible();
    const pay = site.hold('rewards', 'claimReward');
    await claimButton.dblClick();
    await expect.element(claimButton).toHaveAttribute('aria-busy', 'true');
    expect(await accessibilityFindings()).toEqual([]);
    has(claimed(reward));
    pay(claimed(reward));
    await expectNotice(say.paid);
    await expect.element(main.getByText(textOf('reward.state.claimed'))).toBeVisible();
    await expect.element(claimButton).not.toBeInTheDocument();
    await expect
      .poll(claims)
      .toEqual([
        { transactionId: 'r1', requestKey: expect.stringMatching(/^[\da-f]{32}$/) as string },
      ]);
    await expect.poll(lists).toHaveLength(2);
  });

  test(`§7: a claimed reward to wager is a bonus, in ${language}`, async () => {
    canClaim(rewardOf({ wageringMultiple: 10 }));
    await open();
    await claimButton.click();
    await expectNotice(say.wagered);
    const [, , wagering] = say.sections;
    await expect.element(main.getByRole('heading', { name: wagering })).toBeVisible();
    await expect.element(claimButton).not.toBeInTheDocument();
    await expect.poll(lists).toHaveLength(2);
  });

  test(`§7: a refusal says why and keeps the reward, in ${language}`, async () => {
    has(rewardOf({}));
    site.answers({ rewards: { claimReward: refuse('reward.state', { state: 'expired' }) } });
    await open();
    await claimButton.click();
    await expectNotice(say.refused);
    await expect.poll(lists).toHaveLength(2);
    await expect.element(claimButton).not.toHaveAttribute('aria-busy');
    await expect.element(card('A gift')).toBeVisible();
  });

  test(`§7: a list that did not come can be fetched again, in ${language}`, async () => {
    site.answers({ rewards: { listRewards: refuse('server.busy') } });
    await open();
    const retry = main.getByRole('button', { name: say.retry });
    await expect.element(main.getByText(say.busy)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    has(rewardOf({}));
    await retry.click();
    await expect.element(claimButton).toBeVisible();
    await expect.element(retry).not.toBeInTheDocument();
  });

  test(`§7: a member without rewards is led to the promotions, in ${language}`, async () => {
    await open();
    await expect.element(main.getByText(textOf('rewards.none'))).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: say.promotions }))
      .toHaveAttribute('href', '/m/activity');
    await expect.element(main.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

async function openInEnglish(): Promise<void> {
  offerPromotions();
  await mountScreen('/m/rewardCenter', { session: 'member' });
}

test('§7: a lost answer: the balance is read, the next try is the same claim', async () => {
  const other = rewardOf({ transactionId: 'r2', title: 'Another', amount: '20.00' });
  const both = [rewardOf({}), other];
  has(...both);
  site.answers({ rewards: { claimReward: offline } });
  await openInEnglish();
  const claim = main.getByRole('button', { name: 'Claim ₱50' });
  await expect.element(claim).toBeVisible();
  const balanceRead = site.calls('wallet', 'getWallet').length;
  await claim.click();
  await expect.poll(claims).toHaveLength(1);
  // It may have been paid all the same.
  await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(balanceRead);
  await expect.poll(otherNotices).toHaveLength(1);
  await expect.element(claim).not.toHaveAttribute('aria-busy');
  canClaim(...both);
  await claim.click();
  await expectNotice('₱50 was added to your balance');
  await main.getByRole('button', { name: 'Claim ₱20' }).click();
  await expectNotice('₱20 was added to your balance');
  await expect
    .poll(() => claims().map((sent) => sent['transactionId']))
    .toEqual(['r1', 'r1', 'r2']);
  const [first, second, third] = claims().map((sent) => sent['requestKey']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('§7: claim all is for two or more that can be claimed, on any page', async () => {
  const all = main.getByRole('button', { name: 'Claim all' });
  has(rewardOf({}), rewardOf({ transactionId: 'r2', state: 'locked' }));
  await openInEnglish();
  await expect.element(main.getByRole('button', { name: 'Claim ₱50' })).toBeVisible();
  await expect.element(all).not.toBeInTheDocument();
  site.answers({ rewards: { listRewards: pageWith([rewardOf({})], 30) } });
  await openInEnglish();
  await expect.element(main.getByRole('button', { name: 'Claim all 30' })).toBeVisible();
});

const threeReady = ['r1', 'r2', 'r3'].map((transactionId) =>
  rewardOf({ transactionId, title: `Gift ${transactionId}` }),
);
const taken = (transactionId: string) => ({ transactionId, ok: true, errorCode: null });

test('§7: claim all sends one call and says how many were claimed', async () => {
  has(...threeReady);
  await openInEnglish();
  const all = main.getByRole('button', { name: 'Claim all 3' });
  await expect.element(all).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  const pay = site.hold('rewards', 'claimAllRewards');
  await all.dblClick();
  await expect.element(all).toHaveAttribute('aria-busy', 'true');
  has(...threeReady.map(claimed));
  pay({ list: ['r1', 'r2', 'r3'].map(taken) });
  await expectNotice('3 rewards claimed');
  await expect.element(main.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
  await expect.poll(() => site.calls('rewards', 'claimAllRewards')).toHaveLength(1);
  await expect.poll(claims).toEqual([]);
});

test('§7: claim all says when some were refused; what is left is another request', async () => {
  const [first, second, third] = threeReady;
  has(...threeReady);
  await openInEnglish();
  const refused = { ok: false, errorCode: 'wallet.balance.limit' };
  const list = [taken('r1'), ...['r2', 'r3'].map((id) => ({ transactionId: id, ...refused }))];
  site.answers({
    rewards: {
      claimAllRewards: () => {
        has(second!, third!, claimed(first!));
        return { list };
      },
    },
  });
  await main.getByRole('button', { name: 'Claim all 3' }).click();
  await expectNotice('1 of 3 rewards claimed. Claim the others one by one to see why.');
  site.answers({ rewards: { claimAllRewards: offline } });
  const left = main.getByRole('button', { name: 'Claim all 2' });
  await expect.element(left).not.toHaveAttribute('aria-busy');
  await left.click();
  await expect.poll(otherNotices).toHaveLength(1);
  await expect.element(left).not.toHaveAttribute('aria-busy');
  site.answers({ rewards: { claimAllRewards: { list: ['r2', 'r3'].map(taken) } } });
  await left.click();
  await expectNotice('2 rewards claimed');
  await expect.poll(() => site.calls('rewards', 'claimAllRewards')).toHaveLength(3);
  const keys = site.calls('rewards', 'claimAllRewards').map(({ input }) => input.requestKey);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});

test('§7: only a reward to claim that ends within a day is tagged so', async () => {
  has(
    rewardOf({ transactionId: 'r1', title: 'Soon', expiresAt: inHours(23) }),
    rewardOf({ transactionId: 'r2', title: 'Later', expiresAt: inHours(25) }),
    rewardOf({ transactionId: 'r3', title: 'Barred', state: 'locked', expiresAt: inHours(23) }),
    rewardOf({ transactionId: 'r4', title: 'Past', state: 'expired', expiresAt: inHours(-1) }),
  );
  await openInEnglish();
  const tagOf = (title: string, tag: string) => card(title).getByText(tag, { exact: true });
  await expect.element(tagOf('Soon', 'Ends soon')).toBeVisible();
  await expect.element(tagOf('Later', 'Ready to claim')).toBeVisible();
  await expect.element(tagOf('Barred', 'Locked')).toBeVisible();
  await expect.element(tagOf('Past', 'Expired')).toBeVisible();
  expect(main.getByText('Ends soon').elements()).toHaveLength(1);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: points are written as points', async () => {
  canClaim(
    rewardOf({ transactionId: 'r1', title: 'Many', kind: 'points', amount: '1200' }),
    rewardOf({ transactionId: 'r2', title: 'One', kind: 'points', amount: '1', state: 'expired' }),
  );
  await openInEnglish();
  await expect.element(card('Many').getByText('1,200 points', { exact: true })).toBeVisible();
  await expect.element(card('One').getByText('1 point', { exact: true })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Claim 1,200 points' })).toBeVisible();
});

test('§7: more rewards come page by page, none of them twice', async () => {
  const row = (id: number) => rewardOf({ transactionId: `r${id}`, title: `Gift ${id}.` });
  const rowsOn = (pageNo: number) => [row(pageNo), row(pageNo + 1)];
  site.answers({
    rewards: {
      listRewards: ({ pageNo }) => ({
        ...pageWith(rowsOn(pageNo), 3),
        pageNum: pageNo,
        totalPages: 2,
        total: 3,
      }),
    },
  });
  await openInEnglish();
  const titles = () => headings(3);
  const more = main.getByRole('button', { name: 'Show more' });
  await expect.element(more).toBeVisible();
  expect(titles()).toEqual(['Gift 1.', 'Gift 2.']);
  await more.click();
  await expect.poll(titles).toEqual(['Gift 1.', 'Gift 2.', 'Gift 3.']);
  await expect.element(more).not.toBeInTheDocument();
  await expect.poll(() => lists().map(({ input }) => input.pageNo)).toEqual([1, 2]);
});
