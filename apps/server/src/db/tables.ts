// Printed from the migrations; UPDATE_SCHEMA=1 with schema.test.ts prints it anew.

import type { Generated } from 'kysely';
import type { GivenRates } from '@pavilion/domain/agent/given-rates';
import type { LocalText, WrittenText } from '@pavilion/domain/site/local-text';
import type { Prizes } from '@pavilion/domain/lottery/play';
import type { Language } from '@pavilion/domain/site/language';

type AcceptedPromotionTable = {
  member_id: bigint;
  promotion_id: string;
  amount: bigint;
  request_key: string;
  accepted_at: Date;
};

type AccountTable = {
  id: Generated<bigint>;
  member_id: bigint | null;
  house: string | null;
  currency: string;
  balance: Generated<bigint>;
  wagering_blocked: string | null;
  opened_at: Generated<Date>;
  bonus: Generated<bigint>;
  bonus_id: bigint | null;
  bonus_touched: Generated<boolean>;
  /** What must be played before a withdrawal. */
  play_owed: Generated<bigint>;
  limited: Generated<boolean>;
  bucket_lost: Generated<bigint>;
  bucket_staked: Generated<bigint>;
};

type AdjustmentTable = {
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

type AffiliateCodeTable = {
  code: string;
  member_id: bigint;
  /** In lower case. */
  domain: string | null;
  id: Generated<bigint>;
  member_type: Generated<number>;
  rates: Generated<GivenRates>;
  label: Generated<string>;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
  expires_at: Date | null;
  max_uses: number | null;
  uses: Generated<number>;
  deleted_at: Date | null;
  paused_at: Date | null;
};

type AffiliateDomainTable = {
  domain: string;
  member_id: bigint;
};

type AgentActTable = {
  member_id: bigint;
  request_key: string;
  call: string;
  input: string;
  answer: unknown;
  at: Date;
};

type AgentApplicationTable = {
  id: Generated<string>;
  member_id: bigint | null;
  details: Uint8Array | null;
  contact_mark: Uint8Array;
  request_key: string;
  state: Generated<'waiting' | 'accepted' | 'refused'>;
  note: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
};

type AgentContractTable = {
  id: string;
  kind: 'dailySalary' | 'dividend' | 'hourlySalary';
  payee_id: bigint;
  payer_id: bigint | null;
  state: 'proposed' | 'accepted' | 'active' | 'endAsked' | 'rejected' | 'withdrawn' | 'expired' | 'replaced' | 'ended';
  is_change: boolean;
  terms: unknown;
  reason: Generated<string>;
  proposed_at: Date;
  answer_by: Date | null;
  starts_at: Date | null;
  ends_at: Date | null;
  end_asked_by: 'payee' | 'payer' | null;
  changed_at: Date;
  operator: string | null;
};

type AnnouncementReadTable = {
  member_id: bigint;
  announcement_id: string;
  read_at: Generated<Date>;
};

type AppBonusTable = {
  member_id: bigint;
  browser: string | null;
  reward_id: string;
};

type AppLoginTable = {
  member_id: bigint;
  at: Date;
  is_settled: Generated<boolean>;
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

type BankCardTable = {
  id: string;
  member_id: bigint;
  bank: string;
  /** Encrypted; `account_masked` is what may be shown. */
  account_number: string;
  account_name: string;
  added_at: Generated<Date>;
  removed_at: Date | null;
  is_default: Generated<boolean>;
  account_masked: string;
  account_mark: string | null;
};

type BigWinTable = {
  source: string;
  external_id: string;
  account_id: bigint;
  game_node: number;
  amount: bigint;
  won_at: Date;
};

type BonusTable = {
  id: Generated<bigint>;
  member_id: bigint;
  account_id: bigint;
  origin: string;
  grant_key: string;
  amount: bigint;
  required: bigint;
  contribution: unknown;
  bonus_first: boolean;
  max_bet: bigint | null;
  max_conversion: bigint | null;
  days: number;
  state: Generated<'waiting' | 'active' | 'completed' | 'forfeited' | 'expired' | 'lost' | 'cancelled'>;
  granted_at: Generated<Date>;
  expires_at: Date | null;
  ended_at: Date | null;
  checked_posting: Generated<bigint>;
  /** Null where it was granted before titles were kept. */
  title: LocalText | null;
  withdrawal: 'blocks' | 'ends' | 'free';
};

type BrowserUseTable = {
  browser: string;
  member_id: bigint;
  first_at: Date;
  last_at: Date;
  app_at: Date | null;
};

type CaptchaTable = {
  id: string;
  purpose: string;
  answer_hash: Uint8Array;
  tries: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
  proof_bits: Generated<number>;
};

type CashbackCarryTable = {
  kind: string;
  period: string;
  member_id: bigint;
  category: string;
  base: bigint;
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

type DayCloseTable = {
  day: string;
  time_zone: string;
  last_posting_id: bigint;
  closed_at: Date;
  teams_closed_at: Date | null;
};

type DayClosingTable = {
  day: string;
  before_transaction: bigint;
};

type DayTotalTable = {
  account_id: bigint;
  day: string;
  kind: number;
  game_node: number;
  moves: number;
  money_in: bigint;
  money_out: bigint;
  first_posting: bigint;
  last_posting: bigint;
};

type DepositTable = {
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
  promotion_id: string | null;
  kind: Generated<'gateway' | 'qr' | 'bankTransfer' | 'manual'>;
  fee: Generated<bigint>;
  expires_at: Date | null;
  pay_reference: string | null;
  bank_account: string | null;
  submitted_at: Date | null;
  decided_by: string | null;
  reason: string | null;
  slip_id: string | null;
  cancelled_at: Date | null;
  bonus_amount: bigint | null;
  paid_from: 1 | 3 | null;
};

type DetailQueueTable = {
  id: Generated<bigint>;
  member_id: bigint;
};

type DeviceTable = {
  id: string;
  member_id: bigint;
  token_hash: Uint8Array;
  previous_hash: Uint8Array | null;
  rotated_at: Date;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  address: string;
  user_agent: string;
};

type DownlineTable = {
  ancestor_id: bigint;
  member_id: bigint;
  distance: number;
};

type DownlineTransferTable = {
  id: string;
  sender_id: bigint;
  receiver_id: bigint;
  amount: bigint;
  remark: Generated<string>;
  at: Date;
};

type EmailCodeTable = {
  member_id: bigint;
  email: string;
  asked_at: Date;
  code_hash: string | null;
  expires_at: Date | null;
  tries: Generated<number>;
  used_at: Date | null;
  purpose: 'bind' | 'verify';
};

type EncryptionKeyTable = {
  /** Whole days since 1970. */
  day: number;
  kid: string;
  created_at: Date;
  secret_id: string;
  sealed: Uint8Array;
};

type ExcludedDetailTable = {
  exclusion_id: string;
  detail: 'email' | 'mobile' | 'idNumber' | 'payeeAccount' | 'person';
  mark: string;
};

type ExclusionTable = {
  id: string;
  member_id: bigint;
  kind: 'timeOut' | 'selfExclusion' | 'closing';
  by_operator: boolean;
  since: Date;
  until: Date | null;
  return_from: Date | null;
  ended_at: Date | null;
  fetch_at: Date | null;
  look_at: Date | null;
  fetched_anew: Generated<number>;
};

type ExclusionActTable = {
  id: Generated<bigint>;
  exclusion_id: string;
  member_id: bigint;
  what: 'begun' | 'lengthened' | 'returnAsked' | 'returnDropped' | 'closed' | 'reopened' | 'ended';
  kind: string;
  until: Date | null;
  length: string | null;
  operator: string | null;
  reason: string | null;
  request_key: string | null;
  bonuses_ended: string[];
  released: bigint;
  at: Date;
};

type ExclusionCaseTable = {
  id: string;
  exclusion_id: string;
  place: 'registration' | 'contact' | 'profile' | 'payeeAccount' | 'identity';
  refused: boolean;
  matched: string[];
  other_id: bigint | null;
  times: Generated<number>;
  first_at: Date;
  last_at: Date;
  closed_by: string | null;
  note: string | null;
  closed_at: Date | null;
};

type FavouriteGameTable = {
  member_id: bigint;
  game_node: number;
  added_at: Date;
};

type FeedbackTable = {
  id: string;
  member_id: bigint;
  content: string;
  request_key: string;
  sent_at: Date;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
};

type FeedbackPictureTable = {
  feedback_id: string;
  place: number;
  picture_id: string;
};

type FirstDepositTable = {
  member_id: bigint;
  day: string;
  at: Date;
  amount: bigint;
};

type FraudCaseTable = {
  id: string;
  kind: 'samePerson' | 'sharedDevice' | 'matchedBets' | 'churn' | 'activeMembers' | 'transferRing' | 'passedThrough' | 'link';
  subject: string;
  state: Generated<'open' | 'confirmed' | 'dismissed'>;
  agent_id: bigint | null;
  member_id: bigint | null;
  others: Generated<bigint[]>;
  code: string | null;
  withdrawal_id: string | null;
  facts: unknown;
  times: Generated<number>;
  from_day: string;
  first_at: Date;
  last_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  note: Generated<string>;
};

type FraudProgressTable = {
  signal: string;
  at: Date;
};

type GameKindTable = {
  game_node: number;
  since: Date;
  category: string;
  weight: number;
};

type GameMaintenanceTable = {
  subject: string;
  note: string;
  since: Date;
};

type HarmAdviceTable = {
  id: string;
  member_id: bigint;
  facts: unknown;
  at: Date;
  closed_at: Date | null;
};

type HarmChangeTable = {
  id: Generated<bigint>;
  member_id: bigint;
  score: number;
  degree: number;
  facts: unknown;
  at: Date;
};

type HarmLookTable = {
  id: Generated<bigint>;
  member_id: bigint;
  what: 'nothing' | 'contacted' | 'restricted';
  note: string;
  operator: string;
  request_key: string;
  at: Date;
};

type HarmScoreTable = {
  member_id: bigint;
  score: Generated<number>;
  degree: Generated<number>;
  facts: Generated<unknown>;
  counted_at: Date | null;
  due_at: Date | null;
  queued_at: Date | null;
  look_since: Date | null;
};

type IdentityCheckTable = {
  id: string;
  member_id: bigint;
  state: 'sent' | 'verified' | 'refused';
  kind: 'passport' | 'idCard' | 'drivingLicence';
  request_key: string;
  given_name: string;
  given_birthday: string;
  sent_at: Date;
  ask_at: Date | null;
  asked: Generated<number>;
  to_review: Generated<boolean>;
  hits: Generated<string[]>;
  found_name: string | null;
  found_birthday: string | null;
  found_number: string | null;
  number_mark: string | null;
  expires_on: string | null;
  reason: 'unreadable' | 'cut' | 'expired' | 'otherPerson' | 'underAge' | 'altered' | 'unsupported' | null;
  note: string | null;
  operator: string | null;
  decision_key: string | null;
  decided_at: Date | null;
  erased_at: Date | null;
};

type IdentityFileTable = {
  id: string;
  check_id: string | null;
  side: 'front' | 'back' | 'selfie';
  type: 'image/jpeg' | 'image/png' | 'application/pdf';
  bytes: number;
  gone_at: Date | null;
};

type InboxMessageTable = {
  member_id: bigint;
  id: Generated<bigint>;
  thread_id: string;
  peer: 'support' | 'upline' | 'downline';
  peer_id: bigint | null;
  sent: boolean;
  title: WrittenText;
  content: WrittenText;
  format: 'text' | 'html';
  request_key: string;
  operator: string | null;
  sent_at: Date;
  read_at: Date | null;
  deleted_at: Date | null;
  answered_at: Date | null;
  /** Encrypted; null for most letters. */
  sealed: string | null;
};

type JoinedByTable = {
  member_id: bigint;
  agent_id: bigint;
  way: 'code' | 'domain' | 'direct' | 'friend';
  code: string | null;
  at: Date;
};

type LimitChangeTable = {
  id: Generated<bigint>;
  member_id: bigint;
  kind: 'deposit' | 'loss' | 'wager' | 'bet' | 'time';
  period: 'stake' | 'day' | 'week' | 'month';
  what: 'set' | 'wished' | 'confirmed' | 'dropped';
  amount: bigint | null;
  operator: string | null;
  reason: string | null;
  request_key: string | null;
  at: Date;
};

type LimitOfferTable = {
  member_id: bigint;
  place: 'registration' | 'deposit';
  declined_at: Date;
};

type LineDayTable = {
  agent_id: bigint;
  day: string;
  category: string;
  bets: Generated<bigint>;
  bets_back: Generated<bigint>;
  wins: Generated<bigint>;
  wins_back: Generated<bigint>;
  valid: Generated<bigint>;
  valid_lost: Generated<bigint>;
  rounds: Generated<bigint>;
  deposit: Generated<bigint>;
  withdraw: Generated<bigint>;
  promotion: Generated<bigint>;
  rebate: Generated<bigint>;
  agent_commission: Generated<bigint>;
  daily_income: Generated<bigint>;
  profit_sharing: Generated<bigint>;
  transfer_in: Generated<bigint>;
  transfer_out: Generated<bigint>;
  adjustment: Generated<bigint>;
};

type LoginRecordTable = {
  id: Generated<bigint>;
  member_id: bigint | null;
  at: Date;
  outcome: 'succeeded' | 'failed';
  way: string;
  address: string;
  user_agent: string;
  network: string | null;
};

type LoginStepTable = {
  ticket_hash: Uint8Array;
  member_id: bigint;
  password_mark: Uint8Array;
  way: 'password' | 'identity';
  remember: boolean;
  identity_ticket_hash: Uint8Array | null;
  sent_by: 'sms' | 'mail';
  user_agent: string;
  expires_at: Date;
};

type LotteryDayListTable = {
  game_id: number;
  day: string;
  draws: number;
  hash: Uint8Array;
  made_at: Date;
  recorded_at: Date | null;
};

type LotteryDrawTable = {
  id: string;
  game_id: number;
  numero: string;
  day: string;
  station: string | null;
  is_own: boolean;
  state: 'scheduled' | 'open' | 'closed' | 'drawn' | 'settled' | 'resettled' | 'void';
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  year_animal: number;
  is_late: Generated<boolean>;
  version: Generated<number>;
  commit: Uint8Array | null;
  chain_hash: string | null;
  beacon_round: bigint | null;
  void_reason: string | null;
  voided_by: string | null;
  made_at: Date;
  drawn_at: Date | null;
  settled_at: Date | null;
  voided_at: Date | null;
  to_settle: Generated<boolean>;
};

type LotteryEntryTable = {
  id: string;
  draw_id: string;
  act: 'result' | 'correct' | 'void';
  state: 'waiting' | 'agreed' | 'differs' | 'withdrawn';
  win_no: string | null;
  prizes: Prizes | null;
  reason: string | null;
  request_key: string;
  entered_by: string;
  entered_at: Date;
  second_by: string | null;
  second_at: Date | null;
  second_key: string | null;
  second_win_no: string | null;
  second_prizes: Prizes | null;
};

type LotteryExposureTable = {
  draw_id: string;
  play_id: number;
  number: string;
  amount: bigint;
};

type LotteryLineTable = {
  order_id: string;
  nth: number;
  play_id: number;
  balls: string;
  digit: number | null;
  mode_id: number | null;
  series: number | null;
  multiple: number | null;
  unit: bigint;
  bets: number;
  stake: bigint;
  odds: string[];
};

type LotteryOrderTable = {
  id: string;
  number: string;
  member_id: bigint;
  account_id: bigint;
  game_id: number;
  prize_mode: number;
  pricing: 'slider' | 'electronic' | 'fixed';
  own_series: number | null;
  is_trial: boolean;
  is_chase: boolean;
  stops_on_win: boolean;
  request_key: string | null;
  request_hash: Uint8Array;
  bets: number;
  stake: bigint;
  placed_at: Date;
};

type LotteryPauseTable = {
  id: string;
  game_id: number;
  paused_at: Date;
  paused_by: string;
  reason: string;
  resumed_at: Date | null;
  resumed_by: string | null;
};

type LotteryReadingTable = {
  draw_id: string;
  source: string;
  is_final: boolean;
  win_no: string | null;
  prizes: Prizes;
  said_at: Date;
  read_at: Date;
};

type LotteryResultTable = {
  draw_id: string;
  version: number;
  win_no: string;
  prizes: Prizes;
  decided_by: string;
  reason: string | null;
  decided_at: Date;
  seed: Uint8Array | null;
  signature: Uint8Array | null;
};

type LotterySeedTable = {
  draw_id: string;
  /** Encrypted. */
  sealed: Uint8Array;
};

type LotterySubOrderTable = {
  order_id: string;
  nth: number;
  number: string;
  draw_id: string;
  member_id: bigint;
  account_id: bigint;
  multiple: number;
  stake: bigint;
  possible_win: bigint;
  state: Generated<'placed' | 'lost' | 'won' | 'stopped' | 'cancelled' | 'void'>;
  version: Generated<number>;
  paid_version: number | null;
  win: Generated<bigint>;
  rebate: Generated<bigint>;
  placed_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
  reason: string | null;
};

type MallCodeTable = {
  id: Generated<bigint>;
  item: string;
  /** Encrypted. */
  code: string;
  mark: string;
  loaded_by: string;
  request_key: string;
  loaded_at: Date;
  order_id: string | null;
};

type MallCodeLoadTable = {
  operator: string;
  request_key: string;
  item: string;
  mark: string;
  added: number;
  repeated: number;
  loaded_at: Date;
};

type MallOrderTable = {
  id: string;
  member_id: bigint;
  item: string;
  kind: 'bonus' | 'voucher' | 'goods';
  title: LocalText;
  quantity: number;
  points: bigint;
  bonus_amount: bigint | null;
  wagering_multiple: number | null;
  from_stock: boolean;
  state: 'ordered' | 'approved' | 'sent' | 'delivered' | 'done' | 'refused' | 'cancelled' | 'returned';
  request_key: string;
  /** Encrypted; null for what is not sent, and once it was erased. */
  address: string | null;
  carrier: string | null;
  tracking_number: string | null;
  reason: string | null;
  ordered_at: Date;
  changed_at: Date;
  ended_at: Date | null;
};

type MallOrderStepTable = {
  order_id: string;
  state: string;
  operator: string | null;
  at: Date;
};

type MallStockTable = {
  item: string;
  left_over: bigint;
  reserved: Generated<bigint>;
  changed_at: Date;
};

type MallStockChangeTable = {
  id: string;
  item: string;
  change: bigint;
  left_after: bigint;
  reason: string;
  operator: string;
  request_key: string;
  changed_at: Date;
};

type MatchedRoundTable = {
  case_id: string;
  account_id: bigint;
  source: string;
  round_id: string;
  matched: bigint;
  taken: bigint;
  at: Date;
};

type MemberTable = {
  id: Generated<bigint>;
  username: string;
  nickname: Generated<string>;
  member_type: number;
  status: Generated<'active' | 'disabled' | 'closed'>;
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
  picture_id: string | null;
  /** In the international form; only numbers that an SMS code has proved. */
  mobile_num: string | null;
  /** In lower case. */
  email: string | null;
  language: Generated<Language>;
  email_proved_at: Date | null;
  /** False where the hash is of a drawn word that nobody knows. */
  has_password: Generated<boolean>;
  exclusion: 'timeOut' | 'selfExclusion' | 'closing' | null;
  closed_at: Date | null;
  erased_at: Date | null;
  harm_degree: Generated<number>;
  identity: Generated<'none' | 'sent' | 'verified' | 'refused'>;
  verified_name: string | null;
  unfinished: Generated<boolean>;
  birthday_since: Date | null;
};

type MemberAddressTable = {
  id: string;
  member_id: bigint;
  /** Encrypted. */
  details: string;
  request_key: string;
  added_at: Date;
  changed_at: Date;
};

type MemberDayTable = {
  member_id: bigint;
  day: string;
  category: string;
  bets: Generated<bigint>;
  bets_back: Generated<bigint>;
  wins: Generated<bigint>;
  wins_back: Generated<bigint>;
  valid: Generated<bigint>;
  valid_lost: Generated<bigint>;
  rounds: Generated<bigint>;
  deposit: Generated<bigint>;
  withdraw: Generated<bigint>;
  promotion: Generated<bigint>;
  rebate: Generated<bigint>;
  agent_commission: Generated<bigint>;
  daily_income: Generated<bigint>;
  profit_sharing: Generated<bigint>;
  transfer_in: Generated<bigint>;
  transfer_out: Generated<bigint>;
  adjustment: Generated<bigint>;
};

type MemberDayChangeTable = {
  id: Generated<bigint>;
  member_id: bigint;
  day: string;
  category: string;
  bets: Generated<bigint>;
  bets_back: Generated<bigint>;
  wins: Generated<bigint>;
  wins_back: Generated<bigint>;
  valid: Generated<bigint>;
  valid_lost: Generated<bigint>;
  rounds: Generated<bigint>;
  deposit: Generated<bigint>;
  withdraw: Generated<bigint>;
  promotion: Generated<bigint>;
  rebate: Generated<bigint>;
  agent_commission: Generated<bigint>;
  daily_income: Generated<bigint>;
  profit_sharing: Generated<bigint>;
  transfer_in: Generated<bigint>;
  transfer_out: Generated<bigint>;
  adjustment: Generated<bigint>;
};

type MemberDetailTable = {
  member_id: bigint;
  detail: 'email' | 'mobile' | 'idNumber' | 'payeeAccount' | 'person';
  mark: string;
};

type MemberMoveTable = {
  id: string;
  member_id: bigint;
  from_parent_id: bigint | null;
  to_parent_id: bigint | null;
  lower_rates: boolean;
  reason: string;
  request_key: string;
  state: 'proposed' | 'confirmed' | 'refused' | 'done' | 'failed';
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  from_day: string | null;
  failure: string | null;
};

type MemberNoteTable = {
  id: Generated<bigint>;
  member_id: bigint;
  text: string;
  operator: string;
  request_key: string;
  at: Date;
};

type MemberProfileTable = {
  member_id: bigint;
  real_name: string;
  payee_name: string;
  /** Encrypted. */
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

type MemberTotalTable = {
  account_id: bigint;
  category: string;
  bets: Generated<bigint>;
  bets_back: Generated<bigint>;
  wins: Generated<bigint>;
  wins_back: Generated<bigint>;
  valid: Generated<bigint>;
  valid_lost: Generated<bigint>;
  rounds: Generated<bigint>;
  deposit: Generated<bigint>;
  withdraw: Generated<bigint>;
  promotion: Generated<bigint>;
  rebate: Generated<bigint>;
  agent_commission: Generated<bigint>;
  daily_income: Generated<bigint>;
  profit_sharing: Generated<bigint>;
  transfer_in: Generated<bigint>;
  transfer_out: Generated<bigint>;
  adjustment: Generated<bigint>;
};

type MessageDeliveryTable = {
  key: string;
  state: 'sending' | 'waiting' | 'sent' | 'refused' | 'lost';
  changed_at: Date;
};

type MissionStandingTable = {
  member_id: bigint;
  posting_id: Generated<bigint>;
  changes: Generated<number>;
  counted_changes: Generated<number>;
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

type OwnLimitTable = {
  member_id: bigint;
  kind: 'deposit' | 'loss' | 'wager' | 'bet' | 'time';
  period: 'stake' | 'day' | 'week' | 'month';
  amount: bigint | null;
  wish_amount: bigint | null;
  wish_from: Date | null;
  wish_until: Date | null;
  operator_amount: bigint | null;
  changed_at: Date;
};

type PasskeyTable = {
  id: string;
  member_id: bigint;
  credential_id: string;
  public_key: Uint8Array;
  counter: bigint;
  shareable: boolean;
  backed_up: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

type PasskeyChallengeTable = {
  challenge: string;
  purpose: 'enrol' | 'login' | 'confirm';
  member_id: bigint | null;
  expires_at: Date;
};

type PasswordLinkTable = {
  member_id: bigint;
  secret_hash: Uint8Array;
  expires_at: Date;
};

type PictureTable = {
  id: string;
  member_id: bigint;
  purpose: string;
  kept_at: Date;
  used_at: Date | null;
};

type PlayBucketTable = {
  account_id: bigint;
  bucket: number;
  lost: bigint;
  staked: bigint;
};

type PlayHourTable = {
  account_id: bigint;
  hour: Date;
  category: string;
  bets: Generated<bigint>;
  bets_back: Generated<bigint>;
  wins: Generated<bigint>;
  wins_back: Generated<bigint>;
  valid: Generated<bigint>;
  valid_lost: Generated<bigint>;
  rounds: Generated<bigint>;
};

type PlayLimitTable = {
  account_id: bigint;
  max_bet: bigint | null;
  max_lost_day: bigint | null;
  max_lost_week: bigint | null;
  max_lost_month: bigint | null;
  max_staked_day: bigint | null;
  max_staked_week: bigint | null;
  max_staked_month: bigint | null;
  max_ms: bigint | null;
  bucket: number;
  lost_day: Generated<bigint>;
  lost_week: Generated<bigint>;
  lost_month: Generated<bigint>;
  staked_day: Generated<bigint>;
  staked_week: Generated<bigint>;
  staked_month: Generated<bigint>;
  at_studios: Generated<bigint>;
  open_stake: Generated<bigint>;
  played_on: string | null;
  played_ms: Generated<bigint>;
  played_at: Date | null;
  refused_at: Date | null;
  refused_outcome: number | null;
  refused_stake: bigint | null;
  check_every_ms: bigint | null;
  check_ms: Generated<bigint>;
  check_from: Date | null;
  check_after: Generated<bigint>;
  check_due_at: Date | null;
  pause_after_ms: bigint | null;
  pause_ms: bigint | null;
  stretch_ms: Generated<bigint>;
  paused_until: Date | null;
  next_rest_at: Date | null;
};

type PlayLockTable = {
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

type PlayPolicyTable = {
  one: Generated<boolean>;
  time_zone: Generated<string>;
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

type PlayThroughTable = {
  account_id: bigint;
  posting_id: bigint;
  source: string;
  round_id: string | null;
  change: bigint;
};

type PointConversionTable = {
  id: string;
  member_id: bigint;
  request_key: string;
  points: bigint;
  amount: bigint;
  wagering_multiple: number;
  converted_at: Date;
};

type PointCountedTable = {
  member_id: bigint;
  category: string;
  valid: bigint;
};

type PointLotTable = {
  member_id: bigint;
  ends_on: string;
  points: bigint;
  warned: Generated<boolean>;
};

type PointStandingTable = {
  member_id: bigint;
  carry: bigint;
  earned: Generated<bigint>;
  posting_id: bigint;
  counted_hour: Date | null;
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
  shortfall: Generated<bigint>;
  round_id: string | null;
  game_node: number | null;
  finishes_round: Generated<boolean>;
  created_at: Generated<Date>;
  bonus_id: bigint | null;
  bonus_amount: bigint | null;
  bonus_after: bigint | null;
  withheld: bigint | null;
  turnover: bigint | null;
};

type PrepaidDayTable = {
  member_id: bigint;
  day: string;
  valid: Generated<bigint>;
  rebate: Generated<bigint>;
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
  reward_kind: Generated<'cash' | 'points'>;
};

type PromotionEntryChangeTable = {
  entry_id: string;
  id: Generated<bigint>;
  state: PromotionEntryTable['state'];
  operator: string | null;
  changed_at: Date;
};

type PromotionEntryPictureTable = {
  entry_id: string;
  place: number;
  picture_id: string;
};

type PushKeyTable = {
  secret_id: string;
  public_key: string;
  sealed: Uint8Array;
  created_at: Date;
};

type PushSubscriptionTable = {
  session_id: string;
  member_id: bigint;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
};

type RainTable = {
  id: string;
  state: 'planned' | 'prepared' | 'running' | 'over' | 'revealed' | 'cancelled';
  begins_at: Date;
  ends_at: Date;
  waves: number;
  wave_seconds: number;
  budget: bigint;
  envelopes: number;
  least: bigint;
  most: bigint;
  wins_per_person: number;
  min_level: number;
  needs_deposit: boolean;
  needs_contact: boolean;
  wagering_multiple: number;
  seed: Uint8Array | null;
  waves_drawn: Generated<number>;
  request_key: string;
  planned_by: string;
  planned_at: Date;
  cancelled_by: string | null;
  cancelled_at: Date | null;
  cancel_reason: string | null;
  changed_at: Date;
};

type RainClaimTable = {
  rain_id: string;
  member_id: bigint;
  wave: number;
  id: string;
  at: Date;
};

type RainEnvelopeTable = {
  rain_id: string;
  place: number;
  amount: bigint;
  member_id: bigint | null;
  nth: number | null;
  nth_most: number;
  wave: number | null;
  claim_id: string | null;
  reward_id: string | null;
};

type RateLimitTable = {
  subject: string;
  window_start: Date;
  uses: number;
};

type RealityCheckAnswerTable = {
  id: Generated<bigint>;
  member_id: bigint;
  since: Date;
  played_ms: bigint;
  staked: bigint;
  won: bigint;
  answer: 'goOn' | 'stop';
  at: Date;
};

type RealityCheckChoiceTable = {
  id: Generated<bigint>;
  member_id: bigint;
  every_minutes: number | null;
  at: Date;
};

type RebateCarryTable = {
  member_id: bigint;
  kind: 'own' | 'team';
  amount: bigint;
};

type RebateChangeTable = {
  set_by: string;
  request_key: string;
  member_id: bigint;
  input: string;
  answer: unknown;
  set_at: Date;
};

type RebateLineTable = {
  day: string;
  member_id: bigint;
  child_id: bigint | null;
  category: string;
  valid: bigint;
  rate: number;
  amount: bigint;
  play_day: string | null;
};

type RebateRateTable = {
  member_id: bigint;
  category: string;
  from_day: string;
  rate: number;
  set_by: string;
  set_at: Date;
};

type RebateSumTable = {
  member_id: bigint;
  day: string;
  kind: 'own' | 'team';
  earned: bigint;
  carried_in: bigint;
  paid: bigint;
  carried_out: bigint;
  state: 'due' | 'held' | 'paid' | 'carried';
  paid_at: Date | null;
};

type RecentGameTable = {
  member_id: bigint;
  game_node: number;
  played_at: Date;
};

type ReferralTable = {
  friend_id: bigint;
  id: string;
  inviter_id: bigint;
  code: string;
  at: Date;
  first_day: string;
  last_day: string;
  state: 'registered' | 'deposited' | 'played' | 'held' | 'rewarded' | 'refused' | 'expired';
  changed_at: Date;
  held_until: Date | null;
  reason: string | null;
  decided_by: string | null;
  looked_at: Date;
  posting_id: Generated<bigint>;
  rewarded_on: string | null;
};

type ReferralCodeTable = {
  member_id: bigint;
  code: string;
  created_at: Date;
};

type ReportProgressTable = {
  account_id: bigint;
  time_zone: string;
  posting_id: Generated<bigint>;
  exporting_since: Date | null;
};

type ReportedAsideTable = {
  vendor: string;
  key: string;
  reason: 'account' | 'game' | 'sums' | 'otherRound' | 'unreadable';
  report: unknown;
  first_at: Date;
  last_at: Date;
};

type ReportedChangeTable = {
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

type ReportedRoundTable = {
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

type RewardTable = {
  id: string;
  member_id: bigint;
  origin: 'vip-up' | 'vip-week' | 'vip-month' | 'birthday' | 'cashback' | 'sign-in' | 'mission' | 'rain' | 'referral' | 'app' | 'manual';
  key: string;
  title: LocalText;
  kind: 'cash' | 'points';
  amount: bigint;
  wagering_multiple: number;
  withdrawal: 'free' | 'ends';
  state: 'locked' | 'issued' | 'claimed' | 'expired' | 'void';
  conditions: Generated<unknown>;
  given_at: Date;
  issued_at: Date | null;
  expires_at: Date;
  claimed_at: Date | null;
  claim_key: string | null;
  void_reason: string | null;
  given_by: string | null;
  void_by: string | null;
  changed_at: Date;
  auto: boolean;
};

type RewardCheckTable = {
  reward_id: string;
  member_id: bigint;
  reason: 'start' | 'score' | 'review' | 'samePerson';
  score: number;
  rules: Generated<unknown>;
  same_as: bigint | null;
  opened_at: Date;
  held_until: Date | null;
  released_at: Date | null;
  released_by: string | null;
  note: Generated<string>;
};

type RewardGiftTable = {
  id: string;
  member_id: bigint;
  title: LocalText;
  amount: bigint;
  wagering_multiple: number;
  conditions: Generated<unknown>;
  reason: string;
  request_key: string;
  state: 'proposed' | 'given' | 'refused';
  needs_second: boolean;
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reward_id: string | null;
  kind: 'cash' | 'points';
};

type RewardRunTable = {
  kind: string;
  period: string;
  done_at: Date;
};

type RewardSignInTable = {
  member_id: bigint;
  day: string;
  row_start: string;
  place: number;
  reward_id: string;
};

type RollUpProgressTable = {
  of: 'members' | 'teams';
  as_of: Date;
};

type RoundTable = {
  account_id: bigint;
  source: string;
  round_id: string;
  first_posting: bigint;
  game_node: number | null;
  moves: number;
  bets: bigint;
  bets_returned: bigint;
  wins: bigint;
  wins_taken_back: bigint;
  started_at: Date;
  last_at: Date;
  finished_at: Date | null;
  category: string | null;
  weight: Generated<number>;
  standing_bets: Generated<bigint>;
  standing_bonus: Generated<bigint>;
  standing_wins: Generated<bigint>;
  valid: Generated<bigint>;
};

type RoundInquiryTable = {
  account_id: bigint;
  source: string;
  round_id: string;
  standing: Generated<'asking' | 'unanswered' | 'unknown' | 'running' | 'doubtful' | 'settled'>;
  detail: Generated<string>;
  asked: Generated<number>;
  asked_at: Date;
  due_at: Date;
};

type SecurityAnswerTable = {
  member_id: bigint;
  position: number;
  question_id: string;
  answer_hash: string;
};

type SelfTestTable = {
  id: string;
  member_id: bigint;
  answers: number[];
  sum: number;
  request_key: string;
  at: Date;
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
  device_id: string | null;
  opened_by: Generated<string>;
  confirmed_at: Date | null;
};

type SettlementTable = {
  id: string;
  kind: 'dailySalary' | 'dividend' | 'hourlySalary';
  contract_id: string;
  payee_id: bigint;
  payer_id: bigint | null;
  period_start: Date;
  period_end: Date;
  first_day: string;
  last_day: string;
  inputs: unknown;
  tier: number | null;
  amount: bigint;
  carry_before: Generated<bigint>;
  carry_after: Generated<bigint>;
  state: 'calculated' | 'approved' | 'paid' | 'nothing' | 'owed' | 'held' | 'void';
  claim: Generated<bigint>;
  calculated_at: Date;
  paid_at: Date | null;
  owed_since: Date | null;
  reason: Generated<string>;
  operator: string | null;
  differs: Generated<boolean>;
  despite_closed: Generated<boolean>;
};

type SignInTicketTable = {
  ticket_hash: Uint8Array;
  provider: 'google' | 'facebook' | 'phone';
  subject: string;
  mobile_num: string | null;
  expires_at: Date;
};

type SignInTieTable = {
  provider: 'google' | 'facebook';
  subject: string;
  member_id: bigint;
  tied_at: Date;
};

type SignInTokenTable = {
  token_hash: Uint8Array;
  expires_at: Date;
};

type StoredFileTable = {
  key: string;
  bytes: Uint8Array;
  stored_at: Generated<Date>;
};

type StudioReportTable = {
  vendor: string;
  cursor: string | null;
  answered_at: Date | null;
  failures: Generated<number>;
  detail: Generated<string>;
  due_at: Date;
};

type SystemStatusTable = {
  only_row: Generated<boolean>;
  maintenance: boolean;
  maintenance_ends_at: Date | null;
  maintenance_info: LocalText | null;
  region_restriction: boolean;
  region_info: LocalText | null;
  changed_at: Date;
};

type TeamHeadTable = {
  agent_id: bigint;
  day: string;
  members: number;
  direct: number;
  registered: number;
  logged_in: number;
  bettors: number;
  depositors: number;
  first_depositors: number;
};

type ToldValidTable = {
  source: string;
  round_id: string;
  valid: bigint;
};

type UncountedPlayTable = {
  member_id: bigint;
  day: string;
  booked_day: string;
  sign: number;
};

type UsedNonceTable = {
  nonce: string;
  expires_at: Date;
};

type ValidBetRuleTable = {
  since: Date;
  push_counts_nothing: boolean;
  bonus_money: boolean;
};

type VendorBalanceTable = {
  account_id: bigint;
  vendor: string;
  balance: bigint;
  asked_at: Date;
};

type VendorTransferTable = {
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

type VerificationCodeTable = {
  mobile_num: string;
  purpose: string;
  asked_at: Date;
  code_hash: string | null;
  expires_at: Date | null;
  tries: Generated<number>;
  used_at: Date | null;
};

type VipChangeTable = {
  id: Generated<bigint>;
  member_id: bigint;
  level: number;
  level_before: number;
  cause: 'counted' | 'notKept' | 'override' | 'overrideEnded';
  at: Date;
};

type VipOverrideTable = {
  id: string;
  member_id: bigint;
  level: number;
  reason: string;
  request_key: string;
  set_by: string;
  set_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
  end_key: string | null;
};

type VipStandingTable = {
  member_id: bigint;
  level: number;
  highest: number;
  posting_id: bigint;
  kept_until: string | null;
  warned_for: string | null;
  points: Generated<bigint>;
};

type WagerBlockTable = {
  account_id: bigint;
  blocked_by: string;
};

type WagerPermitTable = {
  id: string;
  account_id: bigint;
  opened_at: Generated<Date>;
  closed_at: Date | null;
  close_reason: string | null;
};

type WebhookSeenTable = {
  gateway: string;
  webhook_id: string;
  seen_at: Generated<Date>;
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
  fee: Generated<bigint>;
  reviewed_at: Date | null;
  released_at: Date | null;
  decided_by: string | null;
  exclusion_id: string | null;
  chain: unknown;
};

export type Tables = {
  accepted_promotion: AcceptedPromotionTable;
  account: AccountTable;
  adjustment: AdjustmentTable;
  affiliate_code: AffiliateCodeTable;
  affiliate_domain: AffiliateDomainTable;
  agent_act: AgentActTable;
  agent_application: AgentApplicationTable;
  agent_contract: AgentContractTable;
  announcement_read: AnnouncementReadTable;
  app_bonus: AppBonusTable;
  app_login: AppLoginTable;
  audit_entry: AuditEntryTable;
  bank_card: BankCardTable;
  big_win: BigWinTable;
  bonus: BonusTable;
  browser_use: BrowserUseTable;
  captcha: CaptchaTable;
  cashback_carry: CashbackCarryTable;
  content_version: ContentVersionTable;
  day_close: DayCloseTable;
  day_closing: DayClosingTable;
  day_total: DayTotalTable;
  deposit: DepositTable;
  detail_queue: DetailQueueTable;
  device: DeviceTable;
  downline: DownlineTable;
  downline_transfer: DownlineTransferTable;
  email_code: EmailCodeTable;
  encryption_key: EncryptionKeyTable;
  excluded_detail: ExcludedDetailTable;
  exclusion: ExclusionTable;
  exclusion_act: ExclusionActTable;
  exclusion_case: ExclusionCaseTable;
  favourite_game: FavouriteGameTable;
  feedback: FeedbackTable;
  feedback_picture: FeedbackPictureTable;
  first_deposit: FirstDepositTable;
  fraud_case: FraudCaseTable;
  fraud_progress: FraudProgressTable;
  game_kind: GameKindTable;
  game_maintenance: GameMaintenanceTable;
  harm_advice: HarmAdviceTable;
  harm_change: HarmChangeTable;
  harm_look: HarmLookTable;
  harm_score: HarmScoreTable;
  identity_check: IdentityCheckTable;
  identity_file: IdentityFileTable;
  inbox_message: InboxMessageTable;
  joined_by: JoinedByTable;
  limit_change: LimitChangeTable;
  limit_offer: LimitOfferTable;
  line_day: LineDayTable;
  login_record: LoginRecordTable;
  login_step: LoginStepTable;
  lottery_day_list: LotteryDayListTable;
  lottery_draw: LotteryDrawTable;
  lottery_entry: LotteryEntryTable;
  lottery_exposure: LotteryExposureTable;
  lottery_line: LotteryLineTable;
  lottery_order: LotteryOrderTable;
  lottery_pause: LotteryPauseTable;
  lottery_reading: LotteryReadingTable;
  lottery_result: LotteryResultTable;
  lottery_seed: LotterySeedTable;
  lottery_sub_order: LotterySubOrderTable;
  mall_code: MallCodeTable;
  mall_code_load: MallCodeLoadTable;
  mall_order: MallOrderTable;
  mall_order_step: MallOrderStepTable;
  mall_stock: MallStockTable;
  mall_stock_change: MallStockChangeTable;
  matched_round: MatchedRoundTable;
  member: MemberTable;
  member_address: MemberAddressTable;
  member_day: MemberDayTable;
  member_day_change: MemberDayChangeTable;
  member_detail: MemberDetailTable;
  member_move: MemberMoveTable;
  member_note: MemberNoteTable;
  member_profile: MemberProfileTable;
  member_total: MemberTotalTable;
  message_delivery: MessageDeliveryTable;
  mission_standing: MissionStandingTable;
  outbox: OutboxTable;
  own_limit: OwnLimitTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  password_link: PasswordLinkTable;
  picture: PictureTable;
  play_bucket: PlayBucketTable;
  play_hour: PlayHourTable;
  play_limit: PlayLimitTable;
  play_lock: PlayLockTable;
  play_policy: PlayPolicyTable;
  play_session: PlaySessionTable;
  play_through: PlayThroughTable;
  point_conversion: PointConversionTable;
  point_counted: PointCountedTable;
  point_lot: PointLotTable;
  point_standing: PointStandingTable;
  posting: PostingTable;
  prepaid_day: PrepaidDayTable;
  promotion_entry: PromotionEntryTable;
  promotion_entry_change: PromotionEntryChangeTable;
  promotion_entry_picture: PromotionEntryPictureTable;
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
  rain: RainTable;
  rain_claim: RainClaimTable;
  rain_envelope: RainEnvelopeTable;
  rate_limit: RateLimitTable;
  reality_check_answer: RealityCheckAnswerTable;
  reality_check_choice: RealityCheckChoiceTable;
  rebate_carry: RebateCarryTable;
  rebate_change: RebateChangeTable;
  rebate_line: RebateLineTable;
  rebate_rate: RebateRateTable;
  rebate_sum: RebateSumTable;
  recent_game: RecentGameTable;
  referral: ReferralTable;
  referral_code: ReferralCodeTable;
  report_progress: ReportProgressTable;
  reported_aside: ReportedAsideTable;
  reported_change: ReportedChangeTable;
  reported_round: ReportedRoundTable;
  reward: RewardTable;
  reward_check: RewardCheckTable;
  reward_gift: RewardGiftTable;
  reward_run: RewardRunTable;
  reward_sign_in: RewardSignInTable;
  roll_up_progress: RollUpProgressTable;
  round: RoundTable;
  round_inquiry: RoundInquiryTable;
  security_answer: SecurityAnswerTable;
  self_test: SelfTestTable;
  session: SessionTable;
  settlement: SettlementTable;
  sign_in_ticket: SignInTicketTable;
  sign_in_tie: SignInTieTable;
  sign_in_token: SignInTokenTable;
  stored_file: StoredFileTable;
  studio_report: StudioReportTable;
  system_status: SystemStatusTable;
  team_head: TeamHeadTable;
  told_valid: ToldValidTable;
  uncounted_play: UncountedPlayTable;
  used_nonce: UsedNonceTable;
  valid_bet_rule: ValidBetRuleTable;
  vendor_balance: VendorBalanceTable;
  vendor_transfer: VendorTransferTable;
  verification_code: VerificationCodeTable;
  vip_change: VipChangeTable;
  vip_override: VipOverrideTable;
  vip_standing: VipStandingTable;
  wager_block: WagerBlockTable;
  wager_permit: WagerPermitTable;
  webhook_seen: WebhookSeenTable;
  withdrawal: WithdrawalTable;
};
