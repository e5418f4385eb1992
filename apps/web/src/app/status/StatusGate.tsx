import type { ReactNode } from 'react';
import { useSiteStatus, type Status } from '#features/site/site.queries.ts';
import { lazyPart } from '@pavilion/client/queries/lazy-part.tsx';

type Shown = { record: Status | undefined };

const restricted = lazyPart<'RestrictedPage', Shown>(
  'RestrictedPage',
  () => import('./RestrictedPage.tsx'),
);
const maintenance = lazyPart<'MaintenancePage', Shown>(
  'MaintenancePage',
  () => import('./MaintenancePage.tsx'),
);

/** Section 2: shows a page only while the site is open to the visitor (decision D1). */
export function StatusGate({ children }: { children: ReactNode }) {
  const { state, record } = useSiteStatus();
  switch (state) {
    case 'restricted':
      return <restricted.Part record={record} />;
    case 'maintenance':
      return <maintenance.Part record={record} />;
    case 'normal':
      return children;
  }
}
