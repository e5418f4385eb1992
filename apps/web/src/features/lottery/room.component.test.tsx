import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { pk10 } from '@pavilion/domain/lottery/pk10/pk10';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';
import { vietnamSouth } from '@pavilion/domain/lottery/vietnam/vietnam';
import { openNumero } from './lottery-answers.fixture.ts';
import {
  drawnBefore,
  nearIs,
  openRoom,
  playMenusOf,
  stopTheClock,
} from './room-answers.fixture.ts';
import { addToCart, readCart } from './slip/cart.ts';

const main = page.getByRole('main');
const ofMinute = '/m/lottery?gameCode=PVSSC1&playType=trad';
const ofCars = '/m/lottery?gameCode=PVPK3&playType=trad';
const ofSouth = '/m/lottery?gameCode=XSMN&playType=ent';
const timer = main.getByRole('timer');
const views = page.getByRole('navigation', { name: 'Pages of this lottery' });
const question = page.getByRole('dialog', { name: 'Drop the bets in the cart?' });
const status = (text: string | RegExp) => main.getByRole('status').filter({ hasText: text });
const address = () => location.pathname + location.search;

/** Fills the cart of Minute Five in rows of numbers. */
function fillCart(gameCode = 'PVSSC1', prizeModeId = 1): void {
  const price = { modeId: 1, multiple: 1, series: 1950 } as const;
  const line = { playId: 21, balls: '7_05_58', row: null, price };
  addToCart({ gameCode, prizeModeId }, [line]);
}

const words = {
  EN: {
    rows: 'Rows of numbers',
    last: 'Last result 20261124-0730',
    links: 5,
    bet: 'Bet',
    now: 'Bet now',
  },
  TY: {
    rows: 'Hanay ng numero',
    last: 'Huling resulta 20261124-0730',
    links: 5,
    bet: 'Tumaya',
    now: 'Tumaya na',
  },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`the head, the pages and the plays of a lottery, in ${language}`, async () => {
    openRoom(ssc);
    stopTheClock();
    await mountScreen(ofMinute, { language, theme });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Minute Five' }))
      .toBeVisible();
    await expect.element(timer).toHaveTextContent('0:30');
    await expect.element(main).toHaveTextContent(say.last);
    await expect.element(main.getByRole('tab', { name: say.rows, selected: true })).toBeVisible();
    const links = main.getByRole('navigation').getByRole('link');
    expect(links.elements()).toHaveLength(say.links);
    await expect
      .element(main.getByRole('link', { name: say.bet, exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(main.getByRole('button', { name: 'Fixed Place', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(main.getByRole('button', { name: say.now, exact: true })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('the links lead to all pages of the lottery in its prize mode', async () => {
  openRoom(ssc);
  await mountScreen(ofMinute);
  const at = (view: string) => `/m/lottery?gameCode=PVSSC1&playType=trad${view}`;
  const hrefs = () =>
    views
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  await expect
    .poll(hrefs)
    .toEqual(['', '&view=draws', '&view=orders', '&view=chart', '&view=rules'].map(at));
  await views.getByRole('link', { name: 'Rules' }).click();
  await expect
    .element(views.getByRole('link', { name: 'Rules' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.poll(() => document.title).toMatch(/^Rules · Minute Five · /);
});

test.each([320, 390])('the head is low on a screen of %d px, and nothing is wider', async (px) => {
  await page.viewport(px, 844);
  openRoom(pk10);
  const cars = '04,01,09,10,02,07,03,05,08,06';
  nearIs(30, { previousNumero: drawnBefore('20261124-243', cars) });
  await mountScreen(ofCars);
  await expect.element(timer).toBeVisible();
  const top = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().bottom;
  expect(timer.element().getBoundingClientRect().bottom - top).toBeLessThan(220);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(px);
});

test('the name of the lottery opens the list of all, which leads to another one', async () => {
  openRoom(ssc);
  const opened = [openNumero(1003, '20261124-0731', 65), openNumero(1004, '20261124-244', 170)];
  site.answers({ lottery: { listOpened: opened, listOutsideOpened: [] } });
  await mountScreen(ofMinute);
  await main.getByRole('button', { name: 'Minute Five' }).click();
  const list = page.getByRole('dialog', { name: 'Choose a lottery' });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await expect.element(row('Minute Dice')).toHaveTextContent('Paused: takes no bets now');
  await expect.element(row('Ten Cars')).toHaveTextContent('Draw 20261124-244');
  await expect.element(list.getByRole('timer', { name: /, Ten Cars$/ })).toBeVisible();
  await expect
    .element(list.getByRole('link', { name: 'Minute Five' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(list.getByRole('link', { name: 'Thai Lottery' }))
    .toHaveAttribute('href', '/m/lottery?gameCode=THGL&prizeMode=SEA');
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ lottery: { getPlayMenu: playMenusOf(pk10) } });
  await list.getByRole('link', { name: 'Ten Cars' }).click();
  await expect.poll(address).toBe('/m/lottery?gameCode=PVPK3&playType=trad');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ten Cars' })).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});

test('the switch changes the prize mode and keeps the lottery', async () => {
  openRoom(ssc);
  await mountScreen(ofMinute);
  await main.getByRole('tab', { name: 'Odds' }).click();
  await expect.poll(address).toBe('/m/lottery?gameCode=PVSSC1&playType=ent');
  await expect.element(main.getByRole('tab', { name: 'Odds', selected: true })).toHaveFocus();
  await expect.element(main.getByRole('button', { name: 'Dragon Tiger' })).toBeVisible();
});

test('lotteries with the same bets in two modes have no switch', async () => {
  openRoom(vietnamSouth);
  await mountScreen(ofSouth);
  await expect.element(main.getByRole('button', { name: 'Xien' })).toBeVisible();
  await expect.element(main.getByRole('tablist', { name: 'How to choose numbers' })).toBeVisible();
  expect(main.getByRole('tablist', { name: 'Way of betting' }).elements()).toEqual([]);
});

test('another prize mode asks before a filled cart is dropped', async () => {
  openRoom(ssc);
  fillCart();
  await mountScreen(ofMinute);
  await main.getByRole('tab', { name: 'Odds' }).click();
  await expect.element(question).toHaveTextContent('One cart holds one of them.');
  expect(await accessibilityFindings()).toEqual([]);
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(main.getByRole('tab', { name: 'Rows', selected: true })).toBeVisible();
  expect(readCart()?.lines).toHaveLength(1);
  await main.getByRole('tab', { name: 'Odds' }).click();
  await question.getByRole('button', { name: 'Drop them' }).click();
  await expect.poll(address).toContain('playType=ent');
  expect(readCart()).toBeNull();
});

test('another lottery asks too, but not the one whose bets the cart holds', async () => {
  openRoom(ssc);
  site.answers({ lottery: { listOpened: [], listOutsideOpened: [] } });
  fillCart('PVPK3');
  await mountScreen(ofMinute);
  await main.getByRole('button', { name: 'Minute Five' }).click();
  const list = page.getByRole('dialog', { name: 'Choose a lottery' });
  await list.getByRole('link', { name: 'Twenty-Eight' }).click();
  await question.getByRole('button', { name: 'Keep them' }).click();
  expect(address()).toBe(ofMinute);
  site.answers({ lottery: { getPlayMenu: playMenusOf(pk10) } });
  await list.getByRole('link', { name: 'Ten Cars' }).click();
  await expect.poll(address).toBe(ofCars);
  expect(readCart()?.lines).toHaveLength(1);
});

test('bets for a cart of another lottery ask first: what is kept and what is dropped', async () => {
  openRoom(vietnamSouth);
  fillCart();
  const codes = () => readCart()?.lines.map(({ balls }) => balls);
  const number = main.getByRole('button', { name: '59', exact: true });
  const add = main.getByRole('button', { name: 'Add', exact: true });
  await mountScreen(ofSouth);
  await number.click();
  await main.getByRole('textbox', { name: /^Amount per/ }).fill('1');
  await add.click();
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(number).toHaveAttribute('aria-pressed', 'true');
  expect(readCart()?.gameCode).toBe('PVSSC1');
  expect(codes()).toEqual(['7_05_58']);
  await add.click();
  await question.getByRole('button', { name: 'Drop them' }).click();
  await expect.poll(codes).toEqual(['59']);
  expect(readCart()?.gameCode).toBe('XSMN');
  await expect.element(number).toHaveAttribute('aria-pressed', 'false');
  await expect.element(main.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
});

const stations = [
  { station: 'TN', name: 'Tây Ninh', numero: '20261124-TN' },
  { station: 'AG', name: 'An Giang', numero: '20261124-AG' },
];

test('a station shows its own draw, and its bets stay where that does not come', async () => {
  openRoom(vietnamSouth);
  nearIs(30, { stations });
  await mountScreen(ofSouth);
  await main.getByRole('button', { name: 'Xien' }).click();
  site.answers({ lottery: { getNear: refuse('server.busy') } });
  await main.getByRole('tab', { name: 'An Giang' }).click();
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect
    .element(main.getByRole('button', { name: 'Xien', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  nearIs(30, { stations, previousNumero: drawnBefore('20261123-AG', '073459') });
  await retry.click();
  await expect.element(main).toHaveTextContent('Last result 20261123-AG');
  await expect.poll(() => site.calls('lottery', 'getNear').at(-1)?.input.station).toBe('AG');
  expect(status(/^Result of draw/).elements()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('a paused lottery says so', async () => {
  openRoom(ssc);
  nearIs(30, { paused: true });
  await mountScreen(ofMinute);
  await expect.element(main.getByText('Paused: takes no bets now')).toBeVisible();
  expect(timer.elements()).toEqual([]);
});

test('without an open draw one can choose, and the page says so', async () => {
  openRoom(ssc);
  nearIs(30, { currentNumero: null, previousNumero: null });
  await mountScreen(ofMinute);
  await expect.element(main.getByText(/^No draw takes bets now\./)).toBeVisible();
  await expect.element(main.getByText('No result yet')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'First 3' })).toBeVisible();
});

test('a draw that is late or void says so', async () => {
  openRoom(ssc);
  nearIs(30, { previousNumero: { ...drawnBefore('20261124-0730', null), late: true } });
  await mountScreen(ofMinute);
  await expect.element(main).toHaveTextContent(/Late, due since/);
  nearIs(30, { previousNumero: { ...drawnBefore('20261124-0730', null), state: 'void' } });
  await mountScreen(ofMinute);
  await expect.element(main).toHaveTextContent('This draw does not count.');
});

test.each([
  ['the server is busy', refuse('server.busy')],
  ['the connection is lost', offline],
])('there is one way to try again when %s, for all that failed', async (_, failure) => {
  openRoom(ssc);
  site.answers({ lottery: { getNear: failure, getPlayMenu: failure, getSetting: failure } });
  await mountScreen(ofMinute);
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  expect(retry.elements()).toHaveLength(1);
  await expect.element(views).toBeVisible();
  openRoom(ssc);
  await retry.click();
  await expect.element(timer).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'First 3' })).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test('a few plays stand in a row, many in a sheet; a closed one says so', async () => {
  openRoom(ssc);
  const menus = playMenusOf(ssc).map((mode) => ({
    ...mode,
    playMenuGroups: mode.playMenuGroups.map((group) => ({
      ...group,
      playSubGroups: group.playSubGroups.map((part) => ({
        ...part,
        playMenus: part.playMenus.map((play) => ({
          ...play,
          playSwitch: play.playCode !== 'First3Sum',
        })),
      })),
    })),
  }));
  site.answers({ lottery: { getPlayMenu: menus } });
  await mountScreen(ofMinute);
  await main.getByRole('button', { name: 'Any 3' }).click();
  const row = main.getByRole('group', { name: 'Choose a bet' });
  await row.getByRole('button', { name: 'Any 3 Com 6' }).click();
  await expect
    .element(row.getByRole('button', { name: 'Any 3 Com 6' }))
    .toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('button', { name: 'First 3', exact: true }).click();
  await main.getByRole('button', { name: 'Choose a bet: First 3 Straight' }).click();
  const sheet = page.getByRole('dialog', { name: 'First 3' });
  await expect
    .element(sheet.getByRole('button', { name: /^First 3 Sum/ }))
    .toHaveTextContent('takes no bets now');
  await expect
    .element(sheet.getByRole('button', { name: /^First 3 Straight Typed/ }))
    .toHaveTextContent('type numbers');
  expect(await accessibilityFindings()).toEqual([]);
  await sheet.getByRole('button', { name: 'First 3 Com 3' }).click();
  await expect
    .element(main.getByRole('button', { name: 'Choose a bet: First 3 Com 3' }))
    .toHaveFocus();
});

test('a play is chosen too where the tab can store nothing', async () => {
  openRoom(vietnamSouth);
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => store.mockRestore());
  await mountScreen(ofSouth);
  const xien = main.getByRole('button', { name: 'Xien', exact: true });
  await xien.click();
  await expect.element(xien).toHaveAttribute('aria-pressed', 'true');
});

test('names with their Vietnamese term are whole at 320 px', async () => {
  await page.viewport(320, 844);
  openRoom(vietnamSouth);
  const long = 'Unang Premyo · Đề giải nhất';
  const menus = playMenusOf(vietnamSouth).map((mode) => ({
    ...mode,
    playMenuGroups: mode.playMenuGroups.map((group) => ({
      ...group,
      playName: long,
      playSubGroups: group.playSubGroups.map((part) => ({
        ...part,
        playMenus: part.playMenus.map((play) => ({ ...play, playName: long })),
      })),
    })),
  }));
  site.answers({ lottery: { getPlayMenu: menus } });
  await mountScreen(ofSouth);
  for (const row of ['Kinds of bets', 'Choose a bet']) {
    const last = main.getByRole('group', { name: row }).getByRole('button').last();
    await last.click();
    await expect.element(last).toHaveAttribute('aria-pressed', 'true');
    const { left, right } = last.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(last.element().scrollWidth).toBeLessThanOrEqual(last.element().clientWidth);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('the play that was chosen last is there after a reload, by prize mode', async () => {
  openRoom(ssc);
  await mountScreen(ofMinute);
  await main.getByRole('button', { name: 'Last 2' }).click();
  await expect.element(main.getByRole('button', { name: /Last 2 Straight$/ })).toBeVisible();
  await mountScreen(ofMinute);
  await expect
    .element(main.getByRole('button', { name: 'Last 2', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await mountScreen('/m/lottery?gameCode=PVSSC1&playType=ent');
  await expect
    .element(main.getByRole('button', { name: 'Ball' }))
    .toHaveAttribute('aria-pressed', 'true');
});
