import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import {
  drawOf,
  lotteries,
  nearAnswer,
  noHotGap,
  pageOfDraws,
  southResult,
} from './lottery-answers.fixture.ts';
import type { Draw } from './lottery.queries.ts';
import { stopTheClock } from './room-answers.fixture.ts';

const main = page.getByRole('main');
const ofMinute = '/m/lottery?gameCode=PVSSC1&view=draws';
const ofSouth = '/m/lottery?gameCode=XSMN&view=draws';
const row = (numero: string) => main.getByRole('listitem').filter({ hasText: `Draw ${numero}` });

function shows(draws: Draw[], near = () => nearAnswer()): void {
  site.answers({
    lottery: {
      listLotteries: lotteries,
      getNear: near,
      listDrawResults: pageOfDraws(draws),
      getHotGap: noHotGap,
    },
  });
}

/** Hits and gaps of balls 0 to 11, then of big, small, odd and even. */
const hot = [10, 9, 15, 8, 10, 11, 9, 10, 9, 9, 0, 0, 48, 52, 53, 47];
const gap = [3, 31, 0, 7, 2, 4, 9, 11, 1, 5, 100, 100, 1, 0, 2, 0];

const words = {
  EN: { hot: 'Hot and cold numbers', fair: /^How it was drawn/, isHot: '2 hot', isCold: '1 cold' },
  TY: {
    hot: 'Mainit at malamig na numero',
    fair: /^Paano ito na-draw/,
    isHot: '2 mainit',
    isCold: '1 malamig',
  },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`the open draw, results and what is counted of them, in ${language}`, async () => {
    shows([drawOf('20261124-0730')]);
    site.answers({ lottery: { getHotGap: { hot: { FIRST: hot }, gap: { FIRST: gap } } } });
    stopTheClock();
    await mountScreen(ofMinute, { language, theme });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Minute Five' }))
      .toBeVisible();
    await expect.element(main.getByRole('timer')).toHaveTextContent('0:30');
    await expect.element(row('20261124-0730').getByRole('list')).toHaveTextContent('27705');
    await expect
      .element(row('20261124-0730').getByRole('link', { name: say.fair }))
      .toHaveAttribute('href', '/m/lottery?gameCode=PVSSC1&view=fair&numero=20261124-0730');
    const counted = main.getByRole('region', { name: say.hot });
    await expect.element(counted.getByRole('rowheader', { name: say.isHot })).toBeVisible();
    await expect.element(counted.getByRole('rowheader', { name: say.isCold })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('a draw that waits, one that is late and one that is void say so in words', async () => {
  const waits = { winNo: null, drawnAt: null, decidedAt: null, version: 0 };
  shows([
    drawOf('20261124-0730', { ...waits, state: 'closed' }),
    drawOf('20261124-0729', { ...waits, state: 'closed', late: true }),
    drawOf('20261124-0728', { ...waits, state: 'void' }),
  ]);
  await mountScreen(ofMinute);
  await expect.element(row('20261124-0730')).toHaveTextContent('Waiting for the result');
  await expect
    .element(row('20261124-0729'))
    .toHaveTextContent(/Late, due since Nov 24, 2026, \d\d:10/);
  await expect.element(row('20261124-0728')).toHaveTextContent('This draw does not count.');
  await expect
    .element(row('20261124-0728').getByRole('link', { name: /^Why it is void/ }))
    .toHaveAttribute('href', '/m/lottery?gameCode=PVSSC1&view=fair&numero=20261124-0728');
  expect(await accessibilityFindings()).toEqual([]);
});

test('a correction shows both results, and since when each was so', async () => {
  const wrong = { ...southResult, DB: ['073458'] };
  const earlier = [
    { version: 1, winNo: '073458', prizes: wrong, decidedAt: '2026-11-24T09:20:00.000Z' },
  ];
  const corrected = {
    state: 'resettled' as const,
    version: 2,
    winNo: '073459',
    prizes: southResult,
    decidedAt: '2026-11-24T11:45:00.000Z',
    earlier,
  };
  shows([drawOf('20261124-TN', corrected)]);
  await mountScreen(ofSouth);
  const draw = row('20261124-TN');
  await expect.element(draw).toHaveTextContent(/Corrected Counts since Nov 24, 2026, \d\d:45/);
  await expect.element(draw).toHaveTextContent(/Before, from Nov 24, 2026, \d\d:20/);
  const tables = draw.getByRole('table', { name: 'Prizes' });
  await expect.element(tables.first()).toHaveTextContent('Special prize073459');
  await expect.element(tables.last()).toHaveTextContent('Special prize073458');
  expect(draw.getByRole('link').elements()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('a draw under way has a place for each number that is still to come', async () => {
  const prizes = { G8: ['59'], G7: ['714'], G6: ['4127'] };
  shows([drawOf('20261124-TN', { state: 'closed', winNo: null, version: 0, prizes })]);
  await mountScreen(ofSouth);
  await expect.element(row('20261124-TN')).toHaveTextContent('Being drawn, more numbers follow');
  const table = row('20261124-TN').getByRole('table', { name: 'Prizes' });
  await expect.element(table.getByRole('row', { name: /^Prize 8/ })).toHaveTextContent('59');
  await expect
    .element(table.getByRole('row', { name: /^Prize 6/ }))
    .toHaveTextContent(/4127(…not drawn yet){2}/);
  await expect
    .element(table.getByRole('row', { name: /^Special prize/ }))
    .toHaveTextContent('not drawn yet');
  expect(await accessibilityFindings()).toEqual([]);
});

test.each([320, 480])('the prizes of Vietnam fit on a screen of %d px', async (width) => {
  await page.viewport(width, 800);
  const draw = { winNo: '073459', prizes: southResult };
  const stations = ['TN', 'AG', 'BTH', 'HCM'].map((station) => ({
    station,
    name: 'TP. Hồ Chí Minh',
    numero: `20261124-${station}`,
  }));
  shows([drawOf('20261124-TN', draw)], () => nearAnswer(30, { stations }));
  await mountScreen(ofSouth);
  await expect.element(main.getByRole('table', { name: 'Prizes' })).toBeVisible();
  await expect.element(main.getByRole('tablist', { name: 'Stations' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

const tuesday = [
  { station: 'TN', name: 'Tây Ninh', numero: '20261124-TN' },
  { station: 'AG', name: 'An Giang', numero: '20261124-AG' },
];

test('a station shows its open draw, and draws of all stations are listed by name', async () => {
  const ofStation = drawOf('20261123-DT', { station: 'DT', stationName: 'Đồng Tháp' });
  shows([ofStation, drawOf('20261123-HCM')], () => nearAnswer(30, { stations: tuesday }));
  await mountScreen(ofSouth);
  await expect.element(row('20261123-DT')).toHaveTextContent('Đồng Tháp · Draw 20261123-DT');
  await expect.element(row('20261123-HCM')).toBeVisible();
  await main.getByRole('tab', { name: 'An Giang' }).click();
  await expect.poll(() => site.calls('lottery', 'getNear').at(-1)?.input.station).toBe('AG');
  await main.getByRole('tab', { name: 'Tây Ninh' }).click();
  await expect.poll(() => site.calls('lottery', 'getNear').at(-1)?.input).toEqual({ gameId: 2003 });
});

test('a station that the next day has not is left', async () => {
  stopTheClock();
  shows([drawOf('20261123-HCM')], () => nearAnswer(30, { stations: tuesday }));
  await mountScreen(ofSouth);
  await main.getByRole('tab', { name: 'An Giang' }).click();
  await expect.poll(() => site.calls('lottery', 'getNear').at(-1)?.input.station).toBe('AG');
  const stations = [
    { station: 'BTR', name: 'Bến Tre', numero: '20261125-BTR' },
    { station: 'VT', name: 'Vũng Tàu', numero: '20261125-VT' },
  ];
  shows([drawOf('20261123-HCM')], () => nearAnswer(30, { stations }));
  vi.advanceTimersByTime(34_000);
  await expect.element(main.getByRole('tab', { name: 'Bến Tre', selected: true })).toBeVisible();
});

test('more draws come by a button, each once', async () => {
  const pages = [['0730', '0729'], ['0729', '0728']]; // oxfmt-ignore
  shows([]);
  site.answers({
    lottery: {
      listDrawResults: ({ page: at }) => {
        const list = (pages[at] ?? []).map((number) => drawOf(`20261124-${number}`));
        return pageOfDraws(list, at + 1, pages.length);
      },
    },
  });
  await mountScreen(ofMinute);
  await main.getByRole('button', { name: 'Show more' }).click();
  await expect.element(row('20261124-0728')).toBeVisible();
  expect(row('20261124-0729').elements()).toHaveLength(1);
  await expect.element(main.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('when its time comes the result is asked for, and stands in the list', async () => {
  stopTheClock();
  shows([drawOf('20261124-0730')]);
  await mountScreen(ofMinute);
  await expect.element(main.getByRole('timer')).toHaveTextContent('0:30');
  const waiting = { winNo: null, drawnAt: null, decidedAt: null, version: 0 };
  const previous = {
    numero: '20261124-0731',
    late: false,
    drawsAt: new Date(Date.now() + 35_000).toISOString(),
  };
  const nearWith = (winNo: string | null, state: 'closed' | 'drawn') => () =>
    nearAnswer(58, { previousNumero: { ...previous, winNo, state } });
  shows([drawOf('20261124-0731', { ...waiting, state: 'closed' })], nearWith(null, 'closed'));
  vi.advanceTimersByTime(32_000);
  await expect.element(row('20261124-0731')).toHaveTextContent('Waiting for the result');
  shows([drawOf('20261124-0731', { winNo: '50354' })], nearWith('50354', 'drawn'));
  vi.advanceTimersByTime(6000);
  await expect.element(row('20261124-0731').getByRole('list')).toHaveTextContent('50354');
});

test('a paused lottery says so, and its draws go on', async () => {
  shows([drawOf('20261124-0730')], () => nearAnswer(30, { paused: true }));
  await mountScreen(ofMinute);
  await expect.element(main.getByText('Paused: takes no bets now')).toBeVisible();
  await expect.element(main.getByRole('timer')).toBeVisible();
  await expect.element(row('20261124-0730')).toBeVisible();
});

test('a lottery without draws says so', async () => {
  shows([], () => nearAnswer(30, { previousNumero: null, currentNumero: null, nextNumero: null }));
  await mountScreen(ofMinute);
  await expect.element(main.getByText('No draws yet.')).toBeVisible();
  await expect.element(main.getByText('No draw is open')).toBeVisible();
});

test('draws that did not come can be fetched again', async () => {
  shows([]);
  site.answers({ lottery: { listDrawResults: refuse('server.busy') } });
  await mountScreen(ofMinute);
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(main.getByRole('timer')).toBeVisible();
  shows([drawOf('20261124-0730')]);
  await retry.click();
  await expect.element(row('20261124-0730')).toBeVisible();
});

test('a lottery that the site does not have leads to those that it has', async () => {
  site.answers({ lottery: { listLotteries: lotteries } });
  await mountScreen('/m/lottery?gameCode=GONE&view=draws');
  await expect.element(main.getByText('This lottery is not on this site.')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'All lotteries' }))
    .toHaveAttribute('href', '/m/lottery');
});
