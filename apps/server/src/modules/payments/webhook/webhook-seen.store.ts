import type { Database, DatabaseTransaction } from '#db/database.ts';

/** Remembers a webhook; false when it was seen before. A delivery at the same time waits. */
export async function rememberWebhook(
  transaction: DatabaseTransaction,
  gateway: string,
  webhookId: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .insertInto('webhook_seen')
    .values({ gateway, webhook_id: webhookId, seen_at: now })
    .onConflict((conflict) => conflict.columns(['gateway', 'webhook_id']).doNothing())
    .returning('webhook_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets old webhooks: a repeat is then refused by its time, or changes nothing by its state. */
export async function forgetWebhooks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_seen').where('seen_at', '<', before).execute();
}
