import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, offline, refuse } from '#testing/answers.ts';
import { sessions, siteBoot } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import {
  contractOf,
  noContract,
  terms,
  tierOf,
  workedOut,
  type AgentContract,
} from '../contract-answers.fixture.ts';

const daily = '/m/member/agent/getSalaryContract';
const hourly = '/m/member/agent/getHourContract';
const dividend = '/m/member/agent/getDevidendContract';

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const region = (name: string) => main.getByRole('region', { name });
const button = (name: string) => main.getByRole('button', { name, exact: true });
const answer = (name: string) => dialog.getByRole('button', { name, exact: true });
const rows = () => [...main.element().querySelectorAll('tbody tr')].map((row) => row.textContent);

// Noon in Manila.
const answerBy = '2026-11-09T04:00:00.000Z';
const offered = { state: 'proposed', startsOn: null, answerBy } as const;
const noDaily = noContract('dailySalary');
const noHourly = noContract('hourlySalary');

const withRunning = {
  ...noDaily,
  active: contractOf('dailySalary'),
  running: workedOut.dailySalary,
};

/** A contract that was offered, or a change of one, with what the last period would have paid. */
const withOffer = (given: Partial<AgentContract> = {}) => ({
  ...noDaily,
  waiting: contractOf('dailySalary', { contractId: '72', ...offered, ...given }),
  example: workedOut.dailySalary,
});

beforeEach(() => {
  // Before any of the dates to come.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T06:30:00.000Z') });
  site.answers({ agents: { getDailySalaryContract: withRunning } });
});

afterEach(() => page.viewport(390, 844));

test('contracts: the running one says its terms, its period and the next tier', async () => {
  await mountScreen(daily, { session: 'agent' });
  const own = region('Your contract');
  await expect.element(own).toHaveTextContent(/Running/);
  await expect.element(own).toHaveTextContent(/Paid by BasilioSince Nov 1, 2026, 12:00/);
  await expect
    .element(own)
    .toHaveTextContent(
      /Valid bets of the team₱174,456\.78Active members3Tier2Rate0\.50%Amount so far₱872\.28/,
    );
  await expect
    .element(own)
    .toHaveTextContent(
      /Still missing for tier 3 \(0\.80%\)₱325,543\.22 valid bets7 active members/,
    );
  await expect.element(own).toHaveTextContent(/As of 0?2:05/);
  await expect
    .element(own.getByText('A member is active with valid bets of ₱1,000 or more in the period.'))
    .toBeVisible();
  expect(rows()).toEqual([
    '1₱10,000 valid bets2 active members0.30%',
    '2₱100,000 valid bets3 active members0.50%',
    '3₱500,000 valid bets10 active members0.80%',
  ]);
  const reached = main.element().querySelectorAll('[data-reached]');
  expect([...reached].map((row) => row.querySelector('th')?.textContent)).toEqual(['2']);
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await accessibilityFindings()).toEqual([]);
});

test('contracts: an offer is accepted once, after a question, and then waits', async () => {
  let own = withOffer();
  const accepted = contractOf('dailySalary', {
    contractId: '72',
    state: 'accepted',
    startsOn: '2026-11-03T16:00:00.000Z',
  });
  site.answers({
    agents: {
      getDailySalaryContract: () => own,
      actOnDailySalaryContract: () => {
        own = withOffer(accepted);
        return accepted;
      },
    },
  });
  await mountScreen(daily, { session: 'agent' });
  const offer = region('Offered to you');
  await expect.element(offer).toHaveTextContent(/Offered by BasilioAnswer by Nov 9, 2026, 12:00/);
  await expect
    .element(offer)
    .toHaveTextContent(/Example: last whole period.*Tier2Rate0\.50%Amount₱872\.28/);
  await expect.element(offer.getByText('Nothing is paid for it.', { exact: false })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  const accept = button('Accept').element() as HTMLElement;
  accept.click();
  accept.click();
  expect(dialog.elements()).toHaveLength(1);
  await expect.element(dialog).toHaveTextContent(/Accept this contract\?/);
  await answer('Cancel').click();
  expect(site.calls('agents', 'actOnDailySalaryContract')).toEqual([]);

  await button('Accept').click();
  const confirm = answer('Accept').element() as HTMLElement;
  confirm.click();
  confirm.click();
  accept.click();
  await expectNotice('Contract accepted.');
  await expect
    .element(region('Accepted'))
    .toHaveTextContent(/You accepted\. The contract starts Nov 4, 2026, 12:00/);
  await expect.element(button('Accept')).not.toBeInTheDocument();
  const acts = () =>
    site
      .calls('agents', 'actOnDailySalaryContract')
      .map(({ sent: fields }) => [fields['action'], fields['contractId']]);
  await expect.poll(acts).toEqual([['accept', '72']]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('contracts: a change tells what is other than in the running contract', async () => {
  const changed = {
    ...terms.dailySalary,
    includeOwn: false,
    cap: '5000.00',
    tiers: [
      ...terms.dailySalary.tiers.slice(0, 1),
      tierOf({ validBetAmount: '90000.00', activeMembers: 3, rate: '0.45' }),
    ],
  };
  site.answers({
    agents: {
      getDailySalaryContract: {
        ...withRunning,
        waiting: contractOf('dailySalary', {
          contractId: '72',
          ...offered,
          isChange: true,
          terms: changed,
        }),
      },
    },
  });
  await mountScreen(daily, { session: 'agent' });
  const offer = region('A change is offered');
  await expect.element(offer).toHaveTextContent(/own play does not count\. Changed/);
  await expect.element(offer).toHaveTextContent(/At most ₱5,000 is paid for a period\. New/);
  expect(rows().slice(0, 3)).toEqual([
    '1₱10,000 valid bets2 active members0.30%',
    '2₱90,000 valid bets3 active membersNow: ₱100,000 valid bets · 3 active members · 0.50%Changed0.45%',
    '3₱500,000 valid bets10 active membersNo longer0.80%',
  ]);
  await expect.element(region('Your contract')).toHaveTextContent(/play counts too\. Tier/);
  await button('Accept').click();
  await expect
    .element(dialog)
    .toHaveTextContent(/takes the place of the running contract with the next period/);
  await answer('Cancel').click();
  expect(await accessibilityFindings()).toEqual([]);
});

test('contracts: an offer is rejected with a reason; a failure is said in the sheet', async () => {
  let own: typeof noDaily = withOffer();
  const rejected = contractOf('dailySalary', { state: 'rejected', reason: 'Too low.' });
  site.answers({
    agents: { getDailySalaryContract: () => own, actOnDailySalaryContract: offline },
  });
  await mountScreen(daily, { session: 'agent' });
  await button('Reject').click();
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill(' Too low. ');
  await expect.element(dialog.getByText('10 / 140')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await answer('Reject').click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  site.answers({
    agents: {
      actOnDailySalaryContract: () => {
        own = { ...noDaily, history: [rejected] };
        return rejected;
      },
    },
  });
  const reject = answer('Reject').element() as HTMLElement;
  reject.click();
  reject.click();
  await expectNotice('Contract rejected.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => site.calls('agents', 'actOnDailySalaryContract')).toHaveLength(2);
  const [first, second] = site.calls('agents', 'actOnDailySalaryContract').map(({ sent }) => sent);
  expect(second).toMatchObject({ action: 'reject', contractId: '72', reason: 'Too low.' });
  expect(second, 'the repeat has the same key').toEqual(first);
  await expect
    .element(main.getByText('You have no contract of this kind yet.', { exact: false }))
    .toBeVisible();
  await expect
    .element(region('Earlier contracts'))
    .toHaveTextContent(/Rejected3 tiers, 0\.30% to 0\.80%Reason: Too low\./);
});

test('contracts: a refusal is said, and what stands now is read again', async () => {
  let own: typeof noDaily = withOffer();
  site.answers({
    agents: {
      getDailySalaryContract: () => own,
      actOnDailySalaryContract: () => {
        own = noDaily;
        return refuse('agent.contract.state');
      },
    },
  });
  await mountScreen(daily, { session: 'agent' });
  await button('Accept').click();
  await answer('Accept').click();
  await expect
    .element(main.getByRole('alert'))
    .toHaveTextContent('This is not possible with the contract right now.');
  await expect.element(button('Accept')).not.toBeInTheDocument();
});

test('contracts: who asked for the end waits, the other side agrees or keeps it', async () => {
  let own = { ...noHourly, active: contractOf('hourlySalary'), running: workedOut.hourlySalary };
  const become = (given: Partial<AgentContract>) => {
    const active = contractOf('hourlySalary', given);
    own = { ...own, active };
    return active;
  };
  site.answers({
    agents: {
      getHourlySalaryContract: () => own,
      actOnHourlySalaryContract: ({ action }) => {
        if (action === 'refuseEnd') return become({});
        return action === 'askEnd'
          ? become({ state: 'endAsked', endAskedBy: 'payee', answerBy })
          : become({ state: 'ended', endsOn: '2026-11-02T07:00:00.000Z' });
      },
    },
  });
  await mountScreen(hourly, { session: 'agent' });
  const contract = region('Your contract');
  await expect
    .element(contract)
    .toHaveTextContent(/Nov 2, 2026, 0?1:00 PM – 0?2:00 PMValid bets of the team₱45,000\.00/);
  await expect
    .element(contract)
    .toHaveTextContent(/Rate0\.30%Rate of lost rounds0\.50%At most₱100\.00Amount so far₱100\.00/);
  await expect.element(contract).toHaveTextContent(/The highest tier is reached\./);
  expect(rows()[1]).toBe('2₱20,000 valid bets0.30%lost 0.50%');
  await button('Ask to end').click();
  await answer('Ask to end').click();
  await expectNotice('Request sent.');
  await expect
    .element(contract)
    .toHaveTextContent(/You asked to end this contract\. It can be answered until Nov 9, 2026/);
  expect(contract.getByRole('button').elements()).toEqual([]);

  become({ state: 'endAsked', endAskedBy: 'payer', answerBy });
  await mountScreen(hourly, { session: 'agent' });
  await expect.element(contract).toHaveTextContent(/Basilio asks to end this contract\. Answer by/);
  expect(await accessibilityFindings()).toEqual([]);
  await button('Keep it').click();
  await expectNotice('The contract runs on.');
  become({ state: 'endAsked', endAskedBy: 'payer', answerBy });
  await mountScreen(hourly, { session: 'agent' });
  await button('Agree').click();
  await answer('Agree').click();
  await expectNotice('The contract will end.');
  await expect
    .element(contract)
    .toHaveTextContent(/Ending.*The contract ends on Nov 2, 2026, 0?3:00 PM\. Until then/);
  const acts = () =>
    site
      .calls('agents', 'actOnHourlySalaryContract')
      .map(({ sent }) => [sent['action'], sent['contractId']]);
  await expect.poll(acts).toEqual([
    ['askEnd', '71'],
    ['refuseEnd', '71'],
    ['agreeEnd', '71'],
  ]);
});

test('contracts: a dividend is worked out line by line, and owed from own cash', async () => {
  site.answers({
    agents: {
      getDividendContract: {
        ...noContract('dividend'),
        waiting: contractOf('dividend', { ...offered, offeredBy: null }),
        example: workedOut.dividend,
        promised: 3,
      },
    },
  });
  await mountScreen(dividend, { session: 'agent' });
  const offer = region('Offered to you');
  await expect.element(offer).toHaveTextContent(/Offered by the site/);
  await expect.element(offer).toHaveTextContent(/You have promised 3 people a dividend\. You owe/);
  await expect.element(offer).toHaveTextContent(/settled twice a month: after the 15th/);
  await expect.element(offer).toHaveTextContent(/bonuses and rewards, rebates, and salaries\./);
  const lines = [
    'Nov 1 – 15, 2026',
    'Bets₱2,000,000.00Wins-₱1,850,000.00Bonuses and rewards-₱9,000.00Rebates-₱11,000.00',
    'Salaries-₱10,000.00Result of the house₱120,000.00Carried over from before-₱20,000.00',
    'Counts₱100,000.00Active members12Tier2Rate20%Amount₱20,000.00',
  ];
  const text = () => offer.element().textContent.replaceAll(/\s+/g, ' ');
  for (const line of lines) await expect.poll(text).toContain(line);
  expect(rows()[0]).toBe('1₱50,000 house result5 active members15%');
  expect(await accessibilityFindings()).toEqual([]);
});

test('contracts: none where the site or the type of account has none', async () => {
  const features = { ...siteBoot.settings.features, dividend: false };
  await mountScreen(dividend, { session: 'agent', settings: { features } });
  await expect.element(main.getByText('Dividends are not available right now.')).toBeVisible();
  await mountScreen(daily, { session: { ...sessions.agent, type: 41 } });
  await expect.element(main.getByText('Your account type has no contracts.')).toBeVisible();
  expect(site.calls('agents', 'getDividendContract')).toEqual([]);
  expect(site.calls('agents', 'getDailySalaryContract')).toEqual([]);
});

test('contracts: earlier ones show their terms at a press; a failure can be retried', async () => {
  site.answers({ agents: { getDailySalaryContract: gateway } });
  await mountScreen(daily, { session: 'agent' });
  const problem = main.getByRole('alert');
  await expect.element(problem).toHaveTextContent('The site is not responding right now.');
  const span = { startsOn: '2026-09-30T16:00:00.000Z', endsOn: '2026-10-31T16:00:00.000Z' };
  const history = [
    contractOf('dailySalary', { contractId: '62', state: 'replaced', ...span }),
    contractOf('dailySalary', { contractId: '61', state: 'expired', startsOn: null }),
  ];
  site.answers({ agents: { getDailySalaryContract: { ...noDaily, history } } });
  await problem.getByRole('button', { name: 'Try again' }).click();
  const earlier = region('Earlier contracts').getByRole('listitem');
  await expect
    .element(earlier.nth(0))
    .toHaveTextContent(/Oct 1, 2026 – Nov 1, 2026Replaced3 tiers, 0\.30% to 0\.80%/);
  await expect.element(earlier.nth(1)).toHaveTextContent(/Offered Oct 28, 2026Expired/);
  expect(rows()).toEqual([]);
  await button('Show terms Oct 1, 2026 – Nov 1, 2026').click();
  expect(rows()).toHaveLength(3);
  expect(await accessibilityFindings()).toEqual([]);
});

test('contracts: in TY and light they fit a narrow phone', async () => {
  await page.viewport(320, 640);
  site.answers({
    agents: {
      getDailySalaryContract: { ...withRunning, waiting: withOffer({ isChange: true }).waiting },
      getDividendContract: {
        ...noContract('dividend'),
        waiting: contractOf('dividend', offered),
        example: workedOut.dividend,
        promised: 1,
      },
    },
  });
  const titles = [
    [daily, 'Ang contract mo'],
    [dividend, 'Inalok sa iyo'],
  ] as const;
  for (const [address, title] of titles) {
    await mountScreen(address, { session: 'agent', language: 'TY', theme: 'light' });
    await expect.element(region(title)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(await accessibilityFindings()).toEqual([]);
  }
});
