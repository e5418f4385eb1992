import { createClient, type Client } from '@pavilion/contract/client';
import { routes } from '@pavilion/contract/routes';
import { closedAnswer } from './closed-answer.ts';
import { isStandalone } from './device.ts';
import { currentLanguage } from './language.ts';
import { merchantCode } from './merchant-code.ts';
import { announceSessionEnded } from './session-ended.ts';
import { clearSession, readSession } from './session-record.ts';
import { announceSiteClosed, knownStatus } from './site-closed.ts';

/** Headers of every call; a session makes it the member's. */
export function callHeaders(): Record<string, string> {
  const session = readSession();
  return {
    Merchant: merchantCode(),
    Language: currentLanguage(),
    Device: isStandalone() ? 'OTHERS' : 'WEB',
    ...(session ? { Authorization: session.token } : {}),
  };
}

/** Several calls may learn at once that the session ended; the person hears it once. */
export function dropSession(): boolean {
  if (readSession()) {
    clearSession();
    announceSessionEnded();
  }
  return true;
}

export const client: Client = createClient(routes, {
  fetch: async (url, init) => closedAnswer(url, knownStatus()) ?? fetch(url, init),
  origin: '',
  headers: callHeaders,
  onSessionEnded: dropSession,
  onClosed: announceSiteClosed,
  onConfirmRequired: async () => (await import('./session-confirm.ts')).askToConfirm(),
  seal: async (call) => {
    const { sealBody } = await import('./seal-body.ts');
    return sealBody(call, client.identity.getEncryptionKey);
  },
});
