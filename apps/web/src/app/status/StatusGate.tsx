import type { ReactNode } from 'react';
import { useSiteStatus, type Status } from '#features/site/site.queries.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';

type Shown = { record: Status | undefined };

const restricted = lazyComponent<'RestrictedPage', Shown>(
  'RestrictedPage',
  () => import('./RestrictedPage.tsx'),
);
const maintenance = lazyComponent<'MaintenancePage', Shown>(
  'MaintenancePage',
  () => import('./MaintenancePage.tsx'),
);

/** Section 2: shows a page only while the site is open to the visitor (decision D1). */
export function StatusGate({ children }: { children: ReactNode }) {
  const { state, record } = useSiteStatus();
  switch (state) {
    case 'restricted':
      return <restricted.Component record={record} />;
    case 'maintenance':
      return <maintenance.Component record={record} />;
    case 'normal':
      return children;
  }
}
