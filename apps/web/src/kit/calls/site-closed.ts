import type { SystemStatus } from '@pavilion/domain/site/system-status';

type Listener = () => void;

const listeners = new Set<Listener>();
let known: SystemStatus = 'normal';

export const knownStatus = (): SystemStatus => known;

/** Stores the status that the page shows; returns whether the site has opened by it. */
export function setKnownStatus(status: SystemStatus): boolean {
  const opened = known !== 'normal' && status === 'normal';
  known = status;
  return opened;
}

/** Listens for calls refused because the site is closed, which the page does not know yet. */
export function onSiteClosed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSiteClosed(): void {
  if (known === 'normal') for (const listener of listeners) listener();
}
