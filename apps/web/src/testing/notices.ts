import { expect } from 'vitest';

const said: string[] = [];

new MutationObserver((changes) => {
  for (const { addedNodes, target } of changes) {
    if (!(target instanceof Element) || !target.matches('[data-toasts]')) continue;
    for (const { textContent } of addedNodes) said.push(textContent ?? '');
  }
}).observe(document, { childList: true, subtree: true });

/**
 * Waits until the page has said the words in a short notice. It is there for a second or two, so
 * what was said is kept from the moment it is drawn. Each notice counts once.
 */
export async function expectNotice(words: string): Promise<void> {
  await expect.poll(() => said.join(' | ')).toContain(words);
  const found = said.findIndex((one) => one.includes(words));
  said.splice(0, found + 1);
}

/** What the page has said besides, until now. */
export const otherNotices = (): readonly string[] => said;

export function forgetNotices(): void {
  said.length = 0;
}
