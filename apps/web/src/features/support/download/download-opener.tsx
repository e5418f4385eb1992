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

/** The pop-up is fetched with the first press; `popup` is its place. */
export function useDownloadOpener(): DownloadOpener {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  async function open(): Promise<void> {
    // Without its code there is no pop-up; the notice above the page says that one is offline.
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
