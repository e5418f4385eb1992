import { inject } from 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a type cannot be added to
  interface ProvidedContext {
    everyLook: boolean;
  }
}

type Look = readonly ['EN' | 'TY', ...unknown[]];

/**
 * The languages and themes that this run covers: English alone, or all of them with `EVERY_LOOK=1`,
 * as in the browser tests.
 */
export function looksOf<const All extends readonly Look[]>(all: All): readonly All[number][] {
  return all.filter(([language]) => language === 'EN' || inject('everyLook'));
}

/** How most screens are tested: in English and the dark theme, in Filipino and the light one. */
export const usualLooks = looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
]);
