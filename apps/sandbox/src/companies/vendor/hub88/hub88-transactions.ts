import type { KnownRound, RoundEntry } from '../wallet/round-book.ts';
import { unitsOf } from './hub88-units.ts';
import { closingId } from './hub88-wallet.ts';

const kindOf = { bet: 'TK_BET', win: 'TK_WIN', rollback: 'TK_ROLLBACK' } as const;

/** The entries of a round as the vendor lists them, with the zero win that closes it. */
export function transactionsOf(round: KnownRound, roundId: string): object[] {
  const { accountId, currency, gameId, entries, finished } = round;
  const takenBack = new Set(
    entries.map((one) => (one.type === 'rollback' ? one.originalIdProvider : null)),
  );
  const amounts = new Map(
    entries.map((one) => [one.idProvider, one.type === 'rollback' ? '0' : one.amount]),
  );
  const listed = (entry: RoundEntry, closes: boolean) => {
    const isRollback = entry.type === 'rollback';
    const amount = isRollback ? amounts.get(entry.originalIdProvider) : entry.amount;
    return {
      user: accountId,
      transaction_uuid: entry.idProvider,
      transaction_status: takenBack.has(entry.idProvider) ? 'TS_ROLLEDBACK' : 'TS_SUCCESS',
      kind: kindOf[entry.type],
      currency,
      amount: unitsOf(amount ?? '0', currency),
      round: roundId,
      round_closed: closes,
      game_code: gameId,
      ...(isRollback && { reference_transaction_uuid: entry.originalIdProvider }),
    };
  };
  const last = entries.at(-1);
  const isOpenBet = finished && last?.type === 'bet';
  const closing: RoundEntry = {
    type: 'win',
    idProvider: closingId({ accountId }, roundId),
    amount: '0',
  };
  const all = isOpenBet ? [...entries, closing] : entries;
  return all.map((entry, index) => listed(entry, finished && index === all.length - 1));
}
