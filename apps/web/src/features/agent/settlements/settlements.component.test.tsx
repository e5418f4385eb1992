import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { noTeam } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { settlementStates } from '@pavilion/domain/agent/settlement-state';
import { contractOf, noContract } from '../contract-answers.fixture.ts';
import { settlementOf, settlementsOf } from '../settlements.fixture.ts';

const daily = '/m/member/agent/getSalaryContract';
const hourly = '/m/member/agent/getHourContract';

const main = page.getByRole('main');
const sheet = page.getByRole('dialog');
const region = (name: string) => main.getByRole('region', { name });
const button = (name: string) => main.getByRole('button', { name, exact: true });
const received = main.getByRole('list', { name: 'Settlements received' });
const given = main.getByRole('list', { name: 'Settlements to your team' });
const lastSent = () => site.calls('agents', 'listSettlements').at(-1)?.sent;

const own = { ...noContract('dailySalary'), active: contractOf('dailySalary') };
const oneOfEach = settlementStates.map((state, at) =>
  settlementOf('dailySalary', {
    settlementId: String(90 + at),
    state,
    paidAt: state === 'paid' ? '2026-11-02T16:31:00.000Z' : null,
    paidBy: state === 'paid' ? '' : 'Basilio',
  }),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T06:30:00.000Z') });
  site.answers({
    agents: {
      getDailySalaryContract: own,
      listSettlements: settlementsOf(oneOfEach, { footer: { paid: '872.28', open: '3489.12' } }),
    },
  });
});

afterEach(() => page.viewport(390, 844));

test('settlements: what a salary paid is listed, and opens to every figure', async () => {
  await mountScreen(daily, { session: 'agent' });
  const rows = received.getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(/^Nov 2, 2026Daily salary · from Basilio₱872\.28Waiting$/);
  const states = ['Waiting', 'Approved', 'Paid', 'Nothing due', 'Owed', 'On hold', 'Voided'];
  for (const [at, state] of states.entries()) {
    await expect.element(rows.nth(at)).toHaveTextContent(new RegExp(`${state}$`));
  }
  await expect
    .element(main.getByRole('group', { name: 'Total of these days' }))
    .toHaveTextContent(/Paid₱872\.28Still open₱3,489\.12$/);
  expect(lastSent()).toMatchObject({ kind: 'dailySalary', side: 'received', period: 'month' });
  expect(await accessibilityFindings()).toEqual([]);

  await rows.nth(2).getByRole('button').click();
  await expect.element(sheet).toHaveTextContent(/from your agentPaidPaid Nov 3, 2026, 12:31/);
  await expect
    .element(sheet)
    .toHaveTextContent(
      /Nov 2, 2026Valid bets of the team₱174,456\.78Active members3Tier2Rate0\.50%Amount₱872\.28$/,
    );
  expect(await accessibilityFindings()).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await rows.nth(4).getByRole('button').click();
  await expect.element(sheet).toHaveTextContent(/You get it as soon as there is enough\./);
});

test('settlements: what is paid to the team says the debt and what ends it', async () => {
  const owed = settlementOf('dailySalary', { state: 'owed', paidAt: null, contractId: '81' });
  const giving = contractOf('dailySalary', { contractId: '81' });
  site.answers({
    agents: {
      listContracts: pageOf([giving]),
      listSettlements: settlementsOf([owed], {
        owed: '872.28',
        footer: { paid: '0.00', open: '872.28' },
      }),
    },
  });
  await mountScreen(`${daily}?tab=given`, { session: 'agent' });
  const alert = main.getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent(/^You owe ₱872\.28 by contractUntil it is paid, you cannot withdraw, send/);
  await expect.element(alert).toHaveTextContent(/it is paid by itself within a minute\.$/);
  await expect
    .element(given)
    .toHaveTextContent(/^Nov 2, 2026Daily salary · to andres₱872\.28Owed$/);
  expect(lastSent()).toMatchObject({ kind: 'dailySalary', side: 'paid' });
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ agents: { listContracts: gateway } });
  await given.getByRole('button').click();
  await expect.element(sheet).toHaveTextContent(/to andresOwedYour cash was not enough\./);
  const failed = sheet.getByRole('alert');
  await expect.element(failed).toHaveTextContent('The site is not responding right now.');
  site.answers({ agents: { listContracts: pageOf([giving]) } });
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.element(sheet).toHaveTextContent(/Tier2Rate0\.50%Amount₱872\.28$/);
  await expect
    .poll(() => site.calls('agents', 'listContracts').at(-1)?.sent)
    .toMatchObject({ kind: 'dailySalary', account: 'andres' });
});

test('settlements: days stand in the address; none, too many and failures are told', async () => {
  site.answers({
    agents: {
      listSettlements: ({ startDate, period }) => {
        if (startDate !== undefined) return refuse('report.range');
        return period === 'week' ? refuse('unknown.error') : noTeam.settlements;
      },
    },
  });
  await mountScreen(daily, { session: 'agent' });
  await expect
    .element(main.getByText('No settlements for periods that ended on these days.'))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await button('This week').click();
  await expect.poll(() => location.search).toBe('?range=week');
  const retry = main.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  site.answers({
    agents: {
      listSettlements: ({ pageNo }) => ({
        ...settlementsOf([settlementOf('dailySalary', { settlementId: String(pageNo) })]),
        pageNum: pageNo,
        totalPages: 2,
      }),
    },
  });
  await retry.click();
  await button('Show more').click();
  await expect.poll(() => received.getByRole('listitem').elements()).toHaveLength(2);
  site.answers({ agents: { listSettlements: refuse('report.range') } });
  await button('Custom dates').click();
  await expect
    .element(main.getByText('Choose at most 31 days within the last 12 months.'))
    .toBeVisible();
});

test('settlements: an hour has its times; unknown terms show every figure', async () => {
  const unknown = settlementOf('hourlySalary', { contractId: '1', paidBy: null });
  site.answers({ agents: { listSettlements: settlementsOf([unknown]) } });
  await mountScreen(hourly, { session: 'agent' });
  await expect
    .element(received)
    .toHaveTextContent(/^Nov 2, 2026, 0?1:00 PM – 0?2:00 PMHourly salary · from the site₱100\.00/);
  await received.getByRole('button').click();
  await expect
    .element(sheet)
    .toHaveTextContent(/Bets₱180,000\.00Wins-₱171,000\.00.*Active members3.*Tier2Amount₱100\.00$/);
});

test('settlements: in TY and light they fit a narrow phone', async () => {
  await page.viewport(320, 640);
  site.answers({
    agents: { listSettlements: settlementsOf(oneOfEach, { owed: '1234567.89' }) },
  });
  await mountScreen(daily, { session: 'agent', language: 'TY', theme: 'light' });
  await expect.element(region('Mga natanggap na settlement')).toHaveTextContent(/May utang kang/);
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('listitem').filter({ hasText: 'Kinansela' }).getByRole('button').click();
  await expect.element(sheet).toHaveTextContent(/Kinansela ito ng site\. Hindi ito bilang\./);
  expect(await accessibilityFindings()).toEqual([]);
});
