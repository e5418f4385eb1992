import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { LimitDependencies } from '#http/limits/count-use.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import type { Signals } from '#kit/signals.ts';
import type { Captchas } from '#modules/credentials/captchas.ts';
import type { PaymentPassword } from '#modules/credentials/payment-password.ts';
import type { Rates } from '#modules/hierarchy/rates.ts';
import type { Notifications } from '#modules/notifications/notifications.ts';
import type { FindPicture } from '#modules/site/picture-manifest.ts';
import type { Site } from '#modules/site/site.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { RewardOrigin } from '@pavilion/domain/reward/reward-state';
import type { LocalText } from '@pavilion/domain/site/local-text';
import type { Currency } from '@pavilion/domain/wallet/money';

/** A reward of money that is claimed, in minor units; each key is granted once, for ever. */
export type GrantedReward = {
  memberId: bigint;
  amountMinor: bigint;
  wageringMultiple: number;
  key: string;
  title: LocalText;
  withdrawal: 'free' | 'ends';
  /** Earned by play: of any amount; as cash it is paid to an account that may not wager too. */
  isEarned: boolean;
};

export type RunningBonus = { bonusId: bigint; requiredMinor: bigint; remainingMinor: bigint };

export type RewardsDeps = {
  db: Database;
  clock: Clock;
  logger: Logger;
  currency: Currency;
  site: {
    policy: Pick<Site['policy'], 'bonus' | 'reward' | 'abuse'>;
    rewards: Site['rewards'];
    vip: Site['vip'];
    promotions: readonly Pick<Site['promotions'][number], 'id' | 'title' | 'period'>[];
    brand: Pick<Site['brand'], 'timeZone'>;
    memberTypes: Site['memberTypes'];
    /** Friends must be as old as every member. */
    protection: Pick<Site['protection'], 'minimumAge'>;
    mall: Site['mall'];
    missions: Site['missions'];
    /** Missions that count one provider are told its games. */
    vendors: readonly Pick<Site['vendors'][number], 'code' | 'name'>[];
    games: readonly Pick<Site['games'][number], 'vendor' | 'nodeId'>[];
    /** Tell the least that a number of deposits comes to. */
    paymentChannels: readonly Pick<Site['paymentChannels'][number], 'minimum' | 'on'>[];
    flags: Pick<Site['flags'], 'PTSYS3'>;
  };
  signals: Pick<Signals, 'publishIn'>;
  /** The address of the site, for links. */
  publicUrl: string;
  /** The promotions of the site now, with those that operators have published or changed. */
  offers: {
    all: () => Promise<readonly Pick<Site['promotions'][number], 'promoCode' | 'period'>[]>;
  };
  friendInvitations: { isOpen: () => Promise<boolean> };
  wallet: Pick<Wallet, 'applyIn'>;
  /** Encrypts where goods are sent, and codes of vouchers. */
  mallBox: SecretBox;
  /** Verifies the payment password; reserves the try first. */
  paymentPassword: Pick<PaymentPassword, 'check'>;
  /** Finds the emblem of a VIP level and the pictures of the mall. */
  findPicture: FindPicture;
  writeInboxMessages: Notifications['writeInboxMessages'];
  /** The rebate rates of members on a day `YYYY-MM-DD`, in whole hundredths of a percent. */
  ratesOn: Rates['ratesOn'];
  /** The most that a member may deposit in each period with a limit, in minor units. */
  depositLimits: (db: Database, memberId: bigint) => Promise<readonly bigint[]>;
  /** The bonuses of a member that are active or wait, in minor units. */
  runningBonuses: (db: Database, memberId: bigint) => Promise<readonly RunningBonus[]>;
  /** Moves the money in the transaction of the claim; false when the key was granted before. */
  grantReward: (transaction: DatabaseTransaction, reward: GrantedReward) => Promise<boolean>;
};

export type RewardsDependencies = RewardsDeps &
  LimitDependencies & {
    signals: Pick<Signals, 'listen'>;
    /** Checks the answer to a captcha; throws where it is missing or wrong. */
    captchas: Pick<Captchas, 'check'>;
  };

/** What the site sets for rewards of an origin. */
export function termsOf({ site }: Pick<RewardsDeps, 'site'>, origin: RewardOrigin) {
  const { expiryDays, origins } = site.rewards;
  const own = origins[origin];
  return {
    days: own?.expiryDays ?? expiryDays,
    withdrawal: own?.withdrawal ?? ('free' as const),
    isAuto: own?.claim === 'auto',
  };
}
