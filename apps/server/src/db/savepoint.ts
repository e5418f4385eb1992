import { sql } from 'kysely';
import type { DatabaseTransaction } from './database.ts';

/**
 * Runs a part of a transaction so that its error, also one of the database, undoes that part alone
 * and leaves the transaction as it was before; rethrows the error. Parts can stand in each other.
 */
export async function inSavepoint<Result>(
  transaction: DatabaseTransaction,
  part: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await part();
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    await sql`release savepoint part`.execute(transaction);
    throw error;
  }
}
