import type { Database, DatabaseTransaction } from '#db/tables.ts';
import type { Clock } from '#kit/clock.ts';
import type { Site } from '#modules/site/site.ts';
import { isOn } from '@pavilion/domain/message/announcement';
import { isAudience, type Reader } from '@pavilion/domain/message/audience';
import { findLatestState, type ContentVersion } from '../published/content-version.store.ts';
import { noticeOf } from '../published/stored-content.ts';

/** An announcement that nobody has seen yet; `startsAt` may lie ahead. */
export type AnnouncementNews = { id: string; version: number; startsAt: Date };

export type TellNews = (transaction: DatabaseTransaction, news: AnnouncementNews) => Promise<void>;

type Parts = { clock: Clock; announcementCame: TellNews };

function wasShown(before: ContentVersion | null, now: Date): boolean {
  return before !== null && before.body !== null && noticeOf(before).startsAt <= now;
}

/** Passes on what nobody could see before this version; an edit of something shown is no news. */
export async function tellNews(
  transaction: DatabaseTransaction,
  { clock, announcementCame }: Parts,
  written: ContentVersion,
  before: ContentVersion | null,
): Promise<void> {
  if (written.body === null || wasShown(before, clock())) return;
  const { id, startsAt } = noticeOf(written);
  await announcementCame(transaction, { id, version: written.version, startsAt });
}

/**
 * Who is shown an operator's announcement on the mobile site at this moment, in whatever language;
 * null while nobody is. Asked of the database, since a process may hold an older state.
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
