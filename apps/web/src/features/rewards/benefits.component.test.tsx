import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { memberInfo } from '#features/session/session-answers.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { offerPromotions } from '#testing/offer-promotions.ts';
import { site } from '#testing/site.ts';
import { vipAnswer, type VipAnswer } from './vip-answers.fixture.ts';

const main = page.getByRole('main');
const levels = main.getByRole('list', { name: 'All levels' });
const table = main.getByRole('table');

function isAt(level: number, given: Partial<VipAnswer> = {}): void {
  site.answers({ rewards: { showVipProgress: vipAnswer(level, given) } });
}

async function open(): Promise<void> {
  await mountScreen('/m/member/benefits', { session: 'member' });
  await expect.element(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** A level that needs keeping, and what came together for it. */
function keepOf(given: Partial<NonNullable<VipAnswer['keep']>>): Pick<VipAnswer, 'keep'> {
  const deposits = { actual: '500.00', expected: '2000.00' };
  const turnover = { actual: '9000.00', expected: '25000.00' };
  const until = '2026-12-31';
  return { keep: { until, safe: false, warned: false, deposits, turnover, ...given } };
}

/** The rows of the table, as people read them: the name, then a cell for each level. */
const rows = () =>
  [...table.element().querySelectorAll('tbody')].map((body) =>
    [...body.querySelectorAll('th, td')].map((cell) =>
      [...(cell.querySelectorAll('p').length > 0 ? cell.querySelectorAll('p') : [cell])]
        .map(({ textContent }) => textContent)
        .join(' / '),
    ),
  );
const columns = () =>
  table
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);

const words = {
  EN: {
    next: 'Next level: Gold',
    figures: '₱15,500 of ₱20,000',
    deposits: '₱4,500 more in deposits',
    bets: '₱12,000.50 more in bets',
    week: '₱120 of ₱360 in bets this week for the weekly bonus of ₱18',
    asOf: /^As of \d/,
    levels: 'All levels',
    own: 'Silver (you)',
    rules: 'Rules',
    rewards: 'See your rewards',
  },
  TY: {
    next: 'Susunod na level: Gold',
    figures: '₱15,500 sa ₱20,000',
    deposits: '₱4,500 pa sa deposit',
    bets: '₱12,000.50 pa sa taya',
    week: '₱120 sa ₱360 na taya ngayong linggo para sa weekly bonus na ₱18',
    asOf: /^Hanggang \d/,
    levels: 'Lahat ng level',
    own: 'Silver (ikaw)',
    rules: 'Mga patakaran',
    rewards: 'Tingnan ang mga reward',
  },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`a member sees the level and what the next one takes, in ${language}`, async () => {
    isAt(2, {
      deposits: { actual: '15500.00', expected: '20000.00' },
      totalTurnover: { actual: '237999.50', expected: '250000.00' },
      weeklyTurnover: { actual: '120.00', expected: '360.00' },
    });
    await mountScreen('/m/member/benefits', { session: 'member', language, theme });
    await expect.element(main.getByRole('heading', { level: 2, name: 'Silver' })).toBeVisible();
    await expect.element(main.getByRole('heading', { name: say.next })).toBeVisible();
    await expect.element(main.getByText(say.figures)).toBeVisible();
    await expect.element(main.getByText(say.deposits)).toBeVisible();
    await expect.element(main.getByText(say.bets)).toBeVisible();
    await expect
      .element(main.getByRole('progressbar', { name: say.week }))
      .toHaveAttribute('value', '120.00');
    await expect.element(main.getByText(say.asOf)).toBeVisible();
    await expect.element(main.getByRole('region', { name: say.levels })).toBeVisible();
    await expect.element(table.getByText(say.own)).toBeVisible();
    await expect.element(main.getByRole('heading', { name: say.rules })).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: say.rewards }))
      .toHaveAttribute('href', '/m/rewardCenter');
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('a new member is shown the first steps, each until it is done', async () => {
  isAt(0);
  await open();
  await expect.element(main.getByRole('heading', { name: 'First steps to Bronze' })).toBeVisible();
  const deposit = main.getByRole('link', { name: 'Deposit', exact: true });
  await expect.element(deposit).toHaveAttribute('href', '/m/voucherCenter');
  const play = main.getByRole('link', { name: 'Choose a game' });
  await expect.element(play).toHaveAttribute('href', '/m/home');
  await expect.element(main.getByText('₱500 more in deposits')).toBeVisible();
  expect(main.getByText('weekly bonus of').elements()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
  isAt(0, { deposits: { actual: '500.00', expected: '500.00' } });
  await open();
  await expect.element(play).toBeVisible();
  await expect.element(main.getByText('₱500 of ₱500')).toBeVisible();
  await expect.element(deposit).not.toBeInTheDocument();
});

test('points that a level takes are shown with what is missing', async () => {
  const { levels: all } = vipAnswer(3);
  const [own, next] = all.slice(-2);
  const crown = { ...next!, needs: { ...next!.needs, points: 1500 } };
  isAt(3, { levels: [own!, crown], points: { actual: 1120, expected: 1500 } });
  await open();
  await expect.element(main.getByText('Points earned')).toBeVisible();
  await expect.element(main.getByText('1,120 of 1,500')).toBeVisible();
  await expect.element(main.getByText('380 points more')).toBeVisible();
  await expect.poll(rows).toContainEqual(['Points you need to earn', 'None', '1,500']);
});

test('at the highest level nothing is missing', async () => {
  isAt(4, {
    weeklyTurnover: { actual: '117760.00', expected: '117760.00' },
    monthlyTurnover: { actual: '10.00', expected: '1000.00' },
  });
  await open();
  await expect.element(main.getByText('You have reached the highest level.')).toBeVisible();
  expect(main.getByText(/more in (deposits|bets)/).elements()).toEqual([]);
  await expect
    .element(main.getByText('Your bets this week are enough for the weekly bonus of ₱5,888.'))
    .toBeVisible();
  await expect.element(main.getByText(/^₱10 of ₱1,000 in bets this month/)).toBeVisible();
  await expect.poll(columns).toEqual(['Crown (you)']);
});

test('a level that the site has set says until when, and what is counted meanwhile', async () => {
  isAt(3, {
    countedLevel: 1,
    setUntil: '2026-12-31T15:59:00.000Z',
    deposits: { actual: '900.00', expected: '5000.00' },
  });
  await open();
  await expect.element(main.getByRole('heading', { level: 2, name: 'Gold' })).toBeVisible();
  await expect.element(main.getByText(/^Set by our team until .*2026/)).toBeVisible();
  await expect.element(main.getByText('By your deposits and bets: Bronze')).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Next level: Silver' })).toBeVisible();
  await expect.element(main.getByText('₱4,100 more in deposits')).toBeVisible();
});

test('a level that never closes has no line about keeping it', async () => {
  isAt(3);
  await open();
  await expect.element(levels).toBeVisible();
  expect(main.getByText('Keep your level').elements()).toEqual([]);
});

test.each([
  [{ safe: true }, 'Your level is safe. The next check is after December 31, 2026.'],
  [
    {
      deposits: { actual: '0.00', expected: '0.00' },
      turnover: { actual: '25000.00', expected: '25000.00' },
    },
    'You have enough to keep your level. The next check is after December 31, 2026.',
  ],
])('a level that is kept says when the next check is: %j', async (given, sentence) => {
  isAt(3, keepOf(given));
  await open();
  const keep = main.getByRole('region', { name: 'Keep your level' });
  await expect.element(keep.getByText(sentence)).toBeVisible();
  await expect.element(keep.getByRole('progressbar')).not.toBeInTheDocument();
});

test('what keeps a level is said, and as a warning shortly before the check', async () => {
  const keep = main.getByRole('region', { name: 'Keep your level' });
  isAt(3, keepOf({}));
  await open();
  await expect.element(keep.getByText('Needed by December 31, 2026 to keep Gold:')).toBeVisible();
  await expect.element(keep.getByText('₱1,500 more in deposits')).toBeVisible();
  await expect.element(keep.getByText('₱16,000 more in bets')).toBeVisible();
  await expect.element(keep.getByRole('alert')).not.toBeInTheDocument();
  isAt(3, keepOf({ warned: true }));
  await open();
  await expect
    .element(keep.getByRole('alert'))
    .toHaveTextContent('Your level goes down after December 31, 2026.');
  await expect.element(keep.getByText('₱16,000 more in bets')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('the row begins with the own level; a chosen one is compared with it', async () => {
  isAt(1);
  await open();
  const own = levels.getByRole('button', { name: 'Bronze' });
  await expect.element(own).toHaveTextContent('You');
  await expect.element(levels.getByRole('button', { name: 'Member' })).toHaveTextContent('Reached');
  expect(levels.getByRole('button', { name: 'Gold' }).element().textContent).toBe('Gold');
  const left = () => own.element().getBoundingClientRect().left;
  const start = () => main.getByRole('heading', { level: 2 }).last().element();
  await expect.poll(() => Math.abs(left() - start().getBoundingClientRect().left)).toBeLessThan(2);
  expect(columns()).toEqual(['Bronze (you)', 'Silver']);
  expect(rows()).toEqual([
    ['Deposits in total', '₱500', '₱5,000'],
    ['Bets in total', '₱5,000', '₱50,000'],
    ['Level bonus', '₱18', '₱58'],
    ['Weekly bonus', '₱8 / for ₱160 in bets', '₱18 / for ₱360 in bets'],
    ['Birthday bonus', '₱28', '₱58'],
    [
      'Cash-back of bets',
      'Other games 0.30\u{a0}% / Live, E-lottery 0.20\u{a0}%',
      'Other games 0.40\u{a0}% / Live, E-lottery 0.20\u{a0}%',
    ],
    ['Withdrawals a day', '3', '4'],
    ['Most to withdraw a day', '₱30,000', '₱40,000'],
  ]);
  const member = levels.getByRole('button', { name: 'Member' });
  await member.click();
  await expect.element(member).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(columns).toEqual(['Bronze (you)', 'Member']);
  expect(rows()).toContainEqual(['Weekly bonus', '₱8 / for ₱160 in bets', 'None']);
  await own.click();
  await expect.poll(columns).toEqual(['Bronze (you)']);
});

test('a monthly bonus, keeping and a contact are shown where a level has them', async () => {
  const answer = vipAnswer(3);
  const [top] = answer.levels.slice(-1);
  const crown = {
    ...top!,
    needs: { ...top!.needs, keepTurnover: '90000.00' },
    benefits: {
      ...top!.benefits,
      monthlyBonus: '9000.00',
      monthlyTurnover: '180000.00',
      host: 'Bea',
      line: 'Telegram @bea',
    },
  };
  isAt(3, { levels: [...answer.levels.slice(0, -1), crown] });
  await open();
  await expect.poll(columns).toEqual(['Gold (you)', 'Crown']);
  expect(rows()).toEqual(
    expect.arrayContaining([
      ['Bets to keep it', 'None', '₱90,000'],
      ['Monthly bonus', 'None', '₱9,000 / for ₱180,000 in bets'],
      ['Your VIP contact', 'None', 'Bea'],
      ['How to reach them', 'None', 'Telegram @bea'],
    ]),
  );
});

test('levels that did not come can be fetched again', async () => {
  site.answers({ rewards: { showVipProgress: refuse('server.busy') } });
  await mountScreen('/m/member/benefits', { session: 'member' });
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  isAt(1);
  await retry.click();
  await expect.element(main.getByRole('heading', { level: 2, name: 'Bronze' })).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test('a guest logs in first, and a trial account reads that it is for members', async () => {
  await mountScreen('/m/member/benefits');
  await expect.poll(() => location.pathname).toBe('/m/login');
  await mountScreen('/m/member/benefits', { session: 'trial' });
  await expect.element(main.getByText(/Not available in free play/)).toBeVisible();
  expect(site.calls('rewards', 'showVipProgress')).toEqual([]);
});

test.each(['/m/myAccount/index', '/m/member/home', '/m/rewardCenter'])(
  'a link leads there from %s',
  async (path) => {
    const label = { clubLabel: { labelName: 'Gold' } };
    site.answers({ accounts: { getMemberInfo: { ...memberInfo, ...label } } });
    offerPromotions();
    isAt(3);
    await mountScreen(path, { session: 'member' });
    await main.getByRole('link', { name: /VIP benefits/ }).click();
    await expect.element(main.getByRole('heading', { level: 2, name: 'Gold' })).toBeVisible();
    expect(location.pathname).toBe('/m/member/benefits');
  },
);

test('whom nothing may invite to play sees the level and what it brings, and no more', async () => {
  const next = { actual: '15500.00', expected: '20000.00' };
  isAt(2, { invited: false, deposits: next, ...keepOf({ warned: true }) });
  await open();
  await expect.element(main.getByRole('heading', { name: 'Silver', exact: true })).toBeVisible();
  expect(columns()).toEqual(['Silver (you)']);
  expect(main.getByRole('progressbar').elements()).toEqual([]);
  expect(main.getByRole('link').elements()).toEqual([]);
  expect(main.getByRole('button').elements()).toEqual([]);
});
