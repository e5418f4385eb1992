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

/** The number in the list of a tile in the middle of the window; 0 while none is drawn there. */
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

/** Lets the page keep how far it is scrolled at the next tap: a hand may scroll before it taps. */
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
