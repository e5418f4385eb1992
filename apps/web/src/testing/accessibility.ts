import axe from 'axe-core';
import { page } from 'vitest/browser';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const longestEntranceMs = 1000;

/** Waits until what comes and goes has come or gone; what moves for longer is looked at as it is. */
async function untilStill(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect, playState }) => {
    const endMs = Number(effect?.getComputedTiming().endTime);
    return playState === 'running' && endMs <= longestEntranceMs;
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** What WCAG 2.2 AA finds wrong with the whole page, none of it under the bars that lie over it. */
export async function accessibilityFindings() {
  const { innerWidth, innerHeight } = window;
  const { scrollHeight } = document.documentElement;
  const isLonger = scrollHeight > innerHeight;
  if (isLonger) await page.viewport(innerWidth, scrollHeight);
  await untilStill();
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
  if (isLonger) await page.viewport(innerWidth, innerHeight);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => node.target.join(' ')),
  }));
}
