import type { Database } from '#db/database.ts';
import type { AuditLog } from '#http/security/audit-log.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import type { Signals } from '#kit/signals.ts';
import type { Rates } from '#modules/hierarchy/rates.ts';
import type { Notifications } from '#modules/notifications/notifications.ts';
import type { OwnLimits } from '#modules/protection/own-limits.ts';
import type { Site } from '#modules/site/site.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { ResultSources } from '#ports/lottery-results.ts';
import type { RandomnessBeacon } from '#ports/randomness-beacon.ts';
import type { Currency } from '@pavilion/domain/wallet/money';
import type { Lotteries } from './lotteries.ts';

export type LotteryDependencies = {
  db: Database;
  clock: Clock;
  logger: Logger;
  signals: Pick<Signals, 'publishIn' | 'listen'>;
  site: {
    lotteries: Site['lotteries'];
    lotteryNames: Site['lotteryNames'];
    lotteryOdds: Site['lotteryOdds'];
    protection: Pick<Site['protection'], 'chasePlans'>;
    brand: Pick<Site['brand'], 'timeZone'>;
  };
  currency: Currency;
  /** In production a lottery needs its licence, and results that two confirm. */
  production: boolean;
  /** Null where none is configured: the house draws nothing then. */
  beacon: RandomnessBeacon | null;
  sources: ResultSources;
  /** Encrypts seeds until they are published. */
  seedBox: SecretBox;
  /** Writes what the site does by itself into the audit log. */
  recordAudit: AuditLog['record'];
  /** The rebate rates of members on a day `YYYY-MM-DD`, in whole hundredths of a percent. */
  ratesOn: Rates['ratesOn'];
  wallet: Pick<Wallet, 'applyGroupsIn' | 'houseAccount' | 'tellValidAmounts'>;
  /** The currency of trial accounts. */
  trialCurrency: { code: string };
  /** Refuses stakes above what members' limits leave. */
  checkWagers: OwnLimits['checkWagers'];
  writeInboxMessages: Notifications['writeInboxMessages'];
};

export type LotteryDeps = LotteryDependencies & {
  /** Those that the site has. */
  lotteries: Lotteries;
};
