import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { ScreenSkeleton } from '#features/site/ScreenSkeleton.tsx';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';

/** Shows own bets to members; to guests a way to log in, which returns here. */
export function ForMembers({ children }: { children: ReactNode }) {
  const text = useText();
  const session = useSessionRecord();
  const isHydrated = useHydrated();
  const [path] = useLocation();
  const search = useSearch();
  // The first HTML is a guest's, whoever looks at it.
  if (!isHydrated) return <ScreenSkeleton />;
  if (session !== null) return children;
  return (
    <EmptyState
      text={text('lottery.orders.guest')}
      action={
        <Link
          className={buttonClass('primary', 'compact')}
          href={paths.login({ next: search === '' ? path : `${path}?${search}` })}
        >
          {text('login.submit')}
        </Link>
      }
    />
  );
}
