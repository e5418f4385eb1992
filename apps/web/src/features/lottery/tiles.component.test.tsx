import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountPart, mountScreen } from '#testing/mount-screen.tsx';
import { lhc } from '@pavilion/domain/lottery/lhc/lhc';
import { settledAmounts } from '@pavilion/domain/lottery/order/order-amounts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { openRoom, settingAnswer } from './room-answers.fixture.ts';
import { playsOf, type Room, type RoomGroup } from './room/room.ts';
import { pricedLine, type NewLine } from './slip/line.ts';
import {
  goldenSets,
  goldenTiles,
  horse,
  tilesLine,
  tilesRoom,
} from './tiles/tiles-golden.fixture.ts';
import { TilesBoard } from './tiles/TilesBoard.tsx';

type Asked = { lines: readonly NewLine[]; placed: () => void };

type BoardGiven = {
  room: Room;
  group: string;
  /** The room as it is read anew. */
  later?: Room;
  onBet: (asked: Asked) => void;
};

/** The board with a button for each group, as the page has them. */
function Board({ room: first, group, later, onBet }: BoardGiven) {
  const [code, setCode] = useState(group);
  const [room, setRoom] = useState(first);
  const found = room.groups.find((one) => one.code === code);
  const chosen = playsOf({ groups: found ? [found] : [] })[0];
  if (found === undefined || chosen === undefined) return <p>There is no {code}</p>;
  return (
    <main style={{ padding: 16 }}>
      <h1>{code}</h1>
      {room.groups.map((one) => (
        <button key={one.code} type="button" onClick={() => setCode(one.code)}>
          {`To ${one.code}`}
        </button>
      ))}
      {later && (
        <button type="button" onClick={() => setRoom(later)}>
          Read anew
        </button>
      )}
      <TilesBoard
        key={code}
        room={room}
        group={found}
        chosen={chosen}
        cart={{ lines: 0, open: () => undefined }}
        onAdd={() => undefined}
        onBet={(lines, placed) => onBet({ lines, placed })}
      />
    </main>
  );
}

type Given = Parameters<typeof mountPart>[1] & { later?: Room };

/** Draws the board of a group; returns the orders that it asked for. */
async function openBoard(room: Room, group: string, given: Given = {}): Promise<Asked[]> {
  const asked: Asked[] = [];
  const { later, ...look } = given;
  const onBet = (one: Asked) => void asked.push(one);
  const board = <Board room={room} group={group} {...(later && { later })} onBet={onBet} />;
  await mountPart(board, look);
  return asked;
}

const playNamed = (name: string) => page.getByRole('group', { name, exact: true });
const tile = (play: string, name: string) =>
  playNamed(play).getByRole('button', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const betNow = button('Bet now');
const chip = (name: string) => playNamed('Chip').getByRole('button', { name, exact: true });

/** What the lines pay at a result, rounded down once. */
function winAt(room: Room, lines: readonly NewLine[], winNo: string): string {
  const result = room.family.resultOf({ winNo, prizes: {}, yearAnimal: horse });
  const priced = lines.flatMap((line) => pricedLine(room, line) ?? []);
  return formatAmount(settledAmounts(priced, 1, result).win, 2);
}

const words = {
  EN: { put: 'Tap to put a chip on.', bets: '1 bet', win: 'Win up to' },
  TY: { put: 'Pindutin para maglagay ng chip.', bets: '1 taya', win: 'Panalo hanggang' },
} as const;

const views = [
  ['SSC', 'Ball'],
  ['SSC', 'DragonTiger'],
  ['11X5', 'Sum'],
  ['K3', 'Single'],
  ['PK10', 'BSOE'],
  ['PC28', 'Sum'],
  ['LHC', 'Special'],
  ['LHC', 'Regular'],
] as const;

for (const [language, theme] of usualLooks) {
  test.each(views)(
    `tiles with odds that all can use, in ${language}: %s %s`,
    async (family, group) => {
      await openBoard(tilesRoom(family), group, { language, theme });
      await expect.element(page.getByText(words[language].put)).toBeVisible();
      await page.getByRole('main').getByRole('group').first().getByRole('button').first().click();
      await expect.element(page.getByText(words[language].bets, { exact: true })).toBeVisible();
      await expect.element(page.getByText(words[language].win)).toBeVisible();
      expect(await accessibilityFindings()).toEqual([]);
    },
  );
}

test.each(goldenTiles)('bets on tiles: $name', async (golden) => {
  const { family, group, play, taps, lines, winNo } = golden;
  const room = tilesRoom(family);
  const asked = await openBoard(room, group);
  for (const [name, amount] of taps) {
    await chip(amount).click();
    await tile(play, name).click();
  }
  await expect.element(page.getByText(`Stake ₱${golden.stake}`)).toBeVisible();
  await expect.element(page.getByText(golden.bets, { exact: true })).toBeVisible();
  await betNow.click();
  expect(asked.at(-1)?.lines).toEqual(lines);
  expect(winAt(room, lines, winNo)).toBe(golden.win);
});

test('bets on tiles of two plays: B2, extreme small and triple', async () => {
  const room = tilesRoom('PC28');
  const asked = await openBoard(room, 'Sum');
  await chip('10').click();
  await tile('PC28 Sum Extreme', 'extreme small, 17.321').click();
  await chip('5').click();
  await tile('PC28 Shape', 'triple, 97').click();
  await expect.element(page.getByText('Stake ₱15.00')).toBeVisible();
  await betNow.click();
  const lines = [tilesLine(5503, '1', '10.00'), tilesLine(5505, '0', '5.00')];
  expect(asked.at(-1)?.lines).toEqual(lines);
  expect(winAt(room, lines, '0,0,0')).toBe('658.21');
});

test.each(goldenSets)('bets on sets of numbers: $name', async (golden) => {
  const { group, play, numbers, line, winNo } = golden;
  const room = tilesRoom('LHC');
  const asked = await openBoard(room, group);
  await chip(golden.chip).click();
  for (const name of numbers) await tile(play, name).click();
  await expect.element(playNamed(play).getByText(golden.cost)).toBeVisible();
  await betNow.click();
  expect(asked.at(-1)?.lines).toEqual([line]);
  expect(winAt(room, [line], winNo)).toBe(golden.win);
});

test('sets of numbers say how many are missing, and what each bet costs can be set', async () => {
  const asked = await openBoard(tilesRoom('LHC'), 'Regular');
  const pairsOfTwo = playNamed('2of 2');
  await expect.element(pairsOfTwo.getByText('Choose 2 numbers or more.')).toBeVisible();
  await expect.element(pairsOfTwo).toHaveTextContent('Odds 76.048');
  const both = 'Odds 19.4 for two numbers, 267.914 for three';
  await expect.element(playNamed('3of 2')).toHaveTextContent(both);
  await tile('2of 2', '05 green').click();
  await expect.element(tile('2of 2', '05 green')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(pairsOfTwo.getByText('Choose 1 more number.')).toBeVisible();
  await expect.element(betNow).toBeDisabled();
  await tile('2of 2', '12 red').click();
  await expect.element(pairsOfTwo.getByText('1 bet Stake ₱1.00')).toBeVisible();
  await chip('50').click();
  await pairsOfTwo.getByRole('button', { name: 'Set to ₱50' }).click();
  await expect.element(pairsOfTwo.getByText('1 bet Stake ₱50.00')).toBeVisible();
  await pairsOfTwo.getByRole('textbox').fill('7.50');
  await betNow.click();
  expect(asked.at(-1)?.lines).toEqual([tilesLine(5607, '05-12', '7.50')]);
  await pairsOfTwo.getByRole('textbox').fill('0.50');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Each bet needs ₱1 or more.');
  await expect.element(betNow).toBeDisabled();
});

const big = (on = '') => tile('Sum BSOE', `big, 1.94${on && `, ${on} on it`}`);
const small = (on = '') => tile('Sum BSOE', `small, 1.94${on && `, ${on} on it`}`);

test('chips add up, and the minus takes the last one off', async () => {
  await openBoard(tilesRoom('SSC'), 'Sum');
  await chip('5').click();
  await big().click();
  await chip('50').click();
  await big('5.00').click();
  await expect.element(big('55.00')).toBeVisible();
  await button('Take 50.00 off: big').click();
  await expect.element(big('5.00')).toBeVisible();
  await button('Take 5.00 off: big').click();
  await expect.element(big()).toHaveFocus();
  await expect.element(betNow).toBeDisabled();
});

test('a tile is used by the keyboard alone', async () => {
  await openBoard(tilesRoom('SSC'), 'Sum');
  await expect.element(big()).toBeVisible();
  big().element().focus();
  await userEvent.keyboard('{Enter} ');
  await expect.element(big('2.00')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(big('1.00')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Enter}{Enter}{Enter}');
  await expect.element(small('3.00')).toHaveFocus();
  await userEvent.keyboard('-');
  await expect.element(small('2.00')).toBeVisible();
  await userEvent.keyboard('{Delete}{ArrowLeft}{Delete}');
  await expect.element(small('1.00')).toBeVisible();
  await expect.element(big()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(tile('Sum BSOE', 'odd, 1.94')).toHaveFocus();
});

const pointer = (name: string, on: typeof betNow) =>
  on.element().dispatchEvent(new PointerEvent(name, { bubbles: true, button: 0 }));

test('a long press takes a chip off and is no tap; scrolling ends it', async () => {
  await openBoard(tilesRoom('SSC'), 'Sum');
  await big().click();
  await big('1.00').click();
  await small().click();
  await expect.element(small('1.00')).toBeVisible();
  pointer('pointerdown', big('2.00'));
  pointer('pointercancel', big('2.00'));
  pointer('pointerdown', small('1.00'));
  await expect.element(small()).toBeVisible();
  pointer('pointerup', small());
  pointer('click', small());
  await expect.element(big('2.00')).toBeVisible();
  await small().click();
  await expect.element(small('1.00')).toBeVisible();
});

test('an amount of one’s own is a chip once it is a bet', async () => {
  const asked = await openBoard(tilesRoom('SSC'), 'Sum');
  await chip('Other').click();
  const own = page.getByRole('textbox', { name: 'Amount of your chip' });
  await own.fill('0.99');
  await big().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Each bet needs ₱1 or more.');
  await expect.element(big()).toBeVisible();
  await own.fill('2.50');
  await big().click();
  await expect.element(big('2.50')).toBeVisible();
  await betNow.click();
  expect(asked.at(-1)?.lines).toEqual([tilesLine(5043, '0', '2.50')]);
});

/** Bets on big with a chip; the order is then placed. */
async function place(asked: readonly Asked[], amount: string): Promise<void> {
  await chip(amount).click();
  await big().click();
  await betNow.click();
  asked.at(-1)?.placed();
}

test('what was put on stays in other groups, and clear takes off all of it', async () => {
  const asked = await openBoard(tilesRoom('SSC'), 'Sum');
  await big().click();
  await button('To Shape').click();
  await tile('Shape First 3', 'pair, 3.592').click();
  await expect.element(page.getByText('Stake ₱2.00')).toBeVisible();
  await expect.element(page.getByText('Win up to ₱5.53')).toBeVisible();
  await button('To Sum').click();
  await expect.element(big('1.00')).toBeVisible();
  await betNow.click();
  const lines = [tilesLine(5043, '0', '1.00'), tilesLine(5054, '2', '1.00')];
  expect(asked.at(-1)?.lines).toEqual(lines);
  await button('Clear').click();
  await expect.element(big()).toBeVisible();
  await expect.element(page.getByText('Stake ₱0.00')).toBeVisible();
  await expect.element(betNow).toBeDisabled();
});

test('the last order can be put on again, and no chip above its stake is chosen', async () => {
  const asked = await openBoard(tilesRoom('SSC'), 'Sum');
  await expect.element(chip('1')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Repeat last').elements()).toEqual([]);
  await place(asked, '10');
  await expect.element(big()).toBeVisible();
  await expect.element(chip('10')).toHaveAttribute('aria-pressed', 'true');
  await place(asked, '5');
  await chip('500').click();
  await button('Repeat last').click();
  await expect.element(big('5.00')).toBeVisible();
  await expect.element(button('Repeat last')).toBeDisabled();
  await betNow.click();
  expect(asked.at(-1)?.lines).toEqual([tilesLine(5043, '0', '5.00')]);
  asked.at(-1)?.placed();
  await expect.element(chip('1')).toHaveAttribute('aria-pressed', 'true');
});

const problems = [
  ['Each bet needs ₱5 or more.', { lineMin: '5.00' }, '1'],
  ['One order can hold ₱4 at most.', { betAmountMax: '4.00' }, '5'],
  ['One draw pays ₱9 at most', { winAmountMax: '9.00' }, '5'],
] as const;

test.each(problems)('a bet that is refused says why: %s', async (why, given, amount) => {
  await openBoard(tilesRoom('SSC', { setting: settingAnswer(given) }), 'Sum');
  await chip(amount).click();
  await big().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(why);
  await expect.element(betNow).toBeDisabled();
});

test('too many bets in one play are refused', async () => {
  await openBoard(tilesRoom('LHC', { setting: settingAnswer({ lineBetsMax: 2 }) }), 'Regular');
  for (const name of ['05 green', '12 red', '40 red']) await tile('2of 2', name).click();
  const why = '2of 2: 2 bets at most. Choose fewer numbers.';
  await expect.element(page.getByRole('alert')).toHaveTextContent(why);
  await expect.element(betNow).toBeDisabled();
});

test('a play that is closed takes no chips, and what lies on it can be taken off', async () => {
  const room = tilesRoom('SSC');
  const plays = ({ plays: all, ...part }: RoomGroup['parts'][number]) => ({
    ...part,
    plays: all.map((one) => ({ ...one, isOpen: false })),
  });
  const groups = room.groups.map((one) => ({ ...one, parts: one.parts.map(plays) }));
  await openBoard(room, 'Sum', { later: { ...room, groups } });
  await big().click();
  await expect.element(betNow).toBeEnabled();
  await button('Read anew').click();
  const why = 'Sum BSOE takes no bets now. Take it off to bet.';
  await expect.element(page.getByRole('alert')).toHaveTextContent(why);
  await expect.element(small()).toBeDisabled();
  await button('Take 1.00 off: big').click();
  await expect.element(big()).toBeDisabled();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('at the end of its countdown a draw takes no bets, and what was put on stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
  const draw = { numero: '20261124-0731', closesAtMs: Date.now() + 30_000, yearAnimal: horse };
  await openBoard(tilesRoom('SSC', { draw }), 'Sum');
  await big().click();
  await expect.element(betNow).toBeEnabled();
  vi.advanceTimersByTime(30_000);
  await expect.element(page.getByRole('alert')).toHaveTextContent('No draw takes bets now.');
  await expect.element(betNow).toBeDisabled();
  await expect.element(big('1.00')).toBeVisible();
});

const isTooSmall = ({ width, height }: DOMRect) => Math.min(width, height) < 44;

test('all 49 tiles are large enough at 320 px, and none moves when a chip is put on', async () => {
  await page.viewport(320, 800);
  openRoom(lhc);
  await mountScreen('/m/lottery?gameCode=PVLHC5&playType=ent');
  const special = playNamed('Special');
  const numbered = (name: string) => special.getByRole('button', { name: `${name}, 47.53` });
  await expect.element(numbered('49 green')).toBeVisible();
  const topOf = (name: string) => numbered(name).element().getBoundingClientRect().top;
  const apart = topOf('49 green') - topOf('01 red');
  for (const name of ['01 red', '25 blue', '47 blue']) await numbered(name).click();
  await expect.element(button('Take 1.00 off: 47 blue')).toBeVisible();
  expect(topOf('49 green') - topOf('01 red')).toBeCloseTo(apart, 1);
  const buttons = special.getByRole('button').elements();
  expect(buttons).toHaveLength(52);
  const sizes = buttons.map((one) => one.getBoundingClientRect());
  expect(sizes.filter(isTooSmall)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('with text of twice the size nothing is wider than the screen', async () => {
  await page.viewport(320, 800);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  const asked = await openBoard(tilesRoom('LHC'), 'Special');
  await tile('Special', '05 green, 47.53').click();
  await betNow.click();
  asked.at(-1)?.placed();
  await expect.element(button('Repeat last')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
