import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '#testing/answers.ts';
import { site } from '#testing/site.ts';
import { vietnamNorth } from '@pavilion/domain/lottery/vietnam/vietnam';
import {
  betAlone,
  bets,
  button,
  chaseNumeros,
  dialog,
  lo2,
  mountSlip,
  next,
  numeros,
  onePlace,
  placed,
  rows,
  s1,
} from '../slip-page.fixture.tsx';

test('golden case N1 is placed at a price a unit, over draws without one left out', async () => {
  await betAlone({ lines: [lo2], family: vietnamNorth, modeId: 1 });
  await expect.element(dialog('Check your bets')).toHaveTextContent('24, 68');
  await button('Chase').click();
  await button('Step').click();
  await page.getByRole('checkbox', { name: '20261124-0732' }).click();
  await button('Go on').click();
  await button('Bet ₱486.00').click();
  await expect.element(dialog('Your bets are placed')).toBeVisible();
  expect(bets()[0]).toMatchObject({
    prizeMode: 'Lott',
    contents: [
      {
        playId: 5700,
        bettingContent: '24-68',
        singleBetPrice: '1.00',
        winStop: true,
        numero: [
          { numero: '20261124-0731', multiple: 1 },
          { numero: '20261124-0733', multiple: 2 },
          { numero: '20261124-0734', multiple: 2 },
          { numero: '20261124-0735', multiple: 4 },
        ],
      },
    ],
  });
});

const times = () =>
  page
    .getByRole('textbox', { name: /^Multiple of draw/ })
    .elements()
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''))
    .join(' ');

test('golden case C1: multiples 1, 2 and 4 cost 56.00 and stop on a win', async () => {
  await betAlone();
  await button('Chase').click();
  await page.getByRole('textbox', { name: 'Number of draws' }).fill('3');
  await page.getByRole('textbox', { name: 'Multiple of draw 20261124-0732' }).fill('2');
  await page.getByRole('textbox', { name: 'Multiple of draw 20261124-0733' }).fill('4');
  await expect.element(page.getByText('3 draws, ₱56.00 in all')).toBeVisible();
  await button('Go on').click();
  const confirm = dialog('Check your bets');
  await expect.element(confirm).toHaveTextContent(/20261124-0731 – 20261124-0733/);
  await expect.element(confirm).toHaveTextContent(/highest of a draw\s*₱7,800.00/);
  await expect.element(confirm).toHaveTextContent('Stop after a win');
  await button('Bet ₱56.00').click();
  await expect.element(dialog('Your bets are placed')).toBeVisible();
  expect(rows()[0]).toMatchObject({
    currentNumero: '20261124-0731',
    bettingSlipString: '7_05_58~1~21~1~1950~1',
    betCartAmountSum: '56.00',
    chase: true,
    chaseSlip: { numero: '20261124-0731', multiples: [1, 2, 4] },
    winningStop: true,
  });
});

test('a chase begins with its first draw that is not left out', async () => {
  await betAlone();
  await button('Chase').click();
  await page.getByRole('combobox', { name: 'First draw' }).selectOptions('20261124-0740');
  await page.getByRole('checkbox', { name: '20261124-0740' }).click();
  await page.getByRole('checkbox', { name: '20261124-0742' }).click();
  await page.getByRole('checkbox', { name: '20261124-0744' }).click();
  await page.getByRole('checkbox', { name: 'Stop after a win' }).click();
  await button('Go on').click();
  await button('Bet ₱16.00').click();
  await expect.element(dialog('Your bets are placed')).toBeVisible();
  expect(rows()[0]).toMatchObject({
    currentNumero: '20261124-0741',
    chaseSlip: { numero: '20261124-0741', multiples: [1, 0, 1] },
    winningStop: false,
  });
});

test('golden case C2: the profit plan shows its multiples and the whole stake', async () => {
  await betAlone({ lines: [onePlace] });
  await button('Chase').click();
  await button('Profit').click();
  await button('10').click();
  await expect.element(page.getByText('10 draws, ₱30.00 in all')).toBeVisible();
  await expect.element(page.getByText('If no draw wins, all of it is lost.')).toBeVisible();
  expect(times()).toBe('1 1 1 1 1 1 2 2 2 3');
});

test('golden case C3: the step plan doubles every two draws', async () => {
  await betAlone();
  await button('Chase').click();
  await button('Step').click();
  await page.getByRole('textbox', { name: 'Number of draws' }).fill('6');
  await expect.element(page.getByText('6 draws, ₱112.00 in all')).toBeVisible();
  expect(times()).toBe('1 1 2 2 4 4');
});

test('a plan that reaches a limit says which', async () => {
  await betAlone();
  await button('Chase').click();
  await button('Step').click();
  await page.getByRole('textbox', { name: 'Number of draws' }).fill('60');
  await page.getByRole('textbox', { name: 'Times a step' }).fill('9999');
  await expect.element(page.getByText(/^The plan ends before its draw 27/)).toBeVisible();
  await expect.element(page.getByText(/An order can cost at most ₱200,000.00/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Number of draws' }).fill('61');
  await page.getByRole('textbox', { name: 'Times a step' }).fill('1');
  await expect.element(page.getByText('No more draws can be chosen.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Number of draws' }).fill('');
  await expect.element(button('Go on')).toBeDisabled();
});

test('profit is offered only where it is clear what a win pays', async () => {
  await betAlone({ lines: [s1, onePlace] });
  await button('Chase').click();
  await expect.element(button('Step')).toBeVisible();
  await expect.element(button('Profit')).not.toBeInTheDocument();
});

test('a site without plans has the same multiple alone', async () => {
  await betAlone();
  await dialog('Check your bets').getByRole('button', { name: 'Close' }).click();
  await mountSlip({ setting: { chasePlans: false } });
  await button('Bet alone').click();
  await button('Chase').click();
  await expect.element(page.getByRole('combobox', { name: 'First draw' })).toBeVisible();
  await expect.element(button('Step')).not.toBeInTheDocument();
});

test('draws of a chase that did not come can be fetched again', async () => {
  await betAlone();
  site.answers({ lottery: { listChaseNumeros: refuse('server.busy') } });
  await button('Chase').click();
  await expect.element(button('Try again')).toBeVisible();
  site.answers({ lottery: { listChaseNumeros: chaseNumeros() } });
  await button('Try again').click();
  await expect.element(page.getByRole('combobox', { name: 'First draw' })).toBeVisible();
});

test('a chase whose first draw has closed begins with the next one after a press', async () => {
  await betAlone();
  await button('Chase').click();
  await button('Go on').click();
  const closed = refuse('lottery.numero.closed', { numero: '20261124-0732' });
  site.answers({
    lottery: {
      placeOrder: closed,
      getNear: () => next('20261124-0732'),
      listChaseNumeros: chaseNumeros(numeros.slice(1)),
    },
  });
  await button('Bet ₱40.00').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('20261124-0731 is closed');
  site.answers({ lottery: { placeOrder: placed() } });
  await button('Bet on draw 20261124-0732 instead').click();
  await button('Bet ₱40.00').click();
  await expect.element(dialog('Your bets are placed')).toBeVisible();
  expect(rows()[1]).toMatchObject({
    chaseSlip: { numero: '20261124-0732', multiples: [1, 1, 1, 1, 1] },
  });
});

test('a draw that was left out stays left out once the draw before it has closed', async () => {
  await betAlone();
  await button('Chase').click();
  await page.getByRole('checkbox', { name: '20261124-0733' }).click();
  await dialog('Bet on several draws').getByRole('button', { name: 'Close' }).click();
  site.answers({ lottery: { listChaseNumeros: chaseNumeros(numeros.slice(1)) } });
  await button('Chase').click();
  await expect
    .element(page.getByRole('checkbox', { name: '20261124-0731' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: '20261124-0733' })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: '20261124-0734' })).toBeChecked();
});
