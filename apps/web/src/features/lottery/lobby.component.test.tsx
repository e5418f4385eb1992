import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { lotteries, openNumero } from './lottery-answers.fixture.ts';
import { stopTheClock } from './room-answers.fixture.ts';

const main = page.getByRole('main');
const daySeconds = 24 * 60 * 60;

const cars = '04,01,09,10,02,07,03,05,08,06';
const opened = [
  openNumero(1001, '20261124-0731', 65, ['20261124-0730', '27705']),
  openNumero(1003, '20261124-0731', 65, ['20261124-0730', '2,5,5']),
  openNumero(1004, '20261124-244', 170, ['20261124-243', cars]),
  openNumero(1005, '20261124-244', 170, ['20261124-243', '9,4,1']),
  openNumero(1006, '20261124-147', 250, ['20261124-146', '05,12,23,34,41,48,49']),
];
const outside = [
  openNumero(2003, '20261124-TN', 3 * 60 * 60, ['20261123-HCM', '073459']),
  openNumero(3001, '20261201', 6 * daySeconds),
];

function shows(own = opened, other = outside): void {
  site.answers({
    lottery: { listLotteries: lotteries, listOpened: own, listOutsideOpened: other },
  });
}

const tile = (name: string) => main.getByRole('listitem').filter({ hasText: name }).first();
const readsOf = () => site.calls('lottery', 'listOpened').length;

const words = {
  EN: { title: 'Lottery', paused: 'Paused: takes no bets now', last: 'Last result 20261124-0730' },
  TY: { title: 'Loterya', paused: 'Naka-pause', last: 'Huling resulta 20261124-0730' },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`the lobby shows each lottery with its draw and last result, in ${language}`, async () => {
    shows();
    stopTheClock();
    await mountScreen('/m/lottery', { language, theme });
    await expect.element(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    await expect.element(tile('Minute Five')).toHaveTextContent(say.last);
    await expect.element(tile('Minute Five').getByRole('timer')).toHaveTextContent('1:05');
    await expect.element(tile('Minute Dice')).toHaveTextContent(say.paused);
    await expect
      .element(tile('Ten Cars').getByRole('list'))
      .toHaveTextContent(cars.replaceAll(',', ''));
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('a tile leads to the bets of its lottery, and a smaller link to its draws', async () => {
  shows();
  await mountScreen('/m/lottery');
  await expect
    .element(main.getByRole('link', { name: 'Minute Five', exact: true }))
    .toHaveAttribute('href', '/m/lottery?gameCode=PVSSC1');
  await expect
    .element(main.getByRole('link', { name: 'Draws: Minute Five' }))
    .toHaveAttribute('href', '/m/lottery?gameCode=PVSSC1&view=draws');
  await expect
    .element(main.getByRole('link', { name: 'My bets' }))
    .toHaveAttribute('href', '/m/lottery?view=orders');
  await expect.element(main.getByRole('button', { name: 'Back' })).toBeVisible();
});

test.each([
  ['playType=trad', ['Minute Five', 'Minute Dice', 'Ten Cars', 'Vietnam South']],
  ['prizeMode=SEA', ['Thai Lottery']],
])('with %s there are the lotteries of that prize mode, which they keep', async (mode, names) => {
  shows();
  await mountScreen(`/m/lottery?${mode}`);
  const tiles = main.getByRole('link').filter({ hasNotText: /^(Draws|My bets)/ });
  const named = () => tiles.elements().map(({ textContent }) => textContent);
  await expect.poll(named).toEqual(names);
  const hrefs = tiles.elements().map((tileLink) => tileLink.getAttribute('href'));
  expect(hrefs.filter((href) => !href?.endsWith(`&${mode}`))).toEqual([]);
});

test('balls say in words what their colours and pictures say', async () => {
  shows();
  await mountScreen('/m/lottery');
  const items = (name: string) =>
    tile(name)
      .getByRole('list')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(() => items('Minute Dice')).toEqual(['2', '5', '5']);
  expect(items('Twenty-Eight')).toEqual(['9', '4', '1', 'Sum 14']);
  expect(items('Lucky Forty-Nine')).toEqual([
    '05 green',
    '12 red',
    '23 red',
    '34 red',
    '41 blue',
    '48 blue',
    '+Special number 49 green',
  ]);
});

test('an outside draw that is more than a day away has its time, not seconds', async () => {
  shows();
  await mountScreen('/m/lottery');
  await expect.element(tile('Thai Lottery')).toHaveTextContent(/Betting ends \w+ \d+, \d{4}/);
  await expect.element(tile('Thai Lottery')).toHaveTextContent('No result yet');
  expect(tile('Thai Lottery').getByRole('timer').elements()).toEqual([]);
  const inHours = main.getByRole('timer', { name: /, Vietnam South$/ });
  await expect.element(inHours).toHaveTextContent(/^(3:00:00|2:59:\d\d)$/);
});

test('at the end it says closed, and asks for the next draw', async () => {
  stopTheClock();
  shows();
  await mountScreen('/m/lottery');
  const timer = main.getByRole('timer', { name: /, Minute Five$/ });
  await expect.element(timer).toHaveTextContent('1:05');
  vi.advanceTimersByTime(64_000);
  await expect.element(timer).toHaveTextContent('0:01');
  vi.advanceTimersByTime(1000);
  await expect.element(timer).toHaveTextContent('Closed');
  shows([openNumero(1001, '20261124-0732', 57, ['20261124-0730', '27705'])]);
  vi.advanceTimersByTime(2000);
  await expect.element(tile('Minute Five')).toHaveTextContent('Draw 20261124-0732');
  await expect.element(timer).toHaveTextContent('0:57');
});

test('the result of the draw before is asked for until it is there', async () => {
  stopTheClock();
  const waits = openNumero(1001, '20261124-0732', 57, ['20261124-0730', '27705']);
  shows([{ ...waits, awaitedIn: 2000 }]);
  await mountScreen('/m/lottery');
  await expect.element(tile('Minute Five')).toHaveTextContent('Last result 20261124-0730');
  shows([openNumero(1001, '20261124-0732', 53, ['20261124-0731', '50354'])]);
  vi.advanceTimersByTime(4000);
  await expect.element(tile('Minute Five')).toHaveTextContent('Last result 20261124-0731');
  const before = readsOf();
  vi.advanceTimersByTime(30_000);
  await expect.element(main.getByRole('timer', { name: /Minute Five/ })).toHaveTextContent('0:23');
  expect(readsOf()).toBe(before);
});

test('half of the time that the call took has passed for the countdown', async () => {
  stopTheClock();
  shows();
  const answer = site.hold('lottery', 'listOpened');
  await mountScreen('/m/lottery');
  await expect.poll(readsOf).toBe(1);
  vi.setSystemTime(Date.now() + 10_000);
  answer(opened);
  await expect
    .element(main.getByRole('timer', { name: /, Minute Five$/ }))
    .toHaveTextContent('1:00');
});

test('without lotteries the page says so', async () => {
  await mountScreen('/m/lottery');
  await expect.element(main.getByText('No lotteries yet.')).toBeVisible();
});

test.each([
  ['the server is busy', refuse('server.busy')],
  ['the connection is lost', offline],
])('lotteries can be fetched again after %s', async (_, failure) => {
  site.answers({ lottery: { listLotteries: failure } });
  await mountScreen('/m/lottery');
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  shows();
  await retry.click();
  await expect.element(tile('Minute Five')).toBeVisible();
});

test('lotteries are there without their open draws, which can be fetched again', async () => {
  shows();
  site.answers({ lottery: { listOpened: refuse('server.busy') } });
  await mountScreen('/m/lottery');
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Minute Five', exact: true })).toBeVisible();
  shows();
  await retry.click();
  await expect.element(tile('Minute Five')).toHaveTextContent('Draw 20261124-0731');
  await expect.element(retry).not.toBeInTheDocument();
});

test('tiles keep their height when their draws come', async () => {
  shows();
  const answerOwn = site.hold('lottery', 'listOpened');
  await mountScreen('/m/lottery');
  await expect.element(main.getByRole('link', { name: 'Thai Lottery', exact: true })).toBeVisible();
  await expect.poll(readsOf).toBe(1);
  const topOf = () =>
    main.getByRole('link', { name: 'Thai Lottery', exact: true }).element().getBoundingClientRect()
      .top;
  const before = topOf();
  answerOwn(opened);
  await expect.element(tile('Ten Cars').getByRole('timer')).toBeVisible();
  expect(topOf()).toBe(before);
});

test.each([320, 480])('nothing is wider than a screen of %d px', async (width) => {
  await page.viewport(width, 800);
  shows();
  await mountScreen('/m/lottery');
  await expect.element(tile('Ten Cars').getByRole('timer')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test.each(['/m/lott', '/m/elott'])('%s leads a guest to draws and results', async (path) => {
  site.answers({ games: { listVassalTypes: { list: [] } } });
  await mountScreen(path);
  await expect
    .element(main.getByRole('link', { name: 'Draws and results' }))
    .toHaveAttribute('href', '/m/lottery');
  await expect.poll(() => site.calls('games', 'listVassalTypes').length).toBeGreaterThan(0);
});
