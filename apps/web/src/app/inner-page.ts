import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';

/** Every page but the home; fetched when the home is idle, or at once on another path. */
export const innerPage = lazyComponent<'InnerPage', { path: string }>(
  'InnerPage',
  () => import('./InnerPage.tsx'),
);
