import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toggleBalance } from '#features/wallet/balance-visibility.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { site } from '#testing/site.ts';
import type { NewLine } from './slip/line.ts';
import {
  betAlone,
  bets,
  button,
  dialog,
  onePlace,
  onPlaced,
  openCart,
  placed,
  rows,
  s1,
} from './slip/slip-page.fixture.tsx';
import { lotteryKeys } from './slip/tab-keys.ts';

const words = {
  EN: { cart: 'Cart', bet: 'Bet', confirm: 'Check your bets', chase: 'Chase' },
  TY: { cart: 'Cart', bet: 'Tumaya', confirm: 'Tingnan ang mga taya mo', chase: 'Chase' },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];
  test(`the cart, the confirmation and the chase can be used by all, in ${language}`, async () => {
    await openCart([s1, onePlace], { language, theme });
    await expect.element(dialog(say.cart).getByRole('listitem').first()).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await dialog(say.cart).getByRole('button', { name: say.bet, exact: true }).click();
    await expect.element(dialog(say.confirm).getByRole('timer')).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await dialog(say.confirm).getByRole('button', { name: say.chase }).click();
    await expect.element(page.getByRole('combobox')).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('golden case S1 is placed as it was chosen with its sum; the order is shown', async () => {
  await openCart([s1]);
  const line = dialog('Cart').getByRole('listitem');
  await expect.element(line).toHaveTextContent('Last 3 Straight');
  await expect.element(line).toHaveTextContent('7 | 05 | 58');
  await expect.element(line).toHaveTextContent('Unit 1 × 1, series 1950, 4 bets, ₱8.00');
  await dialog('Cart').getByRole('button', { name: 'Bet', exact: true }).click();
  const confirm = dialog('Check your bets');
  await expect.element(confirm).toHaveTextContent(/Draw\s*20261124-0731/);
  await expect.element(confirm).toHaveTextContent(/Possible win\s*₱1,950.00/);
  await expect.element(confirm).toHaveTextContent(/Balance after\s*₱1,242.50/);
  await confirm.getByRole('button', { name: 'Bet ₱8.00' }).click();
  await expect.element(dialog('Your bets are placed')).toHaveTextContent('L20261124ABCDEFGHJKMN');
  expect(rows()).toEqual([
    {
      gameId: 1001,
      currentNumero: '20261124-0731',
      bettingSlipString: '7_05_58~1~21~1~1950~1',
      betCartAmountSum: '8.00',
      prizeModeId: 1,
      requestKey: expect.stringMatching(/^[\da-f]{32}$/) as string,
    },
  ]);
  await expect
    .element(page.getByRole('link', { name: 'My bets' }))
    .toHaveAttribute('href', '/m/lottery?gameCode=PVSSC1&view=orders');
  await dialog('Your bets are placed').getByRole('button', { name: 'Close' }).first().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sessionStorage.getItem(lotteryKeys.cart)).toBeNull();
  expect(sessionStorage.getItem(lotteryKeys.intent)).toBeNull();
});

test('a line of one position names it, and two lines are placed together', async () => {
  await betAlone({ lines: [s1, onePlace] });
  await expect.element(dialog('Check your bets')).toHaveTextContent('Position 5: 5');
  await button('Bet ₱10.00').click();
  await expect.element(dialog('Your bets are placed')).toBeVisible();
  expect(rows()[0]).toMatchObject({
    bettingSlipString: '7_05_58~1~21~1~1950~1;5~1~14~1~1950~1~0',
    betCartAmountSum: '10.00',
  });
  expect(onPlaced).toHaveBeenCalledOnce();
});

test('tiles are placed one by one with the odds that were seen', async () => {
  const lines: NewLine[] = [
    { playId: 5043, balls: '1', row: null, price: { amount: '10.00' } },
    { playId: 5033, balls: '7', row: null, price: { amount: '5.00' } },
  ];
  await openCart(lines, { modeId: 3 });
  await expect.element(dialog('Cart').getByRole('listitem').first()).toHaveTextContent('small');
  await dialog('Cart').getByRole('button', { name: 'Bet', exact: true }).click();
  await button('Bet ₱15.00').click();
  await expect.element(dialog('Your bets are placed')).toBeVisible();
  const given = {
    gameId: 1001,
    bettingApproach: 1,
    winStop: false,
    numero: [{ numero: '20261124-0731', multiple: 1 }],
  };
  expect(bets()).toEqual([
    {
      prizeMode: 'Elott',
      oddsVersion: 'v1',
      requestKey: expect.any(String) as string,
      contents: [
        { ...given, playId: 5043, bettingContent: '1', singleBetPrice: '10.00' },
        { ...given, playId: 5033, bettingContent: '7', singleBetPrice: '5.00' },
      ],
    },
  ]);
});

test('a tap while an order is under way places nothing more, and the sheet stays', async () => {
  await betAlone();
  const answer = site.hold('lottery', 'placeOrder');
  const bet = button('Bet ₱8.00').element() as HTMLButtonElement;
  bet.click();
  bet.click();
  await expect.element(bet).toHaveAttribute('aria-busy', 'true');
  await expect.element(button('Close')).not.toBeInTheDocument();
  bet.click();
  answer(placed());
  await expect.element(dialog('Your bets are placed')).toBeVisible();
  expect(rows()).toHaveLength(1);
});

test('a hidden balance stays hidden', async () => {
  await betAlone();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('₱1,250.50');
  toggleBalance();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Balance hidden');
  await expect.element(page.getByRole('dialog')).not.toHaveTextContent('₱1,250.50');
  await expect.element(page.getByRole('dialog')).not.toHaveTextContent('₱1,242.50');
  toggleBalance();
});

test('a balance that did not come can be fetched again', async () => {
  site.answers({ wallet: { getWallet: refuse('unknown.error') } });
  await betAlone();
  await expect.element(button('Try again')).toBeVisible();
  site.answers({
    wallet: {
      getWallet: {
        sumBalance: '77.00',
        cashBalance: '77.00',
        bonusBalance: '0.00',
        currency: 'PHP',
        currencySymbol: '₱',
        trial: false,
        playLocked: false,
      },
    },
  });
  await button('Try again').click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('₱69.00');
});

test('a line that is no longer offered can only be deleted', async () => {
  await openCart([s1, { ...s1, playId: 9999 }]);
  const cart = dialog('Cart');
  await expect.element(cart).toHaveTextContent('No longer offered.');
  await expect.element(cart.getByRole('button', { name: 'Bet', exact: true })).toBeDisabled();
  await button('Delete line 2').click();
  await expect.element(button('Delete line 1')).toHaveFocus();
  await expect.element(cart.getByRole('button', { name: 'Bet', exact: true })).toBeEnabled();
});

test('the cart is cleared after a question', async () => {
  await openCart([s1, onePlace]);
  await button('Clear all').click();
  await dialog('Clear the cart?').getByRole('button', { name: 'Keep' }).click();
  await expect.element(button('Delete line 2')).toBeVisible();
  await button('Clear all').click();
  await dialog('Clear the cart?').getByRole('button', { name: 'Clear all' }).click();
  await expect.element(page.getByText('The cart is empty.')).toBeVisible();
});

test('the sheets close one after the other, and the focus returns', async () => {
  await openCart([s1]);
  await dialog('Cart').getByRole('button', { name: 'Bet', exact: true }).click();
  await button('Chase').last().click();
  await expect.element(dialog('Bet on several draws')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Bet on several draws')).not.toBeInTheDocument();
  await expect.element(dialog('Check your bets')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Check your bets')).not.toBeInTheDocument();
  await expect
    .element(dialog('Cart').getByRole('button', { name: 'Bet', exact: true }))
    .toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('Show cart')).toHaveFocus();
});

test('everything fits on a screen of 320 px', async () => {
  await page.viewport(320, 700);
  await openCart([s1, onePlace]);
  await dialog('Cart').getByRole('button', { name: 'Bet', exact: true }).click();
  await button('Chase').last().click();
  await expect.element(page.getByRole('combobox', { name: 'First draw' })).toBeVisible();
  const wide = [...document.querySelectorAll('dialog[open] div')].filter(
    (part) => part.scrollWidth > 320,
  );
  expect(wide).toEqual([]);
});
