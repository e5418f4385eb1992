import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { nothingPublished } from '#testing/default-answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { offerReferral } from '#testing/offer-promotions.ts';
import { site } from '#testing/site.ts';
import { shownReferralStates } from '@pavilion/domain/reward/referral';
import { webMessages } from '@pavilion/messages/web';
import { friendOf, ownInvitation, referrals } from './referral-answers.fixture.ts';
import type { OwnInvitation, Referrals } from './referrals.queries.ts';

const main = page.getByRole('main');
const region = (name: string) => main.getByRole('region', { name, exact: true });
const link = 'https://pavilion.example/m/register?code=LUZ4MPQX';
const calls = () => site.calls('rewards', 'showReferrals');

function has(given: Partial<Referrals> = {}): void {
  offerReferral();
  site.answers({ rewards: { showReferrals: referrals(given) } });
}

async function open(given: Partial<Referrals> = {}): Promise<void> {
  has(given);
  await mountScreen('/m/inviteFriends', { session: 'member' });
  await expect.element(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** Gives the browser a way to share, or takes it away, until the end of the test. */
async function withShare(
  share: ((data: ShareData) => Promise<void>) | undefined,
  run: () => Promise<void>,
): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');
  Reflect.deleteProperty(Navigator.prototype, 'share');
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(navigator, 'share');
    if (own) Object.defineProperty(Navigator.prototype, 'share', own);
  }
}

for (const [language, theme] of usualLooks) {
  const textOf = (key: keyof typeof webMessages) => webMessages[key][language];

  test(`invite friends: everything stands on the page, in ${language}`, async () => {
    has({
      totalInvitations: 3,
      rewarded: 1,
      earned: '100.00',
      friends: [
        friendOf({ name: 'lu***a', state: 'held' }),
        friendOf(),
        friendOf({ state: 'rewarded' }),
      ],
      invited: ownInvitation(),
    });
    await mountScreen('/m/inviteFriends', { session: 'member', language, theme });
    const hero = {
      EN: '₱100 for you, ₱100 for your friend',
      TY: '₱100 sa iyo, ₱100 sa kaibigan mo',
    };
    await expect.element(main.getByRole('heading', { name: hero[language] })).toBeVisible();
    await expect.element(main.getByRole('img', { name: /LUZ4MPQX$/ })).toBeVisible();
    await expect.element(main.getByText('LUZ4MPQX', { exact: true })).toBeVisible();
    await expect.element(main.getByText(link, { exact: true })).toBeVisible();
    expect(region(textOf('referral.steps')).getByRole('listitem').elements()).toHaveLength(3);
    expect(region(textOf('referral.own')).getByRole('listitem').elements()).toHaveLength(4);
    expect(region(textOf('referral.friends')).getByRole('listitem').elements()).toHaveLength(3);
    expect(region(textOf('referral.tiers')).getByRole('listitem').elements()).toHaveLength(2);
    expect(region(textOf('referral.terms')).getByRole('listitem').elements()).toHaveLength(5);
    await expect
      .element(main.getByRole('link', { name: textOf('referral.to.promotion') }))
      .toHaveAttribute('href', '/m/activityDetail?id=bring-a-friend');
    expect(calls()[0]?.input).toMatchObject({ autoGenerate: true, pageNo: 1 });
    expect(await accessibilityFindings()).toEqual([]);
    for (const width of [320, 480]) {
      await page.viewport(width, 844);
      await expect.poll(() => document.documentElement.scrollWidth).toBe(width);
    }
    await page.viewport(390, 844);
  });

  test(`invite friends: without its promotion the page is to come, in ${language}`, async () => {
    site.answers({ content: { listMemberAnnouncements: { ...nothingPublished, agent: [] } } });
    await mountScreen('/m/inviteFriends', { session: 'member', language, theme });
    await expectNotice(textOf('coming.title'));
    await expect.element(main.getByText(textOf('coming.text'))).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: textOf('promotions.all') }))
      .toHaveAttribute('href', '/m/activity');
    expect(calls()).toEqual([]);
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('invite friends: the site may close it although the promotion runs', async () => {
  offerReferral();
  await mountScreen('/m/inviteFriends', { session: 'member' });
  await expectNotice('Coming soon');
  await expect.element(main.getByText('This page is not available yet.')).toBeVisible();
  expect(calls()).toHaveLength(1);
});

test('invite friends: a promotion that has not begun opens nothing', async () => {
  offerReferral({ state: 'coming' });
  await mountScreen('/m/inviteFriends', { session: 'member' });
  await expectNotice('Coming soon');
  expect(calls()).toEqual([]);
});

test('invite friends: one that only informs opens the page too', async () => {
  has();
  offerReferral({ informsOnly: true });
  await mountScreen('/m/inviteFriends', { session: 'member' });
  await expect.element(main.getByText('LUZ4MPQX', { exact: true })).toBeVisible();
});

test('invite friends: agents are led to the sheet of their team over the home', async () => {
  has();
  await mountScreen('/m/inviteFriends', { session: 'agent' });
  await expect.poll(() => location.pathname).toBe('/m/home');
  const sheet = page.getByRole('dialog', { name: 'Invite to your team' });
  await expect.element(sheet.getByRole('link', { name: 'Make a link' })).toBeVisible();
  expect(calls()).toEqual([]);
});

test('invite friends: guests log in first, and a trial account is told to register', async () => {
  has();
  await mountScreen('/m/inviteFriends');
  await expect.poll(() => location.pathname).toBe('/m/login');
  await mountScreen('/m/inviteFriends', { session: 'trial' });
  await expect.element(main.getByText(/^Not available in free play/)).toBeVisible();
  expect(calls()).toEqual([]);
});

test('invite friends: what did not come can be fetched again', async () => {
  offerReferral();
  site.answers({ rewards: { showReferrals: refuse('server.busy') } });
  await mountScreen('/m/inviteFriends', { session: 'member' });
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ rewards: { showReferrals: referrals() } });
  await retry.click();
  await expect.element(main.getByText('LUZ4MPQX', { exact: true })).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test('invite friends: nothing is shown as closed before the site has answered', async () => {
  offerReferral();
  const arrive = site.hold('rewards', 'showReferrals');
  await mountScreen('/m/inviteFriends', { session: 'member' });
  await expect.poll(calls).toHaveLength(1);
  await expect.element(main.getByText('Loading').first()).toBeInTheDocument();
  await expect.element(main.getByText('This page is not available yet.')).not.toBeInTheDocument();
  arrive(referrals());
  await expect.element(main.getByText('LUZ4MPQX', { exact: true })).toBeVisible();
});

test('invite friends: code and link are copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await withShare(undefined, async () => {
    await open();
    await main.getByRole('button', { name: 'Copy: Your code' }).click();
    await expectNotice('Copied');
    await main.getByRole('button', { name: 'Copy: Your link' }).click();
    await expectNotice('Copied');
    await main.getByRole('button', { name: 'Copy link', exact: true }).click();
    await expectNotice('Copied');
    await expect
      .element(main.getByRole('button', { name: 'Share my link' }))
      .not.toBeInTheDocument();
  });
  expect(copied.mock.calls).toEqual([['LUZ4MPQX'], [link], [link]]);
  copied.mockRestore();
});

test('invite friends: the device shares the link; a change of mind is no error', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  await withShare(share, async () => {
    await open();
    const button = main.getByRole('button', { name: 'Share my link' });
    await button.click();
    const text = 'Join me on Pavilion. Only from 21 years.';
    expect(share.mock.calls).toEqual([[{ title: 'Pavilion', text, url: link }]]);
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await button.click();
    expect(share).toHaveBeenCalledTimes(2);
    expect(copied.mock.calls).toEqual([]);
    // A device that refuses to share leaves the link on the clipboard.
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await button.click();
    await expectNotice('Copied');
  });
  expect(copied.mock.calls).toEqual([[link]]);
  copied.mockRestore();
});

test('invite friends: each friend has a masked name, a state and a date', async () => {
  await open({
    totalInvitations: 6,
    rewarded: 1,
    earned: '1300.00',
    friends: shownReferralStates.map((state) => friendOf({ state })),
  });
  const rows = region('My friends').getByRole('listitem');
  const labels = ['Joined', 'On the way', 'Almost there', 'Being checked', 'Rewarded', 'No reward'];
  for (const [place, label] of labels.entries()) {
    await expect.element(rows.nth(place)).toHaveTextContent(`ba***iNov 1, 2026${label}`);
  }
  const counts = region('My friends').getByRole('definition').elements();
  expect(counts.map(({ textContent }) => textContent)).toEqual(['6', '1', '₱1,300']);
  await expect.element(region('My friends').getByText(/^As of \d/)).toBeVisible();
});

test('invite friends: without friends the page says how to begin', async () => {
  await open();
  await expect
    .element(region('My friends').getByText('No friends yet. Share your link to begin.'))
    .toBeVisible();
  await expect.element(region('My friends').getByRole('list')).not.toBeInTheDocument();
});

test('invite friends: more friends come page by page', async () => {
  has();
  site.answers({
    rewards: {
      showReferrals: ({ pageNo, pageSize }) =>
        referrals({
          totalInvitations: pageSize + 1,
          friends: [friendOf({ name: `friend ${pageNo}` })],
        }),
    },
  });
  await mountScreen('/m/inviteFriends', { session: 'member' });
  const rows = region('My friends').getByRole('listitem');
  const more = main.getByRole('button', { name: 'Show more' });
  await expect.element(more).toBeVisible();
  expect(rows.elements()).toHaveLength(1);
  await more.click();
  await expect.element(rows.nth(1)).toHaveTextContent(/^friend 2/);
  await expect.element(rows.first()).toHaveTextContent(/^friend 1/);
  await expect.element(more).not.toBeInTheDocument();
  await expect.poll(() => calls().map(({ input }) => input.pageNo)).toEqual([1, 2]);
});

test('invite friends: a tier shows how far it is, or that it was given', async () => {
  await open({
    rewarded: 7,
    tiers: [
      { friends: 5, amount: '200.00', reached: true },
      { friends: 20, amount: '1000.00', reached: false },
    ],
  });
  const tiers = region('Extra bonuses').getByRole('listitem');
  await expect.element(tiers.first()).toHaveTextContent('5 rewarded friends₱200Received');
  await expect.element(tiers.nth(1)).toHaveTextContent('20 rewarded friends₱1,0007 of 20');
  const bar = tiers.nth(1).getByRole('progressbar', { name: '20 rewarded friends' });
  await expect.element(bar).toHaveAttribute('value', '7');
  await open({ tiers: [] });
  await expect.element(region('Extra bonuses')).not.toBeInTheDocument();
});

test('invite friends: cash is not wagered, and the terms do not say so', async () => {
  await open({ reward: { amount: '100.00', wageringMultiple: 0 } });
  const terms = region('Terms');
  await expect.element(terms.getByText('Rewards are claimed in the reward center.')).toBeVisible();
  await expect.element(terms.getByText(/wager/)).not.toBeInTheDocument();
});

const own = region('A friend invited you');

test('invite friends: an invited member sees what is missing and where it is done', async () => {
  await open({
    invited: ownInvitation({
      state: 'deposited',
      deposits: { actual: '500.00', target: '500.00' },
      validBets: { actual: '120.50', target: '500.00' },
    }),
  });
  await expect.element(own.getByText(/^Finish this by .*30.*, and both of you/)).toBeVisible();
  await expect.element(own.getByText('₱120.50 of ₱500')).toBeVisible();
  await expect
    .element(own.getByRole('progressbar', { name: 'Valid bets' }))
    .toHaveAttribute('value', '120.50');
  await expect
    .element(own.getByRole('link', { name: 'Confirm contact' }))
    .toHaveAttribute('href', '/m/securityCenter');
  await expect
    .element(own.getByRole('link', { name: 'Open profile' }))
    .toHaveAttribute('href', '/m/myAccount/index');
  await expect.element(own.getByText(/^As of \d/)).toBeVisible();
  await open({ invited: ownInvitation({ provedContact: true, ofAge: true }) });
  await expect.poll(() => own.getByText('Done', { exact: true }).elements().length).toBe(2);
  await expect.element(own.getByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['held', /^All done\. We check it, then ₱100 comes/, []],
  ['rewarded', /^₱100 came to your reward center/, ['/m/rewardCenter']],
  ['expired', /^There is no reward for this invitation/, []],
] as const)('invite friends: an invitation that is %s says so', async (state, words, ways) => {
  await open({ invited: ownInvitation({ state, provedContact: true, ofAge: true }) });
  await expect.element(own.getByText(words)).toBeVisible();
  const led = own.getByRole('link').elements();
  expect(led.map((one) => one.getAttribute('href'))).toEqual(ways);
  await expect.element(own.getByRole('progressbar')).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
});

test('invite friends: who is held and lost the contact is told what is missing', async () => {
  const invited: OwnInvitation = ownInvitation({ state: 'held', ofAge: true });
  await open({ invited });
  await expect.element(own.getByRole('link', { name: 'Confirm contact' })).toBeVisible();
  await expect.element(own.getByText(/^All done/)).not.toBeInTheDocument();
  await expect.element(own.getByText(/^Finish this by/)).not.toBeInTheDocument();
});
