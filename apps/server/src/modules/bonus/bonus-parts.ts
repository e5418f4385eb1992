import type { Currency } from '@pavilion/domain/wallet/money';
import type { Database } from '../../db/tables.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Logger } from '../../kit/logger.ts';
import type { Signals } from '../../kit/signals.ts';
import type { Site } from '../site/site.ts';
import type { Wallet } from '../wallet/wallet.ts';

/** What the operator configures of bonuses. */
export type BonusSite = {
  promotions: Site['promotions'];
  policy: Pick<Site['policy'], 'bonus'>;
  brand: Pick<Site['brand'], 'timeZone'>;
};

/** The parts that use cases of this module pick from. */
export type BonusParts = {
  db: Database;
  wallet: Pick<Wallet, 'applyIn'>;
  site: BonusSite;
  /** The currency of real money; play money has no bonuses (decision D17). */
  currency: Currency;
  clock: Clock;
  logger: Logger;
  signals: Pick<Signals, 'publishIn'>;
};
