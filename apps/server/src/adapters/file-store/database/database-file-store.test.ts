import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import { everyEngine } from '#db/testing/test-database.ts';
import { fileStoreSuite } from '#ports/suites/file-store.suite.ts';
import { createDatabaseFileStore } from './database-file-store.ts';

for (const database of everyEngine()) {
  fileStoreSuite(`${database.name} database`, async () => {
    const engine = await database.open({ durable: false, migrated: true });
    const store = createDatabaseFileStore(createKysely<Tables>(engine));
    return { store, close: () => engine.close() };
  });
}
