import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage, noTeam, transferRules } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { identityOf } from '../identity.fixture.ts';
import { pageOf } from '../payments.fixture.ts';
import {
  downlineIntent,
  type SentTransfer,
  type TeamMatch,
  type TransferRecord,
} from './downline.queries.ts';

const main = page.getByRole('main');
const to = main.getByRole('textbox', { name: /^To/ });
const amount = main.getByRole('textbox', { name: 'Amount' });
const remark = main.getByRole('textbox', { name: 'Message (optional)' });
const proceed = main.getByRole('button', { name: 'Continue' });
const sheet = page.getByRole('dialog', { name: 'Check and send' });
const digits = sheet.getByRole('textbox', { name: /Payment password/ });
const send = sheet.getByRole('button', { name: /^Send ₱/ });

const sent: SentTransfer = {
  transferId: 'one',
  account: 'dalisay',
  amount: '250.00',
  balance: '2250.00',
  leftToday: '199750.00',
  timesLeft: 49,
};
const record: TransferRecord = {
  transactionId: '9',
  kind: 'downlineTransfer',
  amount: '-250.00',
  balanceAfter: '2250.00',
  createdAt: '2026-11-02T08:00:00.000Z',
  reference: 'one:out',
  gameName: '',
  vendorName: '',
  otherAccount: 'dalisay',
  state: 'done',
};
const teamMatch = (account: string, nickname: string): TeamMatch => ({
  account,
  nickname,
  type: 0,
  level: 1,
  path: [account],
  registeredDay: '2026-10-01',
  lastLoginDay: null,
  online: false,
  balance: '0.00',
  teamSize: 0,
  directSize: 0,
  rates: null,
  status: 'active',
});
const totals = { moneyIn: '0.00', moneyOut: '250.00', net: '-250.00' };

const bodies = () => site.calls('agents', 'transferDownline').map((call) => call.sent);
const open = (query = '?account=dalisay', more = {}) =>
  mountScreen(`/m/agent/transfer${query}`, { session: 'agent', ...more });

beforeEach(() => {
  site.answers({
    payments: { hasPaymentPassword: { hasWithdrawalPassword: true } },
    reports: { listTransactions: { ...emptyPage, totals } },
    agents: { transferDownline: sent },
  });
});

afterEach(() => page.viewport(390, 844));

/** Fills the form in and opens the sheet. */
async function check(sum = '250'): Promise<void> {
  await amount.fill(sum);
  await proceed.click();
  await expect.element(sheet).toBeVisible();
}

test('cash is sent once, after a look at it, with the payment password', async () => {
  await open();
  await expect.element(to).toHaveValue('dalisay');
  await expect.element(main.getByText('Left today: ₱200,000, 50 transfers.')).toBeVisible();
  await expect
    .element(main.getByText('The receiver must wager it 1× before withdrawing.'))
    .toBeVisible();
  await expect.element(main.getByText('You have not sent anything yet.')).toBeVisible();
  await remark.fill(' For the weekend ');
  await check();
  await expect
    .element(sheet)
    .toHaveTextContent(/Todalisay.*Amount₱250\.00.*MessageFor the weekend/);
  expect(await accessibilityFindings()).toEqual([]);
  await send.click();
  await expect.element(digits).toBeInvalid();
  const arrive = site.hold('agents', 'transferDownline');
  await digits.fill('482915');
  await send.click();
  await expect.poll(bodies).toHaveLength(1);
  send.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  site.answers({ reports: { listTransactions: { ...pageOf([record]), totals } } });
  arrive(sent);
  await expect.element(main.getByText('Sent to dalisay')).toBeVisible();
  await expect.element(main.getByText('Left today: ₱199,750.00, 49 transfers.')).toBeVisible();
  await expect.element(main.getByText(/^To dalisay · /)).toBeVisible();
  expect(bodies()).toMatchObject([
    {
      account: 'dalisay',
      amount: '250.00',
      remark: 'For the weekend',
      paymentPassword: '482915',
    },
  ]);
  expect(sessionStorage.getItem(downlineIntent)).toBeNull();
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('button', { name: 'Send another' }).click();
  await expect.element(to).toHaveValue('');
});

test('a reload sends the same request again, other details another one', async () => {
  site.answers({ agents: { transferDownline: refuse('payment.password.wrong') } });
  const attempt = async (sum: string) => {
    const before = bodies().length;
    await check(sum);
    await digits.fill('482915');
    await send.click();
    await expect.poll(() => bodies().length).toBe(before + 1);
    await expect.element(digits).toBeInvalid();
  };
  await open();
  await attempt('250');
  await open();
  await attempt('250');
  await open();
  await attempt('251');
  const keys = bodies().map((body) => (body as { requestKey: string }).requestKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what is typed is checked at its field', async () => {
  await open('');
  await proceed.click();
  await expect.element(to).toHaveAccessibleDescription(/Enter who gets the money\./);
  await expect.element(amount).toHaveAccessibleDescription(/Enter an amount such as/);
  for (const [typed, words] of [
    ['0.5', 'Minimum ₱1.00.'],
    ['2600', 'Available: ₱2,500.00.'],
  ] as const) {
    await amount.fill(typed);
    await expect.element(amount).toHaveAccessibleDescription(new RegExp(words));
  }
  expect(await accessibilityFindings()).toEqual([]);
  await expect.element(sheet).not.toBeInTheDocument();
});

test.each([
  ['agent.downline.not.found', null, to, 'Nobody in your team has this username.'],
  ['agent.transfer.recipient', null, to, 'This person cannot receive a transfer right now.'],
  [
    'agent.transfer.day',
    { left: '100.00', timesLeft: 3, why: 'amount' },
    amount,
    'You can send ₱100.00 more today.',
  ],
  [
    'agent.transfer.day',
    { left: '100.00', timesLeft: 3, why: 'person' },
    amount,
    'You have reached the number of transfers to this person for today.',
  ],
  ['wallet.no.funds', null, amount, 'Not enough balance.'],
] as const)('%s with %j stands at its field', async (code, value, field, words) => {
  site.answers({ agents: { transferDownline: refuse(code, value) } });
  await open();
  await check();
  await digits.fill('482915');
  await send.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(field).toHaveAccessibleDescription(new RegExp(words));
  expect(await accessibilityFindings()).toEqual([]);
});

test('who owes by contract is told so, and can send again once that is paid', async () => {
  site.answers({ agents: { transferDownline: refuse('agent.contract.owed') } });
  await open();
  await check();
  await digits.fill('482915');
  await send.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect
    .element(main.getByRole('alert'))
    .toHaveTextContent('You owe your team money by contract. Once it is paid, you can do this.');
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ agents: { transferDownline: sent } });
  await proceed.click();
  await digits.fill('482915');
  await send.click();
  await expect.element(main.getByText('Sent to dalisay')).toBeVisible();
  expect(bodies()).toHaveLength(2);
});

test('a locked payment password says so at its field', async () => {
  site.answers({ agents: { transferDownline: refuse('login.locked') } });
  await open();
  await check();
  await digits.fill('482915');
  await send.click();
  await expect.element(digits).toBeInvalid();
  await expect.element(sheet).toBeVisible();
});

test('a range that has changed is named, and read again', async () => {
  await open();
  await check();
  const range = { minimum: '1.00', maximum: '200.00' };
  site.answers({
    agents: {
      getTransferRules: { ...transferRules, ...range },
      transferDownline: refuse('agent.transfer.range', range),
    },
  });
  await digits.fill('482915');
  await send.click();
  await expect
    .element(amount)
    .toHaveAccessibleDescription(/too small or too large for one transfer\. ₱1\.00 to ₱200\.00/);
  await amount.fill('201');
  await expect.element(amount).toHaveAccessibleDescription(/Maximum ₱200\.00\./);
});

test('what was sent is a new request the next time, also when the page was left', async () => {
  await open();
  await check();
  const arrive = site.hold('agents', 'transferDownline');
  await digits.fill('482915');
  await send.click();
  await expect.poll(() => sessionStorage.getItem(downlineIntent)).not.toBeNull();
  await expect.poll(bodies).toHaveLength(1);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).click();
  await expect.element(to).not.toBeInTheDocument();
  arrive(sent);
  await expect.poll(() => sessionStorage.getItem(downlineIntent)).toBeNull();
});

test('without a transfer left today the form says so before it asks for anything', async () => {
  site.answers({ agents: { getTransferRules: { ...transferRules, timesLeft: 0 } } });
  await open();
  await amount.fill('250');
  await proceed.click();
  await expect
    .element(amount)
    .toHaveAccessibleDescription(/You have reached the number of transfers for today\./);
});

test('an agent who is kept from playing is told so in place of the form', async () => {
  const locked = {
    sumBalance: '2500.00',
    cashBalance: '2500.00',
    bonusBalance: '0.00',
    currency: 'PHP',
    currencySymbol: '₱',
    trial: false,
    playLocked: true,
  };
  site.answers({ wallet: { getWallet: locked } });
  await open();
  await expect
    .element(main.getByText('Play and deposits are locked on your account.', { exact: false }))
    .toBeVisible();
  await expect.element(to).not.toBeInTheDocument();
});

test('a payment password that is gone is set first', async () => {
  await open();
  await check();
  site.answers({
    agents: { transferDownline: refuse('payment.password.missing') },
    payments: { hasPaymentPassword: { hasWithdrawalPassword: false } },
  });
  await digits.fill('482915');
  await send.click();
  await expect.element(main.getByRole('button', { name: 'Set payment password' })).toBeVisible();
});

test('cash that was bound meanwhile shows what is missing', async () => {
  await open();
  await check();
  site.answers({
    agents: {
      getTransferRules: { ...transferRules, missing: '300.00', sendable: '0.00' },
      transferDownline: refuse('agent.transfer.bound', { missing: '300.00' }),
    },
  });
  await digits.fill('482915');
  await send.click();
  const bound = main.getByRole('region', { name: 'Your cash cannot be sent yet' });
  await expect.element(bound).toHaveTextContent(/Wager ₱300 more to send cash\./);
  await expect.element(bound.getByRole('link', { name: 'Find a game' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('people of the team are offered while their name is typed', async () => {
  const found = [teamMatch('dalisay', 'Dalisay'), teamMatch('dalit', '')];
  site.answers({ agents: { listDownlines: { ...noTeam.members, ...pageOf(found) } } });
  await open('');
  await to.fill('DAL');
  const matches = main.getByRole('list', { name: 'People in your team' });
  await expect.element(matches.getByRole('button', { name: /dalit/ })).toBeVisible();
  await expect
    .poll(() => site.calls('agents', 'listDownlines').at(-1)?.sent)
    .toMatchObject({ account: 'dal', scope: 'all' });
  expect(await accessibilityFindings()).toEqual([]);
  await matches.getByRole('button', { name: /dalisay/ }).click();
  await expect.element(to).toHaveValue('dalisay');
  await expect.element(matches).not.toBeInTheDocument();
  site.answers({ agents: { listDownlines: noTeam.members } });
  await to.fill('nobody');
  await expect
    .element(main.getByText('Nobody in your team has a username like this.'))
    .toBeVisible();
});

test('a site without transfers says so', async () => {
  site.answers({ agents: { getTransferRules: { ...transferRules, enabled: false } } });
  await open();
  await expect
    .element(main.getByText('Sending money to your team is closed right now.'))
    .toBeVisible();
  await expect.element(to).not.toBeInTheDocument();
});

test('the payment password is set first', async () => {
  site.answers({
    payments: {
      hasPaymentPassword: { hasWithdrawalPassword: false },
      setPaymentPassword: {},
    },
  });
  await open();
  await main.getByRole('textbox', { name: /Payment password/ }).fill('482915');
  await main.getByRole('textbox', { name: /Your login password/ }).fill('lantern-on-water');
  await expect.element(main.getByText(/whenever money leaves your account/)).toBeVisible();
  await main.getByRole('button', { name: 'Set payment password' }).click();
  await expect.element(to).toHaveValue('dalisay');
});

test('who must be verified before a withdrawal is led there first', async () => {
  site.answers({ protection: { getIdentity: identityOf({}) } });
  await open();
  const first = main.getByRole('region', { name: 'Verify your identity before you send money' });
  await expect.element(first.getByRole('link', { name: 'Verify' })).toBeVisible();
  await expect.element(to).not.toBeInTheDocument();
});

test('rules that cannot be read can be asked for again', async () => {
  site.answers({ agents: { getTransferRules: refuse('unknown.error') } });
  await open();
  const again = main.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  site.answers({ agents: { getTransferRules: transferRules } });
  await again.click();
  await expect.element(to).toBeVisible();
});

test('in Filipino and light, on a narrow screen, it fits and is accessible', async () => {
  await page.viewport(320, 700);
  await open('?account=dalisay', { language: 'TY', theme: 'light' });
  await expect.element(main.getByRole('button', { name: 'Magpatuloy' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await accessibilityFindings()).toEqual([]);
});
