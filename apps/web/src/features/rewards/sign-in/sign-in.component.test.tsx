import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice, otherNotices } from '#testing/notices.ts';
import { offerPromotions } from '#testing/offer-promotions.ts';
import { site } from '#testing/site.ts';
import { rewardsMessages } from '@pavilion/messages/rewards';
import { missionMessages } from '@pavilion/messages/rewards/missions';
import { signInMessages } from '@pavilion/messages/rewards/sign-in';
import { signIn } from './sign-in-answers.fixture.ts';
import type { SignIn } from './sign-in.queries.ts';

const main = page.getByRole('main');
const strip = main.getByRole('region', { name: 'Daily check-in' });
const row = strip.getByRole('list');
const days = row.getByRole('listitem');
const minuteMs = 60_000;

afterEach(() => page.viewport(390, 844));

/** The row of days is this one from its next read on. */
function has(shown: SignIn): void {
  site.answers({ rewards: { showSignIn: shown } });
}

const claims = () => site.calls('rewards', 'claimSignIn').map(({ sent }) => sent);
const keys = () => site.calls('rewards', 'claimSignIn').map(({ input }) => input.requestKey);
const reads = () => site.calls('rewards', 'showSignIn');
const balances = () => site.calls('wallet', 'getWallet').length;

/** What a screen reader says of each day. */
const said = () => days.elements().map((day) => day.querySelector('.visually-hidden')?.textContent);

/** The day of today after it was claimed. */
const claimedDay = (of: SignIn) => of.days.findLast(({ state }) => state === 'claimed')!;

/** Signing in succeeds, and the row is this one from then on. */
function canClaim(after: SignIn): void {
  site.answers({
    rewards: {
      claimSignIn: () => {
        has(after);
        return claimedDay(after);
      },
    },
  });
}

const words = {
  EN: {
    days: [
      'Day 1, 50 points, Claimed',
      'Day 2, 50 points, Claimed',
      'Day 3, Today, 50 points, Ready to claim',
      'Day 4, 50 points, Coming',
    ],
    last: 'Day 7, 500 points, Coming',
    claim: 'Check in for 50 points',
    got: 'You got 50 points',
    next: 'You checked in today. Tomorrow brings 50 points.',
    total: 'You got 100 points so far',
    deposits: 'Deposits in 7 days',
    amounts: '₱120 of ₱200',
    bets: '₱500 of ₱500',
  },
  TY: {
    days: [
      'Araw 1, 50 points, Na-claim na',
      'Araw 2, 50 points, Na-claim na',
      'Araw 3, Ngayon, 50 points, Puwede nang i-claim',
      'Araw 4, 50 points, Paparating',
    ],
    last: 'Araw 7, 500 points, Paparating',
    claim: 'Mag-check in para sa 50 points',
    got: 'Nakuha mo ang 50 points',
    next: 'Naka-check in ka na ngayon. May 50 points bukas.',
    total: 'Nakakuha ka na ng 100 points',
    deposits: 'Mga deposit sa loob ng 7 araw',
    amounts: '₱120 sa ₱200',
    bets: '₱500 sa ₱500',
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
  const texts = { ...rewardsMessages, ...missionMessages, ...signInMessages };
  const textOf = (key: keyof typeof texts) => texts[key][language];
  const claim = strip.getByRole('button', { name: say.claim });

  test(`the row says what each day gives and where it stands, in ${language}`, async () => {
    has(signIn(3, 'open', { totalBonus: { points: 100, cash: '0.00' } }));
    await open(language, theme);
    await expect.element(claim).toBeVisible();
    expect(said().slice(0, 4)).toEqual(say.days);
    expect(said().at(-1)).toBe(say.last);
    expect(days.elements().map((day) => day.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'date',
      null,
      null,
      null,
      null,
    ]);
    await expect.element(strip.getByText(say.total)).toBeVisible();
    await expect.element(strip.getByText(textOf('signIn.rule'))).toBeVisible();
    // Nothing to claim in the list of rewards.
    await expect.element(main.getByText(textOf('rewards.none'))).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`a claim is sent once, and says what it brought, in ${language}`, async () => {
    has(signIn(3, 'open'));
    await open(language, theme);
    await expect.element(claim).toBeVisible();
    const balanceRead = balances();
    const give = site.hold('rewards', 'claimSignIn');
    await claim.dblClick();
    await expect.element(claim).toHaveAttribute('aria-busy', 'true');
    expect(await accessibilityFindings()).toEqual([]);
    const after = signIn(3, 'claimed');
    has(after);
    give(claimedDay(after));
    await expectNotice(say.got);
    await expect.element(strip.getByText(say.next)).toBeVisible();
    await expect.element(claim).not.toBeInTheDocument();
    await expect
      .element(days.nth(2))
      .toHaveTextContent(new RegExp(`50 points, ${textOf('reward.state.claimed')}`));
    await expect.element(days.nth(2)).toHaveAttribute('aria-current', 'date');
    const requestKey = expect.stringMatching(/^[\da-f]{32}$/) as string;
    await expect.poll(claims).toEqual([{ day: 3, requestKey }]);
    await expect.poll(() => site.calls('rewards', 'listRewards')).toHaveLength(2);
    await expect.poll(balances).toBeGreaterThan(balanceRead);
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`a locked day shows what it takes and where to do it, in ${language}`, async () => {
    has(
      signIn(1, 'locked', {
        minDeposit: { actual: '120.00', target: '200.00', done: false, days: 7 },
        bettingConditions: { actual: '500.00', target: '500.00', done: true, days: 1 },
        contact: { done: false },
      }),
    );
    await open(language, theme);
    await expect.element(strip.getByText(textOf('signIn.needs'))).toBeVisible();
    await expect.element(strip.getByText(say.amounts)).toBeVisible();
    const deposits = strip.getByRole('progressbar', { name: say.deposits });
    await expect.element(deposits).toHaveAttribute('value', '120.00');
    await expect.element(deposits).toHaveAttribute('max', '200.00');
    await expect.element(strip.getByText(say.bets)).toBeVisible();
    await expect.element(strip.getByText(textOf('rewards.condition.open'))).toBeVisible();
    await expect
      .element(strip.getByRole('link', { name: textOf('missions.go.deposit') }))
      .toHaveAttribute('href', '/m/voucherCenter');
    await expect
      .element(strip.getByRole('link', { name: textOf('missions.go.contact') }))
      .toHaveAttribute('href', '/m/securityCenter');
    await expect.element(strip.getByRole('button')).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

const claim = strip.getByRole('button', { name: 'Check in for' });

test('a condition that is met has no link', async () => {
  has(
    signIn(2, 'locked', {
      minDeposit: { actual: '200.00', target: '200.00', done: true, days: 1 },
      bettingConditions: { actual: '80.00', target: '500.00', done: false, days: 1 },
      contact: { done: true },
    }),
  );
  await open();
  await expect.element(strip.getByText('₱80 of ₱500')).toBeVisible();
  await expect.element(strip.getByText('Deposits today')).toBeVisible();
  await expect.element(strip.getByText('Done', { exact: true })).toBeVisible();
  await expect.element(strip.getByRole('link')).not.toBeInTheDocument();
});

test('a lost answer: the next try of the day is the same request', async () => {
  has(signIn(1, 'open'));
  site.answers({ rewards: { claimSignIn: offline } });
  await open();
  await claim.click();
  await expect.poll(otherNotices).toHaveLength(1);
  await expect.element(claim).not.toHaveAttribute('aria-busy');
  canClaim(signIn(1, 'claimed'));
  await claim.click();
  await expectNotice('You got 50 points');
  await expect.poll(claims).toHaveLength(2);
  const [first, second] = keys();
  expect(second).toBe(first);
});

for (const [code, notice] of [
  ['signin.done', 'You have already checked in today.'],
  ['signin.day', 'A new day has begun. Please look again.'],
  ['signin.condition', 'You cannot check in yet. See what is still missing.'],
] as const) {
  test(`the refusal ${code} is said, and the row is read again`, async () => {
    has(signIn(4, 'open'));
    site.answers({
      rewards: {
        claimSignIn: () => {
          has(signIn(4, 'claimed'));
          return refuse(code);
        },
      },
    });
    await open();
    await claim.click();
    await expectNotice(notice);
    await expect.element(strip.getByText('You checked in today.')).toBeVisible();
    await expect.element(claim).not.toBeInTheDocument();
    await expect.poll(reads).toHaveLength(2);
  });
}

test('cash that is wagered becomes a bonus, other cash is on the balance', async () => {
  const wagered = (of: SignIn): SignIn => ({
    ...of,
    days: of.days.map((day) => ({ ...day, wageringMultiple: 3 })),
  });
  has(wagered(signIn(1, 'open', { kind: 'cash' })));
  await open();
  canClaim(wagered(signIn(1, 'claimed', { kind: 'cash' })));
  await strip.getByRole('button', { name: 'Check in for ₱5' }).click();
  await expectNotice('₱5 was added to your bonuses');
  has(signIn(7, 'open', { kind: 'cash', totalBonus: { points: 300, cash: '5.00' } }));
  await open();
  canClaim(signIn(7, 'claimed', { kind: 'cash', totalBonus: { points: 0, cash: '25.00' } }));
  await expect.element(strip.getByText('You got 300 points and ₱5 so far')).toBeVisible();
  await strip.getByRole('button', { name: 'Check in for ₱20' }).click();
  await expectNotice('₱20 was added to your balance');
  // After the last day comes the first.
  await expect.element(strip.getByText('Tomorrow brings ₱5.')).toBeVisible();
  await expect.element(strip.getByText('You got ₱25 so far')).toBeVisible();
});

test('the next day is read when it begins, and is another request', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const nextDayAt = new Date(Date.now() + 2 * minuteMs).toISOString();
  has(signIn(1, 'open', { nextDayAt }));
  await open();
  canClaim(signIn(1, 'claimed', { nextDayAt }));
  await claim.click();
  await expect.element(strip.getByText('You checked in today.')).toBeVisible();
  await expectNotice('You got 50 points');
  const readBefore = reads().length;
  has(signIn(2, 'open'));
  expect(reads()).toHaveLength(readBefore);
  vi.advanceTimersByTime(3 * minuteMs);
  await expect.element(claim).toBeVisible();
  await expect.element(days.nth(1)).toHaveAttribute('aria-current', 'date');
  canClaim(signIn(2, 'claimed'));
  await claim.click();
  await expectNotice('You got 50 points');
  const [first, second] = claims();
  expect([first!['day'], second!['day']]).toEqual([1, 2]);
  expect(second!['requestKey']).not.toBe(first!['requestKey']);
});

test('the row is read again when the member comes back to the page', async () => {
  has(signIn(1, 'claimed'));
  await open();
  await expect.element(strip.getByText('You checked in today.')).toBeVisible();
  has(signIn(2, 'open'));
  dispatchEvent(new Event('visibilitychange'));
  await expect.element(claim).toBeVisible();
});

test('a row of a month has today in view', async () => {
  has(signIn(24, 'open', { length: 31 }));
  await open();
  await expect.element(claim).toBeVisible();
  expect(days.elements()).toHaveLength(31);
  const left = (element: Element) => element.getBoundingClientRect().left;
  const { left: start, right: end } = row.element().getBoundingClientRect();
  const today = days.nth(23).element().getBoundingClientRect();
  expect(today.left).toBeGreaterThan(start);
  expect(today.right).toBeLessThan(end);
  expect(left(days.nth(0).element())).toBeLessThan(start);
  expect(scrollY).toBe(0);
  await expect.element(row).toHaveAttribute('tabindex', '0');
  expect(await accessibilityFindings()).toEqual([]);
});

test('seven days need no scrolling on a small phone', async () => {
  await page.viewport(320, 720);
  has(signIn(5, 'open', { kind: 'cash' }));
  await open();
  await expect.element(claim).toBeVisible();
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
  expect([row.element(), ...days.elements()].filter(isCut)).toEqual([]);
});

test('a site without check-in shows none of it', async () => {
  await open();
  await expect.element(main.getByText('No rewards yet.')).toBeVisible();
  await expect.poll(reads).toHaveLength(1);
  await expect.element(strip).not.toBeInTheDocument();
});

test('a site without promotions has its check-in', async () => {
  has(signIn(1, 'open'));
  site.answers({ promotions: { listPromotionEntries: { list: [] } } });
  await mountScreen('/m/rewardCenter', { session: 'member' });
  await expect.element(claim).toBeVisible();
});

test('a row that did not come can be fetched again, and hides no reward', async () => {
  site.answers({ rewards: { showSignIn: refuse('server.busy') } });
  await open();
  const retry = strip.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(main.getByText('No rewards yet.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  has(signIn(1, 'open'));
  await retry.click();
  await expect.element(claim).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});
