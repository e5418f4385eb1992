import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Records the layout shifts of the page. */
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

/** Presses a key, on which the home loads the rest of its rows. */
async function touched(page: Page, games: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await games.count()).toBe(12);
  }, 'the rest follows those of the first HTML').toPass();
}

test('§9: the rest of a row follows the games of the first HTML, and nothing shifts', async ({
  page,
}) => {
  await page.addInitScript(noteShifts);
  await page.goto('/m/home');
  const hot = gamesOf(page, 'Hot right now');
  await expect(hot).toHaveCount(6);
  await touched(page, hot);
  expect(await shiftsOn(page)).toEqual([]);
});
