import { Suspense, useRef } from 'react';
import { loadCatalogue } from '../../kit/catalogue.ts';
import { currentLanguage } from '../../kit/language.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { closeSupport, useSupportOpen } from './support-sheet-state.ts';

const sheet = lazyPart<'SupportSheet', { open: boolean; onClose: () => void }>(
  'SupportSheet',
  () => import('./SupportSheet.tsx'),
  () => loadCatalogue(currentLanguage()),
);

/** The pop-up of customer service channels, opened from the header and the tab bar. */
export function Support() {
  const open = useSupportOpen();
  const used = useRef(false);
  if (open) used.current = true;
  if (!used.current) return null;
  return (
    <Suspense>
      <sheet.Part open={open} onClose={closeSupport} />
    </Suspense>
  );
}
