import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  dueCheck,
  duePlay,
  freePlay,
  inMinutes,
  limitOf,
  noResult,
  siteLimits,
} from '#features/limits/limits.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway } from '#testing/answers.ts';
import { comeFrom } from '#testing/come-from.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { bringQueries, ownData } from '@pavilion/client/queries/queries.tsx';
import { readAgain } from '@pavilion/client/queries/read-again.ts';
import { launched } from '../games.fixture.ts';

const game = '/m/play/10001';
const minuteMs = 60_000;
const frame = page.getByTitle('Coral Choir');
const dialog = page.getByRole('dialog');
const check = page.getByRole('dialog', { name: 'Reality check' });
const goOn = check.getByRole('button', { name: 'Keep playing' });
const stop = check.getByRole('button', { name: 'Stop playing' });

beforeEach(() => {
  site.answers({
    games: { launchGame: launched() },
    reports: {
      getPlayResult: noResult,
    },
    protection: {
      getLimits: siteLimits([
        limitOf({ kind: 'loss', period: 'week', used: '1000.00', left: '0.00' }),
        limitOf({ kind: 'time', amount: '90', used: '75', left: '15' }),
        limitOf({ kind: 'bet', period: 'stake', amount: '50.00', used: null, left: null }),
      ]),
      notePlay: duePlay,
    },
  });
});

const play = () => mountScreen(game, { session: 'member' });
const notes = () => site.calls('protection', 'notePlay');
const answers = () => site.calls('protection', 'answerCheck').map(({ input }) => input);

async function untilAnswered(): Promise<void> {
  const { client } = await bringQueries();
  await expect.poll(() => client.isFetching()).toBe(0);
}

/** The stream of changes says that limits of the member have changed. */
async function hearOfLimits(): Promise<void> {
  await untilAnswered();
  const { client } = await bringQueries();
  await readAgain(client, [ownData, 'playing']);
}

function useClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
}

test('§7: a check that is due covers the game, and says what was played and what is left', async () => {
  await play();
  await expect.element(check).toHaveTextContent('You have played for 1 hr 15 min.');
  await expect.element(check).toHaveTextContent('You bet₱1,200.00You won₱1,450.50Result+₱250.50');
  const left = 'Left of your limitsLosses · In 7 days₱0Playing time · Per day15 min';
  await expect.element(check).toHaveTextContent(left);
  await expect.element(check).not.toHaveTextContent('One bet');
  await expect.element(check).not.toHaveTextContent('Deposits');
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a loss has a minus sign, and without limits nothing is said of them', async () => {
  const own = { ...dueCheck, net: '-700.00' };
  site.answers({
    protection: { notePlay: { ...duePlay, check: own }, getLimits: siteLimits() },
  });
  await play();
  await expect.element(check).toHaveTextContent('Result-₱700.00');
  await untilAnswered();
  await expect.element(check).not.toHaveTextContent('Left of your limits');
});

test('§7: nothing but an answer takes the check away', async () => {
  await play();
  await expect.element(check).toBeVisible();
  const element = check.element() as HTMLDialogElement;
  expect(document.activeElement, 'a key of the game presses no button').toBe(
    element.firstElementChild,
  );
  await expect.element(check.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}{Escape}');
  await userEvent.keyboard(' {Enter}');
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  element.dispatchEvent(new Event('cancel', { cancelable: true }));
  // As a browser does that knows no better.
  element.close();
  await expect.poll(() => element.matches(':modal')).toBe(true);
  await expect.element(check).toBeVisible();
  expect(answers()).toEqual([]);
  const leave = page.getByRole('button', { name: 'Leave the game' }).element() as HTMLElement;
  leave.focus();
  expect(document.activeElement, 'what is below it cannot be reached').not.toBe(leave);
});

test('§7: to go on is sent once, and uncovers the game', async () => {
  const arrive = site.hold('protection', 'answerCheck');
  await play();
  await goOn.dblClick();
  await expect.element(goOn).toHaveAttribute('aria-busy', 'true');
  await expect.element(stop).toBeDisabled();
  await expect.element(check).toBeVisible();
  arrive(freePlay);
  await expect.element(check).not.toBeInTheDocument();
  await expect.element(frame).toBeVisible();
  expect(answers()).toEqual([{ since: dueCheck.since, answer: 'goOn' }]);
});

test('§7: a note that was under way does not bring an answered check back', async () => {
  useClock();
  site.answers({ protection: { answerCheck: freePlay } });
  await play();
  await expect.element(check).toBeVisible();
  await untilAnswered();
  const arriveLate = site.hold('protection', 'notePlay');
  vi.advanceTimersByTime(minuteMs);
  await expect.poll(notes).toHaveLength(2);
  await goOn.click();
  await expect.element(check).not.toBeInTheDocument();
  arriveLate(duePlay);
  await new Promise(requestAnimationFrame);
  await expect.element(frame).toBeVisible();
  expect(dialog.query()).toBeNull();
});

test('§7: to stop leaves the game', async () => {
  comeFrom('https://elsewhere.example/');
  site.answers({ protection: { answerCheck: freePlay } });
  await play();
  await stop.click();
  await expect.poll(() => location.pathname).toBe('/m/home');
  expect(answers()).toEqual([{ since: dueCheck.since, answer: 'stop' }]);
  expect(localStorage.getItem('openGame')).toBeNull();
});

test('§7: an answer that does not arrive is said, and can be sent again', async () => {
  site.answers({ protection: { answerCheck: gateway } });
  await play();
  await goOn.click();
  await expect.element(check.getByRole('alert')).toBeVisible();
  await stop.click();
  await expect.poll(answers).toHaveLength(2);
  await expect.element(check.getByRole('alert')).toBeVisible();
  expect(location.pathname).toBe(game);
  site.answers({ protection: { answerCheck: freePlay } });
  await goOn.click();
  await expect.element(check).not.toBeInTheDocument();
});

test('§7: the check is there again after a reload, and after a look at the limits', async () => {
  await play();
  await expect.element(check).toBeVisible();
  await play();
  await check.getByRole('link', { name: 'My limits' }).click();
  await expect.poll(() => location.pathname).toBe('/m/limits');
  await page.getByRole('link', { name: 'Back to your game' }).click();
  await expect.element(check).toBeVisible();
  expect(location.pathname).toBe(game);
});

test('§7: the check leads to the history, and that back to the game', async () => {
  await play();
  await check.getByRole('link', { name: 'History' }).click();
  await expect.poll(() => location.pathname).toBe('/m/history');
  await page.getByRole('link', { name: 'Back to your game' }).click();
  await expect.element(check).toBeVisible();
});

test('§7: a trial account, which has no history, goes to profit and loss where the site has it', async () => {
  await mountScreen(game, { session: 'trial' });
  await expect
    .element(check.getByRole('link', { name: 'History' }))
    .toHaveAttribute('href', '/m/profitandloss');
  await mountScreen(game, { session: 'trial', settings: { whitelabel: {} } });
  await expect.element(check.getByRole('button', { name: 'Keep playing' })).toBeVisible();
  await expect.element(check.getByRole('link', { name: 'History' })).not.toBeInTheDocument();
});

test('§7: a check that comes due covers the game, and an answer elsewhere uncovers it', async () => {
  useClock();
  site.answers({ protection: { notePlay: freePlay } });
  await play();
  await expect.element(frame).toBeVisible();
  await untilAnswered();
  expect(dialog.query()).toBeNull();
  site.answers({ protection: { notePlay: duePlay } });
  vi.advanceTimersByTime(minuteMs);
  await expect.element(check).toBeVisible();
  site.answers({ protection: { notePlay: freePlay } });
  await hearOfLimits();
  await expect.element(check).not.toBeInTheDocument();
});

test('§7: a limit that refused a bet is said after the check', async () => {
  site.answers({ protection: { answerCheck: freePlay } });
  const limitsArrive = site.hold('protection', 'getLimits');
  await play();
  await expect.element(check).toBeVisible();
  const refusal = siteLimits([limitOf({ kind: 'loss', left: '0.00' })], {
    refused: { at: '2026-11-02T08:05:00.000Z', by: [{ kind: 'loss', period: 'day' }] },
  });
  limitsArrive(refusal);
  site.answers({ protection: { getLimits: refusal } });
  await untilAnswered();
  const refused = page.getByRole('dialog', { name: 'This bet is over your limit' });
  expect(refused.query()).toBeNull();
  await goOn.click();
  await expect.element(refused).toBeVisible();
});

test('§7: play money has no check', async () => {
  site.answers({ games: { launchGame: { ...launched(), trial: true } } });
  await mountScreen(game, { session: 'trial' });
  await expect.element(frame).toBeVisible();
  expect(notes()).toEqual([]);
  expect(dialog.query()).toBeNull();
});

test('§7: in TY and light: the check, and the pause', async () => {
  await mountScreen(game, { session: 'member', language: 'TY', theme: 'light' });
  await expect.element(check).toHaveTextContent('Itinaya mo₱1,200.00Napanalunan mo₱1,450.50');
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ protection: { notePlay: { ...freePlay, pauseUntil: inMinutes(15) } } });
  await mountScreen(game, { session: 'member', language: 'TY', theme: 'light' });
  await expect
    .element(page.getByRole('dialog', { name: 'Oras na para magpahinga' }))
    .toHaveTextContent('15 min. pa');
  expect(await accessibilityFindings()).toEqual([]);
});
