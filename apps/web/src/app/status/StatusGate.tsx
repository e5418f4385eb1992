import type { ReactNode } from 'react';
import { useSiteStatus } from '#features/site/site.queries.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { ClosedPageProps } from './ClosedPage.tsx';

const closed = lazyComponent<'ClosedPage', ClosedPageProps>(
  'ClosedPage',
  () => import('./ClosedPage.tsx'),
);

/** Section 2: shows a page only while the site is open to the visitor (decision D1). */
export function StatusGate({ children }: { children: ReactNode }) {
  const { state, record } = useSiteStatus();
  return state === 'normal' ? children : <closed.Component state={state} record={record} />;
}
