import type { RoundMove, VendorWallet, WalletAnswer } from '#ports/game-vendor.ts';
import { largestBalanceMinor } from '@pavilion/domain/wallet/balance-limit';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import type { BetWinBody, RollbackBody } from './wallet-bodies.ts';
import { refusalOnWire, WireRefusal } from './wire-refusal.ts';

/** No currency has more decimals than this. */
const mostDigits = 8;

function amountOf(text: string, digits: number): bigint {
  const amountMinor = parseAmount(text, digits);
  if (amountMinor === null || amountMinor <= 0n || amountMinor > largestBalanceMinor) {
    throw new WireRefusal('400', 'amount is not valid');
  }
  return amountMinor;
}

function movesOf(body: BetWinBody, digits: number): RoundMove[] {
  return body.transactions.map((one) => ({
    externalId: one.id_provider,
    kind: one.type,
    amountMinor: amountOf(one.amount, digits),
  }));
}

function refuse(answer: WalletAnswer & { done: false }, digits: number): WireRefusal {
  const [apiCode, message, showsBalance] = refusalOnWire[answer.refusal];
  const { balanceMinor } = answer;
  const balance = showsBalance && balanceMinor !== null ? formatAmount(balanceMinor, digits) : null;
  return new WireRefusal(apiCode, message, balance);
}

function digitsOf(wallet: VendorWallet, currency: string): number {
  const digits = wallet.digitsOf(currency);
  if (digits === null) throw new WireRefusal('154', refusalOnWire.currencyWrong[1]);
  return digits;
}

export type PlayerBody = { account_id: string; currency: string };

export async function answerBalance(wallet: VendorWallet, body: PlayerBody & { game_id: string }) {
  const digits = digitsOf(wallet, body.currency);
  const { account_id: accountId, currency } = body;
  const answer = await wallet.balance({ accountId, currency, vendorGame: body.game_id });
  if (!answer.done) throw refuse(answer, digits);
  return { balance: formatAmount(answer.balanceMinor, digits) };
}

export async function answerBetWin(wallet: VendorWallet, body: BetWinBody) {
  const known = wallet.digitsOf(body.currency);
  const moves = movesOf(body, known ?? mostDigits);
  const digits = known ?? digitsOf(wallet, body.currency);
  const answer = await wallet.playRound({
    accountId: body.account_id,
    currency: body.currency,
    vendorGame: body.game_id,
    roundId: body.round_id,
    playSessionId: body.session_id || null,
    moves,
    finishesRound: body.finished ?? false,
  });
  if (!answer.done) throw refuse(answer, digits);
  const bonusAmount = formatAmount(0n, digits);
  return {
    round_id: body.round_id,
    transactions: moves.map((move, index) => ({
      id_provider: move.externalId,
      id: answer.transactionIds[index] ?? '',
      bonus_amount: bonusAmount,
    })),
    balance: formatAmount(answer.balanceMinor, digits),
  };
}

export async function answerRollback(wallet: VendorWallet, body: RollbackBody) {
  const digits = digitsOf(wallet, body.currency);
  const answer = await wallet.rollBack({
    accountId: body.account_id,
    currency: body.currency,
    roundId: body.round_id_provider,
    reversals: body.transactions.map((one) => ({
      externalId: one.id_provider,
      originalId: one.original_id_provider,
    })),
    finishesRound: body.finished,
  });
  if (!answer.done) throw refuse(answer, digits);
  return {
    balance: formatAmount(answer.balanceMinor, digits),
    round_id: body.round_id_provider,
    transactions: body.transactions.map((one, index) => ({
      id_provider: one.id_provider,
      id: answer.transactionIds[index] ?? '',
    })),
  };
}

export async function answerFinish(wallet: VendorWallet, body: PlayerBody & { round_id: string }) {
  const digits = digitsOf(wallet, body.currency);
  const { account_id: accountId, currency, round_id: roundId } = body;
  const answer = await wallet.finishRound({ accountId, currency, roundId });
  if (!answer.done) throw refuse(answer, digits);
  return { balance: formatAmount(answer.balanceMinor, digits) };
}
