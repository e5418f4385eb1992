import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { RebateRules, Rates } from '#modules/hierarchy/rates.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';

/** What rebates are given to work with. */
export type RebateDeps = {
  db: Database;
  clock: Clock;
  /** The time zone in which days begin. */
  timeZone: string;
  currency: { code: string; digits: number };
  /** Sums below `minimum`, in minor units, are carried to the next day. */
  rules: RebateRules & { minimum: bigint };
  rates: Rates;
  wallet: Pick<Wallet, 'apply' | 'houseAccount'>;
  logger: Pick<Logger, 'error' | 'info'>;
};
