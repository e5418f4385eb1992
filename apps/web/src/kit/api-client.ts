import { createClient, type Client } from '@pavilion/contract/client';
import { routes } from '@pavilion/contract/routes';
import { limits } from '@pavilion/domain/limits';
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

/** Pictures may take as long as the server waits for them. */
const uploadMs = 60_000;

/** Section 9, "Loading toast time-out": what is not answered by then counts as not answered. */
async function fetchInTime(url: string, init: RequestInit): Promise<Response> {
  const given = init.signal;
  const ended = new AbortController();
  const end = () => ended.abort();
  if (given?.aborted) end();
  given?.addEventListener('abort', end, { once: true });
  const isUpload = init.body instanceof FormData;
  const deadline = setTimeout(end, isUpload ? uploadMs : limits.loadingToastMs);
  try {
    return await fetch(url, { ...init, signal: ended.signal });
  } finally {
    clearTimeout(deadline);
    given?.removeEventListener('abort', end);
  }
}

export const client: Client = createClient(routes, {
  fetch: async (url, init) => closedAnswer(url, knownStatus()) ?? fetchInTime(url, init),
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
