import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { contractOf, noContract, withContract } from '../contract-answers.fixture.ts';

const address = '/m/member/agent/getSalaryContract?tab=given';
const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const answer = (name: string) => dialog.getByRole('button', { name, exact: true });

// Noon in Manila.
const answerBy = '2026-11-09T04:00:00.000Z';
const offered = { state: 'proposed', startsOn: null, answerBy } as const;
const without = noContract('dailySalary');

const given = [
  contractOf('dailySalary', { contractId: '81', account: 'bayani', nickname: 'Bayani' }),
  contractOf('dailySalary', { contractId: '82', account: 'corazon', nickname: '', ...offered }),
  contractOf('dailySalary', {
    contractId: '83',
    account: 'pedro33',
    state: 'endAsked',
    endAskedBy: 'payee',
    answerBy,
  }),
  contractOf('dailySalary', {
    contractId: '84',
    account: 'diwata',
    state: 'rejected',
    startsOn: null,
    reason: 'Too low.',
  }),
];
const list = main.getByRole('list', { name: 'Contracts you offered' });
const cardOf = (account: string) => list.getByRole('listitem').filter({ hasText: account });
const buttonsOf = (account: string) =>
  [...cardOf(account).element().querySelectorAll('button')].map((one) => one.textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(answerBy) });
  site.answers({
    agents: {
      getDailySalaryContract: withContract('dailySalary'),
      listContracts: pageOf(given),
    },
  });
});

afterEach(() => page.viewport(390, 844));

test('contracts: those that were given have the acts of their states', async () => {
  let shown = given;
  site.answers({
    agents: {
      listContracts: () => pageOf(shown),
      actOnDailySalaryContract: ({ contractId, action }) => {
        const was = shown.find((one) => one.contractId === contractId)!;
        const state = action === 'withdraw' ? 'withdrawn' : 'ended';
        const endsOn = action === 'withdraw' ? null : '2026-11-09T16:00:00.000Z';
        const now = { ...was, state, answerBy: null, endsOn } as const;
        shown = shown.map((one) => (one === was ? now : one));
        return now;
      },
    },
  });
  await mountScreen('/m/member/agent/getSalaryContract', { session: 'agent' });
  await main.getByRole('tab', { name: 'Given' }).click();
  await expect.poll(() => location.search).toBe('?tab=given');
  await expect
    .element(cardOf('bayani'))
    .toHaveTextContent(/^bayaniRunningBayani3 tiers, 0\.30% to 0\.80%Since Nov 1, 2026, 12:00/);
  await expect
    .element(cardOf('corazon'))
    .toHaveTextContent(/Offered Oct 28, 2026Waits for an answer until Nov 9, 2026, 12:00/);
  await expect.element(cardOf('pedro33')).toHaveTextContent(/pedro33 asks to end this contract/);
  await expect.element(cardOf('diwata')).toHaveTextContent(/Reason: Too low\./);
  expect(buttonsOf('bayani')).toEqual(['Show terms', 'Change', 'Ask to end']);
  expect(buttonsOf('corazon')).toEqual(['Show terms', 'Withdraw']);
  expect(buttonsOf('pedro33')).toEqual(['Show terms', 'Agree', 'Keep it']);
  expect(buttonsOf('diwata')).toEqual(['Show terms']);
  await expect.element(button('Offer a contract')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);

  await button('Withdraw').click();
  await answer('Withdraw').click();
  await expectNotice('Offer withdrawn.');
  await expect.element(cardOf('corazon')).toHaveTextContent(/Withdrawn/);
  await button('Agree').click();
  await answer('Agree').click();
  await expectNotice('The contract will end.');
  expect(buttonsOf('pedro33')).toEqual(['Show terms']);
  await expect
    .element(cardOf('pedro33'))
    .toHaveTextContent(/Ending.*Nov 1, 2026, 12:00 AM – Nov 10, 2026, 12:00/);
  const acts = () =>
    site
      .calls('agents', 'actOnDailySalaryContract')
      .map(({ sent }) => [sent['action'], sent['contractId']]);
  await expect.poll(acts).toEqual([
    ['withdraw', '82'],
    ['agreeEnd', '83'],
  ]);
});

test('contracts: who is asked to end one is led to the tab where it stands', async () => {
  const asked = '/m/member/agent/getSalaryContract?asked=end';
  // An offer of the own side is another matter.
  const waiting = contractOf('dailySalary', offered);
  site.answers({
    agents: { getDailySalaryContract: { ...withContract('dailySalary'), waiting } },
  });
  await mountScreen(asked, { session: 'agent' });
  await expect.element(cardOf('pedro33')).toHaveTextContent(/pedro33 asks to end this contract/);
  expect(location.search).toBe('?tab=given');
  const active = contractOf('dailySalary', { state: 'endAsked', endAskedBy: 'payer', answerBy });
  site.answers({ agents: { getDailySalaryContract: { ...without, active } } });
  await mountScreen(asked, { session: 'agent' });
  await expect.element(main.getByText(/^Basilio asks to end this contract/)).toBeVisible();
  await expect.poll(() => location.search).toBe('');
});

test('contracts: a change that waits for its answer is the only one', async () => {
  const change = contractOf('dailySalary', { contractId: '85', account: 'bayani', ...offered });
  site.answers({ agents: { listContracts: pageOf([{ ...change, isChange: true }, ...given]) } });
  await mountScreen(address, { session: 'agent' });
  await expect.element(cardOf('bayani').nth(0)).toHaveTextContent(/bayaniChangeOffered/);
  await expect.element(button('Ask to end')).toBeVisible();
  await expect.element(button('Change')).not.toBeInTheDocument();
});

test('contracts: the sheet opens for whom the address names, and for a change', async () => {
  await mountScreen(`${address}&account=corazon`, { session: 'agent' });
  await expect
    .poll(() => site.calls('agents', 'listContracts').map(({ sent }) => sent))
    .toContainEqual({ kind: 'dailySalary', account: 'corazon', state: 'active' });
  await expect.element(dialog).toBeVisible();
  await answer('Close').click();
  await expect.poll(() => location.search).toBe('?tab=given');
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Change').click();
  await expect.element(dialog).toHaveTextContent(/bayani/);
});

test('contracts: an offer that was sent closes the sheet and is listed', async () => {
  let shown = given.slice(0, 1);
  const made = contractOf('dailySalary', { contractId: '86', account: 'dalisay', ...offered });
  site.answers({
    agents: {
      listContracts: () => pageOf(shown),
      actOnDailySalaryContract: () => {
        shown = [made, ...shown];
        return made;
      },
    },
  });
  await mountScreen(address, { session: 'agent' });
  await button('Offer a contract').click();
  await dialog.getByLabelText('For').fill('dalisay');
  await answer('Check offer').click();
  const reads = site.calls('agents', 'listContracts').length;
  await answer('Send').click();
  await expectNotice('Sent. dalisay has 7 days to answer.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cardOf('dalisay')).toHaveTextContent(/Offered/);
  await expect.poll(() => site.calls('agents', 'listContracts')).toHaveLength(reads + 1);
});

test('contracts: none is given without a running one; more is shown page by page', async () => {
  site.answers({ agents: { getDailySalaryContract: without, listContracts: emptyPage } });
  await mountScreen(address, { session: 'agent' });
  await expect
    .element(main.getByText('You have not offered anybody such a contract yet.'))
    .toBeVisible();
  await expect
    .element(main.getByText('You can offer this contract once you have one that runs yourself.'))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({
    agents: {
      listContracts: ({ pageNo }) => ({
        ...pageOf(given.slice(pageNo - 1, pageNo)),
        pageNum: pageNo,
        totalPages: 2,
      }),
    },
  });
  await mountScreen(address, { session: 'agent' });
  await button('Show more').click();
  await expect.element(cardOf('corazon')).toBeVisible();
  expect(buttonsOf('bayani')).toEqual(['Show terms', 'Ask to end']);
  await expect.element(button('Show more')).not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('agents', 'listContracts').at(-1)?.sent)
    .toMatchObject({ kind: 'dailySalary', pageNo: '2' });
});

test('contracts: those that were given fit a narrow phone, in TY and light', async () => {
  await page.viewport(320, 640);
  await mountScreen(address, { session: 'agent', language: 'TY', theme: 'light' });
  await expect.element(button('Bawiin')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(await accessibilityFindings()).toEqual([]);
});
