import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Signals } from '#kit/signals.ts';
import type { Site } from '#modules/site/site.ts';
import { hasTurned } from '@pavilion/domain/message/announcement';
import type { NoticeItem, SiteContent, SitePromotion } from './content-item.ts';
import {
  findLatestState,
  listLatestVersions,
  type ContentVersion,
} from './content-version.store.ts';
import { folderContent } from './folder-content.ts';
import { bannerOf, categoryOf, noticeOf, promotionOf, textOf } from './stored-content.ts';

/** Sent whenever the content of the site has changed. */
export const contentSignal = { kind: 'announcements', memberId: null } as const;

type Deps = { db: Database; site: Site; signals: Signals; clock: Clock };

/**
 * Merges the folder's items with the operators' latest versions: a version replaces the folder's
 * item of the same id, a withdrawal removes it, and the other versions are added.
 */
function merge<Item extends { id: string }>(
  folder: readonly Item[],
  versions: readonly ContentVersion[],
  itemOf: (version: ContentVersion) => Item,
): { kept: readonly Item[]; added: readonly Item[] } {
  const latest = new Map(versions.map((one) => [one.id, one.body === null ? null : itemOf(one)]));
  const kept = folder.flatMap((one) => {
    const item = latest.get(one.id);
    latest.delete(one.id);
    if (item === undefined) return [one];
    return item === null ? [] : [item];
  });
  return { kept, added: [...latest.values()].filter((item) => item !== null) };
}

const newestFirst = (one: { startsAt: Date }, other: { startsAt: Date }) =>
  other.startsAt.getTime() - one.startsAt.getTime();

function contentOf(site: Site, versions: readonly ContentVersion[]): SiteContent {
  const folder = folderContent(site);
  const of = (kind: ContentVersion['kind']) => versions.filter((one) => one.kind === kind);
  const notices = merge<NoticeItem>(folder.notice, of('notice'), noticeOf);
  const banners = merge(folder.banner, of('banner'), bannerOf);
  const promotions = merge(folder.promotion, of('promotion'), (one) => promotionOf(one, site));
  const categories = merge(folder.category, of('category'), categoryOf);
  const help = merge(folder.help, of('help'), textOf);
  const pages = merge(folder.page, of('page'), textOf);
  return {
    notice: [...notices.added.toSorted(newestFirst), ...notices.kept],
    banner: [...banners.added.toSorted(newestFirst), ...banners.kept],
    promotion: [...promotions.added.toSorted(newestFirst), ...promotions.kept],
    category: [...categories.kept, ...categories.added],
    help: [...help.kept, ...help.added],
    page: [...pages.kept, ...pages.added],
  };
}

/** A promotion of folder or operators by its id; null when withdrawn or unknown. */
export async function promotionIn(
  transaction: DatabaseTransaction,
  site: Site,
  id: string,
): Promise<SitePromotion | null> {
  const latest = await findLatestState(transaction, 'promotion', id);
  if (latest) return latest.body === null ? null : promotionOf(latest, site).offer;
  return site.promotions.find((one) => one.id === id) ?? null;
}

export type CurrentContent = {
  read: () => Promise<SiteContent>;
  forget: () => void;
  /** Signals open pages when an item has started or ended since the last call. */
  publishWhatChanged: () => Promise<void>;
};

/** The content of folder and database, cached in memory until a signal says that it changed. */
export function createCurrentContent({ db, site, signals, clock }: Deps): CurrentContent {
  let held: Promise<SiteContent> | null = null;
  let watchedUntil = clock();

  const forget = () => void (held = null);
  signals.listen((signal) => {
    if (signal === null || signal.kind === contentSignal.kind) forget();
  });

  function read(): Promise<SiteContent> {
    if (held !== null) return held;
    const reading = listLatestVersions(db).then((versions) => contentOf(site, versions));
    held = reading;
    reading.catch(() => {
      if (held === reading) forget();
    });
    return reading;
  }

  async function publishWhatChanged(): Promise<void> {
    const now = clock();
    const { notice, banner, promotion } = await read();
    const turned = hasTurned([...notice, ...banner, ...promotion], watchedUntil, now);
    if (turned) await signals.publish(contentSignal);
    watchedUntil = now;
  }

  return { read, forget, publishWhatChanged };
}
