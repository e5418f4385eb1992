import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway } from '#testing/answers.ts';
import { sessions, siteBoot } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { contractOf, noContract, workedOut } from '../contract-answers.fixture.ts';
import { settlementOf, settlementsOf } from '../settlements.fixture.ts';

const address = '/m/member/agent/agentDivident';
const contracts = '/m/member/agent/getDevidendContract';

const main = page.getByRole('main');
const sheet = page.getByRole('dialog');
const region = (name: string) => main.getByRole('region', { name });
const link = (name: RegExp) => main.getByRole('link', { name });
const list = (name: string) => main.getByRole('list', { name });
const lastSent = () => site.calls('agents', 'listSettlements').at(-1)?.sent;

const offered = { state: 'proposed', startsOn: null } as const;
const own = {
  ...noContract('dividend'),
  active: contractOf('dividend'),
  running: workedOut.dividend,
  carried: '-20000.00',
};
/** A period in which the house lost, and nothing was paid. */
const lost = settlementOf('dividend', {
  state: 'nothing',
  paidAt: null,
  amount: '0.00',
  inputs: {
    ...workedOut.dividend,
    result: '-30000.00',
    base: '-30000.00',
    winAmount: '2000000.00',
    tier: null,
    amount: '0.00',
    carriedOut: '-30000.00',
  },
});
const given = [
  contractOf('dividend', { contractId: '81', account: 'bayani' }),
  contractOf('dividend', { contractId: '82', account: 'corazon', ...offered }),
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T06:30:00.000Z') });
  site.answers({
    agents: {
      getDividendContract: own,
      listContracts: pageOf(given),
      listSettlements: settlementsOf([lost], { footer: { paid: '0.00', open: '0.00' } }),
    },
  });
});

afterEach(() => page.viewport(390, 844));

test('dividend: the period so far, its tiers, and what is missing to the next one', async () => {
  await mountScreen(address, { session: 'agent' });
  const dividend = region('Your dividend');
  await expect.element(dividend).toHaveTextContent(/^Your dividendRunning/);
  await expect
    .element(dividend)
    .toHaveTextContent(
      /Result of the house₱120,000\.00Carried over from before-₱20,000\.00Counts₱100,000\.00/,
    );
  await expect.element(dividend).toHaveTextContent(/Tier2Rate20%Amount so far₱20,000\.00/);
  await expect
    .element(dividend)
    .toHaveTextContent(/Still missing for tier 3 \(25%\)₱200,000 house result8 active members/);
  const reached = main.element().querySelectorAll('[data-reached]');
  expect([...reached].map((row) => row.querySelector('th')?.textContent)).toEqual(['2']);
  await expect.element(link(/^Your contract/)).toHaveAttribute('href', contracts);
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await accessibilityFindings()).toEqual([]);

  await list('Settlements received').getByRole('button').click();
  await expect.element(sheet).toHaveTextContent(/By these terms nothing is paid/);
  await expect
    .element(sheet)
    .toHaveTextContent(/TierNoneAmount₱0\.00Carried into the next period-₱30,000\.00$/);
  expect(await accessibilityFindings()).toEqual([]);
});

test('dividend: contracts given lead to what they paid, and to offers', async () => {
  await mountScreen(address, { session: 'agent' });
  await main.getByRole('tab', { name: 'Given' }).click();
  await expect.poll(() => location.search).toBe('?tab=given');
  await expect.poll(lastSent).toMatchObject({ kind: 'dividend', side: 'paid', period: 'month' });
  const contractRows = list('Contracts you offered').getByRole('listitem');
  await expect.element(contractRows.nth(0)).toHaveTextContent(/^bayani3 tiers, 15% to 25%Running$/);
  await expect.element(contractRows.nth(1)).toHaveTextContent(/^corazon.*Offered$/);
  await expect
    .element(link(/^Offer and change contracts$/))
    .toHaveAttribute('href', `${contracts}?tab=given`);
  expect(await accessibilityFindings()).toEqual([]);
  await contractRows.nth(0).getByRole('link').click();
  await expect.poll(lastSent).toMatchObject({ side: 'paid', account: 'bayani' });
  await expect.element(main.getByText('Only bayani')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('button', { name: 'Show everybody' }).click();
  await expect.poll(() => location.search).toBe('?tab=given');
  await expect.element(main.getByText('Only bayani')).not.toBeInTheDocument();
});

test('dividend: without a contract, what waits is led to; failures can be retried', async () => {
  site.answers({ agents: { getDividendContract: gateway } });
  await mountScreen(address, { session: 'agent' });
  const failed = main.getByRole('alert');
  await expect.element(failed).toHaveTextContent('The site is not responding right now.');
  const offer = contractOf('dividend', { contractId: '72', ...offered });
  site.answers({
    agents: { getDividendContract: { ...noContract('dividend'), waiting: offer } },
  });
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByText('A dividend contract waits for your answer.')).toBeVisible();
  await expect.element(link(/^Read it$/)).toHaveAttribute('href', contracts);
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ agents: { listContracts: pageOf([]), listSettlements: settlementsOf([]) } });
  site.answers({ agents: { getDividendContract: noContract('dividend') } });
  await mountScreen(address, { session: 'agent' });
  await expect.element(main.getByText('You have no dividend contract that runs.')).toBeVisible();
  await main.getByRole('tab', { name: 'Given' }).click();
  await expect
    .element(main.getByText('You have not offered anybody a dividend yet.'))
    .toBeVisible();
  await mountScreen(contracts, { session: 'agent' });
  await expect.element(link(/^Dividend/)).toHaveAttribute('href', address);
});

test('dividend: none where the site or the type of account has none', async () => {
  const features = { ...siteBoot.settings.features, dividend: false };
  await mountScreen(address, { session: 'agent', settings: { features } });
  await expect.element(main.getByText('Dividends are not available right now.')).toBeVisible();
  await mountScreen(address, { session: { ...sessions.agent, type: 41 } });
  await expect.element(main.getByText('Your account type has no contracts.')).toBeVisible();
  expect(site.calls('agents', 'getDividendContract')).toEqual([]);
  expect(site.calls('agents', 'listSettlements')).toEqual([]);
});

test('dividend: a wide screen has a table of settlements, whose periods open', async () => {
  await page.viewport(768, 900);
  await mountScreen(address, { session: 'agent' });
  const row = main.getByRole('row', { name: /^Nov 1 – 15, 2026/ });
  await expect.element(row).toHaveTextContent(/DividendBasilioNothing due₱0\.00$/);
  expect(await accessibilityFindings()).toEqual([]);
  await row.getByRole('button').click();
  await expect.element(sheet).toHaveTextContent(/Carried into the next period/);
});

test('dividend: in TY and light it fits a narrow phone', async () => {
  await page.viewport(320, 640);
  for (const tab of ['mine', 'given']) {
    await mountScreen(`${address}?tab=${tab}&account=bayani`, {
      session: 'agent',
      language: 'TY',
      theme: 'light',
    });
    await expect.element(main.getByText('Walang bayad', { exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(await accessibilityFindings()).toEqual([]);
  }
});
