import type { BrowserContext } from '@playwright/test';

/** The sentinels and checks in every page of the context. */
export type Watched = {
  /** Each number names the text that ran. */
  hits: number[];
  /** Attributes and addresses that would run or redirect when used. */
  lurking: () => string[];
  until: (isSo: () => boolean) => Promise<void>;
  /** Waits until every picture has loaded or failed and two frames later: what runs has run. */
  settled: () => Promise<void>;
  [name: string]: unknown;
};

function install(): void {
  const watched = globalThis as unknown as Watched;
  watched.hits = [];
  for (const name of ['hit', 'alert', 'confirm', 'prompt', 'open', 'print'] as const) {
    watched[name] = (place = -1) => void watched.hits.push(place);
  }
  const frame = () => new Promise(requestAnimationFrame);
  watched.until = async (isSo) => {
    while (!isSo()) await frame();
  };
  watched.settled = async () => {
    const shown = () => [...document.querySelectorAll<HTMLImageElement>('main img, dialog img')];
    await watched.until(() =>
      shown().every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    await frame();
    await frame();
  };
  watched.lurking = () =>
    [...document.querySelectorAll('main *, dialog *')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            name === 'srcdoc' ||
            /^\W*(javascript|vbscript|data|feed|view-source):/i.test(value),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    );
}

/** Replaces the functions that hostile texts call by sentinels. */
export async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(install);
}
