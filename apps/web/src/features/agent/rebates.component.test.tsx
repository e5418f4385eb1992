import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { noTeam } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { income, lineOf, paymentOf, rebates } from './rebates/rebates.fixture.ts';

const address = '/m/member/teamRebate';
const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const sheet = page.getByRole('dialog');
const total = (name: string) => main.getByRole('group', { name });
const lastOf = (call: 'listCommissions' | 'listIncome') => site.calls('agents', call).at(-1)?.sent;

beforeEach(() => {
  site.answers({ agents: { listCommissions: rebates, listIncome: income } });
});

afterEach(() => page.viewport(390, 844));

test('rebates: each day says its sums, their states and what was taken along', async () => {
  await mountScreen(address, { session: 'agent' });
  const sums = main.getByRole('list').filter({ hasText: 'Own play' });
  await expect.element(sums.nth(0)).toHaveTextContent(/Own playPaid₱3\.00Paid Nov 2, 2026, 12:21/);
  await expect
    .element(sums.nth(0))
    .toHaveTextContent(/TeamPaid₱1,022\.31.*Earned₱1,022\.26From earlier days₱0\.05$/);
  await expect
    .element(sums.nth(1))
    .toHaveTextContent(/Own playWaiting₱4\.00It is paid during the night\./);
  await expect
    .element(sums.nth(1))
    .toHaveTextContent(
      /TeamCarried over₱0\.00Below zero after a correction.*To the next day-₱1\.20$/,
    );
  await expect.element(sums.nth(2)).toHaveTextContent(/Held₱5\.00Held until your account is open/);
  await expect
    .element(total('Total of these days'))
    .toHaveTextContent(/Valid bets₱184,636\.77Earned₱1,025\.26$/);
  await expect
    .element(main.getByText('Closed days only; today’s play is paid tomorrow.'))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('rebates: a day opens to its lines, each with base, rate and amount by category', async () => {
  await mountScreen(address, { session: 'agent' });
  await button('Show details of Nov 1, 2026').click();
  const lines = main.getByRole('list', { name: 'Details of Nov 1, 2026' });
  await expect.element(lines).toHaveTextContent(/^Own playSlots₱200\.00 × 1\.50%₱3\.00bayani/);
  await expect
    .element(lines)
    .toHaveTextContent(/bayani BayaniSlots₱174,456\.78 × 0\.50%₱872\.28Live-₱20\.00 × 0\.05%/);
  expect(lastOf('listCommissions')).toMatchObject({
    startDate: '2026-11-01',
    endDate: '2026-11-01',
  });
  expect(await accessibilityFindings()).toEqual([]);
  await button('Hide details of Nov 1, 2026').click();
  await expect.element(lines).not.toBeInTheDocument();
});

/** Slots of three days, of which two came back: at the same rate and for the same bets. */
const ofThreeDays = [null, '2026-10-31', '2026-10-30'].map((playedOn) => lineOf({ playedOn }));

test('rebates: lines of one category say on which earlier day they were played', async () => {
  site.answers({ agents: { listCommissions: { ...rebates, ...pageOf(ofThreeDays) } } });
  const said = '₱174,456.78 × 0.50%';
  await mountScreen(address, { session: 'agent' });
  await button('Show details of Nov 1, 2026').click();
  await expect
    .element(main.getByRole('list', { name: 'Details of Nov 1, 2026' }))
    .toHaveTextContent(
      `bayani BayaniSlots${said}₱872.28` +
        `Slots${said}Played on Oct 31, 2026₱872.28Slots${said}Played on Oct 30, 2026₱872.28`,
    );
  expect(await accessibilityFindings()).toEqual([]);
  await page.viewport(1024, 768);
  const rows = main.getByRole('row', { name: /bayani/ });
  await expect.element(rows.nth(0)).toHaveTextContent('BayaniSlots₱174,456.78');
  await expect.element(rows.nth(1)).toHaveTextContent('SlotsPlayed on Oct 31, 2026₱174,456.78');
  await expect.element(rows.nth(2)).toHaveTextContent('SlotsPlayed on Oct 30, 2026₱174,456.78');
  expect(await accessibilityFindings()).toEqual([]);
});

test('rebates: filters stand in the address and list the lines that they let through', async () => {
  await mountScreen(address, { session: 'agent' });
  await button('Yesterday').click();
  await button('Filters').click();
  await sheet.getByRole('textbox', { name: 'Username' }).fill('bayani');
  await sheet.getByRole('combobox', { name: 'Category' }).selectOptions('RNG');
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({
    agents: {
      listCommissions: ({ pageNo }) => ({
        ...rebates,
        ...pageOf([lineOf({ day: `2026-10-0${3 - pageNo}`, state: 'held' })]),
        pageNum: pageNo,
        totalPages: 2,
        footer: { validBetAmount: '174456.78', amount: '872.28' },
      }),
    },
  });
  await sheet.getByRole('button', { name: 'Show results' }).click();
  const set = { range: 'yesterday', account: 'bayani', gameCategory: 'RNG' };
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(set);
  await expect
    .poll(() => lastOf('listCommissions'))
    .toMatchObject({ period: 'yesterday', account: 'bayani', gameCategory: 'RNG' });
  const lines = (day: string) => main.getByRole('list', { name: `Details of ${day}` });
  await expect
    .element(lines('Oct 2, 2026'))
    .toHaveTextContent(/bayani BayaniSlots₱174,456\.78 × 0\.50%₱872\.28Held/);
  await expect.element(total('Total of these results')).toHaveTextContent(/Earned₱872\.28/);
  expect(main.getByText('From earlier days').elements()).toHaveLength(0);
  await button('Show more').click();
  await expect.element(lines('Oct 1, 2026')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await button('Filters (2)').click();
  await sheet.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => location.search).toBe('?range=yesterday');
});

test('rebates: no rebates, a stranger, too many days and a failure are explained', async () => {
  site.answers({
    agents: {
      listCommissions: ({ account, startDate, period }) => {
        if (account !== undefined) return refuse('agent.downline.not.found');
        if (startDate !== undefined) return refuse('report.range');
        return period === 'week' ? refuse('unknown.error') : noTeam.rebates;
      },
    },
  });
  await mountScreen(`${address}?account=stranger`, { session: 'agent' });
  await expect.element(main.getByText('Nobody in your team has this username.')).toBeVisible();
  await button('Clear filters').click();
  await expect.element(main.getByText('No rebates on these days.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await button('This week').click();
  await button('Try again').click();
  await button('Custom dates').click();
  await expect
    .element(main.getByText('Choose at most 31 days within the last 12 months.'))
    .toBeVisible();
  await expect.element(total('Total of these days')).not.toBeInTheDocument();
});

test('rebates: all income is listed by payment, with the sums of its kinds', async () => {
  await mountScreen(address, { session: 'agent' });
  expect(button('Today').elements()).toHaveLength(0);
  await main.getByRole('tab', { name: 'All income' }).click();
  await expect.element(main.getByRole('tab', { name: 'All income' })).toHaveFocus();
  await expect.element(main.getByText('For Nov 1, 2026', { exact: true }).first()).toBeVisible();
  await expect.element(main).toHaveTextContent(/Team rebateFor Nov 1, 2026\+₱1,022\.31Nov 2, 2026/);
  await expect
    .element(main)
    .toHaveTextContent(/DividendFor Oct 16 – 31, 2026 · from basilio\+₱500\.00/);
  await expect
    .element(main)
    .toHaveTextContent(/SalaryFor Nov 1, 2026 · to andres-₱200\.00.*from your agent\+₱40\.00/);
  await expect
    .element(total('Paid in this period'))
    .toHaveTextContent(
      /Rebate on own bets\+₱3\.00Team rebate\+₱1,022\.31Salary-₱160\.00Dividend\+₱500\.00Total\+₱1,365\.31$/,
    );
  expect(await accessibilityFindings()).toEqual([]);
  await button('Today').click();
  await button('Dividend').click();
  await expect
    .poll(() => lastOf('listIncome'))
    .toMatchObject({ period: 'today', kind: 'profitSharing' });
  await main.getByRole('tab', { name: 'Rebates' }).click();
  await expect.element(button('Yesterday')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => lastOf('listCommissions')).toMatchObject({ period: 'yesterday' });
});

test('rebates: income: nothing paid is said; more is shown page by page', async () => {
  site.answers({ agents: { listIncome: noTeam.income } });
  await mountScreen(`${address}?view=income`, { session: 'agent' });
  await expect.element(main.getByText('Nothing was paid in this period.')).toBeVisible();
  site.answers({
    agents: {
      listIncome: ({ pageNo }) => ({
        ...income,
        ...pageOf([paymentOf({ amount: `${pageNo}.00` })]),
        pageNum: pageNo,
        totalPages: 2,
      }),
    },
  });
  await button('This week').click();
  await button('Show more').click();
  await expect.element(main.getByText('+₱2.00')).toBeVisible();
  await expect.element(main.getByText('+₱1.00')).toBeVisible();
  await expect.element(button('Show more')).not.toBeInTheDocument();
});

test('rebates: wide screens have tables', async () => {
  await page.viewport(1024, 768);
  await mountScreen(address, { session: 'agent' });
  await button('Show details of Nov 1, 2026').click();
  await expect
    .element(main.getByRole('row', { name: /pedro33/ }))
    .toHaveTextContent('pedro33Slots₱9,999.991.50%₱149.99');
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('tab', { name: 'All income' }).click();
  await expect
    .element(main.getByRole('row', { name: /basilio/ }))
    .toHaveTextContent(/DividendOct 16 – 31, 2026basilio\+₱500\.00$/);
  await expect
    .element(main.getByRole('row', { name: /Team rebate/ }))
    .toHaveTextContent('The site');
  await expect
    .element(main.getByRole('row', { name: /Your agent/ }))
    .toHaveTextContent(/\+₱40\.00$/);
  expect(await accessibilityFindings()).toEqual([]);
});

test('rebates: in TY and light', async () => {
  await mountScreen(address, { session: 'agent', language: 'TY', theme: 'light' });
  await button('Ipakita ang detalye ng Nob 1, 2026').click();
  await expect.element(total('Kabuuan ng mga araw na ito')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('tab', { name: 'Lahat ng kita' }).click();
  await expect.element(total('Binayaran sa panahong ito')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
