import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { duePlay, freePlay, inMinutes, noResult } from '#features/limits/limits.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { comeFrom } from '#testing/come-from.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { bringQueries } from '@pavilion/client/queries/queries.tsx';
import { launched } from '../games.fixture.ts';

const game = '/m/play/10001';
const minuteMs = 60_000;
const frame = page.getByTitle('Coral Choir');
const dialog = page.getByRole('dialog');
const check = page.getByRole('dialog', { name: 'Reality check' });
const pause = page.getByRole('dialog', { name: 'Time for a break' });
const goOn = check.getByRole('button', { name: 'Keep playing' });

beforeEach(() => {
  site.answers({
    games: { launchGame: launched() },
    reports: { getPlayResult: noResult },
    protection: { notePlay: duePlay },
  });
});

const play = () => mountScreen(game, { session: 'member' });
const notes = () => site.calls('protection', 'notePlay');

async function untilAnswered(): Promise<void> {
  const { client } = await bringQueries();
  await expect.poll(() => client.isFetching()).toBe(0);
}

function useClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
}

/** A game in the whole window, at an address that leaves the page of the test open. */
function inWholeWindow() {
  const content = { game_url: `${location.origin}${game}#opened` };
  return { ...launched(), content, topLevel: true };
}

const isOpened = () => location.hash === '#opened';

test('§7: a game in the whole window waits for the answer to a check', async () => {
  site.answers({
    games: { launchGame: inWholeWindow() },
    protection: { answerCheck: freePlay },
  });
  await play();
  await expect.element(check).toBeVisible();
  expect(isOpened()).toBe(false);
  await goOn.click();
  await expect.poll(isOpened).toBe(true);
});

test('§7: a game in the whole window waits for what stops its player to be known', async () => {
  site.answers({ games: { launchGame: inWholeWindow() } });
  const arrive = site.hold('protection', 'notePlay');
  await play();
  await expect.poll(notes).toHaveLength(1);
  await new Promise(requestAnimationFrame);
  expect(isOpened()).toBe(false);
  arrive(freePlay);
  await expect.poll(isOpened).toBe(true);
  expect(dialog.query()).toBeNull();
});

test('§7: a game in the whole window opens where that cannot be known', async () => {
  site.answers({
    games: { launchGame: inWholeWindow() },
    protection: { notePlay: gateway },
  });
  await play();
  await expect.poll(isOpened).toBe(true);
});

test('§7: a game in the whole window opens where that takes too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  site.answers({ games: { launchGame: inWholeWindow() } });
  site.hold('protection', 'notePlay');
  const opening = play();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(10);
      return notes();
    })
    .toHaveLength(1);
  await opening;
  vi.advanceTimersByTime(10_000);
  await expect.poll(isOpened).toBe(true);
});

test('§7: the pause of the site covers the game, counts down, and goes by itself', async () => {
  useClock();
  site.answers({ protection: { notePlay: { ...freePlay, pauseUntil: inMinutes(15) } } });
  await play();
  await expect.element(pause).toHaveTextContent(/You can play again from .*\d:\d\d/);
  await expect.element(pause.getByRole('timer')).toHaveTextContent('15 min left');
  expect(await accessibilityFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(pause).toBeVisible();
  vi.advanceTimersByTime(minuteMs / 2);
  await untilAnswered();
  vi.advanceTimersByTime(minuteMs);
  await expect.element(pause.getByRole('timer')).toHaveTextContent('14 min left');
  await untilAnswered();
  site.answers({ protection: { notePlay: { ...freePlay, pauseUntil: inMinutes(1.5) } } });
  vi.advanceTimersByTime(minuteMs);
  await expect.element(pause.getByRole('timer')).toHaveTextContent('1 min left');
  await untilAnswered();
  site.answers({ protection: { notePlay: freePlay } });
  vi.advanceTimersByTime(minuteMs / 2);
  await expect.element(pause).not.toBeInTheDocument();
  await expect.element(frame).toBeVisible();
});

test('§7: from the pause a player leaves the game, or looks at the limits', async () => {
  comeFrom('https://elsewhere.example/');
  site.answers({ protection: { notePlay: { ...freePlay, pauseUntil: inMinutes(15) } } });
  await play();
  await pause.getByRole('link', { name: 'See my limits' }).click();
  await expect.poll(() => location.pathname).toBe('/m/limits');
  await page.getByRole('link', { name: 'Back to your game' }).click();
  await pause.getByRole('button', { name: 'Leave the game' }).click();
  await expect.poll(() => location.pathname).toBe('/m/home');
});

test('§7: a check that is due is answered before the pause', async () => {
  const pauseUntil = inMinutes(15);
  site.answers({
    protection: { notePlay: { ...duePlay, pauseUntil }, answerCheck: { ...freePlay, pauseUntil } },
  });
  await play();
  await expect.element(check).toBeVisible();
  expect(pause.query()).toBeNull();
  await goOn.click();
  await expect.element(pause).toBeVisible();
  await expect.element(check).not.toBeInTheDocument();
});

test('§7: a game in the whole window waits for the end of a pause', async () => {
  useClock();
  site.answers({
    games: { launchGame: inWholeWindow() },
    protection: { notePlay: { ...freePlay, pauseUntil: inMinutes(0.5) } },
  });
  await play();
  await expect.element(pause).toBeVisible();
  expect(isOpened()).toBe(false);
  await untilAnswered();
  site.answers({ protection: { notePlay: freePlay } });
  vi.advanceTimersByTime(minuteMs / 2);
  await expect.poll(isOpened).toBe(true);
});

test.each(['limit.time.reached', 'limit.pause'] as const)(
  '§4, §7: a launch that is refused by %s leads to the limits, and back',
  async (code) => {
    site.answers({ games: { launchGame: refuse(code) } });
    await play();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('link', { name: 'See my limits' }).click();
    await expect.poll(() => location.pathname).toBe('/m/limits');
    expect(sessionStorage.getItem('returnToGame')).toBe(game);
  },
);

test('§7: a launch that needs it leads to it, and back', async () => {
  site.answers({ games: { launchGame: refuse('identity.check.needed') } });
  await play();
  await page.getByRole('link', { name: 'Verify identity' }).click();
  await expect.poll(() => location.pathname).toBe('/m/identity');
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Back to your game' }))
    .toHaveAttribute('href', game);
});

test('§4, §7: any other refusal of a launch leads to no limits', async () => {
  site.answers({ games: { launchGame: refuse('game.maintenance') } });
  await play();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See my limits' })).not.toBeInTheDocument();
});

test('§4, §7: the bar of a game shows the result and the time where the site wants them', async () => {
  const timer = page.getByRole('timer', { name: 'Time in this game' });
  const net = page.getByRole('status').filter({ hasText: 'Result in this game' });
  const arrive = site.hold('games', 'launchGame');
  site.answers({ protection: { notePlay: freePlay } });
  await play();
  await expect.element(page.getByText('Opening')).toBeVisible();
  await expect.element(timer).not.toBeInTheDocument();
  const bar = page.getByRole('main').element().querySelector('header')!;
  const before = bar.getBoundingClientRect().height;
  arrive({ ...launched(), showsNet: false });
  await expect.element(timer).toBeVisible();
  expect(bar.getBoundingClientRect().height, 'the bar does not move the game').toBe(before);
  await untilAnswered();
  await expect.element(net).not.toBeInTheDocument();

  site.answers({ games: { launchGame: { ...launched(), showsElapsed: false } } });
  await play();
  await expect.element(net).toBeVisible();
  await expect.element(timer).not.toBeInTheDocument();
});
