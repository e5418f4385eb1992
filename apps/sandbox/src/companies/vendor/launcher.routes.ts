import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findGame, softswissGames } from '#arcade/catalogue/catalogue.ts';
import type { Game } from '#arcade/catalogue/catalogue.ts';
import type { Engines } from '#arcade/play/engines.ts';
import type { Language } from '#arcade/play/play-state.ts';
import { createDemoPurse } from '#arcade/play/purse.ts';
import type { Purse } from '#arcade/play/purse.ts';
import type { Seat, SeatStore } from '#arcade/play/seat.ts';
import { asObject, asText, asWebAddress, readJsonObject } from '#json-body.ts';
import { parseMinor } from '#money.ts';
import { requireSignature } from './signed-scope.ts';
import type { WalletAccount } from './wallet/vendor-wallet.ts';

export type LauncherDeps = {
  vendorSecret: string;
  publicOrigin: string;
  seats: SeatStore;
  engines: Engines;
  /** The purse that holds a player's money. */
  purseFor: (account: WalletAccount, game: Game) => Purse;
  /** The provider keeps the money, so that players transfer it before they play. */
  keepsMoney?: boolean;
  /** Prefix of every path; none when left out. */
  prefix?: string;
  /** Which games of this shape the company offers; all when left out. */
  offers?: (game: Game) => boolean;
};

type Body = Record<string, unknown>;
type Seating = Pick<Seat, 'mode' | 'accountId' | 'currency' | 'purse' | 'bringsMoney'>;

const demoOpening = '2000.00';

export function registerLauncher(server: FastifyInstance, deps: LauncherDeps): void {
  const prefix = deps.prefix ?? '';
  server.register(
    async (scope) => {
      requireSignature(scope, deps.vendorSecret);
      scope.post('/softswiss/launcher/real', (request, reply) =>
        launch(request, reply, deps, (game, body) => seatForMoney(game, body, deps)),
      );
      scope.post('/softswiss/launcher/demo', (request, reply) =>
        launch(request, reply, deps, (_game, body) => seatForDemo(body)),
      );
      scope.get('/operator/games', (request, reply) => listGames(request, reply, deps));
      scope.get('/operator/fixtures', (request, reply) => listFixtures(request, reply, deps));
    },
    { prefix: `${prefix}/api/v1` },
  );
}

function offered({ offers = () => true }: LauncherDeps): Game[] {
  return softswissGames.filter(offers);
}

async function launch(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: LauncherDeps,
  seating: (game: Game, body: Body) => Seating | null,
): Promise<FastifyReply> {
  const body = readJsonObject(request.body);
  if (body === null) return sendRefusal(reply, 400, 'bad_request', 'The body is no JSON object.');
  const game = findGame(asText(body['game']) ?? '');
  if (game === undefined || deps.offers?.(game) === false) {
    return sendRefusal(reply, 404, 'game_unknown', 'There is no such game.');
  }
  if (deps.engines.of(game) === undefined) {
    return sendRefusal(reply, 422, 'game_unavailable', `${game.id} cannot be played yet.`);
  }
  const seated = seating(game, body);
  if (seated === null) {
    return sendRefusal(reply, 400, 'bad_request', 'A required field is missing or malformed.');
  }
  const urls = asObject(body['urls']);
  const seat = deps.seats.add({
    ...seated,
    game,
    language: languageOf(body['locale']),
    returnUrl: asWebAddress(urls?.['return_url']),
    depositUrl: asWebAddress(urls?.['deposit_url']),
    fixtureId: asText(body['fixture']),
  });
  return reply.send({ launch_url: `${deps.publicOrigin}/play/${seat.id}` });
}

function seatForMoney(game: Game, body: Body, deps: LauncherDeps): Seating | null {
  const account = asObject(body['account']);
  const accountId = asText(account?.['id']);
  const currency = readCurrency(account?.['currency']);
  if (accountId === null || currency === null || asText(body['casino_id']) === null) return null;
  const sessionId = asText(body['session_id']);
  const player = { accountId, currency, gameId: game.id, sessionId };
  return {
    mode: 'real',
    accountId,
    currency,
    purse: deps.purseFor(player, game),
    bringsMoney: deps.keepsMoney === true,
  };
}

function seatForDemo(body: Body): Seating | null {
  const currency = readCurrency(body['currency']);
  if (currency === null) return null;
  const given = body['balance'];
  const openingMinor = parseMinor(given ?? demoOpening, currency) ?? parseMinor('2000', currency);
  return {
    mode: 'demo',
    accountId: null,
    currency,
    purse: createDemoPurse(openingMinor ?? 0n),
    bringsMoney: false,
  };
}

function readCurrency(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Z][A-Z0-9]{2,7}$/.test(value) ? value : null;
}

export function languageOf(locale: unknown): Language {
  return /^(ty|tl|fil)\b/i.test(asText(locale) ?? '') ? 'TY' : 'EN';
}

function listGames(request: FastifyRequest, reply: FastifyReply, deps: LauncherDeps) {
  const query = asObject(request.query);
  if (asText(query?.['operator']) === null) {
    return sendRefusal(reply, 400, 'bad_request', 'Name the operator in the query.');
  }
  return reply.send({
    games: offered(deps).map((game) => ({
      identifier: game.id,
      name: game.title.EN,
      names: { en: game.title.EN, tl: game.title.TY },
      provider: game.provider,
      type: game.type,
      classification: game.classify,
      rtp: game.rtp,
      volatility: game.volatility,
      minimum_bet: game.minBet,
      thumbnail: `${deps.publicOrigin}/thumbnails/${game.id}.svg`,
      currencies: ['PHP'],
      country_blacklist: [],
      playable: deps.engines.of(game) !== undefined,
    })),
  });
}

function listFixtures(request: FastifyRequest, reply: FastifyReply, deps: LauncherDeps) {
  const query = asObject(request.query);
  if (asText(query?.['operator']) === null) {
    return sendRefusal(reply, 400, 'bad_request', 'Name the operator in the query.');
  }
  const fixtures = offered(deps).flatMap((game) =>
    (deps.engines.of(game)?.fixtures?.(game) ?? []).map((fixture) => ({
      identifier: fixture.id,
      game: game.id,
      home: fixture.home,
      away: fixture.away,
      starts_at: new Date(fixture.startsAt).toISOString(),
    })),
  );
  return reply.send({ fixtures });
}

function sendRefusal(
  reply: FastifyReply,
  status: 400 | 403 | 404 | 422,
  code: string,
  message: string,
): FastifyReply {
  return reply.code(status).send({ code, message });
}
