import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signatureHeader, signatureMatches } from '#companies/vendor/signature.ts';
import { asObject, keepRawJson, readJsonObject } from '#json-body.ts';
import { formatMinor, parseMinor } from '#money.ts';

export type WalletCall = { path: string; body: Record<string, unknown> };

/** How the fake treats one call: refuses it with an API code, or misbehaves. */
export type Misbehaviour =
  | { kind: 'refuse'; apiCode: number }
  /** HTTP 500 before money moved. */
  | { kind: 'fault' }
  /** Moves the money, then never answers. */
  | { kind: 'silence' };

export type FakePavilion = {
  server: FastifyInstance;
  calls: WalletCall[];
  /** Sets the treatment of the next calls of that path, one each. */
  misbehave: (path: string, ...turns: Misbehaviour[]) => void;
  balance: () => string;
  setBalance: (balance: string) => void;
};

type Entry = { idProvider: string; amountMinor: bigint };
type Wallet = { balanceMinor: bigint; entries: Map<string, Entry>; tombstones: Set<string> };

/** A small wallet that answers the vendor's calls, for tests and for trying games out. */
export function createFakePavilion(secret: string, opening = '1000.00'): FakePavilion {
  const server = Fastify({ forceCloseConnections: true });
  const calls: WalletCall[] = [];
  const turns = new Map<string, Misbehaviour[]>();
  const wallet: Wallet = {
    balanceMinor: parseMinor(opening, 'PHP') ?? 0n,
    entries: new Map(),
    tombstones: new Set(),
  };
  server.register(async (scope) => {
    keepRawJson(scope);
    scope.post('/vendors/sandbox/:path', async (request, reply) => {
      const path = String(asObject(request.params)?.['path']);
      if (!isSigned(request, secret)) return sendRefusal(reply, wallet, 403);
      const body = readJsonObject(request.body) ?? {};
      calls.push({ path, body });
      const turn = turns.get(path)?.shift();
      if (turn?.kind === 'refuse') return sendRefusal(reply, wallet, turn.apiCode);
      if (turn?.kind === 'fault') return sendFault(reply);
      const answer = answerFor(path, body, wallet);
      if (turn?.kind === 'silence') return new Promise<never>(() => {});
      return answer === null ? sendRefusal(reply, wallet, 100) : reply.send(answer);
    });
  });
  return {
    server,
    calls,
    misbehave: (path, ...list) => {
      turns.set(path, list);
    },
    balance: () => formatMinor(wallet.balanceMinor, 'PHP'),
    setBalance: (balance) => {
      wallet.balanceMinor = parseMinor(balance, 'PHP') ?? 0n;
    },
  };
}

function isSigned(request: FastifyRequest, secret: string): boolean {
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return signatureMatches(raw, request.headers[signatureHeader], secret);
}

function answerFor(path: string, body: Record<string, unknown>, wallet: Wallet): object | null {
  if (path === 'rollback') rollBack(body, wallet);
  if (path === 'betwin' && !apply(body, wallet)) return null;
  return {
    balance: formatMinor(wallet.balanceMinor, 'PHP'),
    round_id: body['round_id'] ?? body['round_id_provider'],
    transactions: listOf(body).map((entry) => ({ ...entry, id: randomUUID() })),
  };
}

function apply(body: Record<string, unknown>, wallet: Wallet): boolean {
  const before = wallet.balanceMinor;
  for (const entry of listOf(body)) {
    const idProvider = String(entry['id_provider']);
    if (wallet.entries.has(idProvider)) continue;
    const sizeMinor = parseMinor(entry['amount'], 'PHP');
    if (sizeMinor === null || wallet.tombstones.has(idProvider)) return false;
    const amountMinor = entry['type'] === 'bet' ? -sizeMinor : sizeMinor;
    if (wallet.balanceMinor + amountMinor < 0n) {
      wallet.balanceMinor = before;
      return false;
    }
    wallet.balanceMinor += amountMinor;
    wallet.entries.set(idProvider, { idProvider, amountMinor });
  }
  return true;
}

function rollBack(body: Record<string, unknown>, wallet: Wallet): void {
  for (const entry of listOf(body)) {
    const original = String(entry['original_id_provider']);
    const earlier = wallet.entries.get(original);
    if (earlier !== undefined && !wallet.tombstones.has(original)) {
      wallet.balanceMinor -= earlier.amountMinor;
    }
    wallet.tombstones.add(original);
  }
}

function listOf(body: Record<string, unknown>): Record<string, unknown>[] {
  const list = body['transactions'];
  return Array.isArray(list) ? list.map((entry) => asObject(entry) ?? {}) : [];
}

function sendRefusal(reply: FastifyReply, wallet: Wallet, apiCode: number): FastifyReply {
  return reply.code(400).send({
    code: 'invalid_argument',
    msg: 'refused',
    meta: {
      api_code: apiCode,
      api_message: 'refused',
      balance: formatMinor(wallet.balanceMinor, 'PHP'),
    },
  });
}

function sendFault(reply: FastifyReply): FastifyReply {
  return reply.code(500).send({ code: 'internal', msg: 'fault', meta: { api_code: 500 } });
}
