import type { Assets } from '#pages/assets.ts';

/** Pages without their built files, for tests that do not open a browser. */
export const noAssets: Assets = {
  forEntry: (entry) => ({ script: `/assets/${entry}.js`, styles: [] }),
  register: () => {},
};
