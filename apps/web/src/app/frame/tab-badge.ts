import { loadCatalogue } from '#kit/catalogue.ts';
import { readSession, subscribeSession } from '#kit/session-record.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { sharedValue, useSharedValue } from '@pavilion/client/state/shared-value.ts';

export const tabBadge = lazyComponent<'TabBadge', { tab: 'support' | 'member' }>(
  'TabBadge',
  () => import('./TabBadge.tsx'),
  () => loadCatalogue(currentLanguage()),
);

const isHere = sharedValue(false);
const onServer = () => false;

/** False until the code and the texts are here; the first load shows no counts. */
export const useTabBadgeIsHere = () => useSharedValue(isHere, onServer);

/** Fetches the counts of the tab bar once there is a session; guests have none. */
export function bringTabBadge(): void {
  const bring = () => {
    if (isHere.get() || readSession() === null) return;
    // Tried again at the next log-in; the message center also shows the counts.
    tabBadge.load().then(
      () => isHere.set(true),
      () => undefined,
    );
  };
  subscribeSession(bring);
  bring();
}
