import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { site } from '#testing/site.ts';
import { elevenFive } from '@pavilion/domain/lottery/eleven-five/eleven-five';
import { k3 } from '@pavilion/domain/lottery/k3/k3';
import { pk10 } from '@pavilion/domain/lottery/pk10/pk10';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';
import { nearAnswer } from './lottery-answers.fixture.ts';
import { goldenCases } from './pad/pad-golden.fixture.ts';
import {
  button,
  cartSlip,
  drawPad,
  giveFile,
  hotGapOf,
  openPad,
  press,
  slipOf,
  typeAtOnce,
} from './pad/pad-page.fixture.tsx';
import { readCart } from './slip/cart.ts';
import type { NewLine } from './slip/line.ts';

const main = page.getByRole('main');
const slider = main.getByRole('slider');
const multiple = main.getByRole('textbox', { name: 'Times' });
const numbers = main.getByRole('textbox', { name: 'Numbers' });
const add = button('Add');
const betNow = button('Bet now');

const words = {
  EN: { ball: 'Third, 7', hits: 'Show hits', hot: 'Third, 7, 10 hits, gap 11' },
  TY: { ball: 'Ikatlo, 7', hits: 'Ipakita ang mga labas', hot: 'Ikatlo, 7, 10 labas, agwat 11' },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`rows of balls with hits, in ${language}`, async () => {
    await openPad(ssc, 'Last3Straight', { language, theme });
    site.answers({ lottery: { getHotGap: hotGapOf('THIRD') } });
    await expect.element(button(say.ball)).toBeVisible();
    await main.getByRole('checkbox', { name: say.hits }).click();
    await button(say.hot).click();
    await expect.element(button(say.hot)).toHaveAttribute('aria-pressed', 'true');
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`dice, sums with what they pay, and typed numbers, in ${language}`, async () => {
    await openPad(k3, 'Sum', { language, theme });
    await expect.element(main.getByRole('button', { name: /12, ₱16\.89$/ })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await openPad(k3, 'PairSingle', { language, theme });
    expect(await accessibilityFindings()).toEqual([]);
    await openPad(ssc, 'Last3StraightTyped', { language, theme });
    await main.getByRole('textbox').first().fill('123 45a 123 12');
    await expect.element(main.getByRole('listitem').filter({ hasText: '45a' })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test.each([320, 390])('rows, sums and typed numbers fit on a screen of %d px', async (width) => {
  await page.viewport(width, 800);
  for (const [family, code] of [
    [ssc, 'Last3Straight'],
    [ssc, 'Any2Com'],
    [ssc, 'First2BSOE'],
    [ssc, 'Any2Typed'],
    [k3, 'Sum'],
    [elevenFive, 'OECounts'],
    [pk10, 'First2'],
  ] as const) {
    await openPad(family, code, { language: 'TY' });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const targets = [...document.querySelectorAll('main button, main input')]
      .filter((target) => target.clientWidth > 1 && target.getAttribute('type') !== 'checkbox')
      .map((target) => target.getBoundingClientRect());
    expect(targets.filter((box) => box.width < 44 || box.height < 43.9)).toEqual([]);
  }
});

const units = ['₱2.00', '₱0.20', '₱0.02'];

test.each(goldenCases)('golden case %s', async (...golden) => {
  const [, family, code, balls, shows, slip] = golden;
  const [, , , modeId, , times = ''] = slip.split('~');
  await openPad(family, code);
  await slider.fill('1950');
  await button(units[Number(modeId) - 1] ?? '').click();
  await multiple.fill(times);
  for (const [row, ofRow] of Object.entries(balls)) {
    await press(...ofRow.map((ball) => `${row}, ${ball}`));
  }
  for (const shown of shows) {
    await expect.element(main.getByText(shown, { exact: true })).toBeVisible();
  }
  await add.click();
  expect(cartSlip(family)).toBe(slip);
  await expect.element(main.getByText('0 bets')).toBeVisible();
  await expect.element(button('Cart, 1 line')).toBeVisible();
  expect(site.calls('lottery', 'getHotGap')).toEqual([]);
});

describe('rows', () => {
  test('arrow keys move in a row, and space chooses', async () => {
    await openPad(ssc, 'Last3Straight');
    await button('Third, 0').click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect.element(button('Third, 2')).toHaveFocus();
    await expect.element(button('Third, 2')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Third, 1')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{End}');
    await expect.element(button('Third, 9')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Third, 9')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect.element(button('Third, 0')).toHaveAttribute('aria-pressed', 'false');
  });

  test('a row is one stop of the tab key', async () => {
    await openPad(ssc, 'Last3Straight');
    await button('Third, 4').click();
    await userEvent.keyboard('{Tab}');
    const quick = main.getByRole('group', { name: 'Fourth: choose several' });
    await expect.element(quick.getByRole('button', { name: 'all', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(button('Third, 4')).toHaveFocus();
  });

  test('several balls are chosen at once, by size', async () => {
    await openPad(elevenFive, 'Any2');
    const quick = main.getByRole('group', { name: 'Numbers: choose several' });
    for (const [name, bets] of [
      ['all', '55 bets'],
      ['big', '15 bets'],
      ['small', '10 bets'],
      ['even', '10 bets'],
      ['none', '0 bets'],
    ] as const) {
      await quick.getByRole('button', { name, exact: true }).click();
      await expect.element(main.getByText(bets, { exact: true })).toBeVisible();
    }
  });

  test('what lacks is named until something can be bet', async () => {
    await openPad(ssc, 'Last3Straight');
    await expect.element(main.getByText('Third: choose at least 1.')).toBeVisible();
    await button('Third, 1').click();
    await expect.element(main.getByText('Fourth: choose at least 1.')).toBeVisible();
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await add.click({ force: true });
    expect(readCart()).toBeNull();
    await press('Fourth, 1', 'Fifth, 1');
    await expect.element(add).toHaveAttribute('aria-disabled', 'false');
    await expect.element(betNow).toHaveAttribute('aria-disabled', 'false');
  });

  test('the least positions are chosen at first, and fewer are too few', async () => {
    await openPad(ssc, 'Any3Com6');
    // Hits are of positions alone.
    await expect.element(main.getByRole('checkbox')).not.toBeInTheDocument();
    await press('Numbers, 1', 'Numbers, 2', 'Numbers, 3');
    await expect.element(main.getByText('1 bet', { exact: true })).toBeVisible();
    await press('Fourth', 'Fifth');
    await expect.element(main.getByText('10 bets')).toBeVisible();
    await press('First', 'Second', 'Third');
    await expect.element(main.getByText('Positions: choose at least 3.')).toBeVisible();
    await button('First').click();
    await add.click();
    expect(cartSlip(ssc)).toBe('145@123~1~5030~1~1956~1');
  });

  test('a row of one ball is one wide button', async () => {
    await openPad(k3, 'TripleAll');
    await expect.element(main.getByText('Press “Any triple” to choose it.')).toBeVisible();
    await button('Any triple').click();
    await add.click();
    expect(cartSlip(k3)).toBe('0~1~5302~1~1956~1');
    await expect.element(button('Any triple')).toHaveAttribute('aria-pressed', 'false');
  });

  test('each row of fixed places is a line', async () => {
    await openPad(ssc, 'FixedPlace');
    await press('First, 2', 'Fifth, 5', 'Fifth, 6');
    await expect.element(main.getByText('3 bets')).toBeVisible();
    await add.click();
    expect(cartSlip(ssc)).toBe('2~1~14~1~1956~1~4;56~1~14~1~1956~1~0');
    await expect.element(page.getByText('2 lines are in the cart now.')).toBeVisible();
  });

  test('hits that did not come can be asked for again', async () => {
    await openPad(ssc, 'FixedPlace');
    site.answers({ lottery: { getHotGap: refuse('server.busy') } });
    await main.getByRole('checkbox', { name: 'Show hits' }).click();
    const retry = main.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    site.answers({ lottery: { getHotGap: hotGapOf('FIRST') } });
    await retry.click();
    await expect.element(button('First, 2, 15 hits, gap 0')).toBeVisible();
    await expect.element(button('Second, 2')).toBeVisible();
  });
});

describe('the price', () => {
  test('prize and rebate are said wherever the slider stands', async () => {
    await openPad(ssc, 'Last3Straight');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Prize ₱1,956.00, rebate 0.00%');
    await expect.element(main.getByText(/In the long run 97\.80% of all stakes/)).toBeVisible();
    await slider.fill('1700');
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', 'Prize ₱1,700.00, rebate 12.80%');
    await button('× 20').click();
    await button('₱0.20').click();
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', 'Prize ₱3,400.00, rebate 12.80%');
  });

  test('a wrong multiple is said in words, and buttons lead back', async () => {
    await openPad(ssc, 'FixedPlace', { setting: { betMultipleMax: 12 } });
    await expect.element(button('× 20')).not.toBeInTheDocument();
    await press('First, 1');
    await multiple.fill('1.5');
    await expect
      .element(multiple)
      .toHaveAccessibleDescription('Times: a whole number from 1 to 12.');
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await button('× 10').click();
    await press('One time more', 'One time more', 'One time more');
    await expect.element(multiple).toHaveValue('12');
    await button('One time less').click();
    await add.click();
    expect(cartSlip(ssc)).toBe('1~1~14~1~1956~11~4');
  });

  test('unit, multiple and slider stay when another play is chosen', async () => {
    await openPad(ssc, 'Last3Straight');
    await slider.fill('1800');
    await button('₱0.02').click();
    await multiple.fill('77');
    await main.getByRole('button', { name: /Last 3 Straight/ }).click();
    await page.getByRole('dialog').getByText('Last 3 Com 3').click();
    await press('Numbers, 1', 'Numbers, 2');
    await add.click();
    expect(cartSlip(ssc)).toBe('12~1~23~3~1800~77');
  });

  test.each([
    ['a line below the least stake', 'FixedPlace', '49', {}, /Each line costs at least ₱1\.00/],
    ['too many bets', 'FixedPlace', '50', { lineBetsMax: 0 }, 'A line takes at most 0 bets.'],
    ['too high a stake', 'FixedPlace', '50', { betAmountMax: '0.99' }, /costs at most ₱0\.99/],
    ['too high a win', 'FixedPlace', '50', { winAmountMax: '9.77' }, /pays at most ₱9\.77/],
  ] as const)('%s is said in words and cannot be added', async (_, code, times, setting, said) => {
    await openPad(ssc, code, { setting });
    await button('₱0.02').click();
    await multiple.fill(times);
    await button('Fifth, 5').click();
    await expect.element(main.getByRole('alert')).toHaveTextContent(said);
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await expect.element(betNow).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('typed numbers', () => {
  test('what is wrong is listed and removed at one press, and so are doubles', async () => {
    await openPad(ssc, 'Last3StraightTyped');
    await numbers.fill('123, 45a;\n999 123\n7777');
    await expect.element(main.getByText('Line 1: 45a')).toBeVisible();
    await expect.element(main.getByText('Line 3: 7777')).toBeVisible();
    await expect
      .element(numbers)
      .toHaveAccessibleDescription('2 entries are no numbers for this bet.');
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await button('Remove what is wrong').click();
    await expect.element(numbers).toHaveFocus();
    await expect.element(main.getByText('2 bets')).toBeVisible();
    await button('Remove doubles').click();
    await expect.element(numbers).toHaveValue('123, 999 ');
    await add.click();
    expect(cartSlip(ssc)).toBe('1_2_3,9_9_9~2~85~1~1956~1');
    await expect.element(numbers).toHaveValue('');
  });

  test('the first twenty wrong entries are shown, and how many more there are', async () => {
    await openPad(ssc, 'Last3StraightTyped');
    await numbers.fill(Array.from({ length: 25 }, (_, at) => `x${at}`).join('\n'));
    await expect.element(main.getByText('Line 20: x19')).toBeVisible();
    await expect.element(main.getByText('Line 21: x20')).not.toBeInTheDocument();
    await expect.element(main.getByText('And 5 more.')).toBeVisible();
  });

  test('5,000 pasted numbers are one line, and stand beside the field', async () => {
    await openPad(ssc, 'All5StraightTyped');
    const pasted = Array.from({ length: 5000 }, (_, at) => `${at * 7}`.padStart(5, '0'));
    await numbers.fill(pasted.join('\n'));
    await expect.element(main.getByText('5,000 bets', { exact: true })).toBeVisible();
    await expect.element(main.getByText('Stake ₱10,000.00')).toBeVisible();
    await expect.element(main.getByText(/kept beside it: 00000 00007 00014/)).toBeVisible();
    await expect.element(numbers).toHaveValue('');
    await add.click();
    const balls = pasted.map((number) => [...number].join('_')).join(',');
    // Two texts so long are not to be shown beside each other.
    expect(cartSlip(ssc) === `${balls}~2~91~1~1956~1`).toBe(true);
    await expect.element(main.getByText(/kept beside it/)).not.toBeInTheDocument();
  });

  test('a text that changes while it is read is read anew', async () => {
    await openPad(ssc, 'All5StraightTyped');
    const many = Array.from({ length: 20_000 }, (_, at) => `${at * 5}`.padStart(5, '0')).join(' ');
    await numbers.fill(many);
    await numbers.fill('1');
    await expect.element(main.getByText('Line 2: 1', { exact: true })).toBeVisible();
    await button('Remove what is wrong').click();
    await expect.element(main.getByText('20,000 bets', { exact: true })).toBeVisible();
    typeAtOnce('00001');
    await Promise.resolve();
    expect(add.element()).toHaveAccessibleDescription('Reading the numbers…');
    await expect.element(main.getByText('20,001 bets', { exact: true })).toBeVisible();
  });

  test('more numbers than a line takes are refused in words', async () => {
    await openPad(ssc, 'Any2Typed', { setting: { typedMax: 2 } });
    await expect.element(numbers).toHaveAccessibleDescription(/^Such as 12###, with #/);
    await numbers.fill('1#2## 12### 1###2');
    await expect.element(main.getByRole('alert')).toHaveTextContent('at most 2 numbers.');
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  });

  test('numbers of a file are added to those typed', async () => {
    await openPad(pk10, 'First2Typed');
    await numbers.fill('0102');
    giveFile(new File(['03-04\n0505'], 'numbers.txt', { type: 'text/plain' }));
    await expect.element(numbers).toHaveValue('0102\n03-04\n0505');
    await expect.element(main.getByText('Line 3: 0505')).toBeVisible();
  });

  test.each([
    ['no text', new File(['x'], 'numbers.png', { type: 'image/png' }), /This is no text file/],
    ['too large', new File(['0'.repeat(1_048_577)], 'large.txt'), /This file is too large/],
  ])('a file that is %s is refused in words', async (_, file, said) => {
    await openPad(ssc, 'Last3StraightTyped');
    giveFile(file);
    await expect.element(main.getByText(said)).toBeVisible();
    await expect.element(numbers).toHaveValue('');
  });
});

test.each([
  ['Random 1', 1],
  ['Random 5', 5],
])('%s puts single bets into the cart, and leaves what was chosen', async (name, count) => {
  await openPad(ssc, 'Last3Straight');
  await button('Third, 7').click();
  await button('× 5').click();
  await button(name).click();
  const slip = cartSlip(ssc).split(';');
  expect(slip).toHaveLength(count);
  for (const line of slip) expect(line).toMatch(/^\d_\d_\d~1~21~1~1956~5$/);
  await expect.element(button('Third, 7')).toHaveAttribute('aria-pressed', 'true');
});

test('random bets below the least stake are not added, and it is said why', async () => {
  await openPad(ssc, 'Last3Straight');
  await button('₱0.02').click();
  await button('Random 5').click();
  await expect.element(page.getByText(/Each line costs at least ₱1\.00/)).toBeVisible();
  expect(readCart()).toBeNull();
});

test('when the draw closes the selection stays, and can still be added', async () => {
  await openPad(ssc, 'FixedPlace');
  await button('First, 3').click();
  await expect.element(betNow).toHaveAttribute('aria-disabled', 'false');
  const now = nearAnswer();
  const current = now.currentNumero && { ...now.currentNumero, isSale: false };
  site.answers({ lottery: { getNear: () => nearAnswer(30, { currentNumero: current }) } });
  dispatchEvent(new Event('visibilitychange'));
  await expect.element(betNow).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(betNow)
    .toHaveAccessibleDescription(/^Draw 20261124-0731 takes no more bets\./);
  await expect.element(button('First, 3')).toHaveAttribute('aria-pressed', 'true');
  await add.click();
  expect(cartSlip(ssc)).toBe('3~1~14~1~1956~1~4');
});

test('a bet beside a full cart drops what was chosen once it is placed', async () => {
  const asked: { lines: readonly NewLine[]; placed: () => void }[] = [];
  await drawPad(ssc, (lines, placed) => asked.push({ lines, placed }));
  await press('First, 1', 'Second, 2');
  await betNow.click();
  expect(slipOf(ssc, asked[0]?.lines)).toBe('1~1~14~1~1956~1~4;2~1~14~1~1956~1~3');
  await expect.element(button('First, 1')).toHaveAttribute('aria-pressed', 'true');
  asked[0]?.placed();
  await expect.element(button('First, 1')).toHaveAttribute('aria-pressed', 'false');
});
