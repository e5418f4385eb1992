import { createHmac } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { gameVendorSuite, type WalletCommand } from '#ports/suites/game-vendor.suite.ts';
import { createSoftSwissConnection } from './connection.ts';

const secret = 'shared-with-the-vendor';
const settings = { id: 'lagoon', baseUrl: 'https://vendor.example', casinoId: 'pavilion', secret };

const decimal = (minor: bigint) => (Number(minor) / 100).toFixed(2);

function bodyOf({ call, command }: WalletCommand): object {
  const named = { account_id: command.accountId, currency: command.currency };
  switch (call) {
    case 'balance':
      return { ...named, game_id: 'harbour-lights' };
    case 'playRound':
      return {
        ...named,
        game_id: command.vendorGame,
        session_id: command.playSessionId,
        round_id: command.roundId,
        finished: command.finishesRound,
        transactions: command.moves.map((move) => ({
          id_provider: move.externalId,
          type: move.kind,
          amount: decimal(move.amountMinor),
        })),
      };
    case 'rollBack':
      return {
        ...named,
        game_id: 'harbour-lights',
        round_id_provider: command.roundId,
        finished: command.finishesRound,
        transactions: command.reversals.map((one) => ({
          id_provider: one.externalId,
          type: 'rollback',
          original_id_provider: one.originalId,
        })),
      };
    case 'finishRound':
      return { ...named, round_id: command.roundId };
  }
}

const paths = {
  balance: 'balance',
  playRound: 'betwin',
  rollBack: 'rollback',
  finishRound: 'finish',
} as const satisfies Record<WalletCommand['call'], string>;

function signed(request: WalletCommand, key: string): InjectOptions {
  const payload = JSON.stringify(bodyOf(request));
  return {
    method: 'POST',
    url: `/vendors/lagoon/${paths[request.call]}`,
    headers: {
      'content-type': 'application/json',
      'x-request-sign': createHmac('sha256', key).update(payload).digest('hex'),
    },
    payload,
  };
}

function read(response: LightMyRequestResponse) {
  const body = response.json<{ balance?: string; meta?: { balance?: string } }>();
  const done = response.statusCode === 200;
  const balance = (done ? body.balance : body.meta?.balance) ?? null;
  return { done, repeats: response.statusCode === 500, balance };
}

gameVendorSuite('the SoftSwiss adapter', {
  connect: (baseUrl, launchDeadlineMs) =>
    createSoftSwissConnection({ ...settings, baseUrl, launchDeadlineMs }),
  carries: { batches: true, finishes: true, matches: true },
  launched: (launchUrl) => JSON.stringify({ launch_url: launchUrl }),
  rounds: {
    found: JSON.stringify({
      known: true,
      finished: true,
      transactions: [
        { id_provider: 'move-1', type: 'bet', amount: '10.50' },
        { id_provider: 'reversal-1', type: 'rollback', original_id_provider: 'move-1' },
        { id_provider: 'move-2', type: 'bet', amount: '5.00' },
        { id_provider: 'move-3', type: 'win', amount: '0.07' },
      ],
    }),
    unknown: JSON.stringify({ known: false }),
  },
  ask: (request) => signed(request, secret),
  forge: (request) => signed(request, 'another secret'),
  read,
});

test.each([
  [{ secret: '' }, 'Set the secret of the game connection "lagoon".'],
  [{ secret: '  ' }, 'Set the secret of the game connection "lagoon".'],
  [{ casinoId: '' }, 'Set the casino id of the game connection "lagoon".'],
  [{ baseUrl: 'vendor' }, 'must begin with https:// or http://'],
  [{ baseUrl: 'ftp://vendor' }, 'must begin with https:// or http://'],
  [{ id: 'La/goon' }, 'must be lower-case letters, digits and hyphens'],
])('rule 1: a setting that makes no sense stops the start (%#)', (wrong, sentence) => {
  expect(() => createSoftSwissConnection({ ...settings, ...wrong })).toThrow(sentence);
});
