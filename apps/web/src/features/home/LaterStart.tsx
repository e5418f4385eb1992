import { Suspense } from 'react';
import { localKeys } from '#kit/storage-keys.ts';
import { useLaterPart } from '@pavilion/client/queries/later-part.ts';
import { lazyPart } from '@pavilion/client/queries/lazy-part.tsx';
import { readStored } from '@pavilion/client/state/device-storage.ts';

const stack = lazyPart('HomeStack', () => import('./HomeStack.tsx'));
const popups = lazyPart('HomePopups', () => import('#features/messages/HomePopups.tsx'));

const stackPatienceMs = 3000;
const popupPatienceMs = 10_000;

/** Draws what floats over the home after the first paint. */
export function LaterStart() {
  // A player whose game was interrupted came to resume it, so nothing waits.
  const isAwaited = typeof window !== 'undefined' && readStored(localKeys.openGame) !== null;
  const hasStack = useLaterPart(stack, isAwaited ? 0 : stackPatienceMs);
  const hasPopups = useLaterPart(popups, popupPatienceMs);
  return (
    <>
      <Suspense>{hasStack && <stack.Part />}</Suspense>
      <Suspense>{hasPopups && <popups.Part />}</Suspense>
    </>
  );
}
