import { createHmac } from 'node:crypto';
import type { LoadJob } from './load-job.ts';

export const betPath = '/vendors/sandbox/betwin';
/** At most this many bets a second are signed beforehand, more than any site handles. */
const mostBetsPerSecond = 36_000;

/** A read of a path. */
export function readBytes(path: string, headers: Record<string, string>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`);
}

/** An address for each of many people, of which a proxy tells. */
export const addressOf = (index: number): string =>
  `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

type BetRequest = LoadJob['request'] & { kind: 'bet' };

/** The body of a bet of one of the bettors in turn, and its signature. */
export function signedBet({ bettors, secret, game, run }: Omit<BetRequest, 'kind'>, index: number) {
  const bettor = bettors[index % bettors.length];
  const body = JSON.stringify({
    account_id: bettor?.accountId,
    currency: 'PHP',
    game_id: game,
    session_id: bettor?.sessionId,
    round_id: `${run}-round-${index}`,
    finished: true,
    transactions: [{ id_provider: `${run}-bet-${index}`, type: 'bet', amount: '0.10' }],
  });
  return { body, signature: createHmac('sha256', secret).update(body).digest('hex') };
}

function betBytes(request: BetRequest, index: number): Buffer {
  const { body, signature } = signedBet(request, index);
  return Buffer.from(
    `POST ${betPath} HTTP/1.1\r\nhost: 127.0.0.1\r\n` +
      `content-type: application/json\r\nx-request-sign: ${signature}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

type ClaimRequest = LoadJob['request'] & { kind: 'claim' };

/** The claim of a session, from an address of its own. */
function claimBytes({ tokens, rainId, wave }: ClaimRequest, index: number): Buffer {
  const body = JSON.stringify({ rainId, wave });
  return Buffer.from(
    'POST /wps/relay/PROMOFE_claimRedRain HTTP/1.1\r\nhost: 127.0.0.1\r\n' +
      `merchant: PAVILION\r\nauthorization: ${tokens[index]}\r\n` +
      `x-forwarded-for: ${addressOf(index)}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function signedBets(request: BetRequest, { warmUpSeconds, seconds }: LoadJob): Buffer[] {
  const count = Math.ceil(mostBetsPerSecond * (warmUpSeconds + seconds));
  return Array.from({ length: count }, (_, index) => betBytes(request, index));
}

/** Prepares the requests before the measurement; each call returns the next, then null. */
export function requestBytes(job: LoadJob): () => Buffer | null {
  const { request } = job;
  if (request.kind === 'read') {
    const bytes = readBytes(request.path, request.headers);
    return () => bytes;
  }
  const all =
    request.kind === 'claim'
      ? request.tokens.map((_, index) => claimBytes(request, index))
      : signedBets(request, job);
  let next = 0;
  return () => all[next++] ?? null;
}
