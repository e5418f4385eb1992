import type { SmsAnswer, SmsSender } from '#ports/sms-sender.ts';

export type TwilioSmsConfig = {
  /** Origin of the company's API. */
  url: string;
  accountSid: string;
  authToken: string;
  /** The number or name shown as the sender. */
  from: string;
  timeoutMs?: number;
};

const apiVersion = '2010-04-01';
const defaultTimeoutMs = 10_000;

/** Failures before a connection was made: nothing of the message was sent. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

function answerOfFailure(error: unknown): SmsAnswer {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  const reason = typeof cause?.code === 'string' ? cause.code : (name ?? 'connection failed');
  return { outcome: neverConnected.has(reason) ? 'notSent' : 'inDoubt', reason };
}

/** A wrong key, too many messages or an outage can pass; a wrong number cannot. */
function answerOfStatus(status: number): SmsAnswer {
  if (status === 200 || status === 201) return { outcome: 'sent' };
  const reason = `answered ${status}`;
  if (status === 400 || status === 422) return { outcome: 'refused', reason };
  if (status === 401 || status === 403 || status === 429 || status === 503) {
    return { outcome: 'notSent', reason };
  }
  return { outcome: 'inDoubt', reason };
}

/** Sends texts by the Messages call of Twilio, which several SMS companies share. */
export function createTwilioSms(config: TwilioSmsConfig): SmsSender {
  const { url, accountSid, authToken, from, timeoutMs = defaultTimeoutMs } = config;
  const address = `${url}/${apiVersion}/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const key = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return {
    send: async ({ to, text }) => {
      try {
        const response = await fetch(address, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
          headers: { authorization: `Basic ${key}` },
          body: new URLSearchParams({ To: to, From: from, Body: text }),
        });
        await response.body?.cancel();
        return answerOfStatus(response.status);
      } catch (error) {
        return answerOfFailure(error);
      }
    },
  };
}
