import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Pictures } from '#modules/pictures/pictures.ts';
import { findMember, replacePicture } from '../member.store.ts';

type Deps = { db: Database; pictures: Pictures };

export async function openProfilePicture({ db, pictures }: Deps, memberId: bigint): Promise<Blob> {
  const id = (await findMember(db, memberId))?.picture_id;
  if (!id) throw new ApiError('picture.not.found');
  return pictures.open(id);
}

/** Keeps the new picture and deletes the one before it. */
export async function setProfilePicture(
  { db, pictures }: Deps,
  memberId: bigint,
  sent: readonly Blob[],
): Promise<string> {
  const [pictureId] = await pictures.keep(sent, { memberId, purpose: 'profile' });
  if (pictureId === undefined) throw new ApiError('picture.empty');
  const before = await db.transaction().execute(async (transaction) => {
    await pictures.use(transaction, memberId, [pictureId]);
    return replacePicture(transaction, memberId, pictureId);
  });
  if (before !== null) await pictures.forget(before);
  return pictureId;
}
