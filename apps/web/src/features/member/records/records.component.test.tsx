import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { depositOf, pageOf } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { noProfitNorLoss } from './records.fixture.ts';
import type { BetRecord, TransactionRecord } from './records.queries.ts';

const at = '2026-11-02T08:00:00.000Z';
const noMoves = { ...emptyPage, totals: { moneyIn: '0.00', moneyOut: '0.00', net: '0.00' } };
const view = (name: string) =>
  page.getByRole('group', { name: /^(Show|Ipakita)$/ }).getByRole('button', { name });
const chip = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

const moveOf = (given: Partial<TransactionRecord>) => ({
  transactionId: '1',
  kind: 'deposit' as const,
  amount: '500.00',
  balanceAfter: '500.00',
  createdAt: at,
  reference: 'r1',
  gameName: '',
  vendorName: '',
  otherAccount: null,
  state: 'done',
  ...given,
});

const moves = [
  moveOf({}),
  moveOf({
    transactionId: '2',
    kind: 'bet',
    amount: '-2.00',
    balanceAfter: '498.00',
    gameName: 'Coral Choir',
    vendorName: 'Tideworks',
  }),
];

const bet: BetRecord = {
  recordId: '31',
  roundId: 'round-31',
  gameName: 'Coral Choir',
  gameType: 'RNG',
  vassalage: 'TIDEWORKS',
  vendorName: 'Tideworks',
  betAmount: '2.00',
  winAmount: '0.00',
  netAmount: '-2.00',
  state: 'settled',
  startedAt: at,
  settledAt: at,
  trial: false,
};

beforeEach(() => {
  site.answers({
    payments: { listMemberDeposits: emptyPage, listMemberWithdrawals: emptyPage },
    games: { listVendors: { list: [] } },
    reports: {
      listBets: emptyPage,
      getProfitAndLoss: noProfitNorLoss,
      listTransactions: noMoves,
      listDownlineTransactions: noMoves,
    },
  });
});

test('§7: a member without activity sees every list empty', async () => {
  await mountScreen('/m/transaction/record', { session: 'member' });
  await expect.element(page.getByText('No transactions in this period.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await view('Withdrawals').click();
  await expect.element(page.getByText('No withdrawals in this period.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await view('Deposits').click();
  await expect.element(page.getByText('No deposits in this period.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await mountScreen('/m/gameRecord', { session: 'member' });
  await expect.element(page.getByText('No bets in this period.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await mountScreen('/m/profitandloss', { session: 'member' });
  await expect.element(page.getByText('You did not play in this period.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: transactions are filtered by kind and days, and wrong days are explained', async () => {
  site.answers({
    reports: {
      listTransactions: ({ kind, startDate }) => {
        if (startDate?.startsWith('2025')) return refuse('report.range');
        const list = moves.filter((move) => kind === undefined || move.kind === kind);
        return { ...pageOf(list), totals: { moneyIn: '500.00', moneyOut: '2.00', net: '498.00' } };
      },
    },
  });
  await mountScreen('/m/transaction/record', { session: 'member' });
  await expect.element(page.getByText('+₱500.00').first()).toBeVisible();
  await expect.element(page.getByText('-₱2.00')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await chip('Bet').click();
  await expect.element(page.getByText('+₱500.00')).not.toBeInTheDocument();
  await expect.element(page.getByText('-₱2.00')).toBeVisible();
  await expect.element(page.getByText(/^Coral Choir · Tideworks · /)).toBeVisible();
  await expect
    .poll(() => site.calls('reports', 'listTransactions').at(-1)?.input)
    .toMatchObject({
      kind: 'bet',
      lastDays: 7,
    });

  await chip('Custom dates').click();
  await page.getByLabelText('To', { exact: true }).fill('2025-01-02');
  await expect.element(page.getByText('The start date is after the end date.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByLabelText('From', { exact: true }).fill('2025-01-01');
  await expect.element(page.getByText('Choose dates within the last 12 months.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: the page downloads a file of the transactions, or says why not', async () => {
  const file = new Blob(['Kind,Amount'], { type: 'text/csv' });
  site.answers({
    reports: {
      listTransactions: { ...pageOf(moves), totals: noMoves.totals },
      exportTransactions: refuse('report.export.busy'),
    },
  });
  const saved: string[] = [];
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
    event.preventDefault();
    saved.push(event.target.download);
  };
  addEventListener('click', keep);
  await mountScreen('/m/transaction/record', { session: 'member' });
  await chip('Today').click();
  const download = page.getByRole('button', { name: 'Download CSV' });
  await download.click();
  await expect.poll(() => site.calls('reports', 'exportTransactions')).toHaveLength(1);
  await expect.element(download).toBeEnabled();
  expect(saved).toEqual([]);
  site.answers({ reports: { exportTransactions: file } });
  await download.click();
  await expectNotice('The file is in your downloads.');
  expect(saved).toEqual(['transactions.csv']);
  await expect
    .poll(() => site.calls('reports', 'exportTransactions').at(-1)?.input)
    .toMatchObject({ lastDays: 1 });
  removeEventListener('click', keep);
});

test('§7: deposits are listed with their states, and filtered by them', async () => {
  site.answers({
    payments: {
      listMemberDeposits: ({ state }) =>
        pageOf([depositOf({ state: 'paid' })].filter((one) => (state ?? one.state) === one.state)),
    },
  });
  await mountScreen('/m/transaction/record', { session: 'member' });
  await view('Deposits').click();
  const row = page.getByRole('link', { name: /₱500\.00/ });
  await expect.element(row).toHaveAttribute('href', '/m/voucherCenter/result?id=41');
  expect(await accessibilityFindings()).toEqual([]);
  await chip('Failed').click();
  await expect.element(page.getByText('No deposits in this period.')).toBeVisible();
  await expect
    .poll(() => site.calls('payments', 'listMemberDeposits').at(-1)?.input.state)
    .toBe('failed');
});

test('deposits: a next page that did not come says so, and is asked for again', async () => {
  let isAway = true;
  site.answers({
    payments: {
      listMemberDeposits: ({ pageNo }) =>
        pageNo > 1 && isAway
          ? refuse('request.limited')
          : {
              ...pageOf([depositOf({ depositId: `${pageNo}`, state: 'paid' })]),
              pageNum: pageNo,
              totalPages: 2,
            },
    },
  });
  await mountScreen('/m/transaction/record', { session: 'member' });
  await view('Deposits').click();
  const rows = page.getByRole('link', { name: /₱500\.00/ });
  await chip('Show more').click();
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(rows.elements()).toHaveLength(1);
  isAway = false;
  await chip('Try again').click();
  await expect.poll(() => rows.elements().length).toBe(2);
});

test('§7: rounds are filtered, and one opens with its postings', async () => {
  const roundMove = { amount: '-2.00', cashAmount: '-2.00', bonusAmount: '0.00' };
  site.answers({
    reports: {
      listBets: ({ state, gameType }) =>
        state === 'open' || gameType === 'FISH' ? emptyPage : pageOf([bet]),
      getRound: {
        ...bet,
        moves: [
          { ...roundMove, kind: 'bet', balanceAfter: '498.00', createdAt: at, reference: 'b1' },
        ],
        hasMore: false,
      },
    },
  });
  await mountScreen('/m/gameRecord', { session: 'member' });
  const round = page.getByRole('main').getByRole('button', { name: /₱2\.00/ });
  await expect.element(round).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await chip('Open').click();
  await expect.element(page.getByText('No bets in this period.')).toBeVisible();
  await chip('Settled').click();
  await expect.element(round).toBeVisible();
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.selectOptions('FISH');
  await expect.element(page.getByText('No bets in this period.')).toBeVisible();
  await category.selectOptions('RNG');
  await round.click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByRole('heading', { name: 'Round details' })).toBeVisible();
  await expect.element(sheet.getByText('-₱2.00').last()).toBeVisible();
  await expect.poll(() => site.calls('reports', 'getRound')[0]?.input).toEqual({ recordId: '31' });
  expect(await accessibilityFindings()).toEqual([]);
});

test.each([
  ['trial', true],
  ['member', false],
] as const)(
  '§7, D17: the bets of a %s say whether they are play money: %s',
  async (session, trial) => {
    const one = { ...bet, trial };
    site.answers({
      reports: { listBets: pageOf([one]), getRound: { ...one, moves: [], hasMore: false } },
    });
    await mountScreen('/m/gameRecord', { session });
    const main = page.getByRole('main');
    const round = main.getByRole('button', { name: /₱2\.00/ });
    await expect.element(round).toBeVisible();
    const count = trial ? 1 : 0;
    expect(round.getByText('TRIAL', { exact: true }).elements()).toHaveLength(count);
    await round.click();
    const sheet = page.getByRole('dialog', { name: 'Coral Choir' });
    await expect.element(sheet.getByText('round-31')).toBeVisible();
    expect(sheet.getByText('TRIAL', { exact: true }).elements()).toHaveLength(count);
  },
);

test('§7: an agent filters the transactions of the downline by account', async () => {
  site.answers({
    reports: {
      listDownlineTransactions: ({ account }) => {
        const list = ['player21', 'agent02']
          .map((name, index) => ({ ...moveOf({ transactionId: `${index}` }), account: name }))
          .filter((move) => account === undefined || move.account === account);
        return { ...pageOf(list), totals: noMoves.totals };
      },
    },
  });
  await mountScreen('/m/transaction/record?types=A', { session: 'agent' });
  await expect.element(page.getByText(/player21 · /)).toBeVisible();
  const team = view('Team').element().getBoundingClientRect();
  expect(team.right, 'the chosen view is not hidden at the side').toBeLessThanOrEqual(innerWidth);
  await expect.element(page.getByText(/agent02 · /)).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  const account = page.getByRole('searchbox', { name: 'Username' });
  await account.fill('agent02');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.element(page.getByText(/player21 · /)).not.toBeInTheDocument();
  await expect.element(page.getByText(/agent02 · /)).toBeVisible();
  await account.fill('member01');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.element(page.getByText('No team transactions in this period.')).toBeVisible();
  await view('All transactions').click();
  await expect.poll(() => location.pathname + location.search).toBe('/m/transaction/record');
});

test('§7: in TY and light: the records and empty lists', async () => {
  const given = { session: 'agent', language: 'TY', theme: 'light' } as const;
  await mountScreen('/m/transaction/record', given);
  await expect.element(page.getByText('Walang transaksyon sa panahong ito.')).toBeVisible();
  await chip('Custom na petsa').click();
  await page.getByLabelText('Hanggang', { exact: true }).fill('2025-01-02');
  await expect.element(page.getByText('Mas huli ang unang petsa kaysa sa huli.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await view('Mga withdrawal').click();
  await expect.element(page.getByText('Walang withdrawal sa panahong ito.')).toBeVisible();
  await view('Mga deposit').click();
  await expect.element(page.getByText('Walang deposit sa panahong ito.')).toBeVisible();
  await view('Team').click();
  await expect
    .element(page.getByText('Walang transaksyon ang team mo sa panahong ito.'))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await mountScreen('/m/gameRecord', given);
  await expect.element(page.getByText('Walang taya sa panahong ito.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await mountScreen('/m/profitandloss', given);
  await expect.element(page.getByText('Hindi ka naglaro sa panahong ito.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
