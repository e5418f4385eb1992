import axe from 'axe-core';
import { page } from 'vitest/browser';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const longestEntranceMs = 1000;

function moving(): Animation[] {
  return document.getAnimations().filter(({ effect, playState }) => {
    const endMs = Number(effect?.getComputedTiming().endTime);
    return playState === 'running' && endMs <= longestEntranceMs;
  });
}

/**
 * Waits until short animations have ended; longer ones are judged as they are. One may start the
 * next: a change of theme goes from each element to its children.
 */
async function untilStill(): Promise<void> {
  for (let now = moving(); now.length > 0; now = moving()) {
    await Promise.allSettled(now.map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  }
}

/** What axe finds on the whole page, made as tall as it is; looks again where it grew meanwhile. */
async function findAll(looksLeft = 2): Promise<axe.Result[]> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight);
  await untilStill();
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
  const hasGrown = document.documentElement.scrollHeight > window.innerHeight;
  return hasGrown && looksLeft > 0 ? findAll(looksLeft - 1) : violations;
}

/** Violations of WCAG 2.2 AA on the whole page, made tall enough that no bar covers content. */
export async function accessibilityFindings() {
  const { innerWidth, innerHeight } = window;
  const violations = await findAll();
  if (window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => node.target.join(' ')),
  }));
}
