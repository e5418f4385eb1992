import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { offline, refuse } from '#testing/answers.ts';
import { site } from '#testing/site.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { vietnamNorth } from '@pavilion/domain/lottery/vietnam/vietnam';
import { paths } from '@pavilion/screens/paths';
import { settingAnswer } from '../../room-answers.fixture.ts';
import {
  betAlone,
  bets,
  button,
  dialog,
  keys,
  lo2,
  mountSlip,
  next,
  onePlace,
  openCart,
  placed,
  rows,
  s1,
} from '../slip-page.fixture.tsx';
import { lotteryKeys } from '../tab-keys.ts';

test('an order without an answer is asked for again with the same key', async () => {
  await openCart([s1]);
  await dialog('Cart').getByRole('button', { name: 'Bet', exact: true }).click();
  site.answers({ lottery: { placeOrder: offline } });
  await button('Bet ₱8.00').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No answer came');
  await expect.element(button('Bet ₱8.00')).not.toBeInTheDocument();
  site.answers({ lottery: { placeOrder: placed() } });
  await button('Ask again').click();
  await expect.element(dialog('Your bets are placed')).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(rows()[1]).toEqual(rows()[0]);
  expect(sessionStorage.getItem(lotteryKeys.intent)).toBeNull();
});

test('after a reload the same order keeps its key, and another has its own', async () => {
  await openCart([s1, onePlace]);
  await dialog('Cart').getByRole('button', { name: 'Bet', exact: true }).click();
  site.answers({ lottery: { placeOrder: offline } });
  await button('Bet ₱10.00').click();
  await expect.element(button('Ask again')).toBeVisible();
  await mountSlip();
  site.answers({ lottery: { placeOrder: offline } });
  await button('Show cart').click();
  await expect.element(dialog('Cart').getByRole('listitem').nth(1)).toBeVisible();
  await dialog('Cart').getByRole('button', { name: 'Bet', exact: true }).click();
  await expect.element(page.getByText('An earlier order got no answer')).toBeVisible();
  await button('Bet ₱10.00').click();
  await expect.element(button('Ask again')).toBeVisible();
  await dialog('Check your bets').getByRole('button', { name: 'Close' }).click();
  await button('Delete line 2').click();
  await dialog('Cart').getByRole('button', { name: 'Bet', exact: true }).click();
  await button('Bet ₱8.00').click();
  await expect.poll(() => keys()).toHaveLength(3);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('of a closed draw the next one is offered, and nothing goes there by itself', async () => {
  await betAlone();
  const closed = refuse('lottery.numero.closed', { numero: '20261124-0732' });
  site.answers({
    lottery: { placeOrder: closed, getNear: () => next('20261124-0732') },
  });
  await button('Bet ₱8.00').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Draw 20261124-0731 is closed. Nothing was placed.');
  await expect.element(button('Bet ₱8.00')).toBeDisabled();
  site.answers({ lottery: { placeOrder: placed({ numero: '20261124-0732' }) } });
  await button('Bet on draw 20261124-0732 instead').click();
  await expect.element(dialog('Check your bets')).toHaveTextContent(/Draw\s*20261124-0732/);
  expect(rows()).toHaveLength(1);
  await button('Bet ₱8.00').click();
  await expect.element(dialog('Your bets are placed')).toHaveTextContent('20261124-0732');
  expect(rows().map((sent) => sent['currentNumero'])).toEqual(['20261124-0731', '20261124-0732']);
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('at closing the sheet says so, keeps the bets and waits for another press', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
  await betAlone();
  await expect.element(page.getByRole('timer')).toHaveTextContent('0:30');
  site.answers({ lottery: { getNear: () => next('20261124-0732') } });
  vi.advanceTimersByTime(33_000);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('What you chose stays for draw 20261124-0732.');
  await expect.element(button('Bet ₱8.00')).toBeDisabled();
  await button('Bet on draw 20261124-0732 instead').click();
  await button('Bet ₱8.00').click();
  await expect.element(dialog('Your bets are placed')).toBeVisible();
  expect(rows().map((sent) => sent['currentNumero'])).toEqual(['20261124-0732']);
});

test('changed odds are shown old and new, and are bet on once they were confirmed', async () => {
  await betAlone({ lines: [lo2], family: vietnamNorth, modeId: 3 });
  const odds = [{ numero: '20261124-0731', playId: 5700, number: '68', odds: ['891/10'] }];
  site.answers({
    lottery: { placeBets: refuse('lottery.odds.changed', { oddsVersion: 'v2', odds }) },
  });
  await button('Bet ₱54.00').click();
  await expect.element(page.getByText('Lo 2 68: 99.00, now 89.10')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The odds have changed.');
  site.answers({ lottery: { placeBets: placed() } });
  await button('Bet ₱54.00 at the new odds').click();
  await expect.element(dialog('Your bets are placed')).toBeVisible();
  expect(bets().map((sent) => sent['oddsVersion'])).toEqual(['v1', 'v2']);
  expect(bets()[1]?.['requestKey']).not.toBe(bets()[0]?.['requestKey']);
});

test('odds that changed while the sheet was open are not taken by themselves', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.now(),
    shouldAdvanceTime: true,
  });
  const given = { numero: '20261124-0731', playId: 5700, number: '68' };
  const reduced = [{ ...given, odds: ['95'] }];
  await betAlone({ lines: [lo2], family: vietnamNorth, modeId: 3, setting: { reduced } });
  site.answers({ lottery: { getSetting: settingAnswer({ oddsVersion: 'v2' }) } });
  const asked = site.calls('lottery', 'getSetting').length;
  vi.advanceTimersByTime(16_000);
  await expect.poll(() => site.calls('lottery', 'getSetting').length).toBeGreaterThan(asked);
  const odds = [{ ...given, odds: ['891/10'] }];
  site.answers({
    lottery: { placeBets: refuse('lottery.odds.changed', { oddsVersion: 'v2', odds }) },
  });
  await button('Bet ₱54.00').click();
  await expect.element(page.getByText('Lo 2 68: 95.00, now 89.10')).toBeVisible();
  expect(bets().map((sent) => sent['oddsVersion'])).toEqual(['v1']);
});

test('a storage that is full hinders no order', async () => {
  await betAlone();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  site.answers({ lottery: { placeOrder: offline } });
  await button('Bet ₱8.00').click();
  await expect.element(button('Ask again')).toBeVisible();
  site.answers({ lottery: { placeOrder: placed() } });
  await button('Ask again').click();
  await expect.element(dialog('Your bets are placed')).toBeVisible();
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).toBe(keys()[0]);
});

test.each<[ErrorCode, unknown, string]>([
  ['lottery.draw.full', { numero: '20261124-0731', left: '12.00' }, '0731 can still pay ₱12.00.'],
  [
    'lottery.draw.full',
    { numero: '20261124-0731', playId: 5700, number: '68', left: '0.00' },
    'Number 68 in draw 20261124-0731 can still pay ₱0.00.',
  ],
  ['lottery.win.limit', { draw: 1, limit: '2000000.00' }, 'The most is ₱2,000,000.00.'],
  ['lottery.amount.differs', { amount: '9.00' }, 'The total has changed.'],
  ['lottery.amount.range', { line: 1, limit: '1.00' }, 'Line 1 needs at least ₱1.00.'],
  ['lottery.amount.range', { limit: '200000.00' }, 'The most is ₱200,000.00.'],
  ['lottery.multiple.range', { line: 1, limit: 9999 }, 'The most is 9999.'],
  ['lottery.series.range', { line: 1, limit: 1940 }, 'The most is 1940.'],
  ['lottery.chase.range', { limit: 10 }, 'A chase cannot go over these draws.'],
  ['lottery.slip.invalid', { line: 1, reason: 'balls' }, 'Look at line 1.'],
  ['lottery.order.repeat', null, 'You have just placed the same order.'],
  ['lottery.game.paused', null, 'This lottery takes no bets for now.'],
  ['lottery.play.closed', null, 'This kind of bet is closed here.'],
  ['request.limited', null, 'Too many'],
  ['member.excluded', null, 'Your account is on a break'],
])('a refusal by %s %o says what helps, and forgets its key', async (code, value, says) => {
  await betAlone();
  site.answers({ lottery: { placeOrder: refuse(code, value) } });
  await button('Bet ₱8.00').click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(says);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(sessionStorage.getItem(lotteryKeys.intent)).toBeNull();
});

test.each<[ErrorCode, string, string]>([
  ['wallet.no.funds', 'Deposit', paths.deposit()],
  ['limit.wager.reached', 'See my limits', paths.limits()],
  ['limit.loss.reached', 'See my limits', paths.limits()],
  ['limit.bet.reached', 'See my limits', paths.limits()],
  ['limit.time.reached', 'See my limits', paths.limits()],
  ['identity.check.needed', 'Verify identity', paths.identity()],
])('a refusal by %s leads to the page that helps', async (code, name, href) => {
  await betAlone();
  site.answers({ lottery: { placeOrder: refuse(code) } });
  await button('Bet ₱8.00').click();
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a guest is asked to log in, and places nothing', async () => {
  await betAlone({ session: null });
  await expect
    .element(page.getByRole('link', { name: 'Log in to bet' }))
    .toHaveAttribute('href', paths.login({ next: '/m/home' }));
  await expect.element(button(/^Bet ₱/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).not.toHaveTextContent('Balance');
});

test('a member who is excluded is told so in place of the button', async () => {
  await betAlone({ session: 'excluded' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(button(/^Bet ₱/)).not.toBeInTheDocument();
});

test('a trial account sees that it plays without money, and no way to a deposit', async () => {
  const wallet = {
    sumBalance: '5.00',
    cashBalance: '5.00',
    bonusBalance: '0.00',
    currency: 'FUN',
    currencySymbol: 'FUN',
    trial: true,
    playLocked: false,
  };
  site.answers({ wallet: { getWallet: wallet } });
  await betAlone({ session: 'trial' });
  await expect.element(page.getByText('TRIAL')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not enough balance.');
  await expect.element(page.getByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
});
