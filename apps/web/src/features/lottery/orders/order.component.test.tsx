import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { lotteries } from '../lottery-answers.fixture.ts';
import {
  chaseDraws,
  orderDraw,
  orderLine,
  orderOf,
  pageOfLines,
  showsOrder,
} from './order-answers.fixture.ts';

const session = 'member';
const main = page.getByRole('main');
const ofOrder = '/m/lottery?view=order&order=order-1';
const row = (numero: string) => main.getByRole('listitem').filter({ hasText: `Draw ${numero}` });
const part = (name: string) => main.getByRole('region', { name });
const wayToCancel = () => part('Cancel').getByRole('combobox');
const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name });
const cancelled = () => site.calls('lottery', 'cancelSubOrders')[0]?.sent;

const words = {
  EN: { lines: 'Lines', cancel: 'Cancel the last 2 draws' },
  TY: { lines: 'Mga linya', cancel: 'Kanselahin ang huling 2 draw' },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`an order over several draws with its lines, in ${language}`, async () => {
    showsOrder(orderOf(chaseDraws()), [orderLine(), orderLine(2, { typed: true })]);
    await mountScreen(ofOrder, { session, language, theme });
    await expect.element(part(say.lines).getByText('Last 3 Straight').first()).toBeVisible();
    await main.getByRole('combobox').first().selectOptions('2');
    await expect.element(main.getByRole('button', { name: say.cancel })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('an order says what it is of, what it cost and what it won', async () => {
  const given = {
    totalActualBetAmount: '24.00',
    totalWinningAmount: '3900.00',
    totalRebateAmount: '0.04',
    completed: true,
    trial: true,
  };
  showsOrder(orderOf([orderDraw(1, 'lost'), orderDraw(2, 'won'), orderDraw(3, 'stopped')], given));
  await mountScreen(ofOrder, { session });
  await expect.element(main.getByRole('heading', { name: 'Minute Five' })).toBeVisible();
  const facts = [
    'CompletedTRIAL',
    'Order numberL20261124001',
    'Way of bettingRows of numbers',
    'Your own series1956',
    'Bets in a draw4',
    'Draws3',
    'A win stops itYes',
    'Bets placed₱56.00',
    'Without those given back₱24.00',
    'Won₱3,900.00',
    'Rebate₱0.04',
  ];
  for (const fact of facts) await expect.element(main).toHaveTextContent(fact);
  expect(main.getByRole('region', { name: 'Cancel' }).elements()).toEqual([]);
  await expect
    .element(main.getByRole('link', { name: 'Draws and results' }))
    .toHaveAttribute('href', '/m/lottery?gameCode=PVSSC1&view=draws');
});

test('the draws of a chase have their state, what they won, and why one is void', async () => {
  showsOrder(
    orderOf([
      orderDraw(1, 'won', { corrected: true }),
      orderDraw(2, 'void', { reason: 'no randomness came' }),
      orderDraw(3, 'placed'),
    ]),
  );
  await mountScreen(ofOrder, { session });
  const drawn = (nth: number) => row(`20261124-073${nth}`);
  const [first, second, third] = [drawn(1), drawn(2), drawn(3)];
  await expect.element(first).toHaveTextContent(/WonCorrected.*Draw 1 of 3/);
  await expect.element(first).toHaveTextContent('Multiple× 1Stake₱8.00Won₱1,950.00Rebate₱0.04');
  await expect
    .element(first.getByRole('link', { name: /^How it was drawn/ }))
    .toHaveAttribute('href', '/m/lottery?gameCode=PVSSC1&view=fair&numero=20261124-0731');
  await expect.element(second).toHaveTextContent(/Void.*Reason: no randomness came/);
  await expect.element(second.getByRole('link', { name: /^Why it is void/ })).toBeVisible();
  await expect.element(third).toHaveTextContent('Multiple× 3Stake₱24.00Win up to₱5,850.00');
  expect(third.getByRole('link').elements()).toEqual([]);
});

test('a draw that somebody else draws has no page on how it was drawn', async () => {
  const draws = [orderDraw(1, 'won', { winningNumber: '743451' })];
  showsOrder(orderOf(draws, { gameCode: 'THGL', gameName: 'Thai Lottery', prizeModeId: 4 }), []);
  await mountScreen(ofOrder, { session });
  const draw = row('20261124-0731');
  await expect.element(draw.getByRole('list')).toHaveTextContent('743451');
  expect(draw.getByRole('link').elements()).toEqual([]);
  await expect.element(draw).not.toHaveTextContent('Multiple');
});

test('of a long chase ten draws are shown until all are wanted', async () => {
  const draws = Array.from({ length: 12 }, (_, at) =>
    orderDraw(1, 'placed', { orderDetailId: `d${at}`, numero: `20261124-${800 + at}` }),
  );
  showsOrder(orderOf(draws));
  await mountScreen(ofOrder, { session });
  await expect.element(row('20261124-809')).toBeVisible();
  expect(row('20261124-810').elements()).toEqual([]);
  await main.getByRole('button', { name: 'Show all 12 draws' }).click();
  await expect.element(row('20261124-811')).toBeVisible();
});

test('a line says what was chosen, what it costs, its odds and what it won', async () => {
  const typed = Array.from({ length: 70 }, (_, at) => `${100 + at}`.split('').join('_')).join(',');
  showsOrder(orderOf([orderDraw(1, 'won')]), [
    orderLine(1, { winningAmount: '1950.00', multiple: 3 }),
    orderLine(2, { playId: 14, playName: 'Fixed place', balls: '05', digit: 3, bets: 2 }),
    orderLine(3, { playId: 85, playName: 'Last 3', balls: typed, typed: true, bets: 70 }),
  ]);
  await mountScreen(ofOrder, { session });
  const lines = part('Lines');
  const line = (text: string) => lines.getByRole('listitem').filter({ hasText: text });
  await expect
    .element(line('1. Last 3 Straight'))
    .toHaveTextContent(/Position 3: 7.*Position 4: 0 5.*Position 5: 5 8/);
  await expect
    .element(line('1. Last 3 Straight'))
    .toHaveTextContent(
      /A bet₱2\.00 × 3Bets4Stake in a draw₱8\.00Series19501\.00 pays975\.00Won₱1,950\.00/,
    );
  await expect.element(line('2. Fixed place')).toHaveTextContent('Position 2: 0 5');
  const long = line('3. Last 3');
  await expect.element(long).toHaveTextContent(/Typed.*100 101.*159 …/);
  await expect.element(long).not.toHaveTextContent('160');
  await long.getByRole('button', { name: 'Show all 70 numbers' }).click();
  await expect.element(long).toHaveTextContent('168 169');
});

test('what lines won is shown in all draws, or in the one that is chosen', async () => {
  showsOrder(orderOf([orderDraw(1, 'lost'), orderDraw(2, 'won'), orderDraw(3, 'placed')]));
  site.answers({
    lottery: {
      getOrderLines: ({ orderDetailId }) =>
        pageOfLines([
          orderLine(1, { winningAmount: orderDetailId === 'detail-1' ? '0.00' : '3900.00' }),
        ]),
    },
  });
  await mountScreen(ofOrder, { session });
  const lines = part('Lines');
  await expect.element(lines).toHaveTextContent('Won₱3,900.00');
  const options = lines
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
  expect(options).toEqual(['In all draws', 'Draw 20261124-0731', 'Draw 20261124-0732']);
  await lines.getByRole('combobox').selectOptions('detail-1');
  await expect.element(lines).toHaveTextContent('Won₱0.00');
  await expect
    .poll(() => site.calls('lottery', 'getOrderLines').at(-1)?.input.orderDetailId)
    .toBe('detail-1');
});

test('an order that is not there leads to all bets', async () => {
  site.answers({ lottery: { getOrder: refuse('lottery.order.not.found') } });
  await mountScreen(ofOrder, { session });
  await expect.element(main.getByText('There is no such order.')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'All my bets' }))
    .toHaveAttribute('href', '/m/lottery?view=orders');
});

test('an order that did not come can be fetched again', async () => {
  site.answers({ lottery: { listLotteries: lotteries, getOrder: gateway } });
  await mountScreen(ofOrder, { session });
  const again = main.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  showsOrder(orderOf(chaseDraws()));
  await again.click();
  await expect.element(row('20261124-0732')).toBeVisible();
});

/** What the order is once these draws are cancelled. */
const without = (...ids: string[]) =>
  orderOf(
    chaseDraws().map((draw) =>
      ids.includes(draw.orderDetailId) ? { ...draw, orderStatus: 8, cancellable: false } : draw,
    ),
  );

test('the last draw is cancelled once that is confirmed, and its stake is back', async () => {
  showsOrder(orderOf(chaseDraws()));
  await mountScreen(ofOrder, { session });
  const press = part('Cancel').getByRole('button', { name: 'Cancel this draw' });
  await press.click();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent('Draw 20261124-0733. ₱24.00 goes back to your balance.');
  await confirm('Keep').click();
  expect(site.calls('lottery', 'cancelSubOrders')).toEqual([]);
  await press.click();
  site.answers({
    lottery: { cancelSubOrders: { cancelled: ['detail-3'], balance: '1024.00' } },
  });
  const balances = site.calls('wallet', 'getWallet').length;
  showsOrder(without('detail-3'));
  await confirm('Cancel this draw').click();
  await expect
    .element(part('Cancel').getByRole('status'))
    .toHaveTextContent('The draw is cancelled. ₱24.00 is back in your balance.');
  await expect.element(row('20261124-0733')).toHaveTextContent('Cancelled');
  await expect.poll(cancelled).toEqual(['detail-3']);
  await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(balances);
});

test('where one draw alone can be cancelled there is nothing to choose', async () => {
  showsOrder(orderOf([orderDraw(1, 'placed', { cancellable: true })]));
  await mountScreen(ofOrder, { session });
  await expect.element(part('Cancel')).toHaveTextContent('₱8.00 goes back to your balance.');
  await expect.element(part('Cancel').getByRole('button')).toHaveTextContent('Cancel this draw');
  expect(wayToCancel().elements()).toEqual([]);
});

test('draws are cancelled from the end, as many as are chosen', async () => {
  showsOrder(orderOf(chaseDraws()));
  site.answers({
    lottery: { cancelSubOrders: { cancelled: ['detail-2', 'detail-3'], balance: '1040.00' } },
  });
  await mountScreen(ofOrder, { session });
  await expect
    .element(wayToCancel())
    .toHaveTextContent('The last draw: ₱24.00The last 2 draws: ₱40.00');
  await wayToCancel().selectOptions('2');
  await expect.element(part('Cancel')).toHaveTextContent('₱40.00 goes back to your balance.');
  await part('Cancel').getByRole('button', { name: 'Cancel the last 2 draws' }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent('Draws 20261124-0732 to 20261124-0733. ₱40.00 goes back');
  showsOrder(without('detail-2', 'detail-3'));
  await confirm('Cancel the last 2 draws').click();
  await expect
    .element(part('Cancel').getByRole('status'))
    .toHaveTextContent('2 draws are cancelled. ₱40.00 is back in your balance.');
  await expect.poll(cancelled).toEqual(['detail-2', 'detail-3']);
  expect(wayToCancel().elements()).toEqual([]);
});

test.each([
  ['lottery.cancel.closed', 'It is too late to cancel this.'],
  ['lottery.cancel.order', 'Cancel the last draws of the order first.'],
] as const)(
  'a cancel that is refused says why, and the order is read again: %s',
  async (code, says) => {
    showsOrder(orderOf(chaseDraws()));
    site.answers({ lottery: { cancelSubOrders: refuse(code) } });
    await mountScreen(ofOrder, { session });
    await part('Cancel').getByRole('button', { name: 'Cancel this draw' }).click();
    const closed = chaseDraws().map((draw) => ({ ...draw, cancellable: false }));
    showsOrder(orderOf(closed));
    await confirm('Cancel this draw').click();
    await expect.element(part('Cancel').getByRole('alert')).toHaveTextContent(says);
    await expect.element(wayToCancel()).not.toBeInTheDocument();
    expect(part('Cancel').getByRole('button').elements()).toEqual([]);
  },
);

test('a cancel whose answer was lost is asked for again with the same draws', async () => {
  showsOrder(orderOf(chaseDraws()));
  const asked = () => site.calls('lottery', 'cancelSubOrders');
  // The first call did not arrive at all: only the second changes the order.
  const order = () =>
    asked().length < 2 ? orderOf(chaseDraws()) : without('detail-2', 'detail-3');
  site.answers({ lottery: { cancelSubOrders: gateway, getOrder: order } });
  await mountScreen(ofOrder, { session });
  await wayToCancel().selectOptions('2');
  await part('Cancel').getByRole('button', { name: 'Cancel the last 2 draws' }).click();
  await confirm('Cancel the last 2 draws').click();
  const again = part('Cancel').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  site.answers({
    lottery: { cancelSubOrders: { cancelled: ['detail-2', 'detail-3'], balance: '1040.00' } },
  });
  await again.click();
  await expect
    .element(part('Cancel').getByRole('status'))
    .toHaveTextContent('2 draws are cancelled.');
  const [first, second] = asked();
  expect(second?.sent).toEqual(first?.sent);
});

test('draws that the order says are cancelled are so, even if the answer was lost', async () => {
  showsOrder(orderOf(chaseDraws()));
  await mountScreen(ofOrder, { session });
  await part('Cancel').getByRole('button', { name: 'Cancel this draw' }).click();
  site.answers({ lottery: { cancelSubOrders: gateway } });
  showsOrder(without('detail-3'));
  await confirm('Cancel this draw').click();
  await expect
    .element(part('Cancel').getByRole('status'))
    .toHaveTextContent('The draw is cancelled. ₱24.00 is back in your balance.');
  expect(part('Cancel').getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
});
