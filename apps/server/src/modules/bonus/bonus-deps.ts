import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { Signals } from '#kit/signals.ts';
import type { Site } from '#modules/site/site.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { Currency } from '@pavilion/domain/wallet/money';

/** What the operator configures of bonuses. */
export type BonusSite = {
  policy: Pick<Site['policy'], 'bonus'>;
  brand: Pick<Site['brand'], 'timeZone'>;
};

export type SitePromotion = Site['promotions'][number];

/** The promotions of the site now, with those that operators have published or changed. */
export type BonusOffers = {
  all: () => Promise<readonly SitePromotion[]>;
  /** Lists the promotions meant for a member. */
  openTo: (memberId: bigint) => Promise<readonly SitePromotion[]>;
  /** Null for a promotion that was withdrawn or never existed. */
  findIn: (transaction: DatabaseTransaction, id: string) => Promise<SitePromotion | null>;
};

/** What the use cases of this module are given to work with. */
export type BonusDeps = {
  db: Database;
  wallet: Pick<Wallet, 'applyIn'>;
  site: BonusSite;
  offers: BonusOffers;
  /** The currency of real money; play money has no bonuses (decision D17). */
  currency: Currency;
  clock: Clock;
  logger: Logger;
  signals: Pick<Signals, 'publishIn'>;
};
