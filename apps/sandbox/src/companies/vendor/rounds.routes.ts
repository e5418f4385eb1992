import type { FastifyInstance } from 'fastify';
import { asText, readJsonObject } from '#json-body.ts';
import { requireSignature } from './signed-scope.ts';
import type { RoundBook, RoundEntry } from './wallet/round-book.ts';

export type RoundsDeps = { vendorSecret: string; rounds: RoundBook };

function show(entry: RoundEntry): object {
  const { idProvider: id_provider, type } = entry;
  return entry.type === 'rollback'
    ? { id_provider, type, original_id_provider: entry.originalIdProvider }
    : { id_provider, type, amount: entry.amount };
}

/** Answers round inquiries of an operator. */
export function registerRounds(server: FastifyInstance, deps: RoundsDeps): void {
  server.register(async (scope) => {
    requireSignature(scope, deps.vendorSecret);
    scope.post('/api/v1/softswiss/rounds/state', async (request, reply) => {
      const body = readJsonObject(request.body);
      const accountId = asText(body?.['account_id']);
      const roundId = asText(body?.['round_id']);
      const currency = asText(body?.['currency']);
      if (accountId === null || roundId === null || currency === null) {
        const message = 'A required field is missing or malformed.';
        return reply.code(400).send({ code: 'bad_request', message });
      }
      const round = deps.rounds.find(accountId, roundId);
      if (round?.currency !== currency) return reply.send({ known: false });
      const { finished, entries } = round;
      return reply.send({ known: true, finished, transactions: entries.map(show) });
    });
  });
}
