import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Caller } from '#http/handlers.ts';
import type { Site } from '#modules/site/site.ts';
import { isAudience, type Reader } from '@pavilion/domain/message/audience';
import { findReader } from '../announcements/reader.store.ts';
import type { SiteContent } from '../published/content-item.ts';
import { promotionIn, type CurrentContent } from '../published/current-content.ts';

type Who = Pick<Caller, 'memberId' | 'memberType'>;

type Deps = {
  db: Database;
  site: Site;
  current: CurrentContent;
  readerOf: (content: SiteContent, who: Who) => Promise<Reader>;
};

function offersFor({ promotion }: SiteContent, reader: Reader, { memberTypes }: Site) {
  return promotion.filter((one) => isAudience(one, reader, memberTypes)).map(({ offer }) => offer);
}

/** The promotions of the site, for the modules in which members take part in them. */
export function createOffers({ db, site, current, readerOf }: Deps) {
  return {
    all: async () => (await current.read()).promotion.map(({ offer }) => offer),
    /** The promotions that a reader can take part in; null is a guest. */
    shownTo: async (who: Who | null) => {
      const content = await current.read();
      return offersFor(content, who && (await readerOf(content, who)), site);
    },
    /** The same for a member of whom only the id is known. */
    openTo: async (memberId: bigint) =>
      offersFor(await current.read(), await findReader(db, memberId), site),
    /** One promotion read inside a transaction, which must not wait for another connection. */
    findIn: (transaction: DatabaseTransaction, id: string) => promotionIn(transaction, site, id),
  };
}
