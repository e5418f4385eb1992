import { expect } from 'vitest';

const said: string[] = [];

new MutationObserver((changes) => {
  for (const { addedNodes, target } of changes) {
    if (!(target instanceof Element) || !target.matches('[data-toasts]')) continue;
    for (const { textContent } of addedNodes) said.push(textContent ?? '');
  }
}).observe(document, { childList: true, subtree: true });

/**
 * Waits until the page has shown a short notice with these words. A notice lasts a second or two,
 * so each is recorded when it is drawn, and counts once.
 */
export async function expectNotice(words: string): Promise<void> {
  await expect.poll(() => said.join(' | ')).toContain(words);
  const found = said.findIndex((one) => one.includes(words));
  said.splice(0, found + 1);
}

/** The other notices that the page has shown so far. */
export const otherNotices = (): readonly string[] => said;

export function forgetNotices(): void {
  said.length = 0;
}
