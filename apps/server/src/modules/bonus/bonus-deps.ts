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

/** What the site offers now, those that an operator has published or changed included. */
export type BonusOffers = {
  all: () => Promise<readonly SitePromotion[]>;
  /** Those that are meant for a member. */
  openTo: (memberId: bigint) => Promise<readonly SitePromotion[]>;
  /** Null for one that is withdrawn or was never there. */
  findIn: (transaction: DatabaseTransaction, id: string) => Promise<SitePromotion | null>;
};

/** The parts that use cases of this module pick from. */
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
