import { Suspense } from 'react';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { paths } from '@pavilion/screens/paths';

const badge = lazyComponent('RewardsBadge', () => import('./RewardsBadge.tsx'));

/** Beside the link to the reward center: how many rewards can be claimed. Nothing beside others. */
export function ClaimableBadge({ href }: { href: string }) {
  if (href !== paths.rewardCenter()) return null;
  return (
    <Suspense>
      <badge.Component />
    </Suspense>
  );
}
