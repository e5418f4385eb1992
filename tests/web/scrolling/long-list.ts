import type { CDPSession, JSHandle, Page } from '@playwright/test';

/** The least height of a row, which holds two tiles. */
export const leastRowPx = 100;
const leastRowsOfPage = 12;

/** Taps "Show more", each time the page before has arrived, until that many pages are there. */
export async function loadPages(page: Page, wanted: number): Promise<void> {
  await page.evaluate(
    async ({ pages, leastPagePx }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const heightPx = () => document.documentElement.scrollHeight;
      for (let loaded = 1; loaded < pages; loaded += 1) {
        const before = heightPx();
        document.querySelector<HTMLButtonElement>('main ul + div > button')?.click();
        while (heightPx() - before < leastPagePx) await frame();
      }
    },
    { pages: wanted, leastPagePx: leastRowsOfPage * leastRowPx },
  );
}

export async function jumpTo(page: Page, part: number): Promise<void> {
  await page.evaluate((share) => {
    const { scrollHeight } = document.documentElement;
    scrollTo(0, share * (scrollHeight - innerHeight));
  }, part);
}

/** Keeps the page scrolled to its end in every frame in which it grows, until disconnected. */
export async function stayAtEnd(page: Page): Promise<JSHandle<MutationObserver>> {
  return page.evaluateHandle(() => {
    const toEnd = () => scrollTo(0, document.documentElement.scrollHeight);
    const observer = new MutationObserver(toEnd);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    toEnd();
    return observer;
  });
}

/** The position in the list of a tile in the middle of the window; 0 while none is drawn. */
export async function tileInMiddle(page: Page): Promise<number> {
  return page.evaluate(() => {
    const middle = innerHeight / 2;
    const gapPx = 24;
    const tile = [...document.querySelectorAll('main li[aria-posinset]')].find((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top < middle + gapPx && bottom > middle - gapPx;
    });
    return Number(tile?.ariaPosInSet ?? 0);
  });
}

const placeKey = 'placeOfTap';

/** Stores the scroll position at the next tap, since Playwright may scroll before it taps. */
export async function reportTapPosition(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const keep = () => sessionStorage.setItem(key, String(scrollY));
    addEventListener('click', keep, { capture: true, once: true });
  }, placeKey);
}

export async function placeOfTap(page: Page): Promise<number> {
  return Number(await page.evaluate((key) => sessionStorage.getItem(key), placeKey));
}

export type Scroll = { px: number; pxPerSecond: number; by: 'touch' | 'mouse' };

/** Scrolls by an input gesture, not by script; down when `px` is positive, else up. */
export async function scrollBy(devtools: CDPSession, { px, pxPerSecond, by }: Scroll) {
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 190,
    y: 420,
    yDistance: -px,
    speed: pxPerSecond,
    gestureSourceType: by,
    preventFling: false,
  });
}
