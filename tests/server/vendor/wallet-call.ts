import { createHmac, randomUUID } from 'node:crypto';

export type WalletCall = 'balance' | 'betwin' | 'rollback' | 'finish';

export type WalletReply = {
  status: number;
  elapsedMs: number;
  body: {
    balance?: string;
    round_id?: string;
    transactions?: { id_provider: string; id: string; bonus_amount?: string }[];
    code?: string;
    msg?: string;
    meta?: { api_code: string; api_message: string; balance?: string };
  };
};

/** The player and game of a vendor's call, taken from the launch. */
export type Playing = { accountId: string; sessionId: string; currency: string; game: string };

export type Move = { id: string; type: 'bet' | 'win'; amount: string };

/** The vendor's side of a signature: hexadecimal HMAC-SHA256 over the bytes of the body. */
export function signatureOf(bytes: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(bytes).digest('hex');
}

export function newId(): string {
  return randomUUID();
}

/** Sends the bytes to a wallet call, with the headers beside the content type. */
export async function postBytes(
  siteUrl: string,
  call: string,
  bytes: string | Buffer,
  headers: Record<string, string>,
): Promise<WalletReply> {
  const begun = performance.now();
  const response = await fetch(`${siteUrl}/vendors/sandbox/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  });
  const body = (await response.json()) as WalletReply['body'];
  return { status: response.status, elapsedMs: performance.now() - begun, body };
}

/** Sends a signed call of the vendor. */
export function post(
  siteUrl: string,
  secret: string,
  call: WalletCall,
  body: object,
): Promise<WalletReply> {
  const text = JSON.stringify(body);
  return postBytes(siteUrl, call, text, { 'x-request-sign': signatureOf(text, secret) });
}

export function balanceBody(player: Playing) {
  const { accountId, currency, game, sessionId } = player;
  return { account_id: accountId, currency, game_id: game, session_id: sessionId };
}

export function betWinBody(player: Playing, moves: readonly Move[], roundId = newId()) {
  return {
    ...balanceBody(player),
    round_id: roundId,
    finished: false,
    transactions: moves.map(({ id, type, amount }) => ({ id_provider: id, type, amount })),
  };
}

/** `pairs` hold the rollback's own id and the id that it rolls back. */
export function rollbackBody(player: Playing, pairs: readonly (readonly [string, string])[]) {
  return {
    account_id: player.accountId,
    currency: player.currency,
    game_id: player.game,
    round_id_provider: newId(),
    finished: true,
    transactions: pairs.map(([id, originalId]) => ({
      id_provider: id,
      type: 'rollback',
      original_id_provider: originalId,
    })),
  };
}

export function bet(amount: string, id = newId()): Move {
  return { id, type: 'bet', amount };
}

export function win(amount: string, id = newId()): Move {
  return { id, type: 'win', amount };
}

/** Minor units of a decimal string with two decimals. */
export function minor(text: string | undefined): bigint {
  if (text === undefined || !/^\d+\.\d\d$/.test(text)) throw new Error(`${text} is no amount`);
  return BigInt(text.replace('.', ''));
}

/** Minor units as a decimal string with two decimals. */
export function decimal(amountMinor: bigint): string {
  const digits = amountMinor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
