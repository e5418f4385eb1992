import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageOf } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { noTeam, sessions, siteBoot } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { asOf, memberOf, ownOfB, people, teamOfB, viewer } from './team/team.fixture.ts';

const main = page.getByRole('main');
const button = (name: string | RegExp) => main.getByRole('button', { name });
const link = (name: string) => main.getByRole('link', { name, exact: true });
const sheet = page.getByRole('dialog');
const last = () => site.calls('agents', 'listDownlines').at(-1)?.sent;

/** Andres with three people, of whom Bayani has people below. */
const ownTeam = {
  ...noTeam.members,
  ...pageOf(people),
  footer: { teamSize: 15, directSize: 2 },
  path: [viewer],
  asOf,
};
const teamOfBayani = {
  ...ownTeam,
  ...pageOf([memberOf({ account: 'efren', nickname: '', level: 2, teamSize: 0 })]),
  footer: { teamSize: 12, directSize: 3 },
  path: [viewer, { account: 'bayani', nickname: 'Bayani' }],
};

beforeEach(() => {
  site.answers({
    agents: {
      listDownlines: ({ parent }) => (parent === 'bayani' ? teamOfBayani : ownTeam),
      getTeamProfitAndLoss: { ...noTeam.result, own: ownOfB, footer: teamOfB },
    },
  });
});

afterEach(() => page.viewport(390, 844));

test('§2 Agent home: team list: a card says what an agent may see, and hides other balances', async () => {
  await mountScreen('/m/member/team', { session: 'agent' });
  const card = button(/^dalisay/);
  await expect.element(card).toBeVisible();
  await expect.element(card).toHaveTextContent(/Daly.*Hidden.*Offline.*Agent.*Level 2.*Closed/);
  await expect.element(button(/^corazon/)).toHaveTextContent(/99,999,999\.99.*No log-in yet/);
  await expect.element(button(/^bayani/)).toHaveTextContent(/Online.*Joined Oct 5, 2026/);
  await expect.element(main.getByText('15 people · 2 direct')).toBeVisible();
  await expect.element(main.getByText('As of 02:05 PM')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Agent home: team list: filters stand in the address, and a reload keeps them', async () => {
  await mountScreen('/m/member/team', { session: 'agent' });
  await main.getByRole('tab', { name: 'Whole team' }).click();
  await button('Filters').click();
  await sheet.getByRole('combobox', { name: 'Sort by' }).selectOptions('balance');
  await sheet.getByRole('combobox', { name: 'Order' }).selectOptions('asc');
  await sheet.getByRole('combobox', { name: 'Type' }).selectOptions('1');
  await sheet.getByRole('combobox', { name: 'Status' }).selectOptions('true');
  await sheet.getByLabelText('Joined from').fill('2026-10-01');
  await sheet.getByLabelText('Lowest balance').fill('1,000.50');
  expect(await accessibilityFindings()).toEqual([]);
  const before = history.length;
  await sheet.getByRole('button', { name: 'Show results' }).click();
  const set = {
    scope: 'all',
    sort: 'balance',
    direction: 'asc',
    type: '1',
    online: 'true',
    registeredFrom: '2026-10-01',
    balanceFrom: '1000.50',
  };
  await expect.poll(last).toMatchObject(set);
  expect(history.length, 'back leaves the page').toBe(before);
  const { pathname, search } = location;
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual(set);

  await mountScreen(pathname + search, { session: 'agent' });
  await expect.element(button('Filters (6)')).toBeVisible();
  await expect.poll(last).toMatchObject(set);
  await button('Filters (6)').click();
  await expect.element(sheet.getByRole('combobox', { name: 'Status' })).toHaveValue('true');
  await sheet.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => location.search).toBe('?scope=all');
});

test('§2 Agent home: team list: a name is searched whole or by its first three letters', async () => {
  await mountScreen('/m/member/team', { session: 'agent' });
  await expect.element(button(/^bayani/)).toBeVisible();
  const search = main.getByRole('searchbox', { name: 'Username' });
  await search.fill('ba');
  await button('Search').click();
  await expect.element(main.getByText('Type at least 3 letters.')).toBeVisible();
  await search.fill('bay');
  await userEvent.keyboard('{Enter}');
  const searched = () => site.calls('agents', 'listDownlines').map(({ sent }) => sent['account']);
  await expect.poll(searched).toEqual([undefined, 'bay']);
  expect(location.search).toBe('?account=bay');
  await expect.element(search).toHaveValue('bay');
  await expect.element(search).toHaveFocus();
});

test('§2 Agent home: team list: the people of somebody are shown with the path to them; back goes up', async () => {
  await mountScreen('/m/member/team?account=bay', { session: 'agent' });
  await main.getByRole('link', { name: '12 people below bayani' }).click();
  await expect.element(button(/^efren/)).toBeVisible();
  expect(location.search).toBe('?parent=bayani');
  await expect.element(main).toHaveFocus();
  const path = page.getByRole('navigation', { name: 'Path in the team' });
  await expect.element(path.getByText('bayani')).toHaveAttribute('aria-current', 'page');
  await expect.element(main.getByText('12 people · 3 direct')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  history.back();
  await expect.element(button(/^bayani/)).toBeVisible();
  expect(location.search).toBe('?account=bay');
  history.forward();
  await path.getByRole('link', { name: 'My team' }).click();
  await expect.element(button(/^dalisay/)).toBeVisible();
  expect(location.search).toBe('');
});

test('§2 Agent home: team list: no team leads to opening an account, no match to clearing filters', async () => {
  site.answers({ agents: { listDownlines: noTeam.members } });
  await mountScreen('/m/member/team', { session: 'agent' });
  await expect.element(link('Open account')).toHaveAttribute('href', '/m/agentRegister');
  expect(await accessibilityFindings()).toEqual([]);
  await mountScreen('/m/member/team?account=nobody&online=true', { session: 'agent' });
  await expect.element(main.getByText('Nobody matches your filters.')).toBeVisible();
  await button('Clear filters').click();
  await expect.element(link('Open account')).toBeVisible();
  expect(location.search).toBe('');
});

test('§2 Agent home: team list: after a failure it is read again', async () => {
  site.answers({ agents: { listDownlines: refuse('unknown.error') } });
  await mountScreen('/m/member/team', { session: 'agent' });
  await expect.element(button('Try again')).toBeVisible();
  site.answers({ agents: { listDownlines: ownTeam } });
  await button('Try again').click();
  await expect.element(button(/^bayani/)).toBeVisible();
});

test('§2 Agent home: somebody who is not below is answered by a way back to the own team', async () => {
  site.answers({
    agents: {
      listDownlines: ({ parent }) =>
        parent === undefined ? ownTeam : refuse('agent.downline.not.found'),
    },
  });
  await mountScreen('/m/member/team?parent=stranger', { session: 'agent' });
  await expect.element(main.getByText('Nobody in your team has this username.')).toBeVisible();
  await link('Back to my team').click();
  await expect.element(button(/^bayani/)).toBeVisible();
});

test('§2 Agent home: team list: the sheet of a person has figures of today, rates, path and ways on', async () => {
  await mountScreen('/m/member/team', { session: 'agent' });
  await button(/^bayani/).click();
  const profit = sheet.getByRole('row', { name: /Profit and loss/ });
  await expect.element(profit).toHaveTextContent('Profit and loss+₱1,420.10-₱3,210.34');
  await expect
    .poll(() => site.calls('agents', 'getTeamProfitAndLoss').at(-1)?.sent)
    .toMatchObject({ account: 'bayani', period: 'today' });
  await expect.element(sheet.getByText('My team › bayani')).toBeVisible();
  await expect.element(sheet.getByText('1.20%')).toBeVisible();
  const way = (name: string) => sheet.getByRole('link', { name, exact: true });
  await expect
    .element(way('Team profit and loss'))
    .toHaveAttribute('href', '/m/agent/team/pnl?account=bayani');
  await expect.element(way('Bets')).toHaveAttribute('href', '/m/teamBetting?account=bayani');
  await expect
    .element(way('Send money'))
    .toHaveAttribute('href', '/m/agent/transfer?account=bayani');
  expect(await accessibilityFindings()).toEqual([]);
  await way('Show team').click();
  await expect.element(button(/^efren/)).toBeVisible();
});

test('§2 Agent home: rates of people further below are not shown, nor ways that the site has closed', async () => {
  const closed = { AGETEAMPNL3: false, TEAMBETTING3: false, AGENTRANSMULTDOWN3: false };
  await mountScreen('/m/member/team', { session: 'agent', settings: { whitelabel: closed } });
  await button(/^dalisay/).click();
  await expect.element(sheet.getByText('My team › bayani › dalisay')).toBeVisible();
  expect(sheet.getByText('Rebate rates').elements()).toHaveLength(0);
  expect(sheet.getByRole('link').elements()).toHaveLength(0);
});

test('team list: contracts lead to what was offered to an agent one step below', async () => {
  const contracts = sheet.getByRole('region', { name: 'Contracts' });
  const ways = () =>
    contracts
      .getByRole('link')
      .elements()
      .map((one) => one.getAttribute('href'));
  const salaries = [
    '/m/member/agent/getSalaryContract?tab=given&account=bayani',
    '/m/member/agent/getHourContract?tab=given&account=bayani',
  ];
  const { features } = siteBoot.settings;
  const openSheet = async (name: RegExp, dividend: boolean, type = 1) => {
    const session = { ...sessions.agent, type };
    const settings = { features: { ...features, dividend } };
    await mountScreen('/m/member/team', { session, settings });
    await button(name).click();
    await expect.element(sheet.getByText(/^My team ›/)).toBeVisible();
  };
  await openSheet(/^bayani/, false);
  expect(ways()).toEqual(salaries);
  await openSheet(/^bayani/, true);
  expect(ways()).toEqual([
    ...salaries,
    '/m/member/agent/getDevidendContract?tab=given&account=bayani',
  ]);
  expect(await accessibilityFindings()).toEqual([]);
  await openSheet(/^corazon/, true);
  await expect.element(contracts, { message: 'members have none' }).not.toBeInTheDocument();
  await openSheet(/^bayani/, true, 41);
  await expect.element(contracts, { message: 'nor has the viewer' }).not.toBeInTheDocument();
});

test('§2 Agent home: money is not sent to a closed account', async () => {
  const closed = memberOf({ account: 'corazon', status: 'closed' });
  site.answers({ agents: { listDownlines: { ...ownTeam, ...pageOf([closed]) } } });
  await mountScreen('/m/member/team', { session: 'agent' });
  await button(/^corazon/).click();
  await expect.element(sheet.getByRole('link', { name: 'Bets' })).toBeVisible();
  await expect.element(sheet.getByRole('link', { name: 'Send money' })).not.toBeInTheDocument();
});

test('§2 Agent home: team list: more people are shown page by page', async () => {
  site.answers({
    agents: {
      listDownlines: ({ pageNo }) => ({
        ...ownTeam,
        ...pageOf([memberOf({ account: `page-${pageNo}` })]),
        pageNum: pageNo,
        totalPages: 2,
      }),
    },
  });
  await mountScreen('/m/member/team', { session: 'agent' });
  await button('Show more').click();
  await expect.element(button(/^page-2/)).toBeVisible();
  await expect.element(button(/^page-1/)).toBeVisible();
  await expect.element(button('Show more')).not.toBeInTheDocument();
});

test('a next page that did not come says so, keeps the list and is asked for again', async () => {
  let isAway = true;
  site.answers({
    agents: {
      listDownlines: ({ pageNo }) =>
        pageNo > 1 && isAway
          ? refuse('request.limited')
          : {
              ...ownTeam,
              ...pageOf([memberOf({ account: `page-${pageNo}` })]),
              pageNum: pageNo,
              totalPages: 2,
            },
    },
  });
  await mountScreen('/m/member/team', { session: 'agent' });
  await button('Show more').click();
  await expect.element(main.getByRole('alert')).toBeVisible();
  await expect.element(button(/^page-1/)).toBeVisible();
  isAway = false;
  await button('Try again').click();
  await expect.element(button(/^page-2/)).toBeVisible();
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
});

test('§2 Agent home: team list: wide screens have a table that its heads order', async () => {
  await page.viewport(1024, 768);
  await mountScreen('/m/member/team', { session: 'agent' });
  const table = main.getByRole('table');
  await expect.element(table.getByRole('row', { name: /dalisay/ })).toHaveTextContent(/Hidden/);
  const head = (name: string) => table.getByRole('columnheader', { name });
  await expect.element(head('Joined')).toHaveAttribute('aria-sort', 'descending');
  expect(await accessibilityFindings()).toEqual([]);
  await table.getByRole('button', { name: 'Balance' }).click();
  await expect.element(head('Balance')).toHaveAttribute('aria-sort', 'descending');
  await table.getByRole('button', { name: 'Balance' }).click();
  await expect.element(head('Balance')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(last).toMatchObject({ sort: 'balance', direction: 'asc' });
  await table.getByRole('button', { name: 'Details of corazon' }).click();
  await expect.element(sheet.getByRole('heading', { name: 'corazon' })).toBeVisible();
  expect(sheet.element().getBoundingClientRect().width).toBeLessThanOrEqual(480);
});

test('§2 Agent home: team list: in TY and light', async () => {
  await mountScreen('/m/member/team', { session: 'agent', language: 'TY', theme: 'light' });
  await expect.element(button(/^dalisay/)).toHaveTextContent(/Nakatago.*Sarado/);
  await expect.element(main.getByText('15 tao · 2 direct')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await button('Filter').click();
  await expect.element(sheet.getByRole('button', { name: 'Ipakita' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('team list: a direct member becomes an agent after a question, once', async () => {
  site.answers({ agents: { promoteDownline: { account: 'corazon', type: 1 } } });
  await mountScreen('/m/member/team', { session: 'agent' });
  await button(/^bayani/).click();
  await expect.element(sheet.getByText('My team › bayani')).toBeVisible();
  const action = sheet.getByRole('button', { name: 'Make agent' });
  await expect.element(action, { message: 'bayani is one' }).not.toBeInTheDocument();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await button(/^corazon/).click();
  await action.click();
  const question = page.getByRole('dialog', { name: 'Make corazon an agent?' });
  await expect.element(question).toHaveTextContent(/You cannot take this back/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(site.calls('agents', 'promoteDownline')).toEqual([]);
  await action.click();
  await question.getByRole('button', { name: 'Make agent' }).click();
  await expectNotice('corazon is an agent now.');
  await expect.element(action).not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('agents', 'promoteDownline').map(({ input }) => input))
    .toEqual([{ account: 'corazon', requestKey: expect.any(String) as string }]);
});
