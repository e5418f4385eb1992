import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

export async function insertDevice(db: Executor, device: Insertable<Tables['device']>) {
  await db.insertInto('device').values(device).execute();
}

export function findDevice(db: Executor, id: string) {
  return db.selectFrom('device').selectAll().where('id', '=', id).executeTakeFirst();
}

export type Rotation = {
  id: string;
  presentedHash: Uint8Array;
  newHash: Uint8Array;
  now: Date;
  expiresAt: Date;
};

/** Rotates the cookie's value; returns the member if the presented value is the current one. */
export async function rotateDevice(db: Executor, rotation: Rotation): Promise<bigint | null> {
  const { id, presentedHash, newHash, now, expiresAt } = rotation;
  const row = await db
    .updateTable('device')
    .set({
      token_hash: newHash,
      previous_hash: presentedHash,
      rotated_at: now,
      expires_at: expiresAt,
    })
    .where('id', '=', id)
    .where('token_hash', '=', presentedHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id ?? null;
}

export type Ending = { reason: string; now: Date };

export async function endDevice(db: Executor, id: string, { reason, now }: Ending): Promise<void> {
  await db
    .updateTable('device')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endDevicesOf(
  db: Executor,
  memberId: bigint,
  { reason, now }: Ending,
  keptId: string | null,
): Promise<void> {
  let ending = db
    .updateTable('device')
    .set({ ended_at: now, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null);
  if (keptId !== null) ending = ending.where('id', '!=', keptId);
  await ending.execute();
}

export async function forgetDevices(db: Executor, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('device')
    .where((eb) => eb.or([eb('ended_at', '<', endedBefore), eb('expires_at', '<', endedBefore)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('session').select('session.id').whereRef('device_id', '=', 'device.id'),
        ),
      ),
    )
    .execute();
}
