import type { Generated, Kysely, Transaction } from 'kysely';
import type {
  CaptchaTable,
  DeviceTable,
  EmailCodeTable,
  LoginStepTable,
  EncryptionKeyTable,
  LoginRecordTable,
  MemberTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RateLimitTable,
  SecurityAnswerTable,
  SessionTable,
  SignInTicketTable,
  SignInTieTable,
  SignInTokenTable,
  UsedNonceTable,
} from './account-tables.ts';
import type { ContractRequestTable } from './agent-tables.ts';
import type { FeedbackPictureTable, FeedbackTable, InboxMessageTable } from './message-tables.ts';
import type {
  AcceptedPromotionTable,
  AdjustmentTable,
  BankCardTable,
  DepositTable,
  ReportedAsideTable,
  ReportedChangeTable,
  ReportedRoundTable,
  StudioReportTable,
  VendorBalanceTable,
  VendorTransferTable,
  WebhookSeenTable,
  WithdrawalTable,
} from './payment-tables.ts';
import type { DepositLimitTable, LimitOfferTable, PlayLockTable } from './protection-tables.ts';
import type { PushKeyTable, PushSubscriptionTable } from './push-tables.ts';
import type {
  AccountTable,
  BonusTable,
  DayTotalTable,
  PostingTable,
  ReportProgressTable,
  RoundInquiryTable,
  PlayThroughTable,
  RoundTable,
  WagerPermitTable,
} from './wallet-tables.ts';

type MemberProfileTable = {
  member_id: bigint;
  real_name: string;
  payee_name: string;
  /** Sealed. */
  id_number: string;
  qq_num: string;
  facebook: string;
  wechat: string;
  line: string;
  whatsapp: string;
  zalo: string;
  recommender_id: string;
  register_method: 'H5' | 'APP' | 'PWA' | 'WEBCLIP';
};

/** Codes stand in upper case, domains in lower. */
type AffiliateCodeTable = { code: string; member_id: bigint; domain: string | null };

type VerificationCodeTable = {
  mobile_num: string;
  purpose: string;
  asked_at: Date;
  code_hash: string | null;
  expires_at: Date | null;
  tries: Generated<number>;
  used_at: Date | null;
};

type PasswordLinkTable = {
  member_id: bigint;
  secret_hash: Uint8Array;
  expires_at: Date;
};

type MessageDeliveryTable = {
  key: string;
  state: 'sending' | 'waiting' | 'sent' | 'refused' | 'lost';
  changed_at: Date;
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

type FavouriteGameTable = { member_id: bigint; game_node: number; added_at: Date };

type RecentGameTable = { member_id: bigint; game_node: number; played_at: Date };

type GameMaintenanceTable = { subject: string; note: string; since: Date };

type BigWinTable = {
  source: string;
  external_id: string;
  account_id: bigint;
  game_node: number;
  amount: bigint;
  won_at: Date;
};

type AnnouncementReadTable = {
  member_id: bigint;
  announcement_id: string;
  read_at: Generated<Date>;
};

type LocalInfo = { EN: string; TY: string };

type SystemStatusTable = {
  only_row: Generated<boolean>;
  maintenance: boolean;
  maintenance_ends_at: Date | null;
  maintenance_info: LocalInfo | null;
  region_restriction: boolean;
  region_info: LocalInfo | null;
  changed_at: Date;
};

type ContentVersionTable = {
  kind: 'notice' | 'banner' | 'promotion' | 'category' | 'help' | 'page';
  id: string;
  version: number;
  body: unknown;
  request_key: string;
  request_digest: Uint8Array;
  written_at: Date;
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

type AuditEntryTable = {
  id: bigint;
  at: Date;
  operator: string;
  address: string;
  request_id: string;
  call: string;
  input_digest: string;
  input_summary: string;
  outcome: string;
  previous_hash: string;
  hash: string;
};

type StoredFileTable = { key: string; bytes: Uint8Array; stored_at: Generated<Date> };

type PictureTable = {
  id: string;
  member_id: bigint;
  purpose: string;
  kept_at: Date;
  used_at: Date | null;
};

type PromotionEntryTable = {
  id: string;
  member_id: bigint;
  promotion_id: string;
  state: 'signed' | 'applying' | 'process' | 'issued' | 'rejected' | 'claim' | 'claimed';
  comment: Generated<string>;
  request_key: string;
  reward: bigint | null;
  reason: string | null;
  begun_at: Date;
  changed_at: Date;
};

type PromotionEntryPictureTable = { entry_id: string; place: number; picture_id: string };

type PromotionEntryChangeTable = {
  entry_id: string;
  id: Generated<bigint>;
  state: PromotionEntryTable['state'];
  operator: string | null;
  changed_at: Date;
};

/** Row types of the whole database, as the migrations leave it. */
export type Tables = {
  member: MemberTable;
  session: SessionTable;
  device: DeviceTable;
  login_record: LoginRecordTable;
  rate_limit: RateLimitTable;
  account: AccountTable;
  wager_permit: WagerPermitTable;
  posting: PostingTable;
  bonus: BonusTable;
  report_progress: ReportProgressTable;
  play_through: PlayThroughTable;
  round: RoundTable;
  round_inquiry: RoundInquiryTable;
  day_total: DayTotalTable;
  play_session: PlaySessionTable;
  big_win: BigWinTable;
  favourite_game: FavouriteGameTable;
  recent_game: RecentGameTable;
  game_maintenance: GameMaintenanceTable;
  deposit: DepositTable;
  accepted_promotion: AcceptedPromotionTable;
  bank_card: BankCardTable;
  withdrawal: WithdrawalTable;
  vendor_transfer: VendorTransferTable;
  vendor_balance: VendorBalanceTable;
  studio_report: StudioReportTable;
  reported_round: ReportedRoundTable;
  reported_change: ReportedChangeTable;
  reported_aside: ReportedAsideTable;
  adjustment: AdjustmentTable;
  webhook_seen: WebhookSeenTable;
  announcement_read: AnnouncementReadTable;
  system_status: SystemStatusTable;
  content_version: ContentVersionTable;
  outbox: OutboxTable;
  audit_entry: AuditEntryTable;
  encryption_key: EncryptionKeyTable;
  used_nonce: UsedNonceTable;
  captcha: CaptchaTable;
  stored_file: StoredFileTable;
  picture: PictureTable;
  member_profile: MemberProfileTable;
  email_code: EmailCodeTable;
  security_answer: SecurityAnswerTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  login_step: LoginStepTable;
  sign_in_token: SignInTokenTable;
  sign_in_ticket: SignInTicketTable;
  sign_in_tie: SignInTieTable;
  affiliate_code: AffiliateCodeTable;
  verification_code: VerificationCodeTable;
  message_delivery: MessageDeliveryTable;
  inbox_message: InboxMessageTable;
  feedback: FeedbackTable;
  feedback_picture: FeedbackPictureTable;
  password_link: PasswordLinkTable;
  promotion_entry: PromotionEntryTable;
  promotion_entry_picture: PromotionEntryPictureTable;
  promotion_entry_change: PromotionEntryChangeTable;
  contract_request: ContractRequestTable;
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
  deposit_limit: DepositLimitTable;
  play_lock: PlayLockTable;
  limit_offer: LimitOfferTable;
};

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
