export type JsonCall = {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Time for the whole call, the body of the answer included. */
  deadlineMs: number;
  maximumBytes: number;
};

/**
 * Why a call failed: no connection, no answer in time, a redirect, a refusal (HTTP 4xx), a fault of
 * the company (5xx), or an invalid answer. `detail` is for the log; `status` is that of an answer
 * which is no success.
 */
export type CallFailure = {
  kind: 'unreachable' | 'timeout' | 'redirected' | 'refused' | 'faulted' | 'unreadable';
  detail: string;
  status?: number;
};

export type JsonAnswer = { done: true; value: unknown } | { done: false; failure: CallFailure };

function failed(kind: CallFailure['kind'], detail: string): JsonAnswer {
  return { done: false, failure: { kind, detail } };
}

function failedWith(status: number, kind: CallFailure['kind'], text: string): JsonAnswer {
  return { done: false, failure: { kind, detail: `HTTP ${status}${text}`, status } };
}

/** Reads the text of an answer; null when it is longer than allowed. */
export async function readText(response: Response, maximumBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > maximumBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function readJson(text: string): JsonAnswer {
  try {
    return { done: true, value: JSON.parse(text) as unknown };
  } catch {
    return failed('unreadable', 'the answer is not JSON');
  }
}

/** Calls a company once, follows no redirect, and never throws. */
export async function callJson(call: JsonCall): Promise<JsonAnswer> {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: call.headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(call.deadlineMs),
      ...(call.body === undefined ? {} : { body: call.body }),
    });
    const text = await readText(response, call.maximumBytes);
    if (response.status >= 300 && response.status < 400) {
      return failedWith(response.status, 'redirected', '');
    }
    if (!response.ok) {
      const kind = response.status < 500 ? 'refused' : 'faulted';
      return failedWith(response.status, kind, ` ${text?.slice(0, 200)}`);
    }
    return text === null ? failed('unreadable', 'the answer is too long') : readJson(text);
  } catch (error) {
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') return failed('timeout', `no answer in ${call.deadlineMs} ms`);
    return failed('unreachable', cause instanceof Error ? cause.message : message);
  }
}
