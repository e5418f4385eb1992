import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

type Beat = { label: string; atMs: number };

/** Notes on the page's own clock when a carousel is moved on. */
function noteBeats(): void {
  const beats: Beat[] = [];
  Object.assign(window, { beats });
  const scrollTo = HTMLUListElement.prototype.scrollTo as (options?: ScrollToOptions) => void;
  HTMLUListElement.prototype.scrollTo = function (this: HTMLUListElement, options?: unknown) {
    const label = this.parentElement?.getAttribute('aria-label') ?? '';
    beats.push({ label, atMs: Date.now() });
    scrollTo.call(this, options as ScrollToOptions);
  };
}

/** Lets time pass until the last slides of a carousel stayed that long. */
async function expectPace(page: Page, label: string, everyMs: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4 * everyMs);
    const beats = await page.evaluate(() => (window as unknown as { beats: Beat[] }).beats);
    const [first = 0, second = 0, third = 0] = beats
      .filter((beat) => beat.label === label)
      .map(({ atMs }) => atMs)
      .slice(-3);
    expect([second - first, third - second]).toEqual([everyMs, everyMs]);
  }).toPass();
}

// Motion is what this is about.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the strip moves on every 5 s, the carousels among the games every 8 s', async ({ page }) => {
  await page.addInitScript(noteBeats);
  await page.clock.install();
  await page.goto('/m/home');
  await expectPace(page, 'Highlights', 5000);
  for (const label of ['Events', 'Offers']) {
    const carousel = page.getByRole('region', { name: label, exact: true });
    await expect(async () => {
      await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
      expect(await carousel.count()).toBe(1);
    }).toPass();
    await carousel.scrollIntoViewIfNeeded();
    await expectPace(page, label, 8000);
  }
});
