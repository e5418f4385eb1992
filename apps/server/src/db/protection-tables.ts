import type { LimitOfferPlace, LimitPeriod } from '@pavilion/domain/member/deposit-limit';

export type DepositLimitTable = {
  member_id: bigint;
  period: LimitPeriod;
  amount: bigint | null;
  next_amount: bigint | null;
  next_from: Date | null;
  changed_at: Date;
};

export type LimitOfferTable = { member_id: bigint; place: LimitOfferPlace; declined_at: Date };

export type PlayLockTable = {
  id: string;
  member_id: bigint;
  locked: boolean;
  changed: boolean;
  reason: string;
  operator: string;
  request_key: string;
  bonuses_ended: string[];
  released: bigint;
  at: Date;
};
