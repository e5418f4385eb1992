import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { fairDraw, lotteries } from './lottery-answers.fixture.ts';
import type { FairDraw } from './lottery.queries.ts';

const main = page.getByRole('main');
const address = '/m/lottery?gameCode=PVSSC1&view=fair&numero=20261124-0731';

function shows(fair: FairDraw): void {
  site.answers({ lottery: { listLotteries: lotteries, getFairness: fair } });
}

const words = {
  EN: { seed: 'Seed', copySeed: /Copy.*Seed/i, voids: 'Void draws of this lottery so far: 2.' },
  TY: { seed: 'Seed', copySeed: /Seed/, voids: 'Mga draw na walang bisa sa lottery na ito: 2.' },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`everything public of a draw stands there, in ${language}`, async () => {
    const fair = fairDraw();
    shows(fair);
    await mountScreen(address, { language, theme });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Minute Five' }))
      .toBeVisible();
    const { commit, seed, signature, randomness, blocks, chain } = fair;
    for (const value of [commit, seed, signature, randomness, blocks[0], chain.hash]) {
      await expect.element(main.getByText(value ?? '', { exact: true })).toBeVisible();
    }
    await expect.element(main.getByText('34230032')).toBeVisible();
    await expect.element(main.getByRole('list').first()).toHaveTextContent('50354');
    const ofSeed = main.getByRole('region', { name: say.seed, exact: true });
    await expect.element(ofSeed.getByRole('button', { name: say.copySeed })).toBeVisible();
    await expect.element(main.getByText(say.voids)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test.each([
  ['sandbox', 'It is no public randomness.'],
  ['quicknet', 'public randomness that many organisations make together'],
])('the source %s is named as what it is', async (name, says) => {
  const fair = fairDraw();
  shows({ ...fair, chain: { ...fair.chain, name } });
  await mountScreen(address);
  const source = main.getByRole('region', { name: 'Source of randomness' });
  await expect.element(source).toHaveTextContent(name);
  await expect.element(source).toHaveTextContent(says);
});

test('nothing on the page says that somebody has checked the draw', async () => {
  shows(fairDraw());
  await mountScreen(address);
  await expect.element(main.getByText('50354'.slice(0, 1), { exact: true }).first()).toBeVisible();
  await expect.element(main).not.toHaveTextContent(/verified|checked/i);
});

test('before the draw its secrets are to follow', async () => {
  const secret = { seed: null, signature: null, randomness: null, winNo: null };
  shows(fairDraw({ ...secret, blocks: [], state: 'closed' }));
  await mountScreen(address);
  await expect.element(main.getByText(fairDraw().commit)).toBeVisible();
  const later = main.getByText('Published after the draw').elements();
  expect(later).toHaveLength(5);
});

test('a void draw says why', async () => {
  const voidReason = 'no public randomness came';
  const secret = { seed: null, signature: null, randomness: null, winNo: null };
  shows(fairDraw({ ...secret, blocks: [], state: 'void', voidReason }));
  await mountScreen(address);
  await expect.element(main.getByRole('alert')).toHaveTextContent(`Reason: ${voidReason}`);
  expect(await accessibilityFindings()).toEqual([]);
});

test('a draw that is not known says so, and can be asked for again', async () => {
  site.answers({
    lottery: { listLotteries: lotteries, getFairness: refuse('lottery.numero.unknown') },
  });
  await mountScreen(address);
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  shows(fairDraw());
  await retry.click();
  await expect.element(main.getByText(fairDraw().commit)).toBeVisible();
});

test('long values do not widen a screen of 320 px', async () => {
  await page.viewport(320, 800);
  shows(fairDraw());
  await mountScreen(address);
  await expect.element(main.getByText(fairDraw().chain.publicKey)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
