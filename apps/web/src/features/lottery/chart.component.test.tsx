import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountPart, mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { families } from '@pavilion/domain/lottery/families';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import { Chart } from './chart/Chart.tsx';
import { drawOf, nearAnswer, pageOfDraws } from './lottery-answers.fixture.ts';
import type { Draw, Lottery } from './lottery.queries.ts';
import { openRoom, playMenusOf, settingAnswer } from './room-answers.fixture.ts';
import { Rules } from './rules/Rules.tsx';

const lotteryOf = (family: FamilyCode): Lottery => ({
  gameId: 1001,
  code: 'PVSSC1',
  remark: 'Minute Five',
  playTypes: ['ent'],
  paused: false,
  family,
});

/** Draws with these results, the newest first: 20261124-0199, -0198 and so on. */
const drawsOf = (winNos: readonly string[]): Draw[] =>
  winNos.map((winNo, at) => drawOf(`20261124-0${199 - at}`, { winNo }));

/** With the space at both sides that the screen of a lottery has. */
const framed = (part: ReactNode) => <div style={{ padding: '0 var(--space-4)' }}>{part}</div>;

const showsDraws = (list: Draw[]) =>
  site.answers({ lottery: { listDrawResults: pageOfDraws(list) } });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (numero: string) => page.getByRole('row', { name: numero });
const pageWidth = () => document.documentElement.scrollWidth;

beforeEach(() => page.viewport(390, 844));

const words = {
  EN: { position: 'Position 1', drawn: '7 drawn', sizes: 'Sizes', said: 'Past draws say nothing' },
  TY: {
    position: 'Posisyon 1',
    drawn: '7 lumabas',
    sizes: 'Mga laki',
    said: 'Walang sinasabi ang mga nakaraang draw',
  },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`a chart has the drawn ball and the gaps of the others, in ${language}`, async () => {
    showsDraws(drawsOf(['73210', '53210', '73219']));
    await mountPart(<Chart lottery={lotteryOf('SSC')} />, { language, theme });
    await expect.element(page.getByRole('region', { name: say.position })).toBeVisible();
    await expect.element(page.getByText(say.said)).toBeVisible();
    await expect.element(rowOf('0199').getByRole('cell', { name: say.drawn })).toBeVisible();
    await expect.element(rowOf('0199')).toHaveTextContent(`019933333137 ${say.drawn.slice(2)}33`);
    expect(await accessibilityFindings()).toEqual([]);
    await button(say.sizes).click();
    await expect.element(rowOf('0199').getByRole('cell').first()).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('another position is chosen by a tab, also with the arrow keys', async () => {
  showsDraws(drawsOf(['73210', '53219']));
  await mountPart(<Chart lottery={lotteryOf('SSC')} />);
  await page.getByRole('tab', { name: '5' }).click();
  await expect.element(page.getByRole('table', { name: 'Position 5' })).toBeVisible();
  await expect.element(rowOf('0198').getByRole('cell', { name: '9 drawn' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('table', { name: 'Position 4' })).toBeVisible();
});

test('as many draws are shown as chosen, and void ones are left out in words', async () => {
  const isVoid = { state: 'void', winNo: null } as const;
  const list = [
    drawOf('20261124-0200', isVoid),
    ...drawsOf(Array.from({ length: 60 }, () => '12345')),
    drawOf('20261124-0010', isVoid),
  ];
  showsDraws(list);
  await mountPart(<Chart lottery={lotteryOf('SSC')} />);
  await expect.element(page.getByText('1 void draw is left out.')).toBeVisible();
  expect(page.getByRole('rowheader').elements()).toHaveLength(30);
  await button('50').click();
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(50);
  await button('100').click();
  await expect.element(page.getByText('2 void draws are left out.')).toBeVisible();
  expect(page.getByRole('rowheader').elements()).toHaveLength(60);
});

test('dragon and tiger stand in runs, named in words, and as a table', async () => {
  showsDraws(drawsOf(['90001', '80001', '10009', '50005']));
  await mountPart(<Chart lottery={lotteryOf('SSC')} />);
  await button('Dragon and tiger').click();
  const road = page.getByRole('list', { name: 'Dragon and tiger' });
  await expect.element(road).toHaveTextContent('dragon × 2DDtiger × 1Ttie × 1=');
  await page.getByText('As a table').click();
  await expect.element(rowOf('0199')).toHaveTextContent('019991dragon');
  await expect.element(rowOf('0196')).toHaveTextContent('019655tie');
  expect(await accessibilityFindings()).toEqual([]);
});

test('sums are a line, a sentence and a table', async () => {
  showsDraws(drawsOf(['2,5,5', '1,1,1', '6,6,6']));
  await mountPart(<Chart lottery={lotteryOf('K3')} />);
  await button('Sums').click();
  await expect.element(page.getByText(/^Lowest 3, highest 18, latest 12\./)).toBeVisible();
  await page.getByText('As a table').click();
  await expect.element(rowOf('0197')).toHaveTextContent('019718');
  expect(await accessibilityFindings()).toEqual([]);
});

test.each([
  ['11X5', '03,07,11,05,01', 'Position 1', '03 drawn'],
  ['K3', '2,5,5', 'Faces of the dice', '5 ×2 drawn'],
  ['PK10', '04,01,09,10,02,07,03,05,08,06', 'Position 1', '04 drawn'],
  ['PC28', '9,4,1', 'Position 1', '9 drawn'],
  ['LHC', '05,12,23,34,41,48,49', 'Special number', '49 green drawn'],
  ['VN_SOUTH', '073459', 'Tens', '5 drawn'],
  ['THAI', '743451', 'Position 1', '7 drawn'],
  ['PH2', '07-31', 'Position 1', '07 drawn'],
] as const)(
  'at 320 px the chart of %s scrolls in itself alone',
  async (family, winNo, name, cell) => {
    await page.viewport(320, 700);
    showsDraws(drawsOf([winNo]));
    await mountPart(framed(<Chart lottery={lotteryOf(family)} />));
    await expect.element(page.getByRole('table', { name })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: cell })).toBeInTheDocument();
    expect(pageWidth()).toBeLessThanOrEqual(320);
    expect(await accessibilityFindings()).toEqual([]);
  },
);

test('draws of a chart that did not come can be fetched again', async () => {
  site.answers({ lottery: { listDrawResults: refuse('server.busy') } });
  await mountPart(<Chart lottery={lotteryOf('SSC')} />);
  await expect.element(button('Try again')).toBeVisible();
  showsDraws(drawsOf(['73210']));
  await button('Try again').click();
  await expect.element(rowOf('0199')).toBeVisible();
  await expect
    .poll(() => site.calls('lottery', 'listDrawResults').at(-1)?.input)
    .toEqual({ gameId: 1001, page: 0, size: 100 });
});

test('a lottery of which no draw counts yet says so', async () => {
  showsDraws([
    drawOf('20261124-0002', { state: 'closed', winNo: null }),
    drawOf('20261124-0001', { state: 'void', winNo: null }),
  ]);
  await mountPart(<Chart lottery={lotteryOf('SSC')} />);
  await expect.element(page.getByText('No draws yet.')).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
});

const group = (name: string) => page.getByText(name, { exact: true }).first();
const play = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

const rules = {
  EN: { limits: 'Limits', odds: 'Odds', returned: 'Return: 97.80%', wins: /positions 4, 5 show/ },
  TY: {
    limits: 'Mga limitasyon',
    odds: 'Odds',
    returned: 'Return: 97.80%',
    wins: /nasa mga posisyon 4, 5/,
  },
} as const;

for (const [language, theme] of usualLooks) {
  const say = rules[language];

  test(`the rules say what a bet costs, wins, pays and returns, in ${language}`, async () => {
    openRoom(families.SSC);
    const address = '/m/lottery?gameCode=PVSSC1&view=rules&playType=trad';
    await mountScreen(address, { session: 'member', language, theme });
    await group('Last 2').click();
    const straight = play('Last 2 Straight').first();
    await expect.element(straight).toHaveTextContent(say.wins);
    await expect.element(straight.getByRole('table')).toHaveTextContent(/97\.80\s?85\.00/);
    await expect.element(straight).toHaveTextContent(say.returned);
    await expect.element(heading(say.limits)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('the two ways to bet are tabs, each with its own odds', async () => {
  openRoom(families.SSC);
  await mountScreen('/m/lottery?gameCode=PVSSC1&view=rules', { session: 'member' });
  await expect.element(page.getByText('Return: 97.00%').first()).toBeVisible();
  await group('Dragon Tiger').click();
  const dragon = page.getByRole('table', { name: 'Dragon Tiger 15' });
  await expect.element(dragon).toHaveTextContent('dragon, tiger2.1555tie9.70');
  await page.getByRole('tab', { name: 'Rows of numbers' }).click();
  await expect.element(page.getByText(/at 1956 a win pays most/)).toBeVisible();
  await expect.element(page.getByText(/12\.80% of each stake/)).toBeVisible();
});

test('a guest sees the lowest series of a member, and is told so', async () => {
  openRoom(families.SSC);
  await mountScreen('/m/lottery?gameCode=PVSSC1&view=rules&playType=trad');
  await expect.element(page.getByText('Shown for series 1940.')).toBeVisible();
  expect(site.calls('lottery', 'listSeries')).toEqual([]);
});

test('own lotteries say how their draws are decided, and lead to them', async () => {
  openRoom(families.SSC);
  await mountScreen('/m/lottery?gameCode=PVSSC1&view=rules');
  await expect.element(heading('How draws are decided')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Draws and results' }))
    .toHaveAttribute('href', '/m/lottery?gameCode=PVSSC1&view=draws');
  await expect
    .element(page.getByText('A draw takes place every minute, day and night.'))
    .toBeVisible();
  await expect.element(page.getByText('Betting ends 5 seconds before the draw.')).toBeVisible();
});

test('Vietnam has one way to bet, its prizes in a table, and the return of each play', async () => {
  openRoom(families.VN_SOUTH);
  await mountScreen('/m/lottery?gameCode=XSMN&view=rules');
  const prizes = page.getByRole('table', { name: 'Prizes' });
  await expect
    .element(prizes.getByRole('row', { name: /^Prize 4/ }))
    .toHaveTextContent('Prize 475');
  expect(page.getByRole('tab').elements()).toEqual([]);
  await group('Lo').click();
  await expect.element(play('Lo 2 Flat').last()).toHaveTextContent(/18 numbers have enough digits/);
  await expect.element(play('Lo 2 Flat').last()).toHaveTextContent(/5\.40Return: 97\.20%/);
  await group('Xien').click();
  await expect.element(play('Xien 4').last()).toHaveTextContent('Return: 91.61%');
  expect(page.getByText('How draws are decided').elements()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test.each([
  ['11X5', 'Sum', 'At a sum of 30 stakes on big and small are given back.'],
  ['K3', 'Two', 'positions 1–3 show the chosen digits as AAB'],
  ['PK10', 'Dragon Tiger', 'Dragon: position 1 is higher. Tiger: position 10 is higher.'],
  ['PC28', 'Sum', 'Green: 1 4 7 10 16 19 22 25.'],
  ['LHC', 'Special', 'At 49 the stake is given back.'],
  ['VN_NORTH', 'De', 'ends in the chosen one: Special prize, Prize 7.'],
  ['THAI', 'Bottom', 'ends in the chosen one: Back 2.'],
  ['MY4D', 'IBox', 'The odds are divided by the number of orders: 24, 12, 6 or 4.'],
  ['PH3', 'PH3', 'Return: 79.80%'],
] as const)('at 320 px the rules of %s fit, and %s says: %s', async (family, name, said) => {
  await page.viewport(320, 700);
  openRoom(families[family]);
  await mountPart(framed(<Rules lottery={lotteryOf(family)} />), { session: 'member' });
  await expect.element(heading('Bets')).toBeVisible();
  const tab = page.getByRole('tab', { name: family === 'K3' ? 'Rows of numbers' : 'Odds' });
  for (const one of tab.elements()) await page.elementLocator(one).click();
  await group(name).click();
  await expect.element(page.getByText(said).first()).toBeVisible();
  expect(pageWidth()).toBeLessThanOrEqual(320);
  expect(await accessibilityFindings()).toEqual([]);
});

test('a play that takes no bets says so, and odds of the site count', async () => {
  const [menu] = playMenusOf(families.THAI);
  const [top] = menu!.playMenuGroups;
  const [part, ...parts] = top!.playSubGroups;
  const [first] = part!.playMenus;
  const changed = {
    ...first!,
    playSwitch: false,
    playMenuInfos: [{ tier: 1, bonus: '850.0000', odds: '850' }],
  };
  const playSubGroups = [{ ...part!, playMenus: [changed] }, ...parts];
  openRoom(families.THAI);
  site.answers({
    lottery: { getPlayMenu: [{ ...menu!, playMenuGroups: [{ ...top!, playSubGroups }] }] },
  });
  await mountPart(<Rules lottery={lotteryOf('THAI')} />);
  await group('Top').click();
  await expect.element(heading('Top 3 takes no bets now')).toBeVisible();
  await expect.element(play('Top 3').first()).toHaveTextContent(/850\.00Return: 85\.00%/);
});

test.each(['getPlayMenu', 'getSetting', 'listSeries', 'getNear'] as const)(
  'where %s fails, it can be asked for again',
  async (call) => {
    openRoom(families.SSC);
    site.answers({ lottery: { [call]: refuse('server.busy') } });
    const address = '/m/lottery?gameCode=PVSSC1&view=rules&playType=trad';
    await mountScreen(address, { session: 'member' });
    await expect.element(button('Try again')).toBeVisible();
    openRoom(families.SSC, settingAnswer());
    site.answers({ lottery: { getNear: () => nearAnswer() } });
    await button('Try again').click();
    await expect.element(button('Try again')).not.toBeInTheDocument();
    await expect.element(heading('Bets')).toBeVisible();
    await expect.element(page.getByText('Betting ends 5 seconds before the draw.')).toBeVisible();
  },
);
