import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { lotteries } from './lottery-answers.fixture.ts';
import {
  chaseDraws,
  dayResults,
  orderOf,
  pageOfOrders,
  showsOrder,
  subOrder,
} from './orders/order-answers.fixture.ts';
import type { SubOrder } from './orders/orders.queries.ts';

const session = 'member';
const main = page.getByRole('main');
const ofMinute = '/m/lottery?gameCode=PVSSC1&view=orders';
const ofAll = '/m/lottery?view=orders';
const ofOrder = '/m/lottery?view=order&order=order-1';
const row = (numero: string) => main.getByRole('listitem').filter({ hasText: `Draw ${numero}` });
const chip = (name: string) => main.getByRole('group').getByRole('button', { name, exact: true });

function shows(list: SubOrder[], sums = {}): void {
  const answer = pageOfOrders(list, sums);
  site.answers({
    lottery: { listLotteries: lotteries, listTodayOrders: answer, listOrders: answer },
  });
}

const words = {
  EN: {
    show: 'Show',
    sums: /Bets placed₱64\.00.*Without those given back₱40\.00.*Won₱1,950\.00/,
  },
  TY: {
    show: 'Ipakita',
    sums: /Mga inilagay na taya₱64\.00.*Maliban sa mga ibinalik₱40\.00.*Panalo₱1,950\.00/,
  },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`the bets of today with their sums, in ${language}`, async () => {
    shows([subOrder('placed'), subOrder('won', '0730'), subOrder('void', '0729')], {
      sumPlanBettingAmt: '64.00',
      sumActualBettingAmt: '40.00',
      sumWinningAmt: '1950.00',
    });
    await mountScreen(ofMinute, { session, language, theme });
    await expect.element(row('20261124-0731').first()).toBeVisible();
    await expect.element(main).toHaveTextContent(say.sums);
    await expect.element(main.getByRole('group', { name: say.show })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`the totals by day have their sign, in ${language}`, async () => {
    site.answers({ lottery: { getProfitAndLossByDay: dayResults } });
    await mountScreen(`${ofAll}&show=days`, { session, language, theme });
    await expect.element(main.getByRole('row').nth(1)).toHaveTextContent('+₱3,844.04');
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('each state of a bet is said in words, with what was won and given back', async () => {
  shows([
    subOrder('placed', '0736'),
    subOrder('lost', '0735'),
    subOrder('won', '0734'),
    subOrder('stopped', '0733', { chasing: true, chasingOrder: 3 }),
    subOrder('cancelled', '0732'),
    subOrder('void', '0731'),
  ]);
  await mountScreen(ofMinute, { session });
  await expect.element(row('20261124-0736')).toHaveTextContent('Placed');
  await expect.element(row('20261124-0735')).toHaveTextContent('Lost');
  await expect.element(row('20261124-0735').getByRole('list')).toHaveTextContent('27705');
  await expect.element(row('20261124-0734')).toHaveTextContent(/Won.*Won₱1,950\.00Rebate₱0\.02/);
  await expect.element(row('20261124-0733')).toHaveTextContent('Stopped by a win');
  await expect.element(row('20261124-0733')).toHaveTextContent('Chase, draw 3');
  await expect.element(row('20261124-0732')).toHaveTextContent('Cancelled');
  await expect.element(row('20261124-0731')).toHaveTextContent('Void');
  expect(row('20261124-0736').getByRole('list').elements()).toEqual([]);
});

test('a corrected result and play money are marked, and a row leads to its order', async () => {
  const marks = { corrected: true, trial: true, orderMasterId: 'order-7' };
  shows([subOrder('won', '0731', marks), subOrder('lost', '0730')]);
  await mountScreen(ofMinute, { session: 'trial' });
  await expect.element(row('20261124-0731')).toHaveTextContent(/Corrected.*TRIAL/);
  await expect.element(row('20261124-0730')).not.toHaveTextContent(/Corrected|TRIAL/);
  const link = row('20261124-0731').getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/m/lottery?view=order&order=order-7');
  await expect.element(link).toHaveTextContent('Minute Five Draw 20261124-0731');
});

const noon = new Date('2026-11-24T12:00:00');
const byDefault = { page: '0', size: '25' };

test('each view asks for what it shows, of this lottery or of all', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  shows([subOrder('placed')]);
  await mountScreen(ofMinute, { session });
  const today = () => site.calls('lottery', 'listTodayOrders').at(-1)?.sent;
  const listed = () => site.calls('lottery', 'listOrders').at(-1)?.sent;
  await expect.poll(today).toEqual({ ...byDefault, gameId: '1001' });
  await chip('All lotteries').click();
  await expect.poll(today).toEqual(byDefault);
  await chip('Minute Five').click();
  const recent = { ...byDefault, gameId: '1001', startDate: '2026-10-26' };
  await chip('Open').click();
  await expect.poll(listed).toEqual({ ...recent, orderStatus: '2' });
  await expect.element(main.getByText('Bets of the last 30 days')).toBeVisible();
  await chip('Won').click();
  await expect.poll(listed).toEqual({ ...recent, orderStatus: '4' });
  await chip('Chases').click();
  await expect.poll(listed).toEqual({ ...recent, chasingStatus: 'chase' });
  await chip('By date').click();
  const week = { startDate: '2026-11-18', endDate: '2026-11-24' };
  await expect.poll(listed).toEqual({ ...byDefault, gameId: '1001', ...week });
});

test('only complete days in their order are asked for, and all stands in the address', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  shows([subOrder('placed')]);
  await mountScreen(`${ofAll}&show=dates&from=2026-11-02&until=2026-11-10`, { session });
  const listed = () => site.calls('lottery', 'listOrders').map(({ sent }) => sent);
  const first = { ...byDefault, startDate: '2026-11-02', endDate: '2026-11-10' };
  await expect.poll(listed).toEqual([first]);
  const [from, until] = [main.getByLabelText('From'), main.getByLabelText('To')];
  await from.fill('2026-11-12');
  await expect.element(main.getByText('The start date is after the end date.')).toBeVisible();
  await until.fill('2026-11-20');
  const second = { ...byDefault, startDate: '2026-11-12', endDate: '2026-11-20' };
  await expect.poll(listed).toEqual([first, second]);
  expect(location.search).toContain('from=2026-11-12&until=2026-11-20');
  expect(chip('All lotteries').elements()).toEqual([]);
});

test('more bets come by a button, each once; a page that fails is asked for again', async () => {
  const pages = [['0731', '0730'], ['0730', '0729']]; // oxfmt-ignore
  const pageAt = ({ page: at }: { page: number }) => {
    const list = (pages[at] ?? []).map((number) => subOrder('lost', number));
    return pageOfOrders(list, { pageNum: at + 1, totalPages: 2, sumPlanBettingAmt: '24.00' });
  };
  const failsAfterFirst = (input: { page: number }) =>
    input.page === 0 ? pageAt(input) : refuse('request.limited');
  shows([]);
  site.answers({ lottery: { listTodayOrders: failsAfterFirst } });
  await mountScreen(ofMinute, { session });
  await main.getByRole('button', { name: 'Show more' }).click();
  const again = main.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  site.answers({ lottery: { listTodayOrders: pageAt } });
  await again.click();
  await expect.element(row('20261124-0729')).toBeVisible();
  expect(row('20261124-0730').elements()).toHaveLength(1);
  await expect.element(main.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test.each([
  ['', 'No bets today.'],
  ['&show=open', 'No bet waits for a result.'],
  ['&show=won', 'Nothing won in these days.'],
  ['&show=chase', 'No chases in these days.'],
  ['&show=dates', 'No bets in these days.'],
  ['&show=days', 'No bets were settled in these days.'],
])('a view without anything says so: %s', async (query, says) => {
  shows([]);
  site.answers({ lottery: { getProfitAndLossByDay: { ...dayResults, list: [] } } });
  await mountScreen(`${ofMinute}${query}`, { session });
  await expect.element(main.getByText(says)).toBeVisible();
});

test('bets that did not come can be fetched again', async () => {
  shows([]);
  site.answers({ lottery: { listTodayOrders: refuse('server.busy') } });
  await mountScreen(ofMinute, { session });
  const again = main.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  shows([subOrder('placed')]);
  await again.click();
  await expect.element(row('20261124-0731')).toBeVisible();
});

test('a guest is led to the log-in, which returns here', async () => {
  site.answers({ lottery: { listLotteries: lotteries } });
  await mountScreen(ofMinute);
  const next = encodeURIComponent(ofMinute);
  await expect.element(main.getByText('Log in to see your bets.')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', `/m/login?next=${next}`);
  await mountScreen(ofOrder);
  await expect.element(main.getByText('Log in to see your bets.')).toBeVisible();
  expect(site.calls('lottery', 'listTodayOrders')).toEqual([]);
  expect(site.calls('lottery', 'getOrder')).toEqual([]);
});

test('totals by day are of all lotteries, in the days that are chosen', async () => {
  site.answers({ lottery: { listLotteries: lotteries, getProfitAndLossByDay: dayResults } });
  await mountScreen(`${ofMinute}&show=days&from=2026-11-20&until=2026-11-24`, { session });
  const table = main.getByRole('table');
  const line = (name: RegExp) => table.getByRole('row', { name });
  await expect.element(line(/^Nov 24/)).toHaveTextContent('₱56.00₱3,900.00₱0.04+₱3,844.04');
  await expect.element(line(/^Nov 23/)).toHaveTextContent('₱10.00₱0.00₱0.01-₱9.99');
  await expect.element(line(/^All these days/)).toHaveTextContent('+₱3,834.05');
  await expect
    .poll(() => site.calls('lottery', 'getProfitAndLossByDay').at(-1)?.sent)
    .toEqual({ startDate: '2026-11-20', endDate: '2026-11-24' });
  expect(chip('All lotteries').elements()).toEqual([]);
});

/** How far items and cells of the page reach to the right; what a card cuts off counts too. */
function reach(): number {
  const parts = [...document.querySelectorAll('main :is(li, td, dd, p)')];
  const edges = parts.map((one) => one.getBoundingClientRect().right);
  return Math.max(document.documentElement.scrollWidth, ...edges);
}

test.each([320, 390])('list, order and totals fit on a screen of %d px', async (width) => {
  await page.viewport(width, 844);
  const ten = { winningNumber: '04,01,09,10,02,07,03,05,08,06', gameCode: 'PVPK3' };
  shows([subOrder('won', '0731', { ...ten, corrected: true, trial: true })]);
  await mountScreen(ofMinute, { session });
  await expect.element(row('20261124-0731')).toBeVisible();
  expect(reach()).toBeLessThanOrEqual(width);
  showsOrder(orderOf(chaseDraws()));
  await mountScreen(ofOrder, { session });
  await expect.element(row('20261124-0732')).toBeVisible();
  await expect.element(main.getByRole('region', { name: 'Lines' })).toHaveTextContent('A bet');
  expect(reach()).toBeLessThanOrEqual(width);
  site.answers({ lottery: { getProfitAndLossByDay: dayResults } });
  await mountScreen(`${ofAll}&show=days`, { session });
  await expect.element(main.getByRole('table')).toBeVisible();
  expect(reach()).toBeLessThanOrEqual(width);
});
