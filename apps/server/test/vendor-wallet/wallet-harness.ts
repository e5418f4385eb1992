import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSoftSwissConnection } from '#adapters/game-vendor/softswiss/connection.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { createHttpServer } from '#http/server/create-http-server.ts';
import { createLogger } from '#kit/logger.ts';
import { gamesDeps } from '#modules/games/games.fixture.ts';
import { createGames } from '#modules/games/games.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';
import { openTestBase, type Member } from '#testing/test-base.ts';

const secrets = { lagoon: 'secret of the lagoon', reef: 'secret of the reef' };

export type ConnectionId = keyof typeof secrets;

/** Signs as the vendor does, without any code of the server. */
export function signatureOf(bytes: string | Buffer, connection: ConnectionId = 'lagoon'): string {
  return createHmac('sha256', secrets[connection]).update(bytes).digest('hex');
}

export type WalletReply = {
  status: number;
  body: {
    balance?: string;
    round_id?: string;
    transactions?: { id_provider: string; id: string; bonus_amount?: string }[];
    code?: string;
    msg?: string;
    meta?: { api_code: string; api_message: string; balance?: string };
  };
};

type Move = { id: string; bet?: string; win?: string };

/** Starts a stub of both vendors' launchers. */
async function startLauncher() {
  const server = createServer((request, response) => {
    request.resume();
    const url = 'http://127.0.0.1:9/play';
    response.end(JSON.stringify({ launch_url: url, url }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Creates an adapter for a vendor at that address. */
export type Connect = (id: ConnectionId, baseUrl: string) => GameVendorConnection;

const connectSoftSwiss: Connect = (id, baseUrl) =>
  createSoftSwissConnection({ id, baseUrl, casinoId: 'pavilion', secret: secrets[id] });

const launchInput = {
  launchMode: 'GLS',
  platform: 'html5',
  clientType: 2,
  gameId: 'lobby',
  accountType: 1,
  backUrl: '/m/home',
} as const;

/** Starts a real server with wallet routes over a database, and a vendor that calls them. */
export async function createWalletHarness(
  database: Pick<TestDatabase, 'open'>,
  connect = connectSoftSwiss,
) {
  const base = await openTestBase(database, { startedAt: new Date() });
  const launcher = await startLauncher();
  const connectTo = (id: ConnectionId) => connect(id, launcher.url);
  const games = createGames({
    ...gamesDeps(base),
    connections: { lagoon: connectTo('lagoon'), reef: connectTo('reef') },
    signals: base.signals,
  });
  const server = createHttpServer(createLogger('silent'));
  games.addRoutes(server);
  await server.ready();

  async function postBytes(
    call: string,
    payload: string | Buffer,
    headers: Record<string, string>,
    connection: ConnectionId = 'lagoon',
  ): Promise<WalletReply> {
    const url = `/vendors/${connection}/${call}`;
    const all = { 'content-type': 'application/json', ...headers };
    const response = await server.inject({ method: 'POST', url, headers: all, payload });
    return { status: response.statusCode, body: response.json() };
  }

  /** Sends a signed call of a vendor. */
  function post(call: string, body: object, connection: ConnectionId = 'lagoon') {
    const text = JSON.stringify(body);
    const headers = { 'x-request-sign': signatureOf(text, connection) };
    return postBytes(call, text, headers, connection);
  }

  async function launch(person: Member, nodeId = 1): Promise<string> {
    const launched = await games.handlers.launchGame({ ...launchInput, nodeId }, person.context);
    return launched.playSessionId ?? '';
  }

  /** Creates a player with money and an open game. */
  async function player(balance: bigint) {
    const person = await base.member({ balance });
    const sessionId = await launch(person);
    return { ...person, sessionId, id: person.accountId.toString() };
  }

  /** The moves of an account, read without any module. */
  const postingsOf = (accountId: bigint) =>
    base.db
      .selectFrom('posting')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('source', '<>', 'gifts')
      .orderBy('id')
      .execute();

  return {
    ...base,
    games,
    post,
    postBytes,
    launch,
    player,
    postingsOf,
    async close() {
      await server.close();
      launcher.stop();
      await base.close();
    },
  };
}

export type WalletHarness = Awaited<ReturnType<typeof createWalletHarness>>;

export const newId = (): string => randomUUID();

type Named = { id: string; sessionId?: string };

export function balanceBody(person: Named) {
  return { account_id: person.id, currency: 'PHP', game_id: 'harbour-lights-at-vendor' };
}

/** The body of a betwin; `more` replaces fields of it. */
export function betWinBody(person: Named, moves: readonly Move[], more: object = {}) {
  return {
    ...balanceBody(person),
    ...(person.sessionId === undefined ? {} : { session_id: person.sessionId }),
    round_id: newId(),
    transactions: moves.map(({ id, bet, win }) => ({
      id_provider: id,
      type: bet === undefined ? 'win' : 'bet',
      amount: bet ?? win,
    })),
    ...more,
  };
}

export function rollbackBody(
  person: Named,
  reversals: readonly (readonly [id: string, original: string])[],
  more: object = {},
) {
  return {
    ...balanceBody(person),
    round_id_provider: newId(),
    finished: true,
    transactions: reversals.map(([id, original]) => ({
      id_provider: id,
      type: 'rollback',
      original_id_provider: original,
    })),
    ...more,
  };
}

export function finishBody(person: Named, roundId: string) {
  return { account_id: person.id, currency: 'PHP', round_id: roundId };
}
