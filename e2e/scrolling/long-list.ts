import type { CDPSession, JSHandle, Page } from '@playwright/test';

/** Taps "Show more" until so many pages have come, as fast as they come. */
export async function loadPages(page: Page, wanted: number): Promise<void> {
  await page.evaluate(async (pages) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let tapped = 1; tapped < pages; await frame()) {
      const more = document.querySelector<HTMLButtonElement>('main ul + div > button');
      if (more === null) return;
      if (more.disabled || more.ariaBusy === 'true') continue;
      more.click();
      tapped += 1;
    }
  }, wanted);
}

export async function jumpTo(page: Page, part: number): Promise<void> {
  await page.evaluate((share) => {
    const { scrollHeight } = document.documentElement;
    scrollTo(0, share * (scrollHeight - innerHeight));
  }, part);
}

/** Stands at the end of the page, in the very frame in which it grows, until disconnected. */
export async function stayAtEnd(page: Page): Promise<JSHandle<MutationObserver>> {
  return page.evaluateHandle(() => {
    const toEnd = () => scrollTo(0, document.documentElement.scrollHeight);
    const observer = new MutationObserver(toEnd);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    toEnd();
    return observer;
  });
}

/** The number in the list of the tile in the middle of the window; 0 while none is drawn there. */
export async function tileInMiddle(page: Page): Promise<number> {
  return page.evaluate(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return Number(middle?.closest('li')?.ariaPosInSet ?? 0);
  });
}

export type Scroll = { px: number; pxPerSecond: number; by: 'touch' | 'mouse' };

/** Scrolls as a hand does, without a script of the page; down above zero, up below it. */
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
