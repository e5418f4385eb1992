import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import type { PushKey } from '#ports/push-sender.ts';

/** The public key as browsers take it: an uncompressed point, prefix and both coordinates. */
function publicKeyOf({ x = '', y = '' }: { x?: string; y?: string }): string {
  const coordinates = [x, y].map((part) => Buffer.from(part, 'base64url'));
  return Buffer.concat([Buffer.from([4]), ...coordinates]).toString('base64url');
}

function readKey(db: Database, secretId: string) {
  return db
    .selectFrom('push_key')
    .select(['public_key', 'sealed'])
    .where('secret_id', '=', secretId)
    .executeTakeFirst();
}

async function makeKey(db: Database, box: SecretBox, now: Date): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await db
    .insertInto('push_key')
    .values({
      secret_id: box.id,
      public_key: publicKeyOf(publicKey.export({ format: 'jwk' })),
      sealed: box.encrypt(privateKey.export({ format: 'der', type: 'pkcs8' })),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('secret_id').doNothing())
    .execute();
}

/** The key of the site, made when it is first needed; of two processes at once one makes it. */
export async function pushKey(db: Database, box: SecretBox, now: Date): Promise<PushKey> {
  if (!(await readKey(db, box.id))) await makeKey(db, box, now);
  const stored = await readKey(db, box.id);
  if (!stored) throw new Error('The key for pushes is gone');
  const privateKey = createPrivateKey({
    key: box.decrypt(stored.sealed),
    format: 'der',
    type: 'pkcs8',
  });
  return { publicKey: stored.public_key, privateKey };
}
