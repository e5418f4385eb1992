import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { duePlay, freePlay } from '#features/limits/limits.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';
import { launchedLottery, openRoom } from './room-answers.fixture.ts';

const address = '/m/lottery?gameCode=PVSSC1&playType=trad';
const main = page.getByRole('main');
const check = page.getByRole('dialog', { name: 'Reality check' });
const elapsed = main.getByRole('timer', { name: 'Time in this game' });

const nothing = { stake: '0.00', returned: '0.00', net: '0.00' };
const lostSome = { stake: '40.00', returned: '0.00', net: '-40.00' };

beforeEach(() => {
  openRoom(ssc);
  site.answers({
    games: { launchGame: launchedLottery() },
    reports: {
      getPlayResult: { rounds: 4, ...lostSome, settled: lostSome, open: nothing, openRounds: 0 },
    },
    protection: { notePlay: freePlay },
  });
});

const words = {
  EN: { time: 'Time in this game', result: 'Result in this game', balance: 'Balance' },
  TY: { time: 'Oras sa larong ito', result: 'Resulta sa larong ito', balance: 'Balanse' },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`a member sees time, result and balance, in ${language}`, async () => {
    await mountScreen(address, { session: 'member', language, theme });
    await expect.element(main.getByRole('timer', { name: say.time })).toBeVisible();
    await expect.element(main.getByText(say.result)).toBeInTheDocument();
    await expect.element(main).toHaveTextContent('-₱40.00');
    await expect.element(main.getByText(say.balance, { exact: true })).toBeInTheDocument();
    await expect.element(main).toHaveTextContent('₱1,250.50');
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('the lottery and its prize mode are launched, once', async () => {
  await mountScreen(address, { session: 'member' });
  await expect.element(elapsed).toBeVisible();
  const sent = site.calls('games', 'launchGame').map(({ input }) => input);
  const lottery = { lottoGameCode: 'PVSSC1', lottoPrizeMode: 'lottery' };
  expect(sent).toEqual([expect.objectContaining({ launchMode: 'LOTT', ...lottery })]);
});

test('trial play is marked, and has no result', async () => {
  site.answers({ games: { launchGame: launchedLottery({ trial: true }) } });
  await mountScreen(address, { session: 'trial' });
  await expect.element(elapsed).toBeVisible();
  await expect.element(main.getByText('TRIAL').first()).toBeVisible();
  await expect.element(main.getByText('Result in this game')).not.toBeInTheDocument();
  expect(site.calls('reports', 'getPlayResult')).toEqual([]);
  expect(site.calls('protection', 'notePlay')).toEqual([]);
});

test('who has no time left is told so, with the way to the limits', async () => {
  site.answers({ games: { launchGame: refuse('limit.time.reached') } });
  await mountScreen(address, { session: 'member' });
  await expect
    .element(main.getByRole('link', { name: 'See my limits' }))
    .toHaveAttribute('href', '/m/limits');
  await expect.element(elapsed).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a launch that did not arrive can be asked for again', async () => {
  site.answers({ games: { launchGame: offline } });
  await mountScreen(address, { session: 'member' });
  const again = main.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  site.answers({ games: { launchGame: launchedLottery() } });
  await again.click();
  await expect.element(elapsed).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});

test('a guest sees no bar, and nothing is launched', async () => {
  await mountScreen(address);
  await expect.element(main.getByRole('button', { name: 'Bet now' })).toBeVisible();
  await expect.element(elapsed).not.toBeInTheDocument();
  await expect.element(main.getByText('Balance', { exact: true })).not.toBeInTheDocument();
  expect(site.calls('games', 'launchGame')).toEqual([]);
});

test('a reality check that is due covers the page until it is answered', async () => {
  site.answers({ protection: { notePlay: duePlay, answerCheck: freePlay } });
  await mountScreen(address, { session: 'member' });
  await expect.element(check).toHaveTextContent('You have played for 1 hr 15 min.');
  expect(check.element().matches(':modal')).toBe(true);
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect.element(check).not.toBeInTheDocument();
  await expect.element(elapsed).toBeVisible();
});
