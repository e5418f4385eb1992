import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeTransferWallets } from '#ports/fakes/transfer-wallets.fake.ts';
import { transferWalletsSuite, type VendorMood } from '#ports/suites/transfer-wallets.suite.ts';
import type { TransferOrder, TransferWallets } from '#ports/transfer-wallets.ts';
import { createSignedTransferWallets } from './wallets.ts';

const secret = 'shared-with-the-vendor';
const codes = { noFunds: 'no_funds', refused: 'refused' } as const;

type Answer = { status: number; body: object };

/** A stub of the vendor: its wallets behind its protocol, and how it misbehaves. */
function createProvider() {
  const books = createFakeTransferWallets();
  let mood: VendorMood = 'fine';

  function found(reference: string): Answer {
    const known = books.moves.get(reference);
    if (!known) return { status: 200, body: { known: false, reference } };
    const { accountId: account_id, status, ...others } = known;
    const reported = status === 'done' ? status : codes[status];
    return { status: 200, body: { ...others, known: true, account_id, status: reported } };
  }

  async function report(provider: string, cursor: string | null): Promise<Answer> {
    const page = await books.wallets.report(provider, cursor);
    if (!page.done) return { status: 503, body: { code: 'unavailable' } };
    const { rounds, unreadable, ...place } = page.value;
    const shown = rounds.map(({ roundId, accountId, endedAt, valid, ...others }) => ({
      round_id: roundId,
      account_id: accountId,
      ended_at: endedAt.toISOString(),
      ...(valid !== null && { valid }),
      ...others,
    }));
    return { status: 200, body: { rounds: [...unreadable, ...shown], ...place } };
  }

  async function answer(kind: string, body: Record<string, string>): Promise<Answer> {
    const { reference = '', provider = '', account_id: accountId = '', currency = '' } = body;
    const { amount = '' } = body;
    const order: TransferOrder = { reference, provider, accountId, currency, amount };
    if (kind === 'balance') {
      const balance = await books.wallets.balance(order);
      return { status: 200, body: { balance: balance.done ? balance.value : '' } };
    }
    if (kind === 'status') return found(reference);
    if (kind === 'report') return report(provider, body['cursor'] ?? null);
    if (kind !== 'credit' && kind !== 'debit') return { status: 404, body: { code: 'not_found' } };
    const moved = await books.wallets[kind](order);
    if (moved.outcome === 'done') return { status: 200, body: { reference, status: 'done' } };
    const code = moved.outcome === 'inDoubt' ? 'reference_reused' : codes[moved.outcome];
    return { status: 409, body: { code } };
  }

  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString();
      const expected = createHmac('sha256', secret).update(raw).digest('hex');
      if (request.headers['x-request-sign'] !== expected) {
        response.writeHead(403).end('{"code":"bad_signature"}');
        return;
      }
      const kind = request.url?.replace('/transfer/v1/', '') ?? '';
      const isMove = kind === 'credit' || kind === 'debit';
      if (mood === 'hangs') return;
      if (mood === 'redirects') return void response.writeHead(302, { location: '/no' }).end();
      if (mood === 'babbles') return void response.end('<html>');
      if (mood === 'failsBefore' || (mood === 'failsAfter' && !isMove)) {
        return void response.writeHead(503).end('{"code":"unavailable"}');
      }
      void answer(kind, JSON.parse(raw) as Record<string, string>).then(({ status, body }) => {
        if (mood === 'failsAfter') response.writeHead(500).end('{"code":"internal"}');
        else response.writeHead(status).end(JSON.stringify(body));
      });
    });
  });
  const feel = (next: VendorMood) => {
    mood = next;
    books.feel(next === 'refuses' ? 'refuses' : 'fine');
  };
  return { server, feel, report: books.report, mood: () => mood };
}

const provider = createProvider();
let wallets: TransferWallets;
let baseUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(provider.server.address() as AddressInfo).port}`;
  const patient = createSignedTransferWallets({ baseUrl, secret, deadlineMs: 20_000 });
  const hasty = createSignedTransferWallets({ baseUrl, secret, deadlineMs: 200 });
  // Only the vendor that hangs gets a short timeout, since it never answers.
  const one = () => (provider.mood() === 'hangs' ? hasty : patient);
  wallets = {
    balance: (purse) => one().balance(purse),
    credit: (given) => one().credit(given),
    debit: (given) => one().debit(given),
    find: (reference) => one().find(reference),
    report: (from, cursor) => one().report(from, cursor),
  };
});

afterAll(() => {
  provider.server.closeAllConnections();
  provider.server.close();
});

transferWalletsSuite('the adapter of signed calls', () => ({ ...provider, wallets }));

const order = { provider: 'X', accountId: '1', currency: 'PHP', reference: 'r', amount: '5.00' };

test('§7: when the vendor rejects our signature the outcome stays in doubt', async () => {
  provider.feel('fine');
  const stranger = createSignedTransferWallets({ baseUrl, secret: 'another secret' });
  expect(await stranger.credit(order)).toMatchObject({ outcome: 'inDoubt' });
  expect(await stranger.find('r')).toMatchObject({ done: false });
  expect(await stranger.report('X', null)).toMatchObject({ done: false });
});

test('§7: when the vendor cannot be reached the outcome is in doubt', async () => {
  const nowhere = createSignedTransferWallets({ baseUrl: 'http://127.0.0.1:9', secret });
  expect(await nowhere.debit(order)).toMatchObject({ outcome: 'inDoubt' });
  expect(await nowhere.balance(order)).toMatchObject({ done: false });
});

test.each([
  [{ secret: ' ' }, 'Set the secret'],
  [{ baseUrl: 'provider' }, 'must begin with https:// or http://'],
  [{ baseUrl: 'ftp://studio' }, 'must begin with https:// or http://'],
])('§7: a setting that makes no sense stops the start (%#)', (wrong, sentence) => {
  const settings = { baseUrl: 'https://studio.example', secret };
  expect(() => createSignedTransferWallets({ ...settings, ...wrong })).toThrow(sentence);
});
