import { randomUUID } from 'node:crypto';
import { writeIdentityState } from '#modules/accounts/identity.store.ts';
import { keysSecret, type TestBase } from '#testing/test-base.ts';
import type {
  DocumentSide,
  FoundIdentity,
  IdentityHit,
} from '@pavilion/domain/protection/identity-check';
import { createIdentityBoxes } from './identity-boxes.ts';

type Sent = {
  name?: string;
  sentAt?: Date;
  /** Why an operator has to decide; left out while the company is asked. */
  hits?: readonly IdentityHit[];
  found?: FoundIdentity;
};

const type = { front: 'image/jpeg', back: 'application/pdf', selfie: 'image/png' } as const;

/** Has a member send a driving licence; returns the id of the check and those of its files. */
export async function sendDocuments(
  { db, files, clock }: Pick<TestBase, 'db' | 'files' | 'clock'>,
  memberId: bigint,
  { name = 'Maria Santos', sentAt = clock(), hits, found }: Sent = {},
) {
  const checkId = randomUUID();
  const ids = { front: randomUUID(), back: randomUUID(), selfie: randomUUID() };
  const { documents, numbers } = createIdentityBoxes({ files, keysSecret });
  const toReview = hits !== undefined;
  const columns = found === undefined ? {} : numbers.columnsOf(found);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('identity_check')
      .values({
        id: checkId,
        member_id: memberId,
        state: 'sent',
        kind: 'drivingLicence',
        request_key: randomUUID(),
        given_name: name,
        given_birthday: '1990-05-01',
        sent_at: sentAt,
        ask_at: toReview ? null : sentAt,
        to_review: toReview,
        hits: [...(hits ?? [])],
        ...columns,
      })
      .execute();
    for (const [side, id] of Object.entries(ids) as [DocumentSide, string][]) {
      const file = { id, check_id: checkId, side, type: type[side], bytes: side.length };
      await transaction.insertInto('identity_file').values(file).execute();
    }
    await writeIdentityState(transaction, memberId, 'sent');
  });
  for (const [side, id] of Object.entries(ids)) await documents.keep(id, Buffer.from(side));
  return { checkId, files: ids };
}
