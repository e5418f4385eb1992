import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetOwnValues } from '#kit/own-value.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountPart, mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import {
  marked,
  numero,
  onBoard,
  openPlay,
  playIn,
  roomOf,
  typed,
  type Golden,
} from './fixed/fixed-board.fixture.ts';
import { FixedBoard } from './fixed/FixedBoard.tsx';
import { nearAnswer } from './lottery-answers.fixture.ts';
import { settingAnswer } from './room-answers.fixture.ts';
import { playOf } from './room/room.ts';
import { readCart } from './slip/cart.ts';
import type { NewLine } from './slip/line.ts';

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const chips = (name: RegExp) => main.getByRole('list', { name }).getByRole('button');
const chosenChips = chips(/^Chosen numbers/);
const field = main.getByRole('textbox', { name: 'Type or paste numbers' });
const amountField = main.getByRole('textbox', { name: /^Amount per/ });
const problem = main.getByRole('alert');

async function typeNumbers(text: string): Promise<void> {
  await field.fill(text);
  await button('Add these numbers').click();
}

async function pressAll(names: string): Promise<void> {
  for (const name of names.split(' ')) await button(name).click();
}

const linesInCart = () =>
  readCart()?.lines.map(({ playId, balls, row, price }) => ({ playId, balls, row, price }));

async function expectLine(line: Pick<NewLine, 'playId' | 'balls'>, amount: string): Promise<void> {
  await button('Add').click();
  await expect.poll(linesInCart).toEqual([{ ...line, row: null, price: { amount } }]);
}

async function expectGolden(golden: Golden, choose: (numbers: string) => Promise<void>) {
  const [, gameCode, code, numbers, balls, amount, bets, stake] = golden;
  await openPlay(gameCode, code);
  await choose(numbers);
  await amountField.fill(amount);
  await expect.element(main.getByText(bets, { exact: true })).toBeVisible();
  await expect.element(main.getByText(`Stake ₱${stake}`, { exact: true })).toBeVisible();
  await expectLine({ playId: playIn(gameCode, code).play.playId, balls }, `${amount}.00`);
}

test.each(onBoard)('%s: %s %s %s from the board', (...golden) => expectGolden(golden, pressAll));

test.each(typed)('%s: %s %s %s typed', (...golden) => expectGolden(golden, typeNumbers));

test.each([
  ['07', '31', '07_31'],
  ['31', '07', '31_07'],
])('F2: PH2D straight %s then %s', async (first, second, balls) => {
  await openPlay('PH2D', 'PH2Straight');
  const ball = (place: number, name: string) =>
    main.getByRole('group', { name: `Position ${place}` }).getByRole('button', { name });
  await ball(1, first).click();
  await button('Add').click();
  await expect.element(problem).toHaveTextContent('Choose a number for each position.');
  await ball(2, second).click();
  await amountField.fill('10');
  await expect.element(main.getByText('Stake ₱10.00', { exact: true })).toBeVisible();
  await expectLine({ playId: 5910, balls }, '10.00');
});

const words = {
  EN: { fill: 'Choose many at once', units: '18 units a bet', now: 'Bet now', add: 'Add' },
  TY: {
    fill: 'Pumili ng marami nang sabay',
    units: '18 unit bawat taya',
    now: 'Tumaya na',
    add: 'Idagdag',
  },
} as const;
for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`the board with its helpers, marks and a problem, in ${language}`, async () => {
    await openPlay('XSMN', 'Lo2', marked(5700), { language, theme });
    await main.getByText(say.fill).click();
    await button('59').click();
    await expect.element(button('59')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(main.getByText(say.units)).toBeVisible();
    await button(say.now).click();
    await expect.element(problem).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`typed numbers with wrong ones, in ${language}`, async () => {
    await openPlay('XSMN', 'Lo3', {}, { language, theme });
    await main.getByRole('textbox').first().fill('123, 45 6789');
    await main.getByRole('button', { name: /^(Add these|Idagdag ang mga)/ }).click();
    await expect.element(main.getByRole('button', { name: /^6789/ })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('the most that a number of all prizes can win counts three hits', async () => {
  await openPlay('XSMN', 'Lo2');
  await pressAll('59 1');
  await expect.element(main.getByText('Win up to ₱297.00', { exact: true })).toBeVisible();
});

test('a number that pays less counts by what it pays now', async () => {
  await openPlay('XSMN', 'Lo2', marked(5700));
  await main.getByRole('button', { name: /^24, pays 72/ }).click();
  await amountField.fill('1');
  await expect.element(main.getByText('Win up to ₱216.00', { exact: true })).toBeVisible();
  await button('Add').click();
  await button('Cart, 1 line').click();
  const sheet = page.getByRole('dialog', { name: 'Cart' });
  await expect.element(sheet).toHaveTextContent(/Possible win\s*₱216\.00/);
});

test('names of options are words', async () => {
  await openPlay('XSMN', 'DbBSOE');
  await pressAll('big odd 5');
  await expect.element(main.getByText('Stake ₱10.00', { exact: true })).toBeVisible();
  await expectLine({ playId: 5732, balls: '02' }, '5.00');
});

test('odds stand by prize, and by the orders that a number has', async () => {
  await openPlay('MY4D', 'IBoxBig');
  const table = main.getByRole('table', { name: 'Pays for 1' });
  await expect
    .element(table.getByRole('row', { name: /^Prize 1/ }))
    .toHaveTextContent('Prize 1104.16208.33416.66625');
  await expect.element(table.getByRole('row', { name: /^Consolation/ })).toBeVisible();
});

test('helpers of Vietnam fill the board and never choose a number twice', async () => {
  await openPlay('XSMN', 'De');
  await main.getByText('Choose many at once').click();
  await pressAll('68 reversed');
  await expect.element(button('86')).toHaveAttribute('aria-pressed', 'true');
  const helper = (group: string, name: string) =>
    main.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
  await helper('First digit', '6').click();
  await expect.element(main.getByText('11 bets', { exact: true })).toBeVisible();
  await helper('Last digit', '6').click();
  await expect.element(main.getByText('19 bets', { exact: true })).toBeVisible();
  await helper('Animals', 'rat').click();
  await expect.element(main.getByText('25 bets', { exact: true })).toBeVisible();
  await button('Clear').click();
  await button('small').click();
  await expect.element(main.getByText('50 bets', { exact: true })).toBeVisible();
  await button('odd').click();
  await expect.element(main.getByText('75 bets', { exact: true })).toBeVisible();
  await amountField.fill('1');
  await button('Add').click();
  await expect.poll(() => linesInCart()?.[0]?.balls.split('-').length).toBe(75);
});

test('helpers of South-East Asia: 19 doors, runs and all orders', async () => {
  await openPlay('THGL', 'Top2');
  await main.getByText('Choose many at once').click();
  await main.getByRole('group', { name: '19 doors' }).getByRole('button', { name: '7' }).click();
  await expect.element(main.getByText('19 bets', { exact: true })).toBeVisible();
  await openPlay('THGL', 'Top3');
  await typeNumbers('145');
  await main.getByText('Choose many at once').click();
  await button('reversed').click();
  await expect.element(main.getByText('6 bets', { exact: true })).toBeVisible();
  await main.getByRole('group', { name: 'First digit' }).getByRole('button').first().click();
  await expect.element(main.getByText('106 bets', { exact: true })).toBeVisible();
  expect(chosenChips.elements()).toHaveLength(40);
  await button('Show all 106').click();
  await expect.poll(() => chosenChips.elements().length).toBe(106);
});

test('in any order a number with the same digits is one bet', async () => {
  await openPlay('THGL', 'Toad3');
  await typeNumbers('145 541 227');
  await expect.element(main.getByText('Added: 2. Already chosen: 1.')).toBeVisible();
  await expect.element(main.getByText('2 bets', { exact: true })).toBeVisible();
  await expect.element(chosenChips.first()).toHaveAccessibleName(/145, pays 150/);
  await expect.element(chosenChips.last()).toHaveAccessibleName(/227, pays 300/);
});

test('reduced and closed numbers are marked in words, and a closed one is not chosen', async () => {
  await openPlay('XSMN', 'Lo2', marked(5700));
  await main.getByText('Choose many at once').click();
  await main.getByRole('group', { name: 'First digit' }).getByRole('button').nth(3).click();
  await expect.element(main.getByText('9 bets', { exact: true })).toBeVisible();
  const reduced = main.getByRole('button', { name: '24, pays 72, less than usual' });
  await reduced.click();
  await expect.element(main.getByText('10 bets', { exact: true })).toBeVisible();
  await expect.element(reduced).toHaveAttribute('aria-pressed', 'true');
  const closed = main.getByRole('button', { name: '31, closed' });
  await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
  await closed.click({ force: true });
  await expect.element(main.getByText('10 bets', { exact: true })).toBeVisible();
  await expect.element(closed).toHaveAttribute('aria-pressed', 'false');
  await main.getByRole('tab', { name: 'Type' }).click();
  await typeNumbers('31');
  await expect.element(chips(/^Left out/)).toHaveAccessibleName(/31, closed/);
  await expect.element(chosenChips.last()).toHaveAccessibleName(/24, pays 72, less than usual/);
});

test('numbers of another draw or play are not marked', async () => {
  const [one] = marked(5701).closed;
  await openPlay('XSMN', 'Lo2', {
    closed: [{ numero: '20261123-DT', playId: 5700, number: '31' }, ...(one ? [one] : [])],
  });
  await button('31').click();
  await expect.element(main.getByText('1 bet', { exact: true })).toBeVisible();
});

test('a closed combination is named once its numbers are chosen, and stops nothing', async () => {
  await openPlay('XSMN', 'Xien2', { closed: [{ numero, playId: 5740, number: '06-24' }] });
  await pressAll('24 06 91 1');
  await expect.element(main.getByText('06-24: closed')).toBeVisible();
  await expectLine({ playId: 5740, balls: '24-06-91' }, '1.00');
});

test('what is chosen stays when it closes, and is taken out before the bet', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
  await openPlay('XSMN', 'Lo2');
  await pressAll('31 59 1');
  await expect.element(main.getByText('2 bets', { exact: true })).toBeVisible();
  site.answers({
    lottery: {
      getSetting: settingAnswer(marked(5700)),
      getNear: () => nearAnswer(30),
    },
  });
  vi.advanceTimersByTime(16_000);
  await expect.element(problem).toHaveTextContent('Closed in this draw: 31. Take them out to bet.');
  await button('Add').click();
  expect(linesInCart()).toBeUndefined();
  await main.getByRole('button', { name: '31, closed' }).click();
  await expect.element(problem).not.toBeInTheDocument();
  await expectLine({ playId: 5700, balls: '59' }, '1.00');
});

test('wrong numbers are left out, listed and removed; the focus goes on', async () => {
  await openPlay('XSMN', 'Lo3');
  await typeNumbers('123;45\n6789 768, 12x 123');
  await expect.element(main.getByText('Added: 2. Already chosen: 1.')).toBeVisible();
  const wrong = chips(/^Left out/);
  await expect.poll(() => wrong.elements().length).toBe(3);
  await expect.element(wrong.first()).toHaveAccessibleName(/45, no number of this bet/);
  await wrong.first().click();
  await expect.element(wrong.first()).toHaveAccessibleName(/^6789/);
  await expect.element(wrong.first()).toHaveFocus();
  await button('Remove all').click();
  await expect.element(wrong.first()).not.toBeInTheDocument();
  await expect.element(button('Add these numbers')).toHaveFocus();
  await chosenChips.first().click();
  await expect.element(chosenChips.first()).toHaveFocus();
  await chosenChips.first().click();
  await expect.element(main.getByRole('heading', { name: 'Chosen numbers: 0' })).toHaveFocus();
});

test('the pad types one number after the other, by presses or keys', async () => {
  await openPlay('XSMN', 'Lo3');
  const pad = main.getByRole('group', { name: 'Number pad' });
  const key = (name: string) => pad.getByRole('button', { name, exact: true });
  await key('7').click();
  await key('6').click();
  await key('1').click();
  await key('Delete the last digit').click();
  await key('Add the number').click({ force: true });
  await expect.element(main.getByRole('heading', { name: 'Chosen numbers: 0' })).toBeVisible();
  await key('8').click();
  await expect.element(pad.getByRole('status')).toHaveTextContent('768');
  await key('Add the number').click();
  await expect.element(pad.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.keyboard('04{Backspace}59');
  await expect.element(pad.getByRole('status')).toHaveTextContent('059');
  await key('Add the number').click();
  await amountField.fill('1');
  await expectLine({ playId: 5701, balls: '768-059' }, '1.00');
});

test('arrow keys move on the board, which the tab key enters once', async () => {
  await openPlay('XSMN', 'De');
  await button('57').click();
  await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
  await expect.element(button('63')).toHaveFocus();
  await expect.element(button('63')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Home}{ArrowUp}{Enter}');
  await expect.element(button('00')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(button('99')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Tab}');
  await expect.element(amountField).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(button('94')).toHaveFocus();
});

test('what is missing is said after a press, until it is there', async () => {
  await openPlay('XSMN', 'Xien3');
  await button('59').click();
  await expect.element(main.getByText('0 bets', { exact: true })).toBeVisible();
  expect(problem.elements()).toEqual([]);
  await button('Add').click();
  await expect.element(problem).toHaveTextContent('Choose at least 3 numbers.');
  await pressAll('46 15');
  await expect.element(problem).toHaveTextContent('Enter an amount, with 2 decimals at most.');
  await amountField.fill('1.005');
  await expect.element(problem).toHaveTextContent('Enter an amount, with 2 decimals at most.');
  await amountField.fill('0.5');
  await expect.element(problem).toHaveTextContent('A line costs at least ₱1.00.');
  await amountField.fill('300000');
  await expect.element(problem).toHaveTextContent('An order costs at most ₱200,000.00.');
  await amountField.fill('9000');
  await expect.element(problem).toHaveTextContent('One draw pays at most ₱2,000,000.00');
  await amountField.fill('1');
  await expect.element(problem).not.toBeInTheDocument();
});

test('a line with too many bets is not made', async () => {
  await openPlay('XSMN', 'Truot8');
  await main.getByText('Choose many at once').click();
  await button('big').click();
  await expect.element(problem).toHaveTextContent('A line holds at most 100,000 bets.');
  await button('Add').click();
  expect(linesInCart()).toBeUndefined();
});

test('while no draw is open bets go to the cart alone', async () => {
  await openPlay('XSMN', 'De');
  site.answers({
    lottery: { getNear: () => nearAnswer(30, { currentNumero: null, nextNumero: null }) },
  });
  await mountScreen('/m/lottery?gameCode=XSMN');
  await pressAll('59 1');
  await button('Bet now').click();
  await expect.element(problem).toHaveTextContent('No draw takes bets now.');
  await expectLine({ playId: 5710, balls: '59' }, '1.00');
  await expect.element(button('59')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(button('Cart, 1 line')).toBeVisible();
});

test('the amount stays when another play is chosen, and goes with the member', async () => {
  await openPlay('XSMN', 'De');
  await amountField.fill('7');
  await button('De 1').click();
  await expect.element(button('De 1')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(amountField).toHaveValue('7');
  forgetOwnValues();
  await expect.element(amountField).toHaveValue('');
});

test('the order that was placed drops what was chosen, one that was not keeps it', async () => {
  const room = roomOf('LAOS');
  const chosen = playOf(room, 5806);
  const [group] = room.groups;
  if (!chosen || !group) throw new Error('LAOS has no RunBottom');
  const onBet = vi.fn<(lines: readonly NewLine[], placed: () => void) => void>();
  const cart = { lines: 0, open: () => undefined };
  const given = { room, group, chosen, cart, onBet, onAdd: () => undefined };
  await mountPart(<FixedBoard {...given} />);
  const ball = page.getByRole('button', { name: '3', exact: true });
  await ball.click();
  await page.getByRole('button', { name: '10', exact: true }).click();
  await page.getByRole('button', { name: 'Bet now' }).click();
  await expect
    .poll(() => onBet.mock.calls.at(-1)?.[0])
    .toEqual([{ playId: 5806, balls: '3', row: null, price: { amount: '10.00' } }]);
  await expect.element(ball).toHaveAttribute('aria-pressed', 'true');
  onBet.mock.calls.at(-1)?.[1]();
  await expect.element(ball).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['XSMN', 'Lo2'],
  ['PH2D', 'PH2Straight'],
  ['MY4D', 'IBoxBig'],
])('on a screen of 320 px %s %s fits, and each target has 44 px', async (gameCode, code) => {
  await page.viewport(320, 800);
  await openPlay(gameCode, code);
  await expect.element(button('Bet now')).toBeVisible();
  for (const folded of document.querySelectorAll('details')) folded.open = true;
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const sizes = main
    .getByRole('button')
    .elements()
    .map((one) => one.getBoundingClientRect());
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
});
