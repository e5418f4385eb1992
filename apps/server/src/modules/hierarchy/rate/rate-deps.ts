import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';

export type RatesByCategory = Readonly<Record<GameType, number>>;

/** The site's rules of rebates; rates in hundredths of a percent. */
export type RebateRules = {
  maximum: RatesByCategory;
  step: RatesByCategory;
  gap: RatesByCategory;
  default: RatesByCategory;
};

export type RateChange = { category: GameType; before: number; after: number };

/** The members whose rates an act lowered, from a day on. */
export type LoweredRates = {
  lowered: readonly { memberId: bigint; changes: readonly RateChange[] }[];
  fromDay: string;
  setBy: string;
};

/** What the use cases of rates are given to work with. */
export type RateDeps = {
  db: Database;
  clock: Clock;
  timeZone: string;
  rules: RebateRules;
  memberTypes: MemberTypeTable;
  /** Writes an inbox message to each member whose rates were lowered. */
  notifyLowered: (transaction: DatabaseTransaction, lowered: LoweredRates) => Promise<void>;
};
