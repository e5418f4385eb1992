import { decimal } from './wallet-call.ts';

export type ReportedMove =
  | { kind: 'bet' | 'win'; id: string; amountMinor: bigint }
  | { kind: 'rollback'; id: string; original: string };

/** How a vendor answers an inquiry about a round; not at all when `silent`. */
export type ReportedRound = 'silent' | { currency: string; moves: readonly ReportedMove[] };

/** A finished round in the shape of the first vendor. */
export function softswissRound({ moves }: Exclude<ReportedRound, 'silent'>): object {
  const transactions = moves.map((move) =>
    move.kind === 'rollback'
      ? { id_provider: move.id, type: 'rollback', original_id_provider: move.original }
      : { id_provider: move.id, type: move.kind, amount: decimal(move.amountMinor) },
  );
  return { known: true, finished: true, transactions };
}

const hub88Kinds = { bet: 'TK_BET', win: 'TK_WIN', rollback: 'TK_ROLLBACK' } as const;

/** A finished round in the shape of the second vendor. */
export function hub88Round(user: string, reported: Exclude<ReportedRound, 'silent'>): object[] {
  const { currency, moves } = reported;
  const back = new Set(moves.map((move) => (move.kind === 'rollback' ? move.original : null)));
  return moves.map((move) => ({
    user,
    transaction_uuid: move.id,
    transaction_status: back.has(move.id) ? 'TS_ROLLEDBACK' : 'TS_SUCCESS',
    kind: hub88Kinds[move.kind],
    currency,
    amount: move.kind === 'rollback' ? 0 : Number(move.amountMinor) * 1000,
    reference_transaction_uuid: move.kind === 'rollback' ? move.original : null,
    round_closed: move === moves.at(-1),
  }));
}
