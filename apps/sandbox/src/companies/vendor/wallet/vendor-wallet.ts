import type { Refusal } from '#arcade/play/purse.ts';
import { signBody, signatureHeader } from '../signature.ts';

/** The player as the operator named them at the launch. */
export type WalletAccount = {
  accountId: string;
  currency: string;
  gameId: string;
  sessionId: string | null;
};

export type WalletEntry = { idProvider: string; type: 'bet' | 'win'; amount: string };

export type WalletAnswer =
  | { kind: 'done'; balance: string }
  /** A definite refusal of the operator: nothing was moved. */
  | { kind: 'refused'; refusal: Refusal; balance: string | null }
  /** No answer, or a fault on the operator's side: money may have moved. */
  | { kind: 'unknown' };

export type WalletPatience = {
  callMs: number;
  tries: number;
  /** Pause before each repetition. */
  pauseMs: number;
};

export const defaultPatience: WalletPatience = { callMs: 15_000, tries: 3, pauseMs: 400 };

export type VendorWallet = {
  balance: (account: WalletAccount) => Promise<WalletAnswer>;
  betWin: (
    account: WalletAccount,
    roundId: string,
    entries: readonly WalletEntry[],
    finished: boolean,
  ) => Promise<WalletAnswer>;
  rollback: (
    account: WalletAccount,
    roundId: string,
    entries: readonly { idProvider: string; originalIdProvider: string }[],
  ) => Promise<WalletAnswer>;
  finish: (account: WalletAccount, roundId: string) => Promise<WalletAnswer>;
};

/** The operator's seamless wallet, called with signed bodies; repeats use the same ids. */
export function createVendorWallet(
  pavilionOrigin: string,
  secret: string,
  patience: WalletPatience = defaultPatience,
): VendorWallet {
  const call = (path: string, body: object) =>
    callPatiently(`${pavilionOrigin}/vendors/sandbox/${path}`, body, secret, patience);
  return {
    balance: (account) => call('balance', playerFields(account)),
    betWin: (account, roundId, entries, finished) =>
      call('betwin', {
        ...playerFields(account),
        round_id: roundId,
        finished,
        transactions: entries.map((entry) => ({
          id_provider: entry.idProvider,
          type: entry.type,
          amount: entry.amount,
        })),
      }),
    rollback: (account, roundId, entries) =>
      call('rollback', {
        account_id: account.accountId,
        currency: account.currency,
        game_id: account.gameId,
        round_id_provider: roundId,
        finished: true,
        transactions: entries.map((entry) => ({
          id_provider: entry.idProvider,
          type: 'rollback',
          original_id_provider: entry.originalIdProvider,
        })),
      }),
    finish: (account, roundId) =>
      call('finish', {
        account_id: account.accountId,
        currency: account.currency,
        round_id: roundId,
      }),
  };
}

function playerFields(account: WalletAccount): object {
  return {
    account_id: account.accountId,
    currency: account.currency,
    game_id: account.gameId,
    ...(account.sessionId === null ? {} : { session_id: account.sessionId }),
  };
}

async function callPatiently(
  url: string,
  body: object,
  secret: string,
  patience: WalletPatience,
): Promise<WalletAnswer> {
  const raw = JSON.stringify(body);
  for (let attempt = 1; ; attempt += 1) {
    const answer = await callOnce(url, raw, secret, patience.callMs);
    if (answer.kind !== 'unknown' || attempt >= patience.tries) return answer;
    await new Promise((resolve) => setTimeout(resolve, patience.pauseMs));
  }
}

async function callOnce(
  url: string,
  raw: string,
  secret: string,
  callMs: number,
): Promise<WalletAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signBody(raw, secret) },
      body: raw,
      signal: AbortSignal.timeout(callMs),
    });
    return readAnswer(response.status, await response.json());
  } catch {
    return { kind: 'unknown' };
  }
}

function readAnswer(status: number, body: unknown): WalletAnswer {
  if (status === 200) {
    const balance = field(body, 'balance');
    return typeof balance === 'string' ? { kind: 'done', balance } : { kind: 'unknown' };
  }
  const meta = field(body, 'meta');
  const apiCode = Number(field(meta, 'api_code'));
  if (status !== 400 || !Number.isInteger(apiCode)) return { kind: 'unknown' };
  const balance = field(meta, 'balance');
  return {
    kind: 'refused',
    refusal: refusalOf(apiCode),
    balance: typeof balance === 'string' ? balance : null,
  };
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

const refusalByApiCode: Readonly<Record<number, Refusal>> = {
  100: 'no_funds',
  101: 'unknown_player',
  105: 'bet_limit',
  106: 'max_bet',
  107: 'game_forbidden',
  110: 'player_disabled',
  154: 'currency',
};

function refusalOf(apiCode: number): Refusal {
  return refusalByApiCode[apiCode] ?? 'operator_refused';
}
