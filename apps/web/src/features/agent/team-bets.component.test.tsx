import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { noTeam } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { asOf, betOf } from './team/team.fixture.ts';

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const round = (name: RegExp) => main.getByRole('button', { name });
const sheet = page.getByRole('dialog');
const last = () => site.calls('reports', 'listTeamBets').at(-1)?.sent;

const bets = {
  ...noTeam.bets,
  ...pageOf([
    betOf({}),
    betOf({ recordId: '32', account: 'corazon', state: 'open', validBetAmount: '0.00' }),
  ]),
  footer: {
    betAmount: '40.00',
    validBetAmount: '18.00',
    winAmount: '5.00',
    netAmount: '-35.00',
  },
  asOf,
};

beforeEach(() => {
  site.answers({ reports: { listTeamBets: bets } });
});

test('§7: team bets: each round with its account, and the sums of all that are let through', async () => {
  await mountScreen('/m/teamBetting', { session: 'agent' });
  await expect.element(round(/^bayani/)).toHaveTextContent(/Coral Choir.*-₱15\.00/);
  await expect.element(round(/^bayani/)).toHaveTextContent(/Bet ₱20\.00Valid ₱18\.00/);
  await expect.element(round(/^corazon/)).toHaveTextContent(/Open/);
  const sums = main.getByRole('group', { name: '2 bets' });
  await expect
    .element(sums)
    .toHaveTextContent(/Bets₱40\.00Valid bets₱18\.00Wins₱5\.00Result-₱35\.00/);
  await expect.element(main.getByText('As of 02:05 PM')).toBeVisible();
  await expect.poll(last).toMatchObject({ period: 'today' });
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: team bets: where there are more, the number says so', async () => {
  site.answers({ reports: { listTeamBets: { ...bets, total: 10_000, more: true } } });
  await mountScreen('/m/teamBetting', { session: 'agent' });
  await expect.element(main.getByRole('group', { name: '10,000+ bets' })).toBeVisible();
});

test('§7: team bets: filters stand in the address and are sent', async () => {
  site.answers({
    games: { listVendors: { list: [] } },
    reports: { listTeamBets: bets },
  });
  await mountScreen('/m/teamBetting', { session: 'agent' });
  await button('This week').click();
  await button('Slots').click();
  await main.getByRole('combobox', { name: 'Status' }).selectOptions('settled');
  await main.getByRole('searchbox', { name: 'Username' }).fill('bayani');
  await button('Search').click();
  const sent = { account: 'bayani', period: 'week', gameCategory: 'RNG', state: 'settled' };
  await expect.poll(last).toMatchObject(sent);
  expect(location.search).toBe('?account=bayani&range=week&gameCategory=RNG&state=settled');
  await mountScreen(location.pathname + location.search, { session: 'agent' });
  await expect.element(main.getByRole('searchbox', { name: 'Username' })).toHaveValue('bayani');
  await expect.poll(last).toMatchObject(sent);
  await button('All games').click();
  await expect.poll(() => last()?.['gameCategory']).toBe(undefined);
});

test('§7: more than a week and a name that is not below are explained', async () => {
  site.answers({
    reports: {
      listTeamBets: ({ account, startDate }) => {
        if (account !== undefined) return refuse('agent.downline.not.found');
        return startDate === undefined ? bets : refuse('report.range');
      },
    },
  });
  await mountScreen('/m/teamBetting', { session: 'agent' });
  await button('Custom dates').click();
  await expect
    .element(main.getByText('Choose at most 7 days within the last 12 months.'))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await mountScreen('/m/teamBetting?account=stranger', { session: 'agent' });
  await expect.element(main.getByText('Nobody in your team has this username.')).toBeVisible();
  await button('Clear search').click();
  await expect.element(round(/^bayani/)).toBeVisible();
  await expect.element(main.getByRole('searchbox', { name: 'Username' })).toHaveValue('');
});

test('§7: team bets: a round opens with its moves, without balances', async () => {
  const move = { amount: '-20.00', createdAt: asOf, reference: 'b1' };
  site.answers({
    reports: {
      getTeamRound: { ...betOf({}), moves: [{ ...move, kind: 'bet' }], hasMore: true },
    },
  });
  await mountScreen('/m/teamBetting', { session: 'agent' });
  await round(/^bayani/).click();
  await expect.element(sheet.getByText('round-31')).toBeVisible();
  await expect.element(sheet.getByText('-₱20.00')).toBeVisible();
  await expect.element(sheet.getByText('Only the first 200 entries are shown.')).toBeVisible();
  expect(sheet.getByText(/^Balance/).elements()).toHaveLength(0);
  await expect
    .poll(() => site.calls('reports', 'getTeamRound').at(-1)?.sent)
    .toMatchObject({ account: 'bayani', recordId: '31' });
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: team bets: no bets, and a failure that is tried again', async () => {
  site.answers({ reports: { listTeamBets: noTeam.bets } });
  await mountScreen('/m/teamBetting', { session: 'agent' });
  await expect.element(main.getByText('No bets in this period.')).toBeVisible();
  expect(main.getByRole('group', { name: '0 bets' }).elements()).toHaveLength(0);
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ reports: { listTeamBets: refuse('unknown.error') } });
  await button('Yesterday').click();
  await expect.element(button('Try again')).toBeVisible();
  site.answers({ reports: { listTeamBets: bets } });
  await button('Try again').click();
  await expect.element(round(/^bayani/)).toBeVisible();
});

test('§7: team bets: more rounds are shown page by page, each once', async () => {
  // A round that was played meanwhile has moved the last one of the first page to the second.
  const pages = [[1], [1, 2]];
  site.answers({
    reports: {
      listTeamBets: ({ pageNo }) => ({
        ...bets,
        ...pageOf(
          (pages[pageNo - 1] ?? []).map((id) =>
            betOf({ recordId: `${id}`, account: `player-${id}` }),
          ),
        ),
        pageNum: pageNo,
        totalPages: 2,
      }),
    },
  });
  await mountScreen('/m/teamBetting', { session: 'agent' });
  await button('Show more').click();
  await expect.element(round(/^player-2/)).toBeVisible();
  expect(round(/^player-1/).elements()).toHaveLength(1);
  await expect.element(button('Show more')).not.toBeInTheDocument();
});

test('§7: team bets: in TY and light', async () => {
  await mountScreen('/m/teamBetting', { session: 'agent', language: 'TY', theme: 'light' });
  await expect.element(main.getByRole('group', { name: '2 taya' })).toBeVisible();
  await expect.element(round(/^bayani/)).toHaveTextContent(/Taya ₱20\.00/);
  expect(await accessibilityFindings()).toEqual([]);
});
