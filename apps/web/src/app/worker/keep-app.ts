import { loadCatalogue } from '#kit/catalogue.ts';
import { textNow } from '#kit/text.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';

const workerPath = '/service-worker.js';
const activeWithinMs = 5000;

type TrustedScript = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: TrustedScript) => TrustedScript };

/** The only script address that the page's policy admits by name: the worker's. */
function trustedWorkerPath(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules: TrustedScript = {
    createScriptURL(address) {
      if (address !== workerPath) throw new TypeError(`Not the worker: ${address}`);
      return address;
    },
  };
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL(workerPath);
}

/** Asks whether to reload into a new build, which otherwise waits until its pages are closed. */
async function offer(waiting: ServiceWorker): Promise<void> {
  await loadCatalogue(currentLanguage());
  const now = await askConfirm({
    title: textNow('app.update'),
    text: textNow('app.update.text'),
    confirmLabel: textNow('app.update.refresh'),
    cancelLabel: textNow('app.update.later'),
  });
  if (!now) return;
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('activate', { transfer: [] });
  // An old worker that is still answering holds the new one back; reloads anyway.
  setTimeout(reload, activeWithinMs);
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const offerWaiting = () => {
    // The first worker of a device replaces no other.
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null) void offer(waiting);
  };
  const followNew = () =>
    registration.installing?.addEventListener('statechange', offerWaiting, { once: true });
  offerWaiting();
  // The browser may have found an update before the page listened.
  followNew();
  registration.addEventListener('updatefound', followNew);
}

/** Caches what the app starts with on the device, for later and offline visits. */
export async function keepApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    watchUpdates(await navigator.serviceWorker.register(trustedWorkerPath()));
  } catch {
    // The browser refuses a worker for this site; the app works online without it.
  }
}
