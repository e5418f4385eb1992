import type { Database } from '#db/database.ts';

/** Marks the start of a delivery; false when an earlier try of this key may have been sent. */
export async function beginDelivery(db: Database, key: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('message_delivery')
    .values({ key, state: 'sending', changed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ state: 'sending', changed_at: now })
        .where('message_delivery.state', '=', 'waiting'),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function endDelivery(
  db: Database,
  key: string,
  state: 'waiting' | 'sent' | 'refused' | 'lost',
  now: Date,
): Promise<void> {
  await db
    .updateTable('message_delivery')
    .set({ state, changed_at: now })
    .where('key', '=', key)
    .execute();
}

export async function forgetDeliveries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('message_delivery').where('changed_at', '<', before).execute();
}
