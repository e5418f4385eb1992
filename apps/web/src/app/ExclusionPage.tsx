import { Suspense } from 'react';
import { ExclusionScreen } from '#features/limits/ExclusionScreen.tsx';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';

const supportHeights = [168];
const supportRows = lazyComponent('SupportRows', () => import('./SupportRows.tsx'));

/** /m/exclusion, with the ways to reach support. */
export function ExclusionPage() {
  const support = (
    <Suspense fallback={<SkeletonBlocks heights={supportHeights} />}>
      <supportRows.Component />
    </Suspense>
  );
  return <ExclusionScreen support={support} />;
}
