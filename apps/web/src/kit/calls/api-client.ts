import type { AnyCall } from '@pavilion/client/calls/calls-by-name.ts';
import { fetchInTime } from '@pavilion/client/calls/fetch-in-time.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { CallError, createClient, type Client } from '@pavilion/contract/client';
import type { Failure } from '@pavilion/contract/envelope';
import { errorStatus } from '@pavilion/contract/error-code';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { playerRoutes } from '@pavilion/contract/player-routes';
import { closedCode, type SystemStatus } from '@pavilion/domain/site/system-status';
import { isStandalone } from '../device.ts';
import { merchantCode } from '../merchant-code.ts';
import { readSession, type SessionRecord } from '../session-record.ts';
import { endSession, noteNarrow } from '../session/session-writes.ts';
import { announceSiteClosed, knownStatus } from './site-closed.ts';

type Session = SessionRecord | null;
type PlayerClient = Client<PlayerEndpoints>;

/** Paths of the calls that a closed site answers. */
const answered =
  /^\/wps\/(system\/(status|location|whitelabel|settings\/consolidated)|session\/logout)(\?|$)/;

/** The refusal that a closed site would answer, to save the request; null while it is open. */
export function closedAnswer(url: string, status: SystemStatus): Response | null {
  const errorCode = closedCode(status);
  if (errorCode === null || answered.test(url)) return null;
  const failure: Failure = { success: false, errorCode, message: '', value: null };
  return Response.json(failure, { status: errorStatus[errorCode] });
}

/** Headers of every call, with the member's token if there is a session. */
export function callHeaders(session: Session): Record<string, string> {
  return {
    Merchant: merchantCode(),
    Language: currentLanguage(),
    Device: isStandalone() ? 'OTHERS' : 'WEB',
    ...(session ? { Authorization: session.token } : {}),
  };
}

/** True after the session that made a call has left the page. */
const hasLeft = (session: Session) => session !== null && session.token !== readSession()?.token;

/** Never settles: the caller's session is gone. */
const neverAnswered = () => new Promise<never>(() => undefined);

function createClientOf(session: Session): PlayerClient {
  const client: PlayerClient = createClient<PlayerEndpoints>(playerRoutes, {
    fetch: async (url, init) => {
      // Encrypting and confirming take a while; a write is not sent after its session has left.
      if (hasLeft(session) && !init.signal) return neverAnswered();
      return closedAnswer(url, knownStatus()) ?? fetchInTime(url, init);
    },
    origin: '',
    headers: () => callHeaders(session),
    onClosed: announceSiteClosed,
    onConfirmRequired: async () => (await import('../session/session-confirm.ts')).askToConfirm(),
    encrypt: async (call) => {
      const { encryptBody } = await import('@pavilion/client/calls/encrypt-body.ts');
      return encryptBody(call, client.sessions.getEncryptionKey);
    },
  });
  return client;
}

let made: { session: Session; client: PlayerClient } | null = null;

function clientOf(session: Session): PlayerClient {
  if (made?.session !== session) made = { session, client: createClientOf(session) };
  return made.client;
}

/** The last token that the server has refused. */
let endedToken: string | null = null;

/** Several calls may learn at once that the session ended; the person is informed once. */
function drop({ token }: SessionRecord): void {
  if (readSession()?.token === token) endedToken = token;
  endSession(token);
}

/** The code of a refusal that was answered to a session, which may have changed what it sees. */
function learnFrom(error: unknown, session: Session): string | null {
  if (session === null || !(error instanceof CallError)) return null;
  if (error.code === 'member.excluded') noteNarrow(session, 'excluded');
  if (error.code === 'member.unfinished') noteNarrow(session, 'unfinished');
  return error.code;
}

/**
 * Makes a call for the session that held the page when it was requested. Only reads that can be
 * aborted carry a signal; they may answer the next session, since a member's own data is aborted
 * when they leave. All other calls are neither sent nor answered after that.
 */
export async function callAs(
  session: Session,
  [area, name]: readonly [area: string, name: string],
  input: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const call = (clientOf(session) as Record<string, Record<string, AnyCall>>)[area]?.[name];
  if (!call) throw new Error(`The contract has no call ${area}.${name}`);
  let answer: unknown;
  try {
    answer = await call(input, signal);
  } catch (error) {
    const code = learnFrom(error, session);
    if (session !== null && code === 'session.ended') {
      drop(session);
      const mayRepeat = signal || (endedToken === session.token && readSession() === null);
      if (mayRepeat && hasLeft(session)) return callAs(readSession(), [area, name], input, signal);
    }
    if (hasLeft(session) && !signal) return neverAnswered();
    throw error;
  }
  return hasLeft(session) && !signal ? neverAnswered() : answer;
}
