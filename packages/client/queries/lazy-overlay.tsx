import { Suspense, useState, type ReactNode } from 'react';
import type { LazyComponent } from './lazy-component.tsx';

export type OverlayProps = { open: boolean; onClose: () => void };

export type LazyOverlay = {
  open: () => void;
  /** The overlay itself; drawn from the first press on. */
  overlay: ReactNode;
};

/** An overlay whose code is fetched at the first press. */
export function useLazyOverlay({ load, Component }: LazyComponent<OverlayProps>): LazyOverlay {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return {
    open: () => {
      // Without its code nothing opens; the notice at the top says that the device is offline.
      load().then(
        () => setState('open'),
        () => undefined,
      );
    },
    overlay: state !== 'unused' && (
      <Suspense>
        <Component open={state === 'open'} onClose={() => setState('closed')} />
      </Suspense>
    ),
  };
}
