import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InferOutput } from 'valibot';
import {
  callCompany,
  companyAddress,
  contentOf,
  type CompanyReply,
} from '#kit/network/company-call.ts';
import type { AskedDraw, ResultSource, SourceReading } from '#ports/lottery-results.ts';
import { resultAnswer } from './result-answer.ts';

export type SandboxResultsSettings = {
  /** Origin of the company. */
  url: string;
  /** Shared with the company, which signs its answers with it; it is never sent. */
  secret: string;
  /** The name of the source there. */
  source: string;
  /** How long an answer may take before the outcome counts as in doubt. */
  timeoutMs?: number;
};

const usualTimeoutMs = 5000;

/** Many times the longest answer, which has 27 numbers. */
const mostBytes = 16 * 1024;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();

/** The key that opens the calls follows from the secret, so that the secret itself stays here. */
const keyOf = (secret: string) => hmac(secret, 'pavilion.results.v1|key').toString('hex');

/** Whether the header signs the body as an answer of this source about this draw. */
function isSigned(signed: readonly string[], given: string | null, secret: string): boolean {
  if (given === null || !/^[0-9a-f]{64}$/.test(given)) return false;
  const expected = hmac(secret, ['pavilion.results.v1', ...signed].join('\n'));
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

function readingOf(answer: InferOutput<ReturnType<typeof resultAnswer>>): SourceReading {
  switch (answer.status) {
    case 'none':
      return { status: 'none' };
    case 'partial':
      return { status: 'partial', prizes: answer.prizes, at: new Date(answer.at) };
    case 'final': {
      const { status, win_no: winNo, prizes, at } = answer;
      return { status, winNo, prizes, at: new Date(at) };
    }
  }
}

/**
 * A source of results that the sandbox plays.
 *
 * @throws CompanyConfigError when a setting is wrong.
 */
export function createSandboxResults(settings: SandboxResultsSettings): ResultSource {
  const { url, secret, source, timeoutMs = usualTimeoutMs } = settings;
  const checked = companyAddress('the source of results', { url, apiKey: secret, timeoutMs });
  const address = { ...checked, apiKey: keyOf(secret) };

  /** Only what is read as a result must be signed; a failure says nothing of a draw. */
  const hasForgedResult = (reply: CompanyReply, { code, numero }: AskedDraw) => {
    if (reply.outcome !== 'answered' || reply.status < 200 || reply.status > 299) return false;
    const signature = reply.headers.get('x-results-signature');
    return !isSigned([source, code, numero, reply.text], signature, secret);
  };

  return {
    async read(draw) {
      const path = `/results/${[source, draw.code, draw.numero].map(encodeURIComponent).join('/')}`;
      const reply = await callCompany(address, { method: 'GET', path, mostBytes });
      if (hasForgedResult(reply, draw)) {
        return { outcome: 'inDoubt', reason: 'the answer is not signed by the source' };
      }
      const answer = contentOf(reply, resultAnswer(source, draw));
      if (answer.outcome !== 'done') return answer;
      return { outcome: 'done', value: readingOf(answer.value) };
    },
  };
}
