import { Suspense } from 'react';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { paths } from '@pavilion/screens/paths';

const badge = lazyComponent('RewardsBadge', () => import('./RewardsBadge.tsx'));

/**
 * Beside the link to the reward center: how many rewards can be claimed; beside that to the mall:
 * how many points there are. Nothing beside others.
 */
export function ClaimableBadge({ href }: { href: string }) {
  const isMall = href === paths.mall();
  if (!isMall && href !== paths.rewardCenter()) return null;
  return (
    <Suspense>
      <badge.Component isMall={isMall} />
    </Suspense>
  );
}
