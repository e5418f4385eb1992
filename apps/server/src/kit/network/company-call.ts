import { is, type BaseIssue, type BaseSchema } from 'valibot';

/** Where a company answers; without an answer within `timeoutMs` the outcome is in doubt. */
export type CompanyAddress = { url: string; apiKey: string; timeoutMs: number };

type CompanyCall = {
  method: 'GET' | 'POST';
  path: string;
  idempotencyKey?: string;
  /** A form, or an object that is sent as JSON. */
  body?: FormData | object;
  /** How long the answer may be; a longer one is in doubt. */
  mostBytes?: number;
};

type Failure = { outcome: 'refused' | 'inDoubt'; reason: string };

/** `body` is the JSON of the answer's `text`, or null. */
type Reply = {
  outcome: 'answered';
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
};

export type CompanyReply = Reply | Failure;

/** Statuses by which a company finally refuses a request. Every other failure is in doubt. */
const refusalStatuses = new Set([400, 402, 422]);

function causeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return 'no answer in time';
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'connection failed');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The text of an answer, or null when it is longer than allowed. */
async function readText(response: Response, mostBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> | [] = response.body ?? [];
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** A form brings its own type, with the boundary of its parts. */
function sent(body: FormData | object | undefined) {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { headers: {}, body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Sends one call; without a complete answer in time the outcome is in doubt. */
export async function callCompany(
  { url, apiKey, timeoutMs }: CompanyAddress,
  { method, path, idempotencyKey, body: content, mostBytes = Infinity }: CompanyCall,
): Promise<CompanyReply> {
  const { headers, ...body } = sent(content);
  try {
    const response = await fetch(url + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...headers,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...body,
    });
    const text = await readText(response, mostBytes);
    if (text === null) return { outcome: 'inDoubt', reason: 'the answer is too long' };
    const { status, headers: answered } = response;
    return { outcome: 'answered', status, headers: answered, text, body: readJson(text) };
  } catch (error) {
    return { outcome: 'inDoubt', reason: causeOf(error) };
  }
}

/** Maps a reply without the expected content to its failure. */
function failureOf(reply: Reply): Failure {
  const code = (reply.body as { code?: unknown } | null)?.code;
  const detail = typeof code === 'string' ? ` (${code.slice(0, 60)})` : '';
  const outcome = refusalStatuses.has(reply.status) ? 'refused' : 'inDoubt';
  return { outcome, reason: `answered ${reply.status}${detail}` };
}

/** True when the company itself, not a proxy before it, answers that it has no such record. */
export function saysNotFound(reply: CompanyReply): boolean {
  if (reply.outcome !== 'answered') return false;
  const code = (reply.body as { code?: unknown } | null)?.code;
  return reply.status === 404 && code === 'not_found';
}

/** Reads a 2xx answer of the expected shape, or maps the reply to its failure. */
export function contentOf<Content>(
  reply: CompanyReply,
  shape: BaseSchema<unknown, Content, BaseIssue<unknown>>,
): { outcome: 'done'; value: Content } | Failure {
  if (reply.outcome !== 'answered') return reply;
  if (reply.status < 200 || reply.status > 299) return failureOf(reply);
  if (is(shape, reply.body)) return { outcome: 'done', value: reply.body as Content };
  return { outcome: 'inDoubt', reason: `answered ${reply.status} in an unknown shape` };
}

/** A wrong setting of a company, which stops the start; the message says what to set. */
export class CompanyConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Checks where a company answers; `name` is that of the company in sentences.
 *
 * @throws CompanyConfigError with a message that says which setting is wrong.
 */
export function companyAddress(
  name: string,
  { url, apiKey, timeoutMs }: CompanyAddress,
): CompanyAddress {
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new CompanyConfigError(`The address of ${name} must begin with http, but is "${url}".`);
  }
  if (apiKey === '') throw new CompanyConfigError(`The key of ${name} must not be empty.`);
  return { url: url.replace(/\/+$/, ''), apiKey, timeoutMs };
}
