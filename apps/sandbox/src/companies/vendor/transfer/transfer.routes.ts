import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asText, readJsonObject } from '#json-body.ts';
import { formatMinor, parseMinor } from '#money.ts';
import { requireSignature } from '../signed-scope.ts';
import type { EndedRound, KnownMove, Move, PurseBank, PurseOwner } from './purse-bank.ts';

export type TransferTiming = { lateMs: number; hangMs: number };

export type TransferDeps = { vendorSecret: string; bank: PurseBank; timing?: TransferTiming };

type Body = Record<string, unknown>;

const usualTiming: TransferTiming = { lateMs: 6000, hangMs: 20_000 };

/** Last two digits of an amount that make the provider misbehave at the first request. */
const sentinels = { refused: 11n, hangs: 22n, answerLost: 33n, late: 44n } as const;

function endsIn({ amountMinor }: Move, sentinel: bigint): boolean {
  return amountMinor % 100n === sentinel;
}

function readOwner(body: Body): PurseOwner | null {
  const provider = asText(body['provider']);
  const accountId = asText(body['account_id']);
  const currency = asText(body['currency']);
  if (provider === null || accountId === null) return null;
  return currency !== null && /^[A-Z]{3}$/.test(currency)
    ? { provider, accountId, currency }
    : null;
}

function readMove(body: Body, direction: Move['direction']): Move | null {
  const owner = readOwner(body);
  const reference = asText(body['reference']);
  if (owner === null || reference === null) return null;
  const amountMinor = parseMinor(body['amount'], owner.currency);
  if (amountMinor === null || amountMinor <= 0n) return null;
  return { ...owner, reference, direction, amountMinor };
}

function refuse(reply: FastifyReply, status: 400 | 409 | 500 | 503, code: string): FastifyReply {
  return reply.code(status).send({ code, message: `The provider answers ${code}.` });
}

function sendMove(reply: FastifyReply, bank: PurseBank, move: KnownMove | null): FastifyReply {
  if (move === null) return refuse(reply, 409, 'reference_reused');
  if (move.status !== 'done') return refuse(reply, 409, move.status);
  const { reference, currency } = move;
  const balance = formatMinor(bank.balanceOf(move), currency);
  return reply.send({ reference, status: move.status, balance });
}

const mostRounds = 500;

function showRound(round: EndedRound): object {
  const { roundId, accountId, currency, gameId, betMinor, winMinor, endedAt } = round;
  return {
    round_id: roundId,
    account_id: accountId,
    currency,
    game: gameId,
    bet: formatMinor(betMinor, currency),
    win: formatMinor(winMinor, currency),
    ended_at: endedAt.toISOString(),
  };
}

/** Sends the rounds of a provider from the cursor on. */
function sendReport(reply: FastifyReply, bank: PurseBank, body: Body): FastifyReply {
  const provider = asText(body['provider']);
  const limit = body['limit'];
  const isLimit = typeof limit === 'number' && Number.isSafeInteger(limit) && limit > 0;
  if (provider === null || !isLimit) return refuse(reply, 400, 'bad_request');
  const page = bank.report(
    provider,
    asText(body['cursor']),
    limit > mostRounds ? mostRounds : limit,
  );
  return reply.send({ ...page, rounds: page.rounds.map(showRound) });
}

/** Serves a transfer wallet: players transfer money before they play and back afterwards. */
export function registerTransferWallet(server: FastifyInstance, deps: TransferDeps): void {
  const { bank, timing = usualTiming } = deps;
  const seen = new Set<string>();
  const askedAfter = new Set<string>();
  const closing = new AbortController();
  server.addHook('onClose', async () => closing.abort());

  /** True after the time, false when the program closes before. */
  const waited = (milliseconds: number): Promise<boolean> =>
    wait(milliseconds, true, { signal: closing.signal }).catch(() => false);

  const carryOut = async (move: Move, reply: FastifyReply): Promise<FastifyReply> => {
    const isFirst = !seen.has(move.reference);
    seen.add(move.reference);
    if (endsIn(move, sentinels.refused)) return sendMove(reply, bank, bank.refuse(move));
    if (isFirst && endsIn(move, sentinels.hangs)) {
      await waited(timing.hangMs);
      return refuse(reply, 503, 'unavailable');
    }
    if (isFirst && endsIn(move, sentinels.late)) {
      if (!(await waited(timing.lateMs))) return refuse(reply, 503, 'unavailable');
    }
    const known = bank.apply(move);
    if (isFirst && endsIn(move, sentinels.answerLost)) return refuse(reply, 500, 'internal');
    return sendMove(reply, bank, known);
  };

  const move = (direction: Move['direction']) => (request: FastifyRequest, reply: FastifyReply) => {
    const read = readMove(readJsonObject(request.body) ?? {}, direction);
    return read === null ? refuse(reply, 400, 'bad_request') : carryOut(read, reply);
  };

  const status = async (request: FastifyRequest, reply: FastifyReply) => {
    const reference = asText(readJsonObject(request.body)?.['reference']);
    if (reference === null) return refuse(reply, 400, 'bad_request');
    const known = bank.find(reference);
    if (known === undefined) return reply.send({ reference, known: false });
    if (endsIn(known, sentinels.answerLost) && !askedAfter.has(reference)) {
      askedAfter.add(reference);
      return refuse(reply, 503, 'unavailable');
    }
    const { provider, accountId, currency, direction, amountMinor } = known;
    const amount = formatMinor(amountMinor, currency);
    const info = { provider, account_id: accountId, currency, direction, amount };
    return reply.send({ reference, known: true, status: known.status, ...info });
  };

  server.register(async (scope) => {
    requireSignature(scope, deps.vendorSecret);
    scope.post('/transfer/v1/balance', async (request, reply) => {
      const owner = readOwner(readJsonObject(request.body) ?? {});
      if (owner === null) return refuse(reply, 400, 'bad_request');
      return reply.send({ balance: formatMinor(bank.balanceOf(owner), owner.currency) });
    });
    scope.post('/transfer/v1/credit', move('credit'));
    scope.post('/transfer/v1/debit', move('debit'));
    scope.post('/transfer/v1/status', status);
    scope.post('/transfer/v1/report', (request, reply) =>
      sendReport(reply, bank, readJsonObject(request.body) ?? {}),
    );
  });
}
