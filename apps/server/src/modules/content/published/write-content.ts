import { createHash } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import type { Signals } from '#kit/signals.ts';
import type { PublishEvent } from '#modules/events.ts';
import type { ContentKind } from '@pavilion/contract/operator/content';
import { publishNews } from '../announcements/announcement-news.ts';
import {
  findLatestState,
  findVersionByKey,
  insertVersion,
  type ContentVersion,
} from './content-version.store.ts';
import { contentSignal } from './current-content.ts';

type Deps = { db: Database; signals: Signals; clock: Clock; publish: PublishEvent };

export type ContentDraft = {
  kind: ContentKind;
  id: string;
  requestKey: string;
  /** The version that the operator has read; 0 for a new item. */
  version: number;
  /** The version of the folder's item: 1, or 0 when the folder has none. */
  folderVersion: 0 | 1;
  /** Null withdraws the item. */
  body: Record<string, unknown> | null;
};

function digestOf({ kind, id, version, body }: ContentDraft): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([kind, id, version, body]))
    .digest();
}

function sameOrError(known: ContentVersion, digest: Uint8Array): ContentVersion {
  if (Buffer.compare(known.request_digest, digest) !== 0) {
    throw new ApiError('content.repeat.differs');
  }
  return known;
}

async function writeIn(
  transaction: DatabaseTransaction,
  deps: Deps,
  draft: ContentDraft,
): Promise<ContentVersion> {
  const { signals, clock } = deps;
  const { kind, id, requestKey, version, body, folderVersion } = draft;
  const digest = digestOf(draft);
  const repeated = await findVersionByKey(transaction, requestKey);
  if (repeated) return sameOrError(repeated, digest);
  const before = await findLatestState(transaction, kind, id);
  const latest = before?.version ?? folderVersion;
  if (latest === 0 && body === null) throw new ApiError('request.not.found');
  const next: ContentVersion = {
    kind,
    id,
    version: version + 1,
    body,
    request_key: requestKey,
    request_digest: digest,
    written_at: clock(),
  };
  if (latest === version && (await insertVersion(transaction, next))) {
    await signals.publishIn(transaction, contentSignal);
    if (kind === 'notice' && folderVersion === 0) {
      await publishNews(transaction, deps, next, before);
    }
    return next;
  }
  // The version may have been written by an earlier try of this same request.
  const rival = await findVersionByKey(transaction, requestKey);
  if (rival) return sameOrError(rival, digest);
  const current = await findLatestState(transaction, kind, id);
  throw new ApiError('content.stale', { version: current?.version ?? folderVersion });
}

/**
 * Writes the next version of an item, once for each request key; a repeat is answered with the
 * version that it wrote. An edit of a version that is no longer the latest is refused.
 */
export function writeContent(deps: Deps, draft: ContentDraft): Promise<ContentVersion> {
  return deps.db.transaction().execute((transaction) => writeIn(transaction, deps, draft));
}
