import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { mountPart } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import {
  contractOf,
  noContract,
  terms as termsOfKind,
  tierOf,
  withContract,
  type AgentContract,
  type OwnContract,
} from '../contract-answers.fixture.ts';
import { OfferSheet } from './OfferSheet.tsx';

const sheet = page.getByRole('dialog');
const button = (name: string) => sheet.getByRole('button', { name, exact: true });
const tier = (number: number) => sheet.getByRole('group', { name: `Tier ${number}`, exact: true });
const field = (number: number, name: string) => tier(number).getByLabelText(name);
const account = sheet.getByLabelText('For');

const calls = {
  dailySalary: 'actOnDailySalaryContract',
  hourlySalary: 'actOnHourlySalaryContract',
  dividend: 'actOnDividendContract',
} as const satisfies Record<ContractKind, string>;
const sent = (kind: ContractKind = 'dailySalary') =>
  site.calls('agents', calls[kind]).map((call) => call.sent);

const offerOf = (kind: ContractKind) =>
  contractOf(kind, { contractId: '7', account: 'bayani', state: 'proposed', startsOn: null });

type PageProps = {
  kind: ContractKind;
  own: OwnContract;
  account: string;
  current: AgentContract | null;
};

/** A page that opens the sheet, and shows who was offered something. */
function OfferPage(props: PageProps) {
  const [isOpen, setOpen] = useState(false);
  const [offered, setOffered] = useState('');
  return (
    <main>
      <h1>Contracts</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <p>Offered: {offered}</p>
      <OfferSheet
        {...props}
        open={isOpen}
        onClose={() => setOpen(false)}
        onOffered={(contract) => setOffered(`${contract.account} ${contract.contractId}`)}
      />
    </main>
  );
}

type Look = { language?: 'EN' | 'TY'; theme?: 'dark' | 'light' };

async function open(kind: ContractKind, given: Partial<PageProps> & Look = {}): Promise<void> {
  const { own = withContract(kind), account: to = '', current = null, ...look } = given;
  await mountPart(<OfferPage kind={kind} own={own} account={to} current={current} />, {
    session: 'agent',
    ...look,
  });
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(sheet).toBeVisible();
}

afterEach(() => page.viewport(390, 844));

test('the form begins with the own terms, says what stays, and two taps send once', async () => {
  await open('dailySalary');
  await expect.element(field(3, 'Valid bets from')).toHaveValue('500,000');
  await expect.element(field(3, 'Active members')).toHaveValue('10');
  await expect.element(field(3, 'Rate')).toHaveValue('0.80');
  await expect.element(tier(2).getByText('You get 0.50%: nothing stays with you.')).toBeVisible();
  await account.fill(' Bayani ');
  await field(1, 'Rate').fill('0.2');
  await field(2, 'Rate').fill('0.35');
  await expect.element(tier(2).getByText('You get 0.50%: 0.15% stays with you.')).toBeVisible();
  await button('Remove tier 3').click();
  await expect.element(button('Add tier')).toHaveFocus();
  expect(await accessibilityFindings()).toEqual([]);

  await button('Check offer').click();
  await expect.element(sheet.getByRole('heading', { name: 'Check the offer' })).toHaveFocus();
  await expect
    .element(sheet.getByRole('row').nth(2))
    .toHaveTextContent('2₱100,000 valid bets3 active members0.35%');
  await expect.element(sheet.getByText('bayani has 7 days to answer.')).toBeVisible();
  await expect.element(sheet.getByText('You pay it from your own cash.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);

  const arrive = site.hold('agents', 'actOnDailySalaryContract');
  await userEvent.dblClick(button('Send'));
  arrive(offerOf('dailySalary'));
  await expectNotice('Sent. bayani has 7 days to answer.');
  await expect.element(page.getByText('Offered: bayani 7')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  const { activeMinimum: _, deducts: __, ...terms } = termsOfKind.dailySalary;
  expect(sent()).toEqual([
    {
      action: 'propose',
      account: 'bayani',
      requestKey: expect.any(String) as string,
      terms: {
        ...terms,
        tiers: [
          { ...terms.tiers[0], result: '0', rate: '0.20' },
          { ...terms.tiers[1], result: '0', rate: '0.35' },
        ],
        costRate: '0',
      },
    },
  ]);
});

test('an hourly salary has rates of lost rounds, and terms that are folded away', async () => {
  await open('hourlySalary', { account: 'bayani' });
  await expect.element(account).not.toBeInTheDocument();
  await expect.element(field(1, 'Lost rounds')).toHaveValue('0.40');
  await field(1, 'Lost rounds').fill('');
  await expect
    .element(tier(1).getByText('Lost rounds: you get 0.40%, 0.20% stays with you.'))
    .toBeVisible();
  await field(2, 'Lost rounds').fill('0.45');
  await button('More terms').click();
  await sheet.getByLabelText('At most an hour').fill('50');
  await sheet.getByLabelText('Only when the team lost more than it won').click();
  await sheet.getByLabelText('Their own play counts too').click();
  await sheet.getByLabelText('Count bets in steps of').fill('1,000');
  expect(await accessibilityFindings()).toEqual([]);
  await button('Check offer').click();
  for (const sentence of [
    'Valid bets count in whole steps of ₱1,000.',
    'At most ₱50 is paid for a period.',
    'It pays only when the team lost more than it won.',
    'The agent’s own play does not count.',
    'lost 0.45%',
  ]) {
    await expect.element(sheet.getByText(sentence)).toBeVisible();
  }
  site.answers({ agents: { actOnHourlySalaryContract: offerOf('hourlySalary') } });
  await button('Send').click();
  await expect.poll(() => sent('hourlySalary')).toHaveLength(1);
  expect(sent('hourlySalary')[0]?.['terms']).toMatchObject({
    tiers: [
      { rate: '0.20', lostRate: null },
      { rate: '0.30', lostRate: '0.45' },
    ],
    unit: '1000.00',
    cap: '50.00',
    onlyWhenTeamLost: true,
    includeOwn: false,
  });
});

test('a dividend is in whole percents, by the own period, and owed from the own cash', async () => {
  await open('dividend', { account: 'bayani' });
  await expect.element(field(1, 'House result from')).toHaveValue('50,000');
  await field(1, 'Rate').fill('12.5');
  await userEvent.tab();
  await expect
    .element(field(1, 'Rate'))
    .toHaveAccessibleDescription('Choose a whole percentage from 1% to 15%.');
  await field(1, 'Rate').fill('12');
  await expect.element(tier(1).getByText('You get 15%: 3% stays with you.')).toBeVisible();
  await button('More terms').click();
  await expect.element(sheet.getByText('twice a month: 1–15 and the rest')).toBeVisible();
  await sheet.getByLabelText('Losses of the house').selectOptions('always');
  await sheet.getByLabelText('Costs, of deposits').fill('2');
  expect(await accessibilityFindings()).toEqual([]);
  await button('Check offer').click();
  for (const sentence of [
    'First taken off what the house wins: bonuses and rewards, rebates, salaries, and 2% of deposits.',
    'A loss of the house lessens later dividends until it is made up.',
    'You owe it from your own cash, even when your own dividend is smaller.',
  ]) {
    await expect.element(sheet.getByText(sentence)).toBeVisible();
  }
  site.answers({ agents: { actOnDividendContract: offerOf('dividend') } });
  await button('Send').click();
  await expect.poll(() => sent('dividend')).toHaveLength(1);
  expect(sent('dividend')[0]?.['terms']).toMatchObject({
    period: 'HALF_MONTH',
    tiers: [{ result: '50000.00', activeMembers: 5, rate: '12.00' }, {}, {}],
    carry: 'always',
    costRate: '2.00',
  });
});

test('what is wrong stands at its field once it was left, and the rest when going on', async () => {
  await open('dailySalary');
  await field(2, 'Rate').fill('0.6');
  await expect.element(field(2, 'Rate')).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect
    .element(field(2, 'Rate'))
    .toHaveAccessibleDescription('Your own contract pays 0.50% here.');
  await field(2, 'Rate').fill('0.5');
  await button('Add tier').click();
  await expect.element(field(4, 'Valid bets from')).toHaveFocus();
  await expect.element(field(4, 'Rate')).not.toHaveAttribute('aria-invalid');
  await button('Check offer').click();
  await expect.element(account).toHaveAccessibleDescription('Enter who gets the offer.');
  await expect.element(account).toHaveFocus();
  await account.fill('bayani');
  await button('Check offer').click();
  await expect.element(field(4, 'Rate')).toHaveFocus();
  await button('Remove tier 4').click();
  await button('More terms').click();
  await sheet.getByLabelText('At most a day').fill('0');
  await button('More terms').click();
  await button('Check offer').click();
  await expect
    .element(sheet.getByLabelText('At most a day'))
    .toHaveAccessibleDescription('Enter an amount above zero.');
  expect(await accessibilityFindings()).toEqual([]);
  expect(sent()).toEqual([]);
});

test('a change begins with the terms that run, and is called one', async () => {
  const terms = { ...termsOfKind.dailySalary, tiers: [tierOf({ validBetAmount: '20000.00' })] };
  const current = contractOf('dailySalary', { account: 'bayani', terms });
  await open('dailySalary', { current });
  await expect.element(sheet.getByRole('heading', { name: 'Offer other terms' })).toBeVisible();
  await expect.element(sheet.getByText(/^These are the terms that run now/)).toBeVisible();
  await expect.element(field(1, 'Valid bets from')).toHaveValue('20,000');
  await expect.element(button('Remove tier 1')).not.toBeInTheDocument();
  await expect.element(tier(1).getByText('Your own contract pays nothing here yet.')).toBeVisible();
  await field(1, 'Active members').fill('2');
  await field(1, 'Rate').fill('0.25');
  await button('Check offer').click();
  await expect.element(sheet.getByText(/the terms of now go on\.$/)).toBeVisible();
  site.answers({ agents: { actOnDailySalaryContract: offerOf('dailySalary') } });
  await button('Send').click();
  await expect.poll(sent).toMatchObject([{ account: 'bayani', action: 'propose' }]);
});

test('refusals stand at their field, others above the button for a repeat', async () => {
  await open('dailySalary');
  await account.fill('stranger');
  const attempt = async (answer: typeof offline) => {
    const before = sent().length;
    site.answers({ agents: { actOnDailySalaryContract: answer } });
    await button('Send').click();
    await expect.poll(() => sent().length).toBe(before + 1);
  };
  await button('Check offer').click();
  await attempt(refuse('agent.downline.not.found'));
  await expect
    .element(account)
    .toHaveAccessibleDescription('Nobody in your team has this username.');
  await expect.element(account).toHaveFocus();
  await account.fill('bayani');
  await button('Check offer').click();
  await attempt(refuse('agent.contract.above', { tier: 2, field: 'rate' }));
  await expect.element(field(2, 'Rate')).toHaveAccessibleDescription(/^Not possible: your own/);
  await expect.element(field(2, 'Rate')).toHaveFocus();
  expect(await accessibilityFindings()).toEqual([]);
  await field(2, 'Rate').fill('0.40');
  await expect.element(field(2, 'Rate')).not.toHaveAttribute('aria-invalid');
  await button('Check offer').click();
  await attempt(refuse('agent.contract.terms', { tier: null, field: 'unit' }));
  await expect
    .element(sheet.getByLabelText('Count bets in steps of'))
    .toHaveAccessibleDescription('This is not possible.');
  await sheet.getByLabelText('Count bets in steps of').fill('1');
  await button('Check offer').click();
  await attempt(refuse('agent.contract.state'));
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(/not possible/);
  await attempt(offline);
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(/No Internet/);
  site.answers({ agents: { actOnDailySalaryContract: offerOf('dailySalary') } });
  await button('Send').click();
  await expect.element(sheet).not.toBeInTheDocument();
  const keys = sent().map((body) => body['requestKey']);
  expect(keys.slice(3)).toEqual([keys[3], keys[3], keys[3]]);
  expect(new Set(keys).size).toBe(4);
});

test('it works by keyboard; without an own contract nothing can be promised', async () => {
  await open('dailySalary', { account: 'bayani' });
  await expect.element(button('Close')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(field(1, 'Valid bets from')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet.getByRole('heading', { name: 'Check the offer' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(button('More terms')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();

  await open('dailySalary', { own: noContract('dailySalary') });
  await expect.element(sheet.getByText(/you have nothing to promise on/)).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('an answer after the sheet was opened anew is told, and the sheet stays', async () => {
  await open('dailySalary', { account: 'bayani' });
  await button('Check offer').click();
  const arrive = site.hold('agents', 'actOnDailySalaryContract');
  await button('Send').click();
  await expect.poll(() => sent().length).toBe(1);
  await button('Close').click();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(field(1, 'Rate')).toBeVisible();
  arrive(offerOf('dailySalary'));
  await expect.element(page.getByText('Offered: bayani 7')).toBeInTheDocument();
  await expect.element(field(1, 'Rate')).toBeVisible();
});

test('in TY and light at 320 px nothing goes beyond the sheet', async () => {
  await page.viewport(320, 640);
  await open('hourlySalary', { account: 'bayani', language: 'TY', theme: 'light' });
  await button('Iba pang kondisyon').click();
  const widths = () =>
    [...sheet.element().querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > innerWidth + 0.5,
    );
  expect(widths()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
  await button('Tingnan ang alok').click();
  await expect.element(sheet.getByText('May 7 araw si bayani para sumagot.')).toBeVisible();
  expect(widths()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});
