import type { ReactNode } from 'react';
import { useSiteStatus } from '../../features/site/site.queries.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';

const restricted = lazyPart<'RestrictedPage', { ip: string }>(
  'RestrictedPage',
  () => import('./RestrictedPage.tsx'),
);
const maintenance = lazyPart<'MaintenancePage', { endsAt: string | null }>(
  'MaintenancePage',
  () => import('./MaintenancePage.tsx'),
);

/** Section 2: a page is shown only while the site is open to the visitor (decision D1). */
export function StatusGate({ children }: { children: ReactNode }) {
  const { state, record } = useSiteStatus();
  switch (state) {
    case 'restricted':
      return <restricted.Part ip={record?.location.ip ?? ''} />;
    case 'maintenance':
      return <maintenance.Part endsAt={record?.maintenanceEndsAt ?? null} />;
    case 'normal':
      return children;
  }
}
