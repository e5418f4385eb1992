import type { Insertable, Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

export type AddressRow = Selectable<Tables['member_address']>;

function addresses(db: Executor, memberId: bigint) {
  return db.selectFrom('member_address').selectAll().where('member_id', '=', memberId);
}

/** The addresses of a member, the last one added first. */
export function listAddressRows(db: Executor, memberId: bigint): Promise<AddressRow[]> {
  return addresses(db, memberId).orderBy('added_at', 'desc').orderBy('id').execute();
}

/** The address that a request of the member added; null for none. */
export async function findAddressByKey(
  db: Executor,
  memberId: bigint,
  requestKey: string,
): Promise<AddressRow | null> {
  const row = addresses(db, memberId).where('request_key', '=', requestKey);
  return (await row.executeTakeFirst()) ?? null;
}

export async function insertAddress(
  transaction: DatabaseTransaction,
  address: Insertable<Tables['member_address']>,
): Promise<void> {
  await transaction.insertInto('member_address').values(address).execute();
}

/** Writes another address in the place of one; false where the member has none of this id. */
export async function writeAddress(
  transaction: DatabaseTransaction,
  { id, member_id, details, changed_at }: Omit<AddressRow, 'request_key' | 'added_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('member_address')
    .set({ details, changed_at })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteAddress(
  transaction: DatabaseTransaction,
  memberId: bigint,
  id: string,
): Promise<void> {
  await transaction
    .deleteFrom('member_address')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
}

/** Forgets every address of a member; orders keep the copy that they were made with. */
export async function eraseAddresses(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('member_address').where('member_id', '=', memberId).execute();
}
