import { useState } from 'react';
import type { LazyPart } from '@pavilion/client/queries/lazy-part.tsx';

export type OpenedProps = { open: boolean; onClose: () => void };

/** State of an overlay whose code is fetched at the first press; until then it is not drawn. */
export function useOpenedPart({ load }: LazyPart<OpenedProps>) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  async function open(): Promise<void> {
    // Without its code nothing opens; the notice at the top says that the device is offline.
    const ready = await load().catch(() => null);
    if (ready !== null) setState('open');
  }
  return {
    open: () => void open(),
    isUsed: state !== 'unused',
    props: { open: state === 'open', onClose: () => setState('closed') },
  };
}
