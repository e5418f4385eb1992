import { Suspense, useState, type ReactNode } from 'react';
import { loadCatalogue } from '#kit/catalogue.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { lazyPart } from '@pavilion/client/queries/lazy-part.tsx';

const popup = lazyPart<'DownloadPopup', { open: boolean; onClose: () => void }>(
  'DownloadPopup',
  () => import('../DownloadPopup.tsx'),
  () => loadCatalogue(currentLanguage()),
);

type DownloadOpener = { open: () => void; popup: ReactNode };

/** Loads the pop-up with the first press; `popup` renders it. */
export function useDownloadOpener(): DownloadOpener {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  async function open(): Promise<void> {
    // Nothing opens before its code has loaded; the notice above the page says that one is offline.
    const ready = await popup.load().catch(() => null);
    if (ready !== null) setState('open');
  }
  return {
    open: () => void open(),
    popup: state !== 'unused' && (
      <Suspense>
        <popup.Part open={state === 'open'} onClose={() => setState('closed')} />
      </Suspense>
    ),
  };
}
