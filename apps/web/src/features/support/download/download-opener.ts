import { loadCatalogue } from '#kit/catalogue.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { useLazyOverlay, type OverlayProps } from '@pavilion/client/queries/lazy-overlay.tsx';

const popup = lazyComponent<'DownloadPopup', OverlayProps>(
  'DownloadPopup',
  () => import('./DownloadPopup.tsx'),
  () => loadCatalogue(currentLanguage()),
);

/** Loads the pop-up with the first press; `overlay` renders it. */
export const useDownloadOpener = () => useLazyOverlay(popup);
