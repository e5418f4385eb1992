import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { leavePage, mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import {
  cardOf,
  channels,
  runningBonusOf,
  withdrawalOf,
  withdrawLimits,
} from '../payments.fixture.ts';
import type { WithdrawLimits } from '../wallet.queries.ts';

const amount = page.getByRole('textbox', { name: 'Amount' });
const send = page.getByRole('button', { name: /^Withdraw ₱/ });
const blocked = page.getByRole('region', { name: 'You cannot withdraw yet' });
const sheet = page.getByRole('dialog');
const cancelBonus = page.getByRole('button', { name: 'Cancel bonus' });
const turnover = { required: '2400.00', done: '0.00', remaining: '2400.00' };
const ending = runningBonusOf({ withdrawal: 'ends', left: '100.50' });

const open = () => mountScreen('/m/withdraw', { session: 'member' });

/** Sets what a withdrawal of the member requires or ends from now on. */
function meets(given: Partial<WithdrawLimits>): void {
  site.answers({ payments: { listWithdrawBanks: { ...withdrawLimits, ...given } } });
}

const requests = () => site.calls('payments', 'requestWithdrawal').map(({ input }) => input);

async function fill(): Promise<void> {
  await amount.fill('200');
  await page.getByRole('textbox', { name: /Payment password/ }).fill('482915');
}

beforeEach(() => {
  meets({});
  site.answers({
    payments: {
      hasPaymentPassword: { hasWithdrawalPassword: true },
      listBankCards: { list: [cardOf({})] },
      listMemberWithdrawals: emptyPage,
      requestWithdrawal: withdrawalOf({}),
      getWithdrawal: withdrawalOf({}),
      listDepositChannels: { list: channels, offersLimits: false, playThrough: 1 },
      listMemberDeposits: emptyPage,
    },
    bonus: { listDepositBonuses: { list: [], acceptedPromotionId: null } },
  });
});

test('D23: deposits that were not played are shown before the form, with what is missing', async () => {
  meets({ effect: 'blocked', playThrough: { times: 1.5, owed: '750.50' } });
  await open();
  await expect.element(blocked).toHaveTextContent('Deposits: wager ₱750.50 more to withdraw.');
  await expect.element(blocked).toHaveTextContent('Wager your deposit 1.5× before you withdraw.');
  await expect
    .element(blocked.getByRole('link', { name: 'Find a game' }))
    .toHaveAttribute('href', '/m/home');
  expect(amount.elements()).toEqual([]);
  expect(cancelBonus.elements()).toEqual([]);
  await expect.element(page.getByText('Harbour Bank')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('D23: the page says what is missing before it asks for a payment password or an account', async () => {
  meets({ effect: 'blocked', playThrough: { times: 1, owed: '500.00' } });
  site.answers({
    payments: {
      hasPaymentPassword: { hasWithdrawalPassword: false },
      listBankCards: { list: [] },
    },
  });
  await open();
  await expect.element(blocked).toHaveTextContent('Deposits: wager ₱500 more to withdraw.');
  expect(page.getByRole('textbox', { name: /Payment password/ }).elements()).toEqual([]);
});

test('D23: a blocking bonus is cancelled after a confirmation, and the form appears', async () => {
  const stays = runningBonusOf({ bonusId: '6', title: 'Weekly rebate', withdrawal: 'free' });
  meets({ effect: 'blocked', bonuses: [runningBonusOf({}), stays] });
  site.answers({
    bonus: {
      forfeitBonus: () => {
        meets({ bonuses: [stays] });
        return {};
      },
    },
  });
  await open();
  await expect.element(blocked).toHaveTextContent('100 % first deposit bonus');
  await expect.element(blocked).toHaveTextContent('Wager ₱2,400 more to withdraw.');
  await expect.element(blocked).not.toHaveTextContent('Weekly rebate');
  await expect.element(blocked).not.toHaveTextContent('Wager your deposit');
  expect(await accessibilityFindings()).toEqual([]);
  await cancelBonus.click();
  await expect.element(sheet).toHaveTextContent('You will lose ₱100.00 in bonus money.');
  await sheet.getByRole('button', { name: 'Keep bonus' }).click();
  await expect.element(blocked).toBeVisible();
  expect(site.calls('bonus', 'forfeitBonus')).toEqual([]);
  await cancelBonus.click();
  await sheet.getByRole('button', { name: 'Cancel bonus' }).click();
  await expect.element(amount).toBeVisible();
  await expect.element(blocked).not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('bonus', 'forfeitBonus').map(({ input }) => input))
    .toEqual([{ bonusId: '5' }]);
});

test('D23: the requirements of both are shown, each with its own amount', async () => {
  const reward = runningBonusOf({ bonusId: '7', title: '', remaining: '40.00', left: '0.00' });
  meets({
    effect: 'blocked',
    playThrough: { times: 1, owed: '500.00' },
    bonuses: [runningBonusOf({}), reward],
  });
  await open();
  await expect.element(blocked).toHaveTextContent('Deposits: wager ₱500 more to withdraw.');
  await expect.element(blocked).toHaveTextContent('Wager ₱2,400 more to withdraw.');
  await expect.element(blocked).toHaveTextContent('RewardWager ₱40 more to withdraw.');
  expect(cancelBonus.elements()).toHaveLength(2);
  expect(await accessibilityFindings()).toEqual([]);
  // A waiting bonus is not part of the balance yet.
  await cancelBonus.last().click();
  await expect.element(sheet).toHaveTextContent('Cancel this bonus?');
  await expect.element(sheet).not.toHaveTextContent('You will lose');
});

test('D23: the page says what a withdrawal ends, and it ends nothing without a confirmation', async () => {
  const second = runningBonusOf({ ...ending, bonusId: '8', title: 'Weekend', left: '20.00' });
  const stays = runningBonusOf({ bonusId: '6', title: 'Weekly rebate', withdrawal: 'free' });
  meets({ effect: 'ends', bonuses: [ending, second, stays], turnover });
  await open();
  const notice = 'Withdrawing ends your bonus. ₱120.50 will be removed.';
  await expect.element(page.getByText(notice)).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: '100 % first deposit bonus' }))
    .toHaveTextContent('₱100.50');
  expect(page.getByText('Weekly rebate').elements()).toEqual([]);
  expect(page.getByText('You can withdraw your cash now').elements()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
  await fill();
  await send.click();
  await expect.element(sheet.getByRole('heading')).toHaveTextContent('Withdraw ₱200');
  await expect.element(sheet).toHaveTextContent(notice);
  expect(await accessibilityFindings()).toEqual([]);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(requests()).toEqual([]);
  expect(location.pathname).toBe('/m/withdraw');

  await send.click();
  await sheet.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => location.pathname).toBe('/m/withdraw/result');
  await expect.poll(requests).toMatchObject([{ amount: '200.00', endBonus: true }]);
});

test('D23: a bonus that a withdrawal would now end is shown, and the confirmation sends the same request', async () => {
  site.answers({
    payments: {
      requestWithdrawal: () => {
        meets({ effect: 'ends', bonuses: [ending] });
        return refuse('withdraw.bonus.ends', { goes: '100.50' });
      },
    },
  });
  await open();
  await fill();
  await send.click();
  await expect
    .element(page.getByText('Withdrawing ends your bonus. ₱100.50 will be removed.'))
    .toBeVisible();
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent('confirm');
  await expect.element(amount).toHaveValue('200');
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ payments: { requestWithdrawal: withdrawalOf({}) } });
  await send.click();
  await sheet.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => location.pathname).toBe('/m/withdraw/result');
  await expect.poll(() => requests().length).toBe(2);
  const [first, second] = requests();
  expect(first).not.toHaveProperty('endBonus');
  expect(second).toEqual({ ...first, endBonus: true });
});

test.for([
  ['withdraw.playthrough.open', 'Wager your deposits before you withdraw.'],
  ['withdraw.bonus.blocked', 'Wager or cancel your bonus before you withdraw.'],
] as const)('D23: %s meanwhile replaces the form with what is missing', async ([code, notice]) => {
  const owed = code === 'withdraw.playthrough.open' ? '300.00' : '0.00';
  const bonuses = owed === '0.00' ? [runningBonusOf({ remaining: '300.00' })] : [];
  site.answers({
    payments: {
      requestWithdrawal: () => {
        meets({ effect: 'blocked', playThrough: { times: 1, owed }, bonuses });
        return refuse(code, { missing: '300.00' });
      },
    },
  });
  await open();
  await fill();
  await send.click();
  await expectNotice(notice);
  await expect.element(blocked).toHaveTextContent('₱300 more');
  expect(amount.elements()).toEqual([]);
  expect(sheet.elements()).toEqual([]);
});

test('D23: without anything to end there is no confirmation, and the page says what continues', async () => {
  const stays = runningBonusOf({ withdrawal: 'free' });
  meets({ bonuses: [stays], turnover });
  await open();
  await expect
    .element(page.getByText('Wager ₱2,400 more to unlock your bonus. You can withdraw'))
    .toBeVisible();
  await fill();
  await send.click();
  await expect.poll(() => location.pathname).toBe('/m/withdraw/result');
  await expect.poll(() => requests().length).toBe(1);
  expect(requests()[0]).not.toHaveProperty('endBonus');
});

test('D23: in TY and light: what is missing, and what ends', async () => {
  const given = { session: 'member', language: 'TY', theme: 'light' } as const;
  meets({
    effect: 'blocked',
    playThrough: { times: 1, owed: '500.00' },
    bonuses: [runningBonusOf({})],
  });
  await mountScreen('/m/withdraw', given);
  await expect
    .element(page.getByText('Deposit: tumaya pa ng ₱500 para maka-withdraw.'))
    .toBeVisible();
  await expect.element(page.getByText('Tumaya pa ng ₱2,400 para maka-withdraw.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'I-cancel ang bonus' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await leavePage();
  meets({ effect: 'ends', bonuses: [ending] });
  await mountScreen('/m/withdraw', given);
  await expect.element(page.getByText('Aalisin ang ₱100.50.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByRole('textbox', { name: 'Halaga' }).fill('200');
  await page.getByRole('textbox', { name: /^Payment password/ }).fill('482915');
  await page.getByRole('button', { name: /^Mag-withdraw ng/ }).click();
  const answers = ['I-cancel', 'Mag-withdraw'].map((name) => sheet.getByRole('button', { name }));
  await expect.element(answers[1]!).toBeVisible();
  const heights = answers.map((answer) => answer.element().getBoundingClientRect().height);
  expect(heights, 'one line each').toEqual([48, 48]);
});

const depositBonus = {
  promotionId: 'first-deposit',
  title: '100 % first deposit bonus',
  summary: '',
  percent: 100,
  maximum: '1000.00',
  minimumDeposit: '100.00',
  wageringTimes: 12,
  wagers: 'bonus',
  days: 7,
  largestBet: null,
} as const;

test.for([
  ['blocks', 'You cannot withdraw until this bonus is wagered or cancelled.'],
  ['ends', 'Withdrawing ends this bonus.'],
] as const)('D23: the deposit says what it requires: %s', async ([withdrawal, words]) => {
  const list = [{ ...depositBonus, withdrawal }];
  site.answers({ bonus: { listDepositBonuses: { list, acceptedPromotionId: null } } });
  await mountScreen('/m/voucherCenter', { session: 'member' });
  const rule = page.getByText('Wager your deposit 1× before you withdraw.');
  await expect.element(rule).toBeVisible();
  expect(page.getByText(words).elements()).toEqual([]);
  await page.getByLabelText('Bonus', { exact: true }).selectOptions('first-deposit');
  await expect.element(page.getByText(words)).toHaveTextContent('Wager it 12 times.');
  expect(await accessibilityFindings()).toEqual([]);
});

test('D23: where deposits need no play, the page mentions none', async () => {
  site.answers({
    payments: { listDepositChannels: { list: channels, offersLimits: false, playThrough: 0 } },
  });
  await mountScreen('/m/voucherCenter', { session: 'member' });
  await expect.element(amount).toBeVisible();
  expect(page.getByText(/Wager your deposit/).elements()).toEqual([]);
});
