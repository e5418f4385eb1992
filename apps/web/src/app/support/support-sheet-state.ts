import { loadCatalogue } from '#kit/catalogue.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { OverlayProps } from '@pavilion/client/queries/lazy-overlay.tsx';
import { sharedValue, useSharedValue } from '@pavilion/client/state/shared-value.ts';

export type SupportState = 'unused' | 'open' | 'closed';

export const supportSheet = lazyComponent<'SupportSheet', OverlayProps>(
  'SupportSheet',
  () => import('./SupportSheet.tsx'),
  () => loadCatalogue(currentLanguage()),
);

const state = sharedValue<SupportState>('unused');

/** Fetches and opens the sheet; while offline nothing opens, and the notice at the top says so. */
export function openSupport(): void {
  supportSheet.load().then(
    () => state.set('open'),
    () => undefined,
  );
}

export const closeSupport = () => state.set('closed');

export function useSupportState(): SupportState {
  return useSharedValue(state);
}
