import { useState, type ReactNode } from 'react';
import { ScreenSkeleton } from '#features/site/ScreenSkeleton.tsx';
import { useText } from '#kit/text.ts';
import { HiddenUntil } from '@pavilion/ui/states/HiddenUntil.tsx';
import { Loading } from '@pavilion/ui/states/StateSwitch.tsx';

/** Whether a query waits for its first answer; one that failed is not waited for. */
export const isAwaited = ({
  isLoading,
  failureCount,
}: {
  isLoading: boolean;
  failureCount: number;
}) => isLoading && failureCount === 0;

type AwaitedProps = { isReady: boolean; children: ReactNode };

/**
 * Stands in for a page until all of it can be drawn: what comes later would move the rest under the
 * finger. The page reads its data meanwhile, and stays once it was drawn.
 */
export function Awaited({ isReady, children }: AwaitedProps) {
  const text = useText();
  const [isDrawn, setIsDrawn] = useState(isReady);
  if (isReady && !isDrawn) setIsDrawn(true);
  return (
    <>
      {!isDrawn && (
        <Loading label={text('state.loading')}>
          <ScreenSkeleton />
        </Loading>
      )}
      <HiddenUntil ready={isDrawn}>{children}</HiddenUntil>
    </>
  );
}
