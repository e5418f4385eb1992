import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Caller } from '#http/handlers.ts';
import type { Site } from '#modules/site/site.ts';
import { isAudience, type Reader } from '@pavilion/domain/message/audience';
import { findReader } from '../announcements/reader.store.ts';
import type { SiteContent } from '../published/content-item.ts';
import { promotionIn, type CurrentContent } from '../published/current-content.ts';

type Deps = { db: Database; site: Site; current: CurrentContent };

function offersFor({ promotion }: SiteContent, reader: Reader, { memberTypes }: Site) {
  return promotion.filter((one) => isAudience(one, reader, memberTypes)).map(({ offer }) => offer);
}

/** The promotions of the site, for the modules in which members take part in them. */
export function createOffers({ db, site, current }: Deps) {
  /** The promotions that a member can take part in: none while the member may not be offered any. */
  async function openTo(memberId: bigint) {
    const content = await current.read();
    const reader = await findReader(db, memberId);
    return reader?.mayBeOffered ? offersFor(content, reader, site) : [];
  }

  return {
    all: async () => (await current.read()).promotion.map(({ offer }) => offer),
    /** The promotions that a reader can take part in; null is a guest. */
    shownTo: async (who: Pick<Caller, 'memberId'> | null) =>
      who === null ? offersFor(await current.read(), null, site) : openTo(who.memberId),
    openTo,
    /** One promotion read inside a transaction, which must not wait for another connection. */
    findIn: (transaction: DatabaseTransaction, id: string) => promotionIn(transaction, site, id),
  };
}
