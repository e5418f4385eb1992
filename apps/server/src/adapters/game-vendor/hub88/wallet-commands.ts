import type { VendorWallet, WalletAnswer } from '#ports/game-vendor.ts';
import { largestBalanceMinor } from '@pavilion/domain/wallet/balance-limit';
import { minorOfUnits, unitsPerMinor } from './money-units.ts';
import { accountOfName } from './player-name.ts';
import type { BalanceBody, InfoBody, MoveBody, RollbackBody } from './wallet-bodies.ts';
import { statusOfRefusal, StatusRefusal } from './wire-status.ts';

export type WalletSide = {
  wallet: VendorWallet;
  /** The players' currency; calls without an amount do not name it. */
  currency: string;
  country: string;
};

/** Fields of an answer beside the status and the ids of the request. */
export type WorkerReply = { currency?: string; country?: string; balance: bigint | null };

function accountIdOf(name: string): string {
  const accountId = accountOfName(name);
  if (accountId === null) {
    throw new StatusRefusal(statusOfRefusal.playerUnknown[0], 'the player is not known');
  }
  return accountId;
}

function perMinorOf({ wallet }: WalletSide, currency: string): bigint {
  const digits = wallet.digitsOf(currency);
  const perMinor = digits === null ? null : unitsPerMinor(digits);
  if (perMinor !== null) return perMinor;
  throw new StatusRefusal(statusOfRefusal.currencyWrong[0], 'the currency is not of the player');
}

function balanceIn(answer: WalletAnswer, perMinor: bigint): bigint {
  if (answer.done) return answer.balanceMinor * perMinor;
  const [status, showsBalance] = statusOfRefusal[answer.refusal];
  const { balanceMinor } = answer;
  const balance = showsBalance && balanceMinor !== null ? balanceMinor * perMinor : null;
  throw new StatusRefusal(status, answer.refusal, balance);
}

function amountOf(kind: 'bet' | 'win', units: number, perMinor: bigint): bigint {
  const amountMinor = minorOfUnits(units, perMinor);
  const isTooSmall = kind === 'bet' && amountMinor === 0n;
  if (amountMinor === null || isTooSmall || amountMinor > largestBalanceMinor) {
    throw new StatusRefusal('RS_ERROR_WRONG_TYPES', 'amount is not valid');
  }
  return amountMinor;
}

/** Answers currency and country, nothing that identifies the person. */
export async function answerInfo(side: WalletSide, { user }: InfoBody): Promise<WorkerReply> {
  const { wallet, currency, country } = side;
  const answer = await wallet.balance({ accountId: accountIdOf(user), currency, vendorGame: '' });
  balanceIn(answer, perMinorOf(side, currency));
  return { currency, country, balance: null };
}

export async function answerBalance(side: WalletSide, body: BalanceBody): Promise<WorkerReply> {
  const { wallet, currency } = side;
  const accountId = accountIdOf(body.user);
  const perMinor = perMinorOf(side, currency);
  const answer = await wallet.balance({ accountId, currency, vendorGame: body.game_code ?? '' });
  return { currency, balance: balanceIn(answer, perMinor) };
}

/** The vendor reports a lost round as a win of zero. */
export async function answerMove(
  side: WalletSide,
  kind: 'bet' | 'win',
  body: MoveBody,
): Promise<WorkerReply> {
  const { currency } = body;
  const perMinor = perMinorOf(side, currency);
  const amountMinor = amountOf(kind, body.amount, perMinor);
  const answer = await side.wallet.playRound({
    accountId: accountIdOf(body.user),
    currency,
    vendorGame: body.game_code,
    roundId: body.round,
    playSessionId: body.token || null,
    moves: [{ externalId: body.transaction_uuid, kind, amountMinor }],
    finishesRound: body.round_closed ?? false,
  });
  return { currency, balance: balanceIn(answer, perMinor) };
}

export async function answerRollback(side: WalletSide, body: RollbackBody): Promise<WorkerReply> {
  const { wallet, currency } = side;
  const perMinor = perMinorOf(side, currency);
  const answer = await wallet.rollBack({
    accountId: accountIdOf(body.user),
    currency,
    roundId: body.round,
    reversals: [{ externalId: body.transaction_uuid, originalId: body.reference_transaction_uuid }],
    finishesRound: body.round_closed ?? false,
  });
  return { currency, balance: balanceIn(answer, perMinor) };
}
