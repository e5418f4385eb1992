import { generateKeyPairSync, sign } from 'node:crypto';
import { createHub88Connection } from '#adapters/game-vendor/hub88/connection.ts';
import type { Callback } from './callback.ts';
import { signatureOf, type Connect } from './wallet-harness.ts';

type Playing = { id: string; sessionId: string };

export type Delivery = { path: string; payload: string; headers: Record<string, string> };

/** A vendor that delivers callbacks in its own shape, made without any code of the server. */
export type CallbackVendor = {
  name: string;
  connect?: Connect;
  /** Makes the request; ids contain `run`, so that runs do not collide. */
  write(callback: Callback, player: Playing, run: string): Delivery;
  read(status: number, body: Record<string, unknown>): 'done' | 'rolledBack' | 'other';
};

const game = 'harbour-lights-at-vendor';

const softswiss: CallbackVendor = {
  name: 'SoftSwiss',
  write(callback, { id, sessionId }, run) {
    const named = { account_id: id, currency: 'PHP', game_id: game, session_id: sessionId };
    const round = `${run}-${callback.round}`;
    const isRollback = callback.kind === 'rollback';
    const payload = JSON.stringify(
      isRollback
        ? {
            ...named,
            round_id_provider: round,
            finished: callback.finishes,
            transactions: [
              {
                id_provider: `${run}-${callback.id}`,
                type: 'rollback',
                original_id_provider: `${run}-${callback.original}`,
              },
            ],
          }
        : {
            ...named,
            round_id: round,
            finished: callback.finishes,
            transactions: [
              {
                id_provider: `${run}-${callback.id}`,
                type: callback.kind,
                amount: `${callback.amountMinor / 100n}.${String(callback.amountMinor % 100n).padStart(2, '0')}`,
              },
            ],
          },
    );
    const headers = { 'x-request-sign': signatureOf(payload) };
    return { path: isRollback ? 'rollback' : 'betwin', payload, headers };
  },
  read(status, body) {
    if (status === 200) return 'done';
    const { api_code: code } = (body['meta'] ?? {}) as { api_code?: string };
    return code === '409' ? 'rolledBack' : 'other';
  },
};

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });

const hub88: CallbackVendor = {
  name: 'Hub88',
  connect: (id, baseUrl) =>
    createHub88Connection({
      id,
      baseUrl,
      operatorId: 7,
      privateKey: ours.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      vendorPublicKey: theirs.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
      currency: 'PHP',
      country: 'PH',
    }),
  write(callback, { id, sessionId }, run) {
    const payload = JSON.stringify({
      user: `player-${id}`,
      token: sessionId,
      request_uuid: `request-${run}-${callback.id}`,
      game_code: game,
      round: `${run}-${callback.round}`,
      round_closed: callback.finishes,
      transaction_uuid: `${run}-${callback.id}`,
      ...(callback.kind === 'rollback'
        ? { reference_transaction_uuid: `${run}-${callback.original}` }
        : {
            currency: 'PHP',
            amount: Number(callback.amountMinor) * 1000,
            reference_transaction_uuid: `${run}-${callback.bet}`,
          }),
    });
    const signature = sign('sha256', Buffer.from(payload), theirs.privateKey).toString('base64');
    const headers = { 'x-hub88-signature': signature };
    return { path: `transaction/${callback.kind}`, payload, headers };
  },
  read(status, { status: outcome }) {
    if (status === 200 && outcome === 'RS_OK') return 'done';
    return outcome === 'RS_ERROR_TRANSACTION_ROLLED_BACK' ? 'rolledBack' : 'other';
  },
};

export const callbackVendors: readonly CallbackVendor[] = [softswiss, hub88];
