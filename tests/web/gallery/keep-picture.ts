import type { Page } from '@playwright/test';
import { pictureFile } from './index-page.ts';

export const appearances = [
  ['dark', 'EN'],
  ['dark', 'TY'],
  ['light', 'EN'],
  ['light', 'TY'],
] as const;

/** The name of a picture, made from the address that it shows. */
export const nameOf = (address: string) =>
  address.replace(/^\/m\/?/, '').replaceAll(/\W+/g, '-') || 'home';

/** Far longer than any load: what is still busy then is stuck. */
const drawnWithinMs = 30_000;

/** Waits until everything in view has loaded. */
async function untilDrawn(page: Page): Promise<void> {
  const isDrawn = () => {
    const inView = (one: Element) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    const isHere = (one: HTMLImageElement) => one.complete && one.hasAttribute('src');
    const waiting = [...document.images].filter((one) => !isHere(one) && inView(one));
    return waiting.length === 0 && document.querySelector('[aria-busy="true"]') === null;
  };
  await page.waitForFunction(isDrawn, undefined, { timeout: drawnWithinMs });
}

/** Writes a picture of the page to the gallery once it has loaded. */
export async function keepPicture(page: Page, appearance: string, name: string): Promise<void> {
  await untilDrawn(page);
  const path = pictureFile(appearance, name);
  await page.screenshot({ path, animations: 'disabled', scale: 'css' });
}
