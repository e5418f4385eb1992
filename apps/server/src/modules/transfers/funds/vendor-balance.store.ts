import type { Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type VendorBalance = Selectable<Tables['vendor_balance']>;

/** Stores a balance at a provider, unless a later one is stored already. */
export async function keepBalance(db: Database, balance: VendorBalance): Promise<void> {
  await db
    .insertInto('vendor_balance')
    .values(balance)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'vendor'])
        .doUpdateSet({ balance: balance.balance, asked_at: balance.asked_at })
        .whereRef('vendor_balance.asked_at', '<=', 'excluded.asked_at'),
    )
    .execute();
}

export function listBalances(db: Database, accountId: bigint): Promise<VendorBalance[]> {
  return db.selectFrom('vendor_balance').selectAll().where('account_id', '=', accountId).execute();
}
