import { loadCatalogue } from '#kit/catalogue.ts';
import { textNow } from '#kit/text.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';

const workerPath = '/service-worker.js';
const activeWithinMs = 5000;

type TrustedScript = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: TrustedScript) => TrustedScript };

/** The page's policy lets script in by name through this alone, and only the worker's. */
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

/** A new build waits until its pages are closed, or until the person says so. */
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
  // A worker that still answers something keeps the new one waiting; nobody waits with it.
  setTimeout(reload, activeWithinMs);
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const offerWaiting = () => {
    // The first worker of a device replaces nothing.
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null) void offer(waiting);
  };
  const followNew = () =>
    registration.installing?.addEventListener('statechange', offerWaiting, { once: true });
  offerWaiting();
  // The browser may have found it before the page looked.
  followNew();
  registration.addEventListener('updatefound', followNew);
}

/** Keeps what the app starts with on the device, for later visits and for those without a line. */
export async function keepApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    watchUpdates(await navigator.serviceWorker.register(trustedWorkerPath()));
  } catch {
    // The browser keeps nothing for this site; everything comes over the line, as before.
  }
}
