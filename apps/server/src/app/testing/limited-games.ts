import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createHub88Connection } from '#adapters/game-vendor/hub88/connection.ts';
import { createSoftSwissConnection } from '#adapters/game-vendor/softswiss/connection.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { createHttpServer } from '#http/server/create-http-server.ts';
import { gamesDeps } from '#modules/games/games.fixture.ts';
import { createGames } from '#modules/games/games.ts';
import { createLimits } from '#modules/protection/limits.fixture.ts';
import type { WalletOutcome } from '#modules/wallet/operation.ts';
import { createWallet } from '#modules/wallet/wallet.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';
import {
  currency,
  openTestBase,
  trialCurrency,
  type Member,
  type TestBase,
} from '#testing/test-base.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';

const secret = 'a secret shared with the vendor';
const vendorUrl = 'https://vendor.example';
const money = (amountMinor: bigint) => formatAmount(amountMinor, currency.digits);

/** An account with an open game of one of the vendors. */
export type Seat = { accountId: bigint; sessionId: string; game: string };

export type VendorCall =
  | { kind: 'bet' | 'win'; id: string; round: string; amountMinor: bigint }
  | { kind: 'rollback'; id: string; round: string; original: string }
  /** Hub88 has no call for it: a win of zero ends a round. */
  | { kind: 'finish'; id: string; round: string };

/** What the vendor reads: its code of a refusal, null for none, and the balance. */
export type VendorReply = { code: string | null; balance: string | null };

/** How one vendor shape signs calls, and reads the answers. */
type Shape = {
  /** The id of the game connection. */
  connection: string;
  nodeId: number;
  create: () => GameVendorConnection;
  send: (server: FastifyInstance, seat: Seat, call: VendorCall) => Promise<VendorReply>;
};

function softswissBody({ accountId, sessionId, game }: Seat, call: VendorCall) {
  const named = { account_id: accountId.toString(), currency: currency.code, game_id: game };
  const { id, round } = call;
  if (call.kind === 'finish') return { path: 'finish', body: { ...named, round_id: round } };
  if (call.kind === 'rollback') {
    const taken = { id_provider: id, type: 'rollback', original_id_provider: call.original };
    const body = { ...named, round_id_provider: round, finished: false, transactions: [taken] };
    return { path: 'rollback', body };
  }
  const move = { id_provider: id, type: call.kind, amount: money(call.amountMinor) };
  const body = { ...named, session_id: sessionId, round_id: round, transactions: [move] };
  return { path: 'betwin', body };
}

const softswiss: Shape = {
  connection: 'lagoon',
  nodeId: 1,
  create: () =>
    createSoftSwissConnection({ id: 'lagoon', baseUrl: vendorUrl, casinoId: 'pavilion', secret }),
  async send(server, seat, call) {
    const { path, body } = softswissBody(seat, call);
    const payload = JSON.stringify(body);
    const response = await server.inject({
      method: 'POST',
      url: `/vendors/lagoon/${path}`,
      headers: {
        'content-type': 'application/json',
        'x-request-sign': createHmac('sha256', secret).update(payload).digest('hex'),
      },
      payload,
    });
    type Read = { balance?: string; meta?: { api_code: string; balance?: string } };
    const { meta, balance = meta?.balance ?? null } = response.json<Read>();
    return { code: meta?.api_code ?? null, balance };
  },
};

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

function hub88Body({ accountId, sessionId, game }: Seat, call: VendorCall) {
  const { kind, id, round } = call;
  const named = { user: `player-${accountId}`, request_uuid: 'r-1', token: sessionId };
  const body = { ...named, game_code: game, round, transaction_uuid: id };
  if (kind === 'rollback') {
    return { path: kind, body: { ...body, reference_transaction_uuid: call.original } };
  }
  const amount = kind === 'finish' ? 0 : Number(call.amountMinor) * 1000;
  const move = { ...body, currency: currency.code, amount, round_closed: kind === 'finish' };
  if (kind === 'bet') return { path: kind, body: move };
  return { path: 'win', body: { ...move, reference_transaction_uuid: 'a-bet' } };
}

const hub88: Shape = {
  connection: 'reef',
  nodeId: 3,
  create: () =>
    createHub88Connection({
      id: 'reef',
      baseUrl: vendorUrl,
      operatorId: 7,
      privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      vendorPublicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
      currency: currency.code,
      country: 'PH',
    }),
  async send(server, seat, call) {
    const { path, body } = hub88Body(seat, call);
    const payload = JSON.stringify(body);
    const response = await server.inject({
      method: 'POST',
      url: `/vendors/reef/transaction/${path}`,
      headers: {
        'content-type': 'application/json',
        'x-hub88-signature': sign('sha256', Buffer.from(payload), privateKey).toString('base64'),
      },
      payload,
    });
    const { status, balance } = response.json<{ status: string; balance?: number }>();
    return {
      code: status === 'RS_OK' ? null : status,
      balance: balance === undefined ? null : money(BigInt(balance) / 1000n),
    };
  },
};

export const vendorShapes = { SoftSwiss: softswiss, Hub88: hub88 } as const;
export type ShapeName = keyof typeof vendorShapes;
const shapes = Object.values(vendorShapes);

/** Any launch succeeds; all other calls are the adapter's own. */
function launching(connection: GameVendorConnection): GameVendorConnection {
  const launchReal = async () => ({ done: true as const, value: 'https://play.example/' });
  return { ...connection, launchReal };
}

/** Starts another server on the database: with a wallet, limits and games of its own. */
function startServer(base: TestBase) {
  const { engine, db } = base;
  const wallet = createWallet({ engine, db, currency, trialCurrency });
  const created = shapes.map((shape) => [shape.connection, launching(shape.create())] as const);
  const connections = Object.fromEntries(created);
  const limits = createLimits(base);
  const { beginPlay } = limits.ownLimits;
  const games = createGames({ ...gamesDeps({ db, wallet }), connections, beginPlay });
  const server = createHttpServer(base.logger);
  games.addRoutes(server);
  return { wallet, games, server, ...limits };
}

type Order = { rounds?: number; server?: 0 | 1 };

/** Returns the most that an account had lost and staked after any of its bets. */
async function peaksOf({ db }: TestBase, accountId: bigint) {
  const { rows } = await sql<{ lost: bigint; staked: bigint }>`
    select coalesce(max(lost) filter (where kind = 1), 0)::bigint as lost,
      coalesce(max(staked) filter (where kind = 1), 0)::bigint as staked
    from (
      select p.kind, sum(m.lost) over upto as lost, sum(m.staked) over upto as staked
      from play_move m join posting p on p.id = m.posting_id
      where m.account_id = ${accountId}
      window upto as (order by m.posting_id)
    ) as moved`.execute(db);
  return rows[0] ?? { lost: 0n, staked: 0n };
}

/** Takes back every bet of an account that still stands. */
async function takeBack({ db, wallet }: TestBase, accountId: bigint): Promise<void> {
  const { rows } = await sql<{ contra: bigint; source: string; id: string }>`
    select contra_id as contra, source, external_id as id from posting p
    where account_id = ${accountId} and kind = 1
      and not exists (select 1 from posting where source = p.source and reverses = p.external_id)
    `.execute(db);
  await wallet.apply(
    rows.map(({ contra: contraId, source, id: reverses }) => ({
      accountId,
      contraId,
      kind: 'rollback',
      amountMinor: 0n,
      source,
      externalId: randomUUID(),
      reverses,
    })),
  );
}

/** What an order inside the server was answered: the refusal, or what the ledger said. */
type OrderAnswer = { code: string; hints: unknown } | WalletOutcome;

/** An order over some draws, with the stake of each. */
export type OrderOf = { player: Pick<Member, 'memberId' | 'accountId'>; stakes: readonly bigint[] };

/** Asks the limits about orders of many players in one transaction, and posts those they allow. */
async function postTogether(
  { db }: TestBase,
  { wallet, ownLimits }: ReturnType<typeof startServer>,
  orders: readonly OrderOf[],
): Promise<OrderAnswer[]> {
  const source = 'lottery';
  const contraId = await wallet.houseAccount(source, currency.code);
  const bet = { contraId, kind: 'bet', source } as const;
  return db.transaction().execute(async (transaction) => {
    const asked = orders.map(({ player: { memberId }, stakes }) => ({
      memberId,
      stakeMinor: stakes.reduce((one, other) => (one > other ? one : other)),
      wholeMinor: stakes.reduce((one, other) => one + other),
    }));
    const refusals = await ownLimits.checkWagers(transaction, asked);
    const allowed = orders.filter((_, index) => refusals[index] === null);
    const groups = allowed.map(({ player: { accountId }, stakes }) =>
      stakes.map((stake) => ({
        ...bet,
        accountId,
        amountMinor: -stake,
        externalId: randomUUID(),
      })),
    );
    const results = await wallet.applyGroupsIn(transaction, groups);
    const outcomes = results.map(
      (group) => group.find(({ outcome }) => outcome !== 'applied')?.outcome ?? 'applied',
    );
    return refusals.map((refusal) => {
      if (refusal !== null) return { code: refusal.code, hints: refusal.hints };
      return outcomes.shift() ?? 'applied';
    });
  });
}

/** Opens two servers on one database, with games of both vendor shapes, and members with limits. */
export async function openLimitedGames(database: TestDatabase) {
  const base = await openTestBase(database, { startedAt: new Date() });
  const servers = [startServer(base), startServer(base)] as const;
  const [{ games, ownLimits, limitsOf, checks }] = servers;
  await ownLimits.prepare();

  /** Creates a member with a game of each shape open. */
  async function player(balance: bigint) {
    const member = await base.member({ balance });
    const { accountId, context } = member;

    async function openGame(nodeId: number): Promise<Seat> {
      const input = { nodeId, launchMode: 'GLS', platform: 'html5', clientType: 2 } as const;
      const more = { gameId: 'lobby', accountType: 1, backUrl: '/m/home' } as const;
      const { playSessionId } = await games.handlers.launchGame({ ...input, ...more }, context);
      const game = games.byNode(nodeId)?.game.vendorGame ?? '';
      return { accountId, sessionId: playSessionId ?? '', game };
    }
    const seats = new Map<ShapeName, Seat>();
    const seatAt = async (shape: ShapeName) => {
      const seat = seats.get(shape) ?? (await openGame(vendorShapes[shape].nodeId));
      seats.set(shape, seat);
      return seat;
    };

    /** Posts the stake of each round, in a transaction that asks the limits first. */
    async function post(stakeMinor: bigint, { rounds = 1, server = 0 }: Order) {
      const { wallet, ownLimits: limits } = servers[server];
      const source = 'lottery';
      const contraId = await wallet.houseAccount(source, currency.code);
      return base.db.transaction().execute(async (transaction) => {
        const { memberId } = member;
        await limits.checkWager(transaction, { memberId, stakeMinor, rounds });
        const bet = { accountId, contraId, kind: 'bet', amountMinor: -stakeMinor, source } as const;
        const each = Array.from({ length: rounds }, () => ({ ...bet, externalId: randomUUID() }));
        const results = await wallet.applyIn(transaction, each);
        return results.find(({ outcome }) => outcome !== 'applied')?.outcome ?? 'applied';
      });
    }

    return {
      ...member,
      ...limitsOf(member),
      open: seatAt,
      /** Forgets the open games, so that the next call opens one anew. */
      leave: () => seats.clear(),
      /** Sends a signed call of a vendor to one of the servers. */
      send: async (shape: ShapeName, call: VendorCall, server: 0 | 1 = 0) =>
        vendorShapes[shape].send(servers[server].server, await seatAt(shape), call),
      /** Orders inside the server; resolves with the refusal, or with what the ledger answered. */
      order: async (stakeMinor: bigint, order: Order = {}) => {
        try {
          return await post(stakeMinor, order);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return { code: error.code, hints: error.hints };
        }
      },
      takeBack: () => takeBack(base, accountId),
      peaks: () => peaksOf(base, accountId),
    };
  }

  return {
    ...base,
    player,
    /** Orders of many players in one transaction of one of the servers. */
    orderTogether: (orders: readonly OrderOf[], server: 0 | 1) =>
      postTogether(base, servers[server], orders),
    findings: async () => [...(await base.findings()), ...(await checks())],
    close: async () => {
      for (const { server } of servers) await server.close();
      await base.close();
    },
  };
}

export type LimitedGames = Awaited<ReturnType<typeof openLimitedGames>>;
export type LimitedPlayer = Awaited<ReturnType<LimitedGames['player']>>;

type Move = Extract<VendorCall, { amountMinor: bigint }>;
const moveOf = (kind: Move['kind'], amountMinor: bigint): Move => ({
  kind,
  id: randomUUID(),
  round: randomUUID(),
  amountMinor,
});
export const betOf = (amountMinor: bigint) => moveOf('bet', amountMinor);
export const winOf = (amountMinor: bigint) => moveOf('win', amountMinor);
