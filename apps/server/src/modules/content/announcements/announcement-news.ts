import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { PublishEvent } from '#modules/events.ts';
import type { Site } from '#modules/site/site.ts';
import { isOn } from '@pavilion/domain/message/announcement';
import { isAudience, type Reader } from '@pavilion/domain/message/audience';
import { findLatestState, type ContentVersion } from '../published/content-version.store.ts';
import { noticeOf } from '../published/stored-content.ts';

type Deps = { clock: Clock; publish: PublishEvent };

function wasShown(before: ContentVersion | null, now: Date): boolean {
  return before !== null && before.body !== null && noticeOf(before).startsAt <= now;
}

/** Publishes an announcement unless it could be seen before this version. */
export async function publishNews(
  transaction: DatabaseTransaction,
  { clock, publish }: Deps,
  written: ContentVersion,
  before: ContentVersion | null,
): Promise<void> {
  if (written.body === null || wasShown(before, clock())) return;
  const { id, startsAt } = noticeOf(written);
  await publish('announcementPublished', {
    transaction,
    id,
    version: written.version,
    startsAt,
  });
}

/**
 * Returns a test for the readers who are shown an operator's announcement on the mobile site now,
 * in any language; null when nobody is. It reads the database, since a process may hold an older
 * state.
 */
export async function readersOf(
  { db, clock, site }: { db: Database; clock: Clock; site: Pick<Site, 'memberTypes'> },
  id: string,
): Promise<((reader: Reader) => boolean) | null> {
  const last = await findLatestState(db, 'notice', id);
  if (last === null || last.body === null) return null;
  const notice = noticeOf(last);
  if (!notice.platforms.includes('M') || !isOn(notice, clock())) return null;
  return (reader) => isAudience(notice, reader, site.memberTypes);
}
