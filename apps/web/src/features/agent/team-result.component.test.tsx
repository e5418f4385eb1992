import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { noTeam } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { asOf, lineOf, lines, ofC, ofP2, ownOfB, teamOfB, viewer } from './team/team.fixture.ts';

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const total = main.getByRole('group', { name: 'Team total' });
const last = () => site.calls('agents', 'getTeamProfitAndLoss').at(-1)?.sent;
/** The figures of each card, in their order. */
const cards = () =>
  [...document.querySelectorAll('main dl')].map((list) =>
    [...list.querySelectorAll('dd')].map(({ textContent }) => textContent),
  );

const ofB = {
  ...noTeam.result,
  ...pageOf(lines),
  own: ownOfB,
  footer: teamOfB,
  path: [viewer],
  asOf,
};
const ofCorazon = {
  ...ofB,
  ...pageOf([lineOf({ account: 'p1', nickname: '', type: 0, teamSize: 0, result: ofP2 })]),
  own: ofP2,
  footer: ofC,
  path: [viewer, { account: 'corazon', nickname: 'Cora' }],
};

beforeEach(() => {
  site.answers({
    agents: { getTeamProfitAndLoss: ({ account }) => (account === 'corazon' ? ofCorazon : ofB) },
  });
});

afterEach(() => page.viewport(390, 844));

test.each([
  [390, 'EN'],
  [390, 'TY'],
  [320, 'EN'],
  [320, 'TY'],
] as const)(
  'the long title is whole beside the balance, at %i px in %s',
  async (width, language) => {
    await page.viewport(width, 844);
    await mountScreen('/m/agent/team/pnl', { session: 'agent', language });
    const header = page.getByRole('banner');
    await expect.element(header.getByRole('button', { name: /₱/ })).toBeVisible();
    const title = header.element().querySelector(':scope > [aria-hidden]')!;
    expect(title.scrollWidth, 'no word is cut').toBe(title.clientWidth);
    expect(title.scrollHeight, 'no line is cut').toBe(title.clientHeight);
    expect(header.element().clientHeight, 'the header stays as low as it is').toBe(52);
  },
);

test('§7: the team stands first, then each line, then the own part; the total stays', async () => {
  await mountScreen('/m/agent/team/pnl', { session: 'agent' });
  await expect.element(total).toHaveTextContent('₱174,456.78');
  expect(cards()).toEqual([
    ['₱174,456.78', '₱174,656.78', '₱168,591.60', '-₱3,210.34'],
    ['₱124,456.78', '₱124,456.78', '₱120,480.50', '-₱2,879.54'],
    ['₱50,000.00', '₱50,200.00', '₱48,111.10', '-₱1,750.90'],
    ['₱0.00', '₱0.00', '₱0.00', '+₱1,420.10'],
    ['₱174,456.78', '-₱3,210.34'],
  ]);
  await expect
    .poll(last)
    .toMatchObject({ period: 'today', summaryType: '1', sort: 'validBetAmount' });
  await expect.element(main.getByText('As of 02:05 PM')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a card opens to all columns, with a way to the bets of the person', async () => {
  await mountScreen('/m/agent/team/pnl?range=week', { session: 'agent' });
  await main.getByRole('button', { name: 'All figures' }).nth(1).click();
  await expect.element(button('Fewer figures')).toHaveAttribute('aria-expanded', 'true');
  expect(cards()[2]).toEqual([
    '₱7,000.00',
    '₱1,200.00',
    '₱150.00',
    '₱376.37',
    '₱370.37',
    '₱200.00',
    '₱0.00',
    '₱300.00',
    '₱300.00',
    '₱0.00',
  ]);
  await expect
    .element(main.getByRole('link', { name: 'Bets of pedro' }))
    .toHaveAttribute('href', '/m/teamBetting?account=pedro&range=week');
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: tapping a line opens its page with the path to it; back goes up one', async () => {
  await mountScreen('/m/agent/team/pnl?range=yesterday', { session: 'agent' });
  await main.getByRole('link', { name: /^corazon/ }).click();
  const path = page.getByRole('navigation', { name: 'Path in the team' });
  await expect.element(path.getByText('corazon')).toHaveAttribute('aria-current', 'page');
  await expect.element(total).toHaveTextContent('₱124,456.78');
  await expect.poll(last).toMatchObject({ account: 'corazon', period: 'yesterday' });
  expect(main.getByRole('link', { name: /^p1/ }).elements(), 'nobody is below').toHaveLength(0);
  expect(await accessibilityFindings()).toEqual([]);
  history.back();
  await expect.element(total).toHaveTextContent('₱174,456.78');
  expect(location.search).toBe('?range=yesterday');
});

test('§7: team profit and loss: lines are ordered by any column, both ways', async () => {
  await mountScreen('/m/agent/team/pnl', { session: 'agent' });
  await main.getByRole('combobox', { name: 'Sort by' }).selectOptions('deposit');
  await expect.poll(last).toMatchObject({ sort: 'deposit', direction: 'desc' });
  await button('Lowest or oldest first').click();
  await expect.poll(last).toMatchObject({ sort: 'deposit', direction: 'asc' });
  await expect.element(button('Lowest or oldest first')).toHaveAttribute('aria-pressed', 'true');
  expect(location.search).toBe('?sort=deposit&direction=asc');
});

test('§7: the own view shows the person alone', async () => {
  await mountScreen('/m/agent/team/pnl', { session: 'agent' });
  await expect.element(total).toBeVisible();
  site.answers({
    agents: { getTeamProfitAndLoss: { ...ofB, list: [], total: 0, footer: ownOfB } },
  });
  await main.getByRole('tab', { name: 'Own' }).click();
  await expect.poll(last).toMatchObject({ summaryType: '0' });
  await expect.element(total).not.toBeInTheDocument();
  await expect.poll(cards).toEqual([['₱0.00', '₱0.00', '₱0.00', '+₱1,420.10']]);
  expect(location.search).toBe('?view=own');
});

test('§7: a category of games has only the columns of play', async () => {
  await mountScreen('/m/agent/team/pnl?sort=deposit', { session: 'agent' });
  await expect.element(main.getByRole('button', { name: 'All figures' }).first()).toBeVisible();
  await main.getByRole('combobox', { name: 'Category' }).selectOptions('RNG');
  await expect.poll(last).toMatchObject({ gameCategory: 'RNG', sort: 'validBetAmount' });
  await expect.element(total).toBeVisible();
  expect(main.getByRole('button', { name: 'All figures' }).elements()).toHaveLength(0);
  const sorts = main.getByRole('combobox', { name: 'Sort by' }).getByRole('option').elements();
  expect(sorts.map(({ textContent }) => textContent)).toEqual([
    'Valid bets',
    'Bets',
    'Wins',
    'Profit and loss',
    'Account',
  ]);
});

test('§7: the file has the days in its name, and what the page shows', async () => {
  const saved: string[] = [];
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
    event.preventDefault();
    saved.push(event.target.download);
  };
  addEventListener('click', keep);
  onTestFinished(() => removeEventListener('click', keep));
  const file = new Blob(['Account'], { type: 'text/csv' });
  site.answers({
    agents: {
      getTeamProfitAndLoss: { ...ofB, startDate: '2026-11-01', endDate: '2026-11-02' },
      exportTeamProfitAndLoss: file,
    },
  });
  await mountScreen('/m/agent/team/pnl?range=week&sort=account', { session: 'agent' });
  await button('Download CSV').click();
  await expectNotice('The file is in your downloads.');
  expect(saved).toEqual(['team-profit-and-loss-2026-11-01-2026-11-02.csv']);
  await expect
    .poll(() => site.calls('agents', 'exportTeamProfitAndLoss').at(-1)?.sent)
    .toMatchObject({ period: 'week', sort: 'account', summaryType: '1' });
});

test('§7: team profit and loss: nothing in the days, and a failure that is tried again', async () => {
  site.answers({ agents: { getTeamProfitAndLoss: { ...noTeam.result, path: [viewer] } } });
  await mountScreen('/m/agent/team/pnl', { session: 'agent' });
  await expect.element(main.getByText('No activity in this period.')).toBeVisible();
  await expect.element(main.getByText('Figures are being prepared.')).toBeVisible();
  expect(total.elements()).toHaveLength(0);
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ agents: { getTeamProfitAndLoss: refuse('unknown.error') } });
  await button('This month').click();
  await expect.element(button('Try again')).toBeVisible();
  site.answers({ agents: { getTeamProfitAndLoss: ofB } });
  await button('Try again').click();
  await expect.element(total).toBeVisible();
});

test('§7: too many days and a name that is not below are explained', async () => {
  site.answers({
    agents: {
      getTeamProfitAndLoss: ({ account, startDate }) => {
        if (account !== undefined) return refuse('agent.downline.not.found');
        return startDate === undefined ? ofB : refuse('report.range');
      },
    },
  });
  await mountScreen('/m/agent/team/pnl?range=custom&startDate=2026-01-01&endDate=2026-11-02', {
    session: 'agent',
  });
  await expect
    .element(main.getByText('Choose at most 31 days within the last 12 months.'))
    .toBeVisible();
  await expect.poll(last).toMatchObject({ startDate: '2026-01-01', endDate: '2026-11-02' });
  await mountScreen('/m/agent/team/pnl?account=stranger', { session: 'agent' });
  await expect.element(main.getByText('Nobody in your team has this username.')).toBeVisible();
  await main.getByRole('link', { name: 'Back to my team' }).click();
  await expect.element(total).toBeVisible();
});

test('§7: team profit and loss: more lines are shown page by page', async () => {
  site.answers({
    agents: {
      getTeamProfitAndLoss: ({ pageNo }) => ({
        ...ofB,
        ...pageOf([lineOf({ account: `line-${pageNo}` })]),
        pageNum: pageNo,
        totalPages: 2,
      }),
    },
  });
  await mountScreen('/m/agent/team/pnl', { session: 'agent' });
  await button('Show more').click();
  await expect.element(main.getByRole('link', { name: /^line-2/ })).toBeVisible();
  await expect.element(main.getByRole('link', { name: /^line-1/ })).toBeVisible();
  await expect.element(button('Show more')).not.toBeInTheDocument();
});

test('amounts of ten digits stand whole on a narrow screen', async () => {
  const large = { ...teamOfB, validBetAmount: '2231398931.56', winAmount: '2164314088.56' };
  site.answers({ agents: { getTeamProfitAndLoss: { ...ofB, footer: large } } });
  await page.viewport(320, 844);
  await mountScreen('/m/agent/team/pnl', { session: 'agent' });
  await expect.element(total).toHaveTextContent('₱2,231,398,931.56');
  for (const amount of document.querySelectorAll('main dd')) {
    expect(amount.scrollWidth, `room for ${amount.textContent}`).toBe(amount.clientWidth);
  }
});

test('§7: team profit and loss: at its end the total covers nothing of the page', async () => {
  await mountScreen('/m/agent/team/pnl', { session: 'agent' });
  const end = main.getByText('As of 02:05 PM');
  await expect.element(end).toBeVisible();
  scrollTo(0, document.documentElement.scrollHeight);
  const bottom = () => end.element().getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThanOrEqual(total.element().getBoundingClientRect().top);
});

test('§7: team profit and loss: wide screens have a table whose head, names and total stay', async () => {
  const many = Array.from({ length: 16 }, (_, index) => lineOf({ account: `line-${index}` }));
  site.answers({ agents: { getTeamProfitAndLoss: { ...ofB, ...pageOf(many) } } });
  await page.viewport(1024, 768);
  await mountScreen('/m/agent/team/pnl', { session: 'agent' });
  const table = main.getByRole('table');
  await expect.element(table).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  const box = main.getByRole('region', { name: 'Team profit and loss' }).element();
  box.scrollTo(400, 300);
  const head = table.getByRole('columnheader', { name: 'Account' }).element();
  const name = table.getByRole('rowheader', { name: /^line-10/ }).element();
  const sum = table.getByRole('rowheader', { name: 'Team total' }).last().element();
  const { left, top, bottom } = box.getBoundingClientRect();
  await expect.poll(() => Math.round(head.getBoundingClientRect().top - top)).toBe(0);
  expect(Math.round(head.getBoundingClientRect().left - left)).toBe(0);
  expect(Math.round(name.getBoundingClientRect().left - left)).toBe(0);
  expect(Math.round(sum.getBoundingClientRect().bottom - bottom)).toBe(0);
  await table.getByRole('button', { name: 'Deposits' }).click();
  await expect.poll(last).toMatchObject({ sort: 'deposit', direction: 'desc' });
});

test('§7: team profit and loss: in TY and light', async () => {
  await mountScreen('/m/agent/team/pnl', { session: 'agent', language: 'TY', theme: 'light' });
  await expect.element(main.getByRole('group', { name: 'Kabuuan ng team' })).toBeVisible();
  await main.getByRole('button', { name: 'Lahat ng numero' }).first().click();
  await expect.element(main.getByText('Mga komisyon').last()).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
