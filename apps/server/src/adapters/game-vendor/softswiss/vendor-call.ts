import type { VendorAnswer, VendorFailure } from '../../../ports/game-vendor.ts';

export type VendorCall = {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** For the whole call, the body of the answer included. */
  deadlineMs: number;
  maximumBytes: number;
};

function failed(
  kind: VendorFailure['kind'],
  detail: string,
): { done: false; failure: VendorFailure } {
  return { done: false, failure: { kind, detail } };
}

/** The text of an answer, or null when it is longer than it may be. */
async function readText(response: Response, maximumBytes: number): Promise<string | null> {
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

function readJson(text: string): VendorAnswer<unknown> {
  try {
    return { done: true, value: JSON.parse(text) as unknown };
  } catch {
    return failed('unreadable', 'the answer is not JSON');
  }
}

/** Calls the vendor once, follows no redirect, and never throws. */
export async function callVendor(call: VendorCall): Promise<VendorAnswer<unknown>> {
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
      return failed('redirected', `HTTP ${response.status}`);
    }
    if (!response.ok) return failed('refused', `HTTP ${response.status} ${text?.slice(0, 200)}`);
    return text === null ? failed('unreadable', 'the answer is too long') : readJson(text);
  } catch (error) {
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') return failed('timeout', `no answer in ${call.deadlineMs} ms`);
    return failed('unreachable', cause instanceof Error ? cause.message : message);
  }
}
