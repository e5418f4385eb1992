import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { LinkDeps } from './link-deps.ts';
import { listLinks, markDeleted, writeDefault } from './link.store.ts';
import { showLink, type ShownLink } from './show-link.ts';

/** Reads the id of a link as another call gave it; throws for what is none. */
function linkId(text: string): bigint {
  if (!/^\d{1,18}$/.test(text)) throw new ApiError('agent.link.not.found');
  return BigInt(text);
}

/** Makes an open link of an agent the default, or takes that from it. */
export async function setDefaultLink(
  deps: LinkDeps,
  memberId: bigint,
  { affiUrlId, isDefault }: { affiUrlId: string; isDefault: boolean },
): Promise<ShownLink> {
  const { db, clock } = deps;
  const id = linkId(affiUrlId);
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const [link] = await listLinks(transaction, memberId, clock(), id);
    if (!link || (isDefault && !link.isOpen)) throw new ApiError('agent.link.not.found');
    if (isDefault !== link.is_default) {
      await writeDefault(transaction, memberId, isDefault ? id : null);
    }
    return showLink(deps, { ...link, is_default: isDefault });
  });
}

/** Deletes a link of an agent; a repeat changes nothing. */
export async function deleteLink(
  { db, clock }: LinkDeps,
  memberId: bigint,
  affiUrlId: string,
): Promise<void> {
  const id = linkId(affiUrlId);
  const isOwn = await db
    .transaction()
    .execute((transaction) => markDeleted(transaction, memberId, id, clock()));
  if (!isOwn) throw new ApiError('agent.link.not.found');
}
