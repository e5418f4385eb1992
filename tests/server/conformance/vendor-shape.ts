import { sign } from 'node:crypto';
import type { Player, SiteUnderTest } from '../vendor/site-under-test.ts';
import { decimal, minor, newId, postBytes, signatureOf } from '../vendor/wallet-call.ts';

/** A move of money as a vendor sends it for a player; the ids are the vendor's. */
export type Callback =
  | { kind: 'balance' }
  | { kind: 'bet' | 'win'; id: string; round: string; amountMinor: bigint }
  | { kind: 'rollback'; id: string; round: string; original: string };

/** Why the site refused a call, in words common to all vendor shapes. */
export type WalletRefusal = 'noFunds' | 'differs' | 'rolledBack' | 'closed' | 'signature' | 'other';

export type VendorReply = {
  refusal: WalletRefusal | null;
  balanceMinor: bigint | null;
  text: string;
};

/** How one vendor shape sends calls and reads the replies. */
export type VendorShape = {
  name: string;
  /** A game of the vendor. */
  nodeId: number;
  send(
    site: SiteUnderTest,
    player: Player,
    callback: Callback,
    forged?: boolean,
  ): Promise<VendorReply>;
};

const refusalOfApiCode: Readonly<Record<string, WalletRefusal>> = {
  '100': 'noFunds',
  '110': 'closed',
  '400': 'differs',
  '403': 'signature',
  '409': 'rolledBack',
};

function softswissCall({ accountId, currency, game, sessionId }: Player, callback: Callback) {
  const named = { account_id: accountId, currency, game_id: game, session_id: sessionId };
  if (callback.kind === 'balance') return { call: 'balance', body: named };
  if (callback.kind === 'rollback') {
    const { id, original, round } = callback;
    const taken = { id_provider: id, type: 'rollback', original_id_provider: original };
    const body = { ...named, round_id_provider: round, finished: false, transactions: [taken] };
    return { call: 'rollback', body };
  }
  const { id, kind, round, amountMinor } = callback;
  const move = { id_provider: id, type: kind, amount: decimal(amountMinor) };
  return { call: 'betwin', body: { ...named, round_id: round, transactions: [move] } };
}

const softswiss: VendorShape = {
  name: 'SoftSwiss',
  nodeId: 10_001,
  async send({ url, vendorSecret }, player, callback, forged = false) {
    const { call, body } = softswissCall(player, callback);
    const text = JSON.stringify(body);
    const signature = signatureOf(text, forged ? `${vendorSecret} ` : vendorSecret);
    const reply = await postBytes(url, call, text, { 'x-request-sign': signature });
    const { meta, balance = meta?.balance } = reply.body;
    return {
      refusal: reply.status === 200 ? null : (refusalOfApiCode[meta?.api_code ?? ''] ?? 'other'),
      balanceMinor: balance === undefined ? null : minor(balance),
      text: JSON.stringify(reply.body),
    };
  },
};

const refusalOfStatus: Readonly<Record<string, WalletRefusal | null>> = {
  RS_OK: null,
  RS_ERROR_NOT_ENOUGH_MONEY: 'noFunds',
  RS_ERROR_TOKEN_EXPIRED: 'closed',
  RS_ERROR_DUPLICATE_TRANSACTION: 'differs',
  RS_ERROR_INVALID_SIGNATURE: 'signature',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'rolledBack',
};

function hub88Call({ accountId, currency, game, sessionId }: Player, callback: Callback) {
  const named = { user: accountId, token: sessionId, game_code: game, request_uuid: 'request-1' };
  if (callback.kind === 'balance') return { call: 'user/balance', body: named };
  const { id, kind, round } = callback;
  const body = {
    ...named,
    transaction_uuid: id,
    round,
    ...(kind === 'rollback'
      ? { reference_transaction_uuid: callback.original }
      : {
          currency,
          amount: Number(callback.amountMinor) * 1000,
          reference_transaction_uuid: newId(),
        }),
  };
  return { call: `transaction/${kind}`, body };
}

const hub88: VendorShape = {
  name: 'Hub88',
  nodeId: 10_026,
  async send({ url, hub88Key }, player, callback, forged = false) {
    const { call, body } = hub88Call(player, callback);
    const text = JSON.stringify(body);
    const key = { key: Buffer.from(hub88Key, 'base64'), format: 'der', type: 'pkcs8' } as const;
    const signature = sign('sha256', Buffer.from(forged ? `${text} ` : text), key);
    const response = await fetch(`${url}/vendors/hub88/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hub88-signature': signature.toString('base64'),
      },
      body: text,
    });
    const reply = (await response.json()) as { status: string; balance?: number };
    const refusal = refusalOfStatus[reply.status];
    return {
      refusal: refusal === undefined ? 'other' : refusal,
      balanceMinor: reply.balance === undefined ? null : BigInt(reply.balance) / 1000n,
      text: JSON.stringify(reply),
    };
  },
};

export const vendorShapes: readonly VendorShape[] = [softswiss, hub88];
