import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hub88Games } from '#arcade/catalogue/catalogue.ts';
import type { Game } from '#arcade/catalogue/catalogue.ts';
import { createDemoPurse } from '#arcade/play/purse.ts';
import type { Seat } from '#arcade/play/seat.ts';
import { asText, asWebAddress, keepRawJson, readJsonObject } from '#json-body.ts';
import { languageOf } from '../launcher.routes.ts';
import type { LauncherDeps } from '../launcher.routes.ts';
import type { BackgroundDelivery } from '../wallet/background-delivery.ts';
import { createOperatorPurse } from '../wallet/operator-purse.ts';
import type { RoundBook } from '../wallet/round-book.ts';
import type { VendorWallet } from '../wallet/vendor-wallet.ts';
import { hub88SignatureHeader, hub88SignatureMatches } from './hub88-signature.ts';
import { transactionsOf } from './hub88-transactions.ts';

export type Hub88Deps = Pick<LauncherDeps, 'publicOrigin' | 'seats' | 'engines'> & {
  operatorPublicKey: KeyObject;
  wallet: VendorWallet;
  background: BackgroundDelivery;
  rounds: RoundBook;
};

type Body = Record<string, unknown>;

/** The code of play money. */
const demoCurrency = 'XXX';
const demoSeatCurrency = 'FUN';
const demoOpeningMinor = 200_000n;

/** Steps of the vendor's scale from 1 to 6. */
const volatilityStep = { low: 1, medium: 3, high: 5 } as const;

/** Serves the vendor's calls for operators: each is a POST, signed over its bytes. */
export function registerHub88(server: FastifyInstance, deps: Hub88Deps): void {
  server.register(
    async (scope) => {
      keepRawJson(scope);
      scope.addHook('preHandler', async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers[hub88SignatureHeader];
        if (!hub88SignatureMatches(raw, signature, deps.operatorPublicKey)) {
          await sendError(reply, 401, 'Request signature is invalid.');
        }
      });
      scope.post('/game/url', (request, reply) => launch(request, reply, deps));
      scope.post('/game/list', (request, reply) => listGames(request, reply, deps));
      scope.post('/transactions/list', (request, reply) => listTransactions(request, reply, deps));
    },
    { prefix: '/hub88/operator/generic/v2' },
  );
}

function sendError(reply: FastifyReply, status: 400 | 401 | 403 | 404, error: string) {
  return reply.code(status).send({ error });
}

/** The body of a call that names the operator by its number. */
function readCall(request: FastifyRequest): Body | null {
  const body = readJsonObject(request.body);
  return Number.isInteger(body?.['operator_id']) ? body : null;
}

function launch(request: FastifyRequest, reply: FastifyReply, deps: Hub88Deps): FastifyReply {
  const body = readCall(request);
  if (body === null) return sendError(reply, 400, 'operator_id is missing.');
  const game = hub88Games.find((one) => one.id === body['game_code']);
  if (game === undefined || deps.engines.of(game) === undefined) {
    return sendError(reply, 404, "The game requested doesn't exist.");
  }
  const isDemo = body['currency'] === demoCurrency;
  const seated = isDemo ? seatForDemo() : seatForMoney(game, body, deps);
  if (seated === null) return sendError(reply, 400, 'A parameter is missing or invalid.');
  const seat = deps.seats.add({
    ...seated,
    game,
    language: languageOf(body['lang']),
    returnUrl: asWebAddress(body['lobby_url']),
    bringsMoney: false,
    depositUrl: asWebAddress(body['deposit_url']),
    fixtureId: null,
  });
  return reply.send({ url: `${deps.publicOrigin}/play/${seat.id}` });
}

type Seating = Pick<Seat, 'mode' | 'accountId' | 'currency' | 'purse'>;

function seatForDemo(): Seating {
  const purse = createDemoPurse(demoOpeningMinor);
  return { mode: 'demo', accountId: null, currency: demoSeatCurrency, purse };
}

function seatForMoney(game: Game, body: Body, deps: Hub88Deps): Seating | null {
  const accountId = asText(body['user']);
  const sessionId = asText(body['token']);
  const currency = asText(body['currency']);
  if (accountId === null || accountId.length < 4 || sessionId === null) return null;
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) return null;
  const player = { accountId, currency, gameId: game.id, sessionId };
  return {
    mode: 'real',
    accountId,
    currency,
    purse: createOperatorPurse(deps.wallet, deps.background, player),
  };
}

function listGames(request: FastifyRequest, reply: FastifyReply, deps: Hub88Deps): FastifyReply {
  if (readCall(request) === null) return sendError(reply, 400, 'operator_id is missing.');
  return reply.send(
    hub88Games.map((game) => ({
      game_code: game.id,
      name: game.title.EN,
      product: game.provider,
      category: game.type,
      platforms: ['GPL_MOBILE', 'GPL_DESKTOP'],
      url_thumb: `${deps.publicOrigin}/thumbnails/${game.id}.svg`,
      enabled: deps.engines.of(game) !== undefined,
      rtp: game.rtp,
      volatility: volatilityStep[game.volatility],
      blocked_countries: [],
      demo_game_support: true,
      freebet_support: false,
    })),
  );
}

/** Lists the transactions of one round of one player; the vendor's search by time is left out. */
function listTransactions(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Hub88Deps,
): FastifyReply {
  const body = readCall(request);
  if (body === null) return sendError(reply, 400, 'operator_id is missing.');
  const user = asText(body['user']);
  const roundId = asText(body['round']);
  if (user === null || roundId === null) return sendError(reply, 400, 'round is missing.');
  const round = deps.rounds.find(user, roundId);
  return reply.send(round === undefined ? [] : transactionsOf(round, roundId));
}
