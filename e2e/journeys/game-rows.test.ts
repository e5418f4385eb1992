import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Notes how far what is on the page moves by itself. */
function noteShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as unknown as { value: number }[];
    shifts.push(...entries.map(({ value }) => value));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

function shiftsOn(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

function gamesOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true }).getByRole('listitem');
}

/** Touches the page, which ends the first look: the rest of a row follows. */
async function touched(page: Page, games: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await games.count()).toBe(12);
  }, 'the rest follows those of the first HTML').toPass();
}

/** In how many lines the games of a row stand, and how many of them are wholly in view. */
function linesOf(games: Locator): Promise<{ lines: number; inView: number }> {
  return games.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return {
      lines: new Set(boxes.map(({ top }) => top)).size,
      inView: boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth).length,
    };
  });
}

for (const width of [390, 320]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('games stand in two lines of three, slots in one (section 9)', async ({ page }) => {
      await page.addInitScript(noteShifts);
      await page.goto('/m/home');
      const hot = gamesOf(page, 'Hot right now');
      await expect(hot).toHaveCount(6);
      await touched(page, hot);
      expect(await shiftsOn(page), 'nothing moves by that').toEqual([]);
      expect(await linesOf(hot)).toEqual({ lines: 2, inView: 6 });
      expect(await linesOf(gamesOf(page, 'Slots'))).toEqual({ lines: 1, inView: 3 });
    });
  });
}

test('a row of games is swiped by the slide, and by the keyboard', async ({ page, axeCheck }) => {
  await page.goto('/m/home');
  const hot = gamesOf(page, 'Hot right now');
  await touched(page, hot);
  const start = (await hot.first().boundingBox())?.x ?? NaN;
  await hot.first().evaluate((game) => game.parentElement?.scrollTo({ left: 80 }));
  await expect.poll(async () => (await hot.nth(2).boundingBox())?.x).toBeCloseTo(start, 0);
  await hot.last().getByRole('link').focus();
  await expect(hot.last()).toBeInViewport({ ratio: 0.99 });
  await axeCheck(page);
});
