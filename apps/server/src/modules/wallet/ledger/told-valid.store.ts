import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';

/**
 * Tells what at most counts as valid bet in rounds of a source, in minor units, in the transaction
 * that finishes them. What was told of a round before stays, so a repeat changes nothing. Reports
 * look it up for rounds of lotteries alone.
 */
export async function tellValidAmounts(
  transaction: DatabaseTransaction,
  source: string,
  rounds: readonly { roundId: string; validMinor: bigint }[],
): Promise<void> {
  if (rounds.length === 0) return;
  await sql`
    insert into told_valid (source, round_id, valid)
    select ${source}::text, round_id, valid
    from unnest(
      ${rounds.map(({ roundId }) => roundId)}::text[],
      ${rounds.map(({ validMinor }) => validMinor)}::bigint[]
    ) as told (round_id, valid)
    on conflict do nothing`.execute(transaction);
}
