import { createHash, randomUUID } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Refusal } from '#arcade/play/purse.ts';
import { asObject } from '#json-body.ts';
import { defaultPatience } from '../wallet/vendor-wallet.ts';
import type {
  VendorWallet,
  WalletAccount,
  WalletAnswer,
  WalletEntry,
  WalletPatience,
} from '../wallet/vendor-wallet.ts';
import { hub88SignatureHeader, signHub88 } from './hub88-signature.ts';
import { amountOfUnits, unitsOf } from './hub88-units.ts';

const refusalByStatus: Readonly<Record<string, Refusal>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'no_funds',
  RS_ERROR_INVALID_TOKEN: 'unknown_player',
  RS_ERROR_LIMIT_REACHED: 'bet_limit',
  RS_ERROR_INVALID_GAME: 'game_forbidden',
  RS_ERROR_USER_DISABLED: 'player_disabled',
  RS_ERROR_TOKEN_EXPIRED: 'player_disabled',
  RS_ERROR_WRONG_CURRENCY: 'currency',
};

/** The id of the call that closes a round, the same for every repeat. */
export function closingId(account: Pick<WalletAccount, 'accountId'>, roundId: string): string {
  const digest = createHash('sha256').update(`${account.accountId} ${roundId}`).digest('hex');
  const [, a, b, c, d, e] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(digest) ?? [];
  return [a, b, c, d, e].join('-');
}

function readAnswer(httpStatus: number, body: unknown, currency: string): WalletAnswer {
  const { status, balance } = asObject(body) ?? {};
  if (httpStatus !== 200 || typeof status !== 'string' || status === 'RS_ERROR_UNKNOWN') {
    return { kind: 'unknown' };
  }
  const amount = amountOfUnits(balance, currency);
  if (status !== 'RS_OK') {
    return {
      kind: 'refused',
      refusal: refusalByStatus[status] ?? 'operator_refused',
      balance: amount,
    };
  }
  return amount === null ? { kind: 'unknown' } : { kind: 'done', balance: amount };
}

type Call = (path: string, account: WalletAccount, fields: object) => Promise<WalletAnswer>;

/** Makes signed calls of the operator; repeats a call without a clear answer unchanged. */
function createCalls(origin: string, privateKey: KeyObject, patience: WalletPatience): Call {
  async function callOnce(path: string, raw: string, currency: string): Promise<WalletAnswer> {
    try {
      const response = await fetch(`${origin}/vendors/hub88/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [hub88SignatureHeader]: signHub88(raw, privateKey),
        },
        body: raw,
        signal: AbortSignal.timeout(patience.callMs),
      });
      return readAnswer(response.status, await response.json(), currency);
    } catch {
      return { kind: 'unknown' };
    }
  }

  return async (path, account, fields) => {
    const raw = JSON.stringify({
      request_uuid: randomUUID(),
      user: account.accountId,
      token: account.sessionId ?? '',
      game_code: account.gameId,
      ...fields,
    });
    for (let attempt = 1; ; attempt += 1) {
      const answer = await callOnce(path, raw, account.currency);
      if (answer.kind !== 'unknown' || attempt >= patience.tries) return answer;
      await new Promise((resolve) => setTimeout(resolve, patience.pauseMs));
    }
  };
}

/**
 * The operator's wallet in the shape of Hub88: one move per call, amounts in units, outcomes by
 * status. Repeats carry the same ids.
 */
export function createHub88Wallet(
  pavilionOrigin: string,
  privateKey: KeyObject,
  patience: WalletPatience = defaultPatience,
): VendorWallet {
  /** The bet of each open round, which its wins refer to. */
  const betOfRound = new Map<string, string>();

  const call = createCalls(pavilionOrigin, privateKey, patience);

  function move(account: WalletAccount, roundId: string, entry: WalletEntry, closed: boolean) {
    const { currency } = account;
    if (entry.type === 'bet') betOfRound.set(roundId, entry.idProvider);
    const reference = betOfRound.get(roundId) ?? closingId(account, `bet of ${roundId}`);
    return call(`transaction/${entry.type}`, account, {
      transaction_uuid: entry.idProvider,
      round: roundId,
      round_closed: closed,
      currency,
      amount: unitsOf(entry.amount, currency),
      ...(entry.type === 'win' && { reference_transaction_uuid: reference }),
    });
  }

  return {
    balance: (account) => call('user/balance', account, {}),
    betWin: async (account, roundId, entries, finished) => {
      let answer: WalletAnswer = { kind: 'unknown' };
      for (const [index, entry] of entries.entries()) {
        answer = await move(account, roundId, entry, finished && index === entries.length - 1);
        // A refusal after the first move leaves the round half booked, so all is rolled back.
        if (answer.kind !== 'done') return index === 0 ? answer : { kind: 'unknown' };
      }
      if (finished) betOfRound.delete(roundId);
      return answer;
    },
    rollback: async (account, roundId, entries) => {
      let answer: WalletAnswer = { kind: 'unknown' };
      for (const entry of entries) {
        answer = await call('transaction/rollback', account, {
          transaction_uuid: entry.idProvider,
          reference_transaction_uuid: entry.originalIdProvider,
          round: roundId,
          round_closed: true,
        });
        if (answer.kind === 'unknown') return answer;
      }
      betOfRound.delete(roundId);
      return answer;
    },
    finish: async (account, roundId) => {
      const idProvider = closingId(account, roundId);
      const answer = await move(account, roundId, { idProvider, type: 'win', amount: '0' }, true);
      if (answer.kind === 'done') betOfRound.delete(roundId);
      return answer;
    },
  };
}
