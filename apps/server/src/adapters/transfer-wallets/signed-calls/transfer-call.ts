import { createHmac, type KeyObject } from 'node:crypto';
import { readText } from '#kit/network/call-json.ts';

export type TransferSettings = {
  baseUrl: string;
  key: KeyObject;
  /** Time for a whole call, the body of the answer included. */
  deadlineMs: number;
};

export type CallKind = 'balance' | 'credit' | 'debit' | 'status' | 'report';

/** `answered`: the vendor itself answered, in JSON, with a status below 500. */
export type CallAnswer =
  | { outcome: 'answered'; status: number; body: unknown }
  | { outcome: 'failed'; detail: string };

const maximumAnswerBytes = 64 * 1024;
/** Larger than for other calls, since one answer holds many rounds. */
const maximumReportBytes = 1024 * 1024;

function failed(detail: string): CallAnswer {
  return { outcome: 'failed', detail };
}

function readAnswer(status: number, text: string | null): CallAnswer {
  if (text === null) return failed('the answer is too long');
  try {
    return { outcome: 'answered', status, body: JSON.parse(text) as unknown };
  } catch {
    return failed(`HTTP ${status} without JSON`);
  }
}

/** Sends one signed call, follows no redirect, and never throws. */
export async function callTransferWallet(
  { baseUrl, key, deadlineMs }: TransferSettings,
  kind: CallKind,
  body: object,
): Promise<CallAnswer> {
  const text = JSON.stringify(body);
  try {
    const response = await fetch(`${baseUrl}/transfer/v1/${kind}`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
      headers: {
        'content-type': 'application/json',
        'x-request-sign': createHmac('sha256', key).update(text).digest('hex'),
      },
      body: text,
    });
    const maximumBytes = kind === 'report' ? maximumReportBytes : maximumAnswerBytes;
    const answer = await readText(response, maximumBytes);
    const { status } = response;
    if (status >= 300 && status < 400) return failed(`HTTP ${status}`);
    if (status >= 500) return failed(`HTTP ${status} ${answer?.slice(0, 200)}`);
    return readAnswer(status, answer);
  } catch (error) {
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') return failed(`no answer in ${deadlineMs} ms`);
    return failed(cause instanceof Error ? cause.message : message);
  }
}
