import { isClosedCode } from '@pavilion/domain/site/system-status';
import type { CallRoute, CallRoutes } from './call-route.ts';
import type { Endpoint, EndpointTable, InputOf, ResponseOf } from './endpoint.ts';
import type { Envelope } from './envelope.ts';
import { isErrorCode, type CallFailure } from './error-code.ts';

/** A refusal of the server, or the reason why it did not answer. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: CallFailure;
  /** The server's hints for the person's next step. */
  readonly value: unknown;
  /** The HTTP status, 0 when no answer came. */
  readonly status: number;

  constructor(code: CallFailure, message: string, value: unknown = null, status = 0) {
    super(message);
    this.code = code;
    this.value = value;
    this.status = status;
  }
}

type TypedCall<E> = E extends Endpoint
  ? (input: InputOf<E>, signal?: AbortSignal) => Promise<ResponseOf<E>>
  : never;

/** A function for each call of a table: area, then call. */
export type Client<Table> = {
  [Area in keyof Table]: { [Call in keyof Table[Area]]: TypedCall<Table[Area][Call]> };
};

export type ClientOptions = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Prefix of every path; empty for the page's own origin. */
  origin: string;
  /** Headers of every call: Merchant, Language, Device, and Authorization with a session. */
  headers: () => Record<string, string>;
  /** Called after a refusal because the site is closed to the visitor. */
  onClosed?: () => void;
  /** Asks the person for a password; resolves to true when the call may be repeated. */
  onConfirmRequired?: () => Promise<boolean>;
  /** Encrypts the body of a call that is marked so; null sends it unencrypted. */
  encrypt?: (call: CallToEncrypt) => Promise<EncryptedCall | null>;
};

export type CallToEncrypt = { method: string; path: string; body: Record<string, unknown> };
export type EncryptedCall = { encryption: string; body: { value: string } };

type Input = Record<string, unknown>;

/** A value in a path, a query or a form; the contract has only scalars there. */
function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function fillPath(path: string, input: Input): { path: string; rest: Input } {
  // A list is a body as it is.
  const rest: Input = Array.isArray(input) ? input : { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(plainText(value));
  });
  return { path: filled, rest };
}

function searchOf(values: Input): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) search.set(name, plainText(value));
  }
  return search;
}

/** Builds a form; pictures are sent without their file names, which may reveal the person. */
function partsOf(values: Input): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one instanceof Blob) parts.append(name, one, 'picture');
      else if (one !== undefined && one !== null) parts.append(name, plainText(one));
    }
  }
  return parts;
}

function requestOf(route: CallRoute, input: Input): { url: string; init: RequestInit } {
  const [method, pattern, sends] = route;
  const { path, rest } = fillPath(pattern, input);
  if (sends === 'query') {
    const search = searchOf(rest).toString();
    return { url: search === '' ? path : `${path}?${search}`, init: { method } };
  }
  if (sends === 'form') return { url: path, init: { method, body: searchOf(rest) } };
  if (sends === 'multipart') return { url: path, init: { method, body: partsOf(rest) } };
  const headers = { 'Content-Type': 'application/json' };
  return { url: path, init: { method, body: JSON.stringify(rest), headers } };
}

/** The same request with its body encrypted, where the route asks for it. */
async function encryptedRequestOf(options: ClientOptions, route: CallRoute, input: Input) {
  const plain = requestOf(route, input);
  const [method, pattern, , , encrypted] = route;
  if (!encrypted) return plain;
  const { path, rest } = fillPath(pattern, input);
  const encryptedCall = await options.encrypt?.({ method, path, body: rest });
  if (!encryptedCall) return plain;
  const headers = { 'Content-Type': 'application/json', Encryption: encryptedCall.encryption };
  return { url: path, init: { method, body: JSON.stringify(encryptedCall.body), headers } };
}

/** Whether an answer is a picture, a document or a table, which has no envelope. */
export function isFile({ headers }: Response): boolean {
  return /^(image\/|text\/csv|application\/pdf)/.test(headers.get('Content-Type') ?? '');
}

async function openEnvelope(response: Response): Promise<unknown> {
  if (isFile(response)) return response.blob();
  let envelope: Envelope<unknown>;
  try {
    envelope = (await response.json()) as Envelope<unknown>;
  } catch {
    const code = response.status >= 500 ? 'request.unanswered' : 'unknown.error';
    throw new CallError(code, '', null, response.status);
  }
  if (envelope.success) return envelope.value;
  const code = isErrorCode(envelope.errorCode) ? envelope.errorCode : 'unknown.error';
  throw new CallError(code, envelope.message, envelope.value, response.status);
}

async function send(options: ClientOptions, route: CallRoute, input: Input, signal?: AbortSignal) {
  const { url, init } = await encryptedRequestOf(options, route, input);
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(options.headers())) headers.set(name, value);
  if (route[3] !== '') headers.set('ModuleId', route[3]);
  let response: Response;
  try {
    response = await options.fetch(options.origin + url, {
      ...init,
      headers,
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError('request.network', 'Slow Connection, No Internet');
  }
  return openEnvelope(response);
}

/** Whether to repeat a call, since the cause of its refusal is gone. */
async function mayRepeat(options: ClientOptions, error: unknown): Promise<boolean> {
  if (!(error instanceof CallError)) return false;
  if (isClosedCode(error.code)) options.onClosed?.();
  if (error.code !== 'session.confirm.required') return false;
  return (await options.onConfirmRequired?.()) === true;
}

/** Builds the typed calls of a route table; only this and the server know the envelope. */
export function createClient<Table extends EndpointTable>(
  routes: CallRoutes<Table>,
  options: ClientOptions,
): Client<Table> {
  async function call(route: CallRoute, input: Input, signal?: AbortSignal): Promise<unknown> {
    try {
      return await send(options, route, input, signal);
    } catch (error) {
      if (!(await mayRepeat(options, error))) throw error;
      return send(options, route, input, signal);
    }
  }
  const areas = Object.entries<Record<string, CallRoute>>(routes).map(([area, calls]) => {
    const bound = Object.entries(calls).map(([name, route]) => [
      name,
      (input: Input, signal?: AbortSignal) => call(route, input, signal),
    ]);
    return [area, Object.fromEntries(bound) as unknown];
  });
  return Object.fromEntries(areas) as Client<Table>;
}
