import { createHmac, verify } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBeacon, type Beacon } from './beacon.ts';
import { hub88Round, softswissRound, type ReportedRound } from './reported-rounds.ts';

/** What the site sent to the vendor when a member opened a game. */
export type Launch = { accountId: string; sessionId: string; currency: string; game: string };

type LauncherBody = {
  game: string;
  session_id: string;
  account: { id: string; currency: string };
};

type Hub88LaunchBody = { game_code: string; token: string; user: string; currency: string };

type PaymentBody = { reference: string; amount: string; currency: string };

export type Companies = {
  url: string;
  launches: readonly Launch[];
  /** Public randomness for the draws of lotteries. */
  beacon: Beacon;
  /** Sets how the vendors answer inquiries about a round from now on. */
  reportRound: (roundId: string, reported: ReportedRound) => void;
  /** References of the payments made; a repeated order is the same payment. */
  payments: () => readonly string[];
  /** Lets the payment company make payments without answering, or answer again. */
  hang: (hangs: boolean) => void;
  stop: () => void;
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Checks the site's signature; `operatorKey` is its public key as base64 of DER. */
function isSignedBy(operatorKey: string, request: IncomingMessage, body: Buffer): boolean {
  const key = Buffer.from(operatorKey, 'base64');
  const given = Buffer.from(String(request.headers['x-hub88-signature']), 'base64');
  return verify('sha256', body, { key, format: 'der', type: 'spki' }, given);
}

/**
 * The game vendors, the payment company and the public randomness that the site calls, on one port
 * of this process.
 */
export async function startCompanies(
  vendorSecret: string,
  operatorKey: string,
  beaconKey: string,
): Promise<Companies> {
  const beacon = createBeacon(beaconKey);
  const launches: Launch[] = [];
  const payments = new Map<string, PaymentBody>();
  const rounds = new Map<string, ReportedRound>();
  let isHanging = false;

  function launch(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const expected = createHmac('sha256', vendorSecret).update(body).digest('hex');
    if (request.headers['x-request-sign'] !== expected) {
      answer(response, 403, { code: 'permission_denied' });
      return;
    }
    const { game, session_id: sessionId, account } = JSON.parse(body.toString()) as LauncherBody;
    launches.push({ accountId: account.id, sessionId, currency: account.currency, game });
    answer(response, 200, { launch_url: 'http://127.0.0.1:9/play' });
  }

  function launchAtHub88(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    if (!isSignedBy(operatorKey, request, body)) {
      answer(response, 401, { error: 'Request signature is invalid.' });
      return;
    }
    const order = JSON.parse(body.toString()) as Hub88LaunchBody;
    const { game_code: game, token: sessionId, user: accountId, currency } = order;
    launches.push({ accountId, sessionId, currency, game });
    answer(response, 200, { url: 'http://127.0.0.1:9/play' });
  }

  function answerInquiry(body: Buffer, response: ServerResponse): void {
    const query = JSON.parse(body.toString()) as { round_id: string };
    const outcome = rounds.get(query.round_id);
    if (outcome !== 'silent') {
      answer(response, 200, outcome ? softswissRound(outcome) : { known: false });
    }
  }

  function answerInquiryAtHub88(body: Buffer, response: ServerResponse): void {
    const { user, round } = JSON.parse(body.toString()) as { user: string; round: string };
    const outcome = rounds.get(round);
    if (outcome !== 'silent') answer(response, 200, outcome ? hub88Round(user, outcome) : []);
  }

  function createPayment(body: Buffer, response: ServerResponse): void {
    const payment = JSON.parse(body.toString()) as PaymentBody;
    const id = `payment-${payment.reference}`;
    payments.set(id, payment);
    if (isHanging) return;
    const checkout = 'http://127.0.0.1:9/pay';
    answer(response, 201, { payment_id: id, status: 'pending', checkout_url: checkout });
  }

  /** Always answers "pending": only the webhooks of a test confirm a payment. */
  function showPayment(id: string, response: ServerResponse): void {
    if (isHanging) return;
    const payment = payments.get(id);
    if (!payment) {
      answer(response, 404, { code: 'not_found' });
      return;
    }
    const { reference, amount, currency } = payment;
    answer(response, 200, { payment_id: id, reference, amount, currency, status: 'pending' });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { pathname } = new URL(request.url ?? '/', 'http://companies');
    const isPayment = pathname.startsWith('/gateway/v1/payments');
    if (pathname === '/api/v1/softswiss/launcher/real') launch(request, body, response);
    else if (pathname === '/hub88/operator/generic/v2/game/url') {
      launchAtHub88(request, body, response);
    } else if (pathname === '/api/v1/softswiss/rounds/state') answerInquiry(body, response);
    else if (pathname === '/hub88/operator/generic/v2/transactions/list') {
      answerInquiryAtHub88(body, response);
    } else if (pathname.startsWith('/beacon/')) {
      const { status, body: round } = beacon.answer(pathname);
      answer(response, status, round);
    } else if (isPayment && request.method === 'POST') createPayment(body, response);
    else if (isPayment) showPayment(pathname.split('/').at(-1) ?? '', response);
    else answer(response, 404, { code: 'not_found' });
  }

  const server = http.createServer((request, response) => {
    handle(request, response).catch(() => answer(response, 500, { code: 'internal' }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    launches,
    beacon,
    reportRound: (roundId, reported) => void rounds.set(roundId, reported),
    payments: () => [...payments.values()].map(({ reference }) => reference),
    hang: (hangs) => {
      isHanging = hangs;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
