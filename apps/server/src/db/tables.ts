import type { Generated, Kysely, Transaction } from 'kysely';

type MemberTable = {
  id: Generated<bigint>;
  username: string;
  nickname: Generated<string>;
  member_type: number;
  status: Generated<'active' | 'disabled'>;
  password_hash: string;
  payment_password_hash: string | null;
  birthday: string | null;
  parent_id: bigint | null;
  vip_level: Generated<number>;
  failed_logins: Generated<number>;
  locked_until: Date | null;
  last_login_at: Date | null;
  registered_at: Generated<Date>;
  expires_at: Date | null;
};

type SessionTable = {
  id: string;
  token_hash: Uint8Array;
  member_id: bigint;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  address: string;
  user_agent: string;
};

type RateLimitTable = { subject: string; window_start: Date; uses: number };

type AccountTable = {
  id: Generated<bigint>;
  member_id: bigint | null;
  house: string | null;
  currency: string;
  balance: Generated<bigint>;
  wagering_blocked: string | null;
  opened_at: Generated<Date>;
};

type WagerPermitTable = {
  id: string;
  account_id: bigint;
  opened_at: Generated<Date>;
  closed_at: Date | null;
  close_reason: string | null;
};

type PostingTable = {
  account_id: bigint;
  id: Generated<bigint>;
  contra_id: bigint;
  kind: number;
  amount: bigint;
  balance_after: bigint;
  source: string;
  external_id: string;
  reverses: string | null;
  shortfall: bigint;
  round_id: string | null;
  game_node: number | null;
  finishes_round: boolean;
  created_at: Generated<Date>;
};

type PlaySessionTable = {
  id: string;
  member_id: bigint;
  account_id: bigint;
  session_id: string;
  connection: string;
  game_node: number;
  vendor_game: string;
  started_at: Generated<Date>;
};

type DepositTable = {
  id: string;
  member_id: bigint;
  account_id: bigint;
  channel: string;
  gateway: string;
  amount: bigint;
  state: 'pending' | 'paid' | 'failed' | 'expired';
  request_key: string;
  gateway_payment_id: string | null;
  checkout_url: string | null;
  requested_at: Generated<Date>;
  settled_at: Date | null;
};

type BankCardTable = {
  id: string;
  member_id: bigint;
  bank: string;
  account_number: string;
  account_name: string;
  added_at: Generated<Date>;
  removed_at: Date | null;
};

type WithdrawalTable = {
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
};

type WebhookSeenTable = { gateway: string; webhook_id: string; seen_at: Generated<Date> };

type AnnouncementReadTable = {
  member_id: bigint;
  announcement_id: string;
  read_at: Generated<Date>;
};

type OutboxTable = {
  id: Generated<bigint>;
  topic: string;
  key: string;
  payload: unknown;
  created_at: Generated<Date>;
  due_at: Generated<Date>;
  tries: Generated<number>;
  last_error: string | null;
  done_at: Date | null;
};

type EncryptionKeyTable = {
  /** Whole days since 1970. */
  day: number;
  kid: string;
  private_jwk: unknown;
  nonce_secret: Uint8Array;
  created_at: Date;
};

type UsedNonceTable = { nonce: string; expires_at: Date };

type CaptchaTable = {
  id: string;
  purpose: string;
  answer_hash: Uint8Array;
  tries: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
};

/** Row types of the whole database, as the migrations leave it. */
export type Tables = {
  member: MemberTable;
  session: SessionTable;
  rate_limit: RateLimitTable;
  account: AccountTable;
  wager_permit: WagerPermitTable;
  posting: PostingTable;
  play_session: PlaySessionTable;
  deposit: DepositTable;
  bank_card: BankCardTable;
  withdrawal: WithdrawalTable;
  webhook_seen: WebhookSeenTable;
  announcement_read: AnnouncementReadTable;
  outbox: OutboxTable;
  encryption_key: EncryptionKeyTable;
  used_nonce: UsedNonceTable;
  captcha: CaptchaTable;
};

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
