import type { Database } from '#db/database.ts';
import type { FileStore } from '#ports/file-store.ts';

/** Stores files as rows, shared by all processes and saved with every backup of the database. */
export function createDatabaseFileStore(db: Database): FileStore {
  return {
    async put(key, bytes) {
      await db
        .insertInto('stored_file')
        .values({ key, bytes })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ bytes }))
        .execute();
    },
    async get(key) {
      const row = await db
        .selectFrom('stored_file')
        .select('bytes')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.bytes ?? null;
    },
    async remove(key) {
      await db.deleteFrom('stored_file').where('key', '=', key).execute();
    },
  };
}
