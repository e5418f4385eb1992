import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { drawnWave, inSeconds, rainAfter, rainResult, shownRain } from './rain-answers.fixture.ts';

const main = page.getByRole('main');
const check = main.getByRole('button', { name: 'Check the draws' });
const own = [{ wave: 1, claimId: 'ana-1' }];
const wins = [{ wave: 1, amount: '25.00', claimId: 'ana-1' }];
const names = Array.from({ length: 14 }, (_, index) => `lu***${index}`);
const winners = names.map((name) => ({ name, amount: '25.00', wave: 1 }));
const asWinners = { ...rainAfter, winners };
const result = rainResult({ wins, claims: own, total: '25.00', after: asWinners });

const checkedFirst = {
  EN: 'You get ₱25.00 once it is checked.',
  TY: 'Makukuha mo ang ₱25.00 kapag na-check na.',
};

/** The winner of each wave, as the seed of the rain decides. */
const rightly = ['ana-1', 'cora-2'];

function has(winnersOfWaves: readonly string[]): void {
  site.answers({
    rewards: {
      showRain: shownRain({ last: { rainId: 'rain-7', endedAt: inSeconds(-600) } }),
      showRainResult: result,
      showRainDraw: ({ wave }) => drawnWave(wave, winnersOfWaves[wave - 1]!),
    },
  });
}

async function open(): Promise<void> {
  await mountScreen('/m/redRain', { session: 'member' });
  await expect.element(check).toBeVisible();
}

for (const [language, theme] of usualLooks) {
  test(`after a rain its results are shown, in ${language}`, async () => {
    has(rightly);
    await mountScreen('/m/redRain', { session: 'member', language, theme });
    await expect.element(main.getByText('₱25.00').first()).toBeVisible();
    await expect.element(main.getByText('₱37.50')).toBeVisible();
    await expect.element(main.getByText(checkedFirst[language])).not.toBeInTheDocument();
    await expect.element(main.getByText(rainAfter.seed)).toBeVisible();
    await expect.element(main.getByText(rainAfter.seedHash)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

for (const [language, theme] of usualLooks) {
  test(`what is checked before it is paid is said, in ${language}`, async () => {
    has(rightly);
    site.answers({ rewards: { showRainResult: { ...result, checking: '25.00' } } });
    await mountScreen('/m/redRain', { session: 'member', language, theme });
    await expect.element(main.getByText(checkedFirst[language])).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('the ten largest envelopes are shown, and all on demand', async () => {
  has(rightly);
  await open();
  const list = main.getByRole('region', { name: 'Largest envelopes' });
  expect(list.getByRole('listitem').elements()).toHaveLength(10);
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(14);
  await expect.element(list.getByRole('button')).not.toBeInTheDocument();
});

test('draws that are right are found so, with the own entries', async () => {
  has(rightly);
  await open();
  await check.click();
  await expect.element(main.getByText('All draws are right')).toBeVisible();
  await expect.element(main.getByText('Your own entries are all in it')).toBeVisible();
  const read = () => site.calls('rewards', 'showRainDraw').map(({ input }) => input.wave);
  await expect.poll(read).toEqual([1, 2]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('a draw that does not match is named', async () => {
  has(['ana-1', 'ana-2']);
  await open();
  await check.click();
  await expect.element(main.getByText(/^The draw of wave 2 does not match/)).toBeVisible();
});

test('a check that was cut off says why, and can begin again', async () => {
  has(rightly);
  site.answers({ rewards: { showRainDraw: refuse('server.busy') } });
  await open();
  await check.click();
  await expect.element(main.getByRole('alert')).toBeVisible();
  has(rightly);
  await check.click();
  await expect.element(main.getByText('All draws are right')).toBeVisible();
});

test('where the browser cannot check, the page says so', async () => {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });
  onTestFinished(() => void Reflect.deleteProperty(window, 'isSecureContext'));
  has(rightly);
  await mountScreen('/m/redRain', { session: 'member' });
  await expect.element(main.getByText(/over a secure connection/)).toBeVisible();
  expect(check.elements()).toEqual([]);
});
