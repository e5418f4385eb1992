import { lazyPart } from '@pavilion/client/queries/lazy-part.tsx';

/** Every page but the home; fetched when the home is idle, or at once on another path. */
export const innerPage = lazyPart<'InnerPage', { path: string }>(
  'InnerPage',
  () => import('./InnerPage.tsx'),
);
