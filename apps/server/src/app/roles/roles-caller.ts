import { randomInt } from 'node:crypto';

export type Sent = {
  method: string;
  path: string;
  token?: string;
  body?: object | FormData | URLSearchParams;
  headers?: Record<string, string>;
};
export type Answer = {
  status: number;
  errorCode?: string;
  value?: unknown;
  /** The `Retry-After` header. */
  retryAfter?: string;
};

/** Creates a client of the server. */
export function createCaller(origin: string, merchant: string) {
  let cookie = '';

  async function call({ method, path, token, body, headers = {} }: Sent): Promise<Answer> {
    const stop = new AbortController();
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const isJsonBody = body !== undefined && !isForm;
    const response = await fetch(origin + path, {
      method,
      signal: stop.signal,
      headers: {
        merchant,
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        ...(token === undefined ? {} : { authorization: token }),
        ...(isJsonBody ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(isForm ? { body } : {}),
      ...(isJsonBody ? { body: JSON.stringify(body) } : {}),
    });
    cookie = /device=([\w.-]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? cookie;
    const retryAfter = response.headers.get('retry-after');
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const answer = isJson ? ((await response.json()) as Omit<Answer, 'status'>) : {};
    if (!isJson) stop.abort();
    return { status: response.status, ...answer, ...(retryAfter !== null && { retryAfter }) };
  }

  /** `lastCookie` returns the value of the newest device cookie that an answer set. */
  return { call, lastCookie: () => cookie };
}
