import type { Generated } from 'kysely';
import type { PaymentGatewayNumber } from '@pavilion/domain/wallet/payment-gateways';

export type DepositTable = {
  id: string;
  member_id: bigint;
  account_id: bigint;
  channel: string;
  gateway: string;
  amount: bigint;
  state: 'pending' | 'reviewing' | 'paid' | 'failed' | 'rejected' | 'expired' | 'cancelled';
  request_key: string;
  gateway_payment_id: string | null;
  checkout_url: string | null;
  requested_at: Generated<Date>;
  settled_at: Date | null;
  kind: Generated<'gateway' | 'qr' | 'bankTransfer' | 'manual'>;
  fee: Generated<bigint>;
  expires_at: Date | null;
  pay_reference: string | null;
  bank_account: string | null;
  promotion_id: string | null;
  submitted_at: Date | null;
  decided_by: string | null;
  reason: string | null;
  slip_id: string | null;
  cancelled_at: Date | null;
  bonus_amount: bigint | null;
  paid_from: PaymentGatewayNumber | null;
};

export type AcceptedPromotionTable = {
  member_id: bigint;
  promotion_id: string;
  amount: bigint;
  request_key: string;
  accepted_at: Date;
};

export type BankCardTable = {
  id: string;
  member_id: bigint;
  bank: string;
  /** Sealed; see `account_masked` for what may be shown. */
  account_number: string;
  account_masked: string;
  account_mark: string | null;
  account_name: string;
  added_at: Generated<Date>;
  removed_at: Date | null;
  is_default: Generated<boolean>;
};

export type WithdrawalTable = {
  id: string;
  member_id: bigint;
  account_id: bigint;
  card_id: string;
  amount: bigint;
  state: 'requested' | 'reviewing' | 'paying' | 'paid' | 'rejected' | 'failed';
  request_key: string;
  gateway: string;
  gateway_payout_id: string | null;
  reason: string | null;
  requested_at: Generated<Date>;
  settled_at: Date | null;
  fee: Generated<bigint>;
  reviewed_at: Date | null;
  released_at: Date | null;
  decided_by: string | null;
};

export type AdjustmentTable = {
  id: string;
  member_id: bigint;
  account_id: bigint;
  amount: bigint;
  reason: string;
  request_key: string;
  state: 'proposed' | 'confirmed' | 'refused';
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
};

export type WebhookSeenTable = { gateway: string; webhook_id: string; seen_at: Generated<Date> };

export type VendorTransferTable = {
  id: string;
  member_id: bigint;
  account_id: bigint;
  vendor: string;
  direction: 'toVendor' | 'fromVendor';
  amount: bigint;
  state: Generated<'pending' | 'done' | 'refused'>;
  reason: 'noFunds' | 'refused' | null;
  request_key: string;
  requested_at: Date;
  settled_at: Date | null;
};

export type VendorBalanceTable = {
  account_id: bigint;
  vendor: string;
  balance: bigint;
  asked_at: Date;
};

export type StudioReportTable = {
  vendor: string;
  cursor: string | null;
  answered_at: Date | null;
  failures: Generated<number>;
  detail: Generated<string>;
  due_at: Date;
};

export type ReportedRoundTable = {
  vendor: string;
  round_id: string;
  account_id: bigint;
  game_node: number;
  bet: bigint;
  win: bigint;
  valid: bigint | null;
  ended_at: Date;
  changes: number;
};

export type ReportedChangeTable = {
  account_id: bigint;
  posting_id: bigint;
  vendor: string;
  round_id: string;
  number: number;
  game_node: number;
  bet: bigint;
  win: bigint;
  valid: bigint | null;
  ended_at: Date;
  booked_at: Date;
};

export type ReportedAsideTable = {
  vendor: string;
  key: string;
  reason: 'account' | 'game' | 'sums' | 'otherRound' | 'unreadable';
  report: unknown;
  first_at: Date;
  last_at: Date;
};
