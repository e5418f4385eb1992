import type { ContentDependencies } from '../content-deps.ts';
import type { NoticeItem } from '../published/content-item.ts';
import type { CurrentContent } from '../published/current-content.ts';
import { countReaders } from './announcement-read.store.ts';
import { noticeOnWire, noticesFor, type Filter } from './announcements-for.ts';

/** Those that most members have opened first, and the newest first among equals. */
function newsOf(
  notices: readonly NoticeItem[],
  opened: ReadonlyMap<string, number>,
  most: number,
): readonly NoticeItem[] {
  const timesOpened = ({ id }: NoticeItem) => opened.get(id) ?? 0;
  return notices
    .toSorted(
      (one, other) =>
        timesOpened(other) - timesOpened(one) || other.startsAt.getTime() - one.startsAt.getTime(),
    )
    .slice(0, most);
}

/** Announcements to players by how many opened them, or notices of the home by their day. */
export async function newsFor(
  { db, site }: Pick<ContentDependencies, 'db' | 'site'>,
  current: CurrentContent,
  filter: Filter,
  most: number,
) {
  const notices = noticesFor(await current.read(), filter, site);
  const ids = filter.types.has('PL') ? notices.map(({ id }) => id) : [];
  const list = newsOf(notices, await countReaders(db, ids), most);
  return { list: list.map((one) => noticeOnWire(one, filter, site, new Set())) };
}
