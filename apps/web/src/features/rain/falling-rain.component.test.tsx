import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { bringQueries, ownData } from '@pavilion/client/queries/queries.tsx';
import type { RainResult } from './claim.queries.ts';
import { fallingRain, inSeconds, rainResult, rainTerms } from './rain-answers.fixture.ts';

const main = page.getByRole('main');
const field = main.getByRole('region', { name: 'Red envelope rain' });
const button = main.getByRole('button', { name: 'Catch an envelope' });
const envelopes = () => [
  ...document.querySelectorAll<HTMLElement>('main button[aria-hidden="true"]'),
];
const claims = () => site.calls('rewards', 'claimRain').map(({ input }) => input);
const results = () => site.calls('rewards', 'showRainResult').map(({ input }) => input.wave);

function tap(index: number): void {
  envelopes()[index]!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

/** The browser of the tests wants no motion; this page is told otherwise. */
function wantMotion(): void {
  const ownMedia = matchMedia;
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ownMedia(query.includes('reduced-motion') ? 'not all' : query));
  onTestFinished(() => spy.mockRestore());
}

const holdTime = () =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });

const claimId = (wave: number) => `claim-${wave}`;

/** Answers each claim; its wave is drawn 1.5 s after the end. */
function takesClaims(): void {
  const { now } = fallingRain(1);
  const beganAt = Date.parse(now!.rain.beginsAt);
  site.answers({
    rewards: {
      claimRain: ({ wave }) => {
        const drawnAt = new Date(beganAt + wave * 6000 + 1500).toISOString();
        return { claimId: claimId(wave), wave, drawnAt };
      },
    },
  });
}

const won: Partial<RainResult> = {
  state: 'won',
  amount: '12.50',
  wins: [{ wave: 1, amount: '12.50', claimId: claimId(1) }],
  total: '12.50',
};

/** The answers for waves; all others are not drawn yet. */
function drawn(given: Partial<RainResult>): void {
  site.answers({ rewards: { showRainResult: rainResult(given) } });
}

async function open(answer = fallingRain(1)): Promise<void> {
  site.answers({ rewards: { showRain: answer } });
  await mountScreen('/m/redRain', { session: 'member' });
  await expect.element(field).toBeVisible();
}

for (const [language, theme] of usualLooks) {
  test(`a rain that falls has its wave and a plain button, in ${language}`, async () => {
    wantMotion();
    site.answers({ rewards: { showRain: fallingRain(1) } });
    await mountScreen('/m/redRain', { session: 'member', language, theme });
    await expect.element(main.getByText(/^Wave 1 /)).toBeVisible();
    expect(envelopes().length).toBeGreaterThan(9);
    expect(envelopes().length).toBeLessThanOrEqual(24);
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('many taps and the button make one claim, and envelopes can be tapped for joy', async () => {
  wantMotion();
  holdTime();
  takesClaims();
  await open();
  for (const index of [0, 1, 2, 3]) tap(index);
  await button.click();
  await expect.element(main.getByText('You are in the draw of this wave')).toBeVisible();
  tap(5);
  await button.click();
  expect(envelopes()[5]!.dataset).toHaveProperty('caught');
  expect(claims()).toEqual([{ rainId: 'rain-7', wave: 1 }]);
  expect(results()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('the next wave begins by the time of the server, and takes a claim of its own', async () => {
  holdTime();
  takesClaims();
  drawn({ state: 'lost' });
  await open();
  await button.click();
  await expect.element(main.getByText('You are in the draw of this wave')).toBeVisible();
  vi.advanceTimersByTime(5200);
  await expect.element(main.getByRole('heading', { name: 'Wave 2 of 10' })).toBeVisible();
  await expect.element(main.getByText('Wave 1 is being drawn')).toBeVisible();
  await button.click();
  await expect.element(main.getByText('You are in the draw of this wave')).toBeVisible();
  expect(claims().map(({ wave }) => wave)).toEqual([1, 2]);
});

test('a win is shown by a signal, before its result is asked for', async () => {
  holdTime();
  takesClaims();
  await open();
  await button.click();
  await expect.element(main.getByText('You are in the draw of this wave')).toBeVisible();
  vi.advanceTimersByTime(5200);
  await expect.element(main.getByText('Wave 1 is being drawn')).toBeVisible();
  expect(results()).toEqual([]);
  drawn(won);
  const { client } = await bringQueries();
  await client.invalidateQueries({ queryKey: [ownData, 'rain', 'results'] });
  await expect.element(main.getByText('You won ₱12.50')).toBeVisible();
  const mine = main.getByRole('region', { name: 'My envelopes' });
  await expect.element(mine).toHaveTextContent('Together ₱12.50');
  expect(await accessibilityFindings()).toEqual([]);
});

test.each([
  [won, 'You won ₱12.50'],
  [{ state: 'lost' } as const, 'Not this time'],
])('without a signal a result is asked for once it is drawn: %j', async (given, sentence) => {
  holdTime();
  takesClaims();
  drawn(given);
  await open();
  await button.click();
  await expect.element(main.getByText('You are in the draw of this wave')).toBeVisible();
  vi.advanceTimersByTime(5200);
  await expect.element(main.getByText('Wave 1 is being drawn')).toBeVisible();
  vi.advanceTimersByTime(4000);
  await expect.element(main.getByText(sentence)).toBeVisible();
  expect(results()).toEqual([1]);
});

test('a draw that takes longer is asked for again', async () => {
  holdTime();
  takesClaims();
  drawn({ state: 'pending' });
  await open();
  await button.click();
  await expect.element(main.getByText('You are in the draw of this wave')).toBeVisible();
  vi.advanceTimersByTime(10_000);
  await expect.poll(results).toEqual([1]);
  await expect.element(main.getByText('Wave 1 is being drawn')).toBeVisible();
  drawn({ state: 'lost' });
  vi.advanceTimersByTime(6000);
  await expect.element(main.getByText(/Not this time/)).toBeVisible();
});

test('a claim from before the page was opened counts', async () => {
  drawn({ claims: [{ wave: 3, claimId: claimId(3) }] });
  await open(fallingRain(14, {}, claimId(3)));
  await expect.element(main.getByText('You are in the draw of this wave')).toBeVisible();
  await button.click();
  expect(claims()).toEqual([]);
});

test('a refusal is shown and does not stop the field; another tap tries again', async () => {
  wantMotion();
  holdTime();
  site.answers({ rewards: { claimRain: refuse('server.busy') } });
  await open();
  await button.click();
  await expect.element(main.getByRole('alert')).toBeVisible();
  expect(envelopes().length).toBeGreaterThan(9);
  takesClaims();
  tap(2);
  await expect.element(main.getByText('You are in the draw of this wave')).toBeVisible();
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
});

test('a claim that comes too late is not spoken of', async () => {
  holdTime();
  site.answers({ rewards: { claimRain: refuse('rain.wave') } });
  await open();
  await button.click();
  await expect.poll(claims).toHaveLength(1);
  site.answers({ rewards: { claimRain: offline } });
  await button.click();
  await expect.poll(claims).toHaveLength(2);
  await expect.element(main.getByRole('alert')).toBeVisible();
  site.answers({ rewards: { claimRain: refuse('rain.wave') } });
  await button.click();
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
});

test('a rain that was called off is read anew', async () => {
  holdTime();
  site.answers({ rewards: { claimRain: refuse('rain.closed') } });
  await open();
  const { now: _, ...gone } = fallingRain(1);
  site.answers({ rewards: { showRain: { ...gone, now: null } } });
  await button.click();
  await expect.element(main.getByText(/^No rain is planned/)).toBeVisible();
});

test('without motion there is the plain button and a still picture', async () => {
  holdTime();
  takesClaims();
  await open();
  expect(envelopes()).toEqual([]);
  await expect.element(main.getByText('Tap the envelopes')).not.toBeInTheDocument();
  await button.click();
  await expect.element(main.getByText('You are in the draw of this wave')).toBeVisible();
});

test('who may not take part sees why, and claims nothing', async () => {
  wantMotion();
  const terms = rainTerms({ needs: ['deposit'], missing: ['deposit'] });
  await open(fallingRain(1, { terms }));
  await expect.element(main.getByText('You cannot take part yet')).toBeVisible();
  tap(1);
  expect(button.elements()).toEqual([]);
  expect(claims()).toEqual([]);
});

test('the sound is off until it is turned on', async () => {
  await open();
  const on = main.getByRole('button', { name: 'Turn the sound on' });
  await on.click();
  await expect.element(main.getByRole('button', { name: 'Turn the sound off' })).toBeVisible();
  expect(on.elements()).toEqual([]);
});

test('after the last wave the page waits for its draw, then shows what it brought', async () => {
  holdTime();
  drawn({ state: 'none' });
  await open(fallingRain(58));
  await expect.element(main.getByRole('heading', { name: 'Wave 10 of 10' })).toBeVisible();
  const after = fallingRain(61).now!.rain;
  const last = { rainId: after.rainId, endedAt: inSeconds(2) };
  site.answers({ rewards: { showRain: { ...fallingRain(1), now: null, last } } });
  vi.advanceTimersByTime(3000);
  await expect.element(main.getByText('The last wave is being drawn.')).toBeVisible();
  await expect.element(main.getByText(/^No rain is planned/)).toBeVisible();
});
