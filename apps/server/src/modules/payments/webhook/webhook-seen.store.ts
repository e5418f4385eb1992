import type { Database, DatabaseTransaction } from '#db/database.ts';

/** False when the webhook has been taken in before; a delivery at the same time waits its turn. */
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

/** A repeat after that long would be refused by its time, or change nothing by its state. */
export async function forgetWebhooks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_seen').where('seen_at', '<', before).execute();
}
