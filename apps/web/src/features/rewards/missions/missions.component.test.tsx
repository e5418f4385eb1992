import { expect, test, vi } from 'vitest';
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
import { missionMessages } from '@pavilion/messages/rewards/missions';
import type { Reward } from '../rewards.queries.ts';
import {
  doneMission,
  inDays,
  inMinutes,
  minuteMs,
  missionOf,
  rewardOf,
} from './mission-answers.fixture.ts';
import type { Mission } from './missions.queries.ts';

const main = page.getByRole('main');
/** The member has these missions from the next read on. */
function has(...list: Mission[]): void {
  site.answers({ rewards: { listMissions: { list, asOf: inMinutes(-1) } } });
}

/** The member has these rewards from the next read on. */
function hasRewards(...list: Reward[]): void {
  const claimable = list.filter(({ state }) => state === 'issued').length;
  const counts = { totalPages: 1, total: list.length, claimable, endingSoon: 0 };
  site.answers({ rewards: { listRewards: { ...emptyPage, list, ...counts } } });
}

const card = (title: string) => main.getByRole('listitem').filter({ hasText: title });
const claims = () => site.calls('rewards', 'claimReward').map(({ sent }) => sent);
const reads = () => site.calls('rewards', 'listMissions');
const headings = (level: number, within: Locator = main) =>
  within
    .getByRole('heading', { level })
    .elements()
    .map(({ textContent }) => textContent);

const texts = { ...rewardsMessages, ...missionMessages };

const words = {
  EN: {
    claim: 'Claim 3 points',
    got: 'You got 3 points',
    bets: '₱250 of ₱1,000',
    rounds: '3 of 20',
    live: 'Only Live',
    slots: 'Only Slots · Mahjong Inc',
    hours: 'Only from 18:00 to 23:00',
    starts: /Starts on .*\d/,
    until: /Claim by .*\d/,
    ends: /Ends on .*\d/,
    wager: 'Wager it 3 times before you withdraw it',
  },
  TY: {
    claim: 'I-claim ang 3 points',
    got: 'Nakuha mo ang 3 points',
    bets: '₱250 sa ₱1,000',
    rounds: '3 sa 20',
    live: 'Live lang',
    slots: 'Slots · Mahjong Inc lang',
    hours: 'Mula 18:00 hanggang 23:00 lang',
    starts: /Magsisimula sa .*\d/,
    until: /I-claim hanggang .*\d/,
    ends: /Matatapos sa .*\d/,
    wager: 'Itaya nang 3 beses bago i-withdraw',
  },
} as const;

async function open(language: 'EN' | 'TY' = 'EN', theme: 'dark' | 'light' = 'dark') {
  offerPromotions(language);
  await mountScreen('/m/rewardCenter', { session: 'member', language, theme });
}

for (const [language, theme] of looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];
  const textOf = (key: keyof typeof texts) => texts[key][language];
  const title = textOf('missions.title');
  const missions = main.getByRole('region', { name: title, exact: true });

  test(`missions are in groups by how often they can be done, in ${language}`, async () => {
    has(
      missionOf({ questId: 'a', title: 'Contact', period: 'once', measure: 'contact' }),
      missionOf({ questId: 'b', title: 'Three days', period: 'week', measure: 'daysPlayed' }),
      missionOf({ questId: 'c', title: 'Slots' }),
      missionOf({ questId: 'd', title: 'Live' }),
    );
    await open(language, theme);
    await expect.element(missions).toBeVisible();
    expect(headings(3, missions)).toEqual([
      textOf('missions.period.day'),
      textOf('missions.period.week'),
      textOf('missions.period.once'),
    ]);
    expect(headings(4, missions)).toEqual(['Slots', 'Live', 'Three days', 'Contact']);
    const today = missions.getByRole('list', { name: textOf('missions.period.day') });
    expect(headings(4, today)).toEqual(['Slots', 'Live']);
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`an open mission says how far it is and what counts, in ${language}`, async () => {
    const count = { actual: '3', target: '20' };
    const hours = { from: '18:00', until: '23:00' };
    has(
      missionOf({
        questId: 'a',
        title: 'Bets',
        category: 'RNG',
        vendor: { code: 'MJ', name: 'Mahjong Inc' },
        endsAt: inDays(2),
        reward: { kind: 'cash', amount: '5.00', wageringMultiple: 3 },
      }),
      missionOf({
        questId: 'b',
        title: 'Evening',
        measure: 'rounds',
        category: 'LIVE',
        hours,
        ...count,
      }),
    );
    await open(language, theme);
    const bets = card('Bets');
    await expect.element(bets).toBeVisible();
    await expect.element(bets.getByText('₱5', { exact: true })).toBeVisible();
    await expect.element(bets.getByText(say.bets)).toBeVisible();
    const bar = bets.getByRole('progressbar', { name: textOf('reward.condition.validBets') });
    await expect.element(bar).toHaveAttribute('value', '250.00');
    await expect.element(bar).toHaveAttribute('max', '1000.00');
    await expect.element(bets.getByText(say.wager)).toBeVisible();
    await expect.element(bets.getByText(say.slots)).toBeVisible();
    await expect.element(bets.getByText(say.ends)).toBeVisible();
    const evening = card('Evening');
    await expect.element(evening.getByText(say.rounds)).toBeVisible();
    await expect.element(evening.getByText(say.live)).toBeVisible();
    await expect.element(evening.getByText(say.hours)).toBeVisible();
    await expect.element(main.getByRole('button')).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`each state of a mission is told by its tag and its button, in ${language}`, async () => {
    const coming = { state: 'coming', actual: '0.00', startsAt: inDays(1) } as const;
    has(
      doneMission('m1', { title: 'Reached' }),
      doneMission('m2', { title: 'Nearly over', endsAt: inMinutes(600) }),
      missionOf({ questId: 'b', title: 'Under way' }),
      missionOf({ questId: 'c', title: 'Later', ...coming }),
      missionOf({ questId: 'd', title: 'Taken', state: 'claimed', transactionId: 'm3' }),
      missionOf({ questId: 'e', title: 'Missed', state: 'expired' }),
    );
    await open(language, theme);
    await expect.element(card('Reached').getByText(say.until)).toBeVisible();
    await expect.element(card('Reached')).toHaveTextContent(textOf('reward.state.issued'));
    await expect.element(card('Reached').getByRole('button', { name: say.claim })).toBeVisible();
    await expect.element(card('Nearly over')).toHaveTextContent(textOf('rewards.endsSoon'));
    await expect.element(card('Later')).toHaveTextContent(textOf('missions.coming'));
    await expect.element(card('Later').getByText(say.starts)).toBeVisible();
    await expect.element(card('Taken')).toHaveTextContent(textOf('reward.state.claimed'));
    await expect.element(card('Taken').getByRole('progressbar')).not.toBeInTheDocument();
    await expect.element(card('Missed')).toHaveTextContent(textOf('reward.state.expired'));
    expect(main.getByRole('button').elements()).toHaveLength(2);
    // Only what is open leads to where it is done.
    expect(missions.getByRole('link').elements()).toHaveLength(1);
    await expect
      .element(card('Under way').getByRole('link', { name: textOf('missions.go.games') }))
      .toHaveAttribute('href', '/m/home');
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`a done mission is claimed once, where it stands, in ${language}`, async () => {
    const mission = doneMission();
    const reward = rewardOf(mission);
    has(mission);
    hasRewards(reward);
    await open(language, theme);
    const claim = main.getByRole('button', { name: say.claim });
    await expect.element(claim).toBeVisible();
    // The same reward is not among those to claim below.
    expect(claim.elements()).toHaveLength(1);
    expect(headings(2)).toEqual([title]);
    const pay = site.hold('rewards', 'claimReward');
    await claim.dblClick();
    await expect.element(claim).toHaveAttribute('aria-busy', 'true');
    const claimed = rewardOf(mission, { state: 'claimed', claimedAt: inMinutes(0) });
    has({ ...mission, state: 'claimed', endsAt: null });
    hasRewards(claimed);
    pay(claimed);
    await expectNotice(say.got);
    await expect.element(claim).not.toBeInTheDocument();
    await expect.element(missions.getByText(textOf('reward.state.claimed'))).toBeVisible();
    expect(headings(2)).toEqual([title, textOf('rewards.history')]);
    const requestKey = expect.stringMatching(/^[\da-f]{32}$/) as string;
    await expect.poll(claims).toEqual([{ transactionId: 'm1', requestKey }]);
    await expect.poll(reads).toHaveLength(2);
    expect(await accessibilityFindings()).toEqual([]);
  });
}

const missions = main.getByRole('region', { name: 'Missions', exact: true });

test('each kind of mission leads to where it is done', async () => {
  const one = { actual: '0', target: '1' };
  const vendor = { code: 'MJ', name: 'Mahjong Inc' };
  const rows: [title: string, link: string, href: string, Partial<Mission>][] = [
    ['All bets', 'See games', '/m/home', {}],
    ['Live rounds', 'See games', '/m/live-games', { measure: 'rounds', category: 'LIVE', ...one }],
    ['Slot days', 'See games', '/m/slot-games', { measure: 'daysPlayed', category: 'RNG', ...one }],
    ['Its games', 'See games', '/m/home', { vendor }],
    [
      'Its slots',
      'See games',
      '/m/gameList?gameType=RNG&vassalage=MJ',
      { vendor, category: 'RNG' },
    ],
    ['Money', 'Make a deposit', '/m/voucherCenter', { measure: 'deposits' }],
    ['Times', 'Make a deposit', '/m/voucherCenter', { measure: 'depositCount', ...one }],
    ['Who', 'Open profile', '/m/myAccount/index', { measure: 'profile', ...one }],
    ['Where', 'Confirm contact', '/m/securityCenter', { measure: 'contact', ...one }],
    ['With what', 'Get the app', '/m/download', { measure: 'appLogin', ...one }],
  ];
  has(...rows.map(([title, , , given]) => missionOf({ questId: title, title, ...given })));
  await open();
  await expect.element(card('All bets')).toBeVisible();
  const ways = rows.map(([title]) => {
    const link = card(title).getByRole('link').element();
    return [title, link.textContent, link.getAttribute('href')];
  });
  expect(ways).toEqual(rows.map(([title, link, href]) => [title, link, href]));
});

test('what is done or not has no bar, and nothing says when it was counted', async () => {
  has(
    missionOf({ questId: 'a', title: 'Who', measure: 'profile', actual: '0', target: '1' }),
    doneMission('m1', { title: 'Where', measure: 'contact', actual: '1', target: '1' }),
    missionOf({ questId: 'c', title: 'App', measure: 'appLogin', actual: '0', target: '1' }),
  );
  await open();
  const profile = card('Real name and birthday in your profile');
  await expect.element(profile.getByText('Not yet')).toBeVisible();
  const contact = card('Confirm your mobile number or e-mail');
  await expect.element(contact.getByText('Done', { exact: true })).toBeVisible();
  const app = card('Log in from the installed app');
  await expect.element(app.getByText('Not yet')).toBeVisible();
  await expect.element(main.getByRole('progressbar')).not.toBeInTheDocument();
  await expect.element(main.getByText(/^As of/)).not.toBeInTheDocument();
});

test('missions of play say when it was counted', async () => {
  has(missionOf());
  await open();
  await expect.element(missions.getByText(/^As of .*\d/)).toBeVisible();
});

test('claim all counts the rewards of missions, and claims them', async () => {
  const done = [doneMission('m1'), doneMission('m2', { title: 'Another' })];
  const gift = rewardOf(done[0]!, { transactionId: 'r1', origin: 'manual', title: 'A gift' });
  has(...done);
  hasRewards(...done.map((one) => rewardOf(one)), gift);
  await open();
  const ready = main.getByRole('region', { name: 'Ready to claim' });
  await expect.element(ready).toBeVisible();
  expect(headings(3, ready)).toEqual(['A gift']);
  hasRewards(...done.map((one) => rewardOf(one)));
  await open();
  const all = main.getByRole('button', { name: 'Claim all 2' });
  await expect.element(all).toBeVisible();
  expect(headings(3, ready)).toEqual([]);
  site.answers({
    rewards: {
      claimAllRewards: () => {
        has(...done.map((one) => ({ ...one, state: 'claimed' as const, endsAt: null })));
        const paid = { state: 'claimed', claimedAt: inMinutes(0) } as const;
        hasRewards(...done.map((one) => rewardOf(one, paid)));
        const list = ['m1', 'm2'].map((transactionId) => ({
          transactionId,
          ok: true,
          errorCode: null,
        }));
        return { list };
      },
    },
  });
  await all.click();
  await expectNotice('2 rewards claimed');
  await expect.element(all).not.toBeInTheDocument();
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
});

test('a reward of a mission that is not shown can be claimed among the others', async () => {
  has(missionOf());
  hasRewards(rewardOf(doneMission('m9', { title: 'Of yesterday' })));
  await open();
  const ready = main.getByRole('region', { name: 'Ready to claim' });
  await expect.element(ready.getByRole('button', { name: 'Claim 3 points' })).toBeVisible();
});

test('a refused or lost claim keeps the mission; the next try is the same request', async () => {
  const mission = doneMission();
  has(mission);
  hasRewards(rewardOf(mission));
  site.answers({ rewards: { claimReward: refuse('reward.state', { state: 'void' }) } });
  await open();
  const claim = missions.getByRole('button', { name: 'Claim 3 points' });
  await claim.click();
  await expectNotice('This reward cannot be claimed right now.');
  await expect.element(claim).not.toHaveAttribute('aria-busy');
  site.answers({ rewards: { claimReward: offline } });
  await claim.click();
  await expect.poll(otherNotices).toHaveLength(1);
  await expect.element(claim).not.toHaveAttribute('aria-busy');
  const claimed = rewardOf(mission, { state: 'claimed', claimedAt: inMinutes(0) });
  site.answers({ rewards: { claimReward: claimed } });
  await claim.click();
  await expectNotice('You got 3 points');
  await expect.poll(claims).toHaveLength(3);
  expect(new Set(claims().map((sent) => sent['requestKey'])).size).toBe(1);
});

test('missions are read again when one of them begins or ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  has(missionOf({ title: 'Of today', endsAt: inMinutes(2) }));
  await open();
  await expect.element(card('Of today')).toBeVisible();
  has(missionOf({ title: 'Of tomorrow', actual: '0.00', endsAt: inDays(1) }));
  vi.advanceTimersByTime(3 * minuteMs);
  await expect.element(card('Of tomorrow')).toBeVisible();
  await expect.element(card('Of today')).not.toBeInTheDocument();
});

test('without missions none are shown', async () => {
  await open();
  await expect.element(main.getByText('No rewards yet.')).toBeVisible();
  await expect.element(missions).not.toBeInTheDocument();
  await expect.poll(reads).toHaveLength(1);
});

test('without its mission a reward is to be claimed with the others', async () => {
  hasRewards(rewardOf(doneMission()));
  await open();
  const ready = main.getByRole('region', { name: 'Ready to claim' });
  await expect.element(ready.getByRole('button', { name: 'Claim 3 points' })).toBeVisible();
  await expect.element(missions).not.toBeInTheDocument();
});

test('missions that did not come can be fetched again, and hide no reward', async () => {
  const mission = doneMission();
  site.answers({ rewards: { listMissions: refuse('server.busy') } });
  hasRewards(rewardOf(mission));
  await open();
  const ready = main.getByRole('region', { name: 'Ready to claim' });
  const retry = missions.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(ready.getByRole('button', { name: 'Claim 3 points' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  has(mission);
  await retry.click();
  await expect.element(missions.getByRole('button', { name: 'Claim 3 points' })).toBeVisible();
  await expect.element(ready).not.toBeInTheDocument();
});

test('missions and rewards are drawn together, so that nothing moves', async () => {
  const arrive = site.hold('rewards', 'listMissions');
  await open();
  await expect.poll(() => site.calls('rewards', 'listRewards')).toHaveLength(1);
  await expect.poll(reads).toHaveLength(1);
  await expect.element(main.getByText('No rewards yet.')).toBeInTheDocument();
  await expect.element(main.getByText('No rewards yet.')).not.toBeVisible();
  arrive({ list: [missionOf()], asOf: null });
  await expect.element(card('Slots of the day')).toBeVisible();
  await expect.element(main.getByText('No rewards yet.')).toBeVisible();
});
