import { inject } from 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a type cannot be added to
  interface ProvidedContext {
    everyLook: boolean;
  }
}

type Look = readonly ['EN' | 'TY', ...unknown[]];

/**
 * Of the languages and themes of a test those in which this run looks at it: English alone, or each
 * with `EVERY_LOOK=1`, as for stories.
 */
export function looksOf<const All extends readonly Look[]>(all: All): readonly All[number][] {
  return all.filter(([language]) => language === 'EN' || inject('everyLook'));
}
