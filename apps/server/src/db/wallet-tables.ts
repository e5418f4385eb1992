import type { Generated } from 'kysely';

export type AccountTable = {
  id: Generated<bigint>;
  member_id: bigint | null;
  house: string | null;
  currency: string;
  balance: Generated<bigint>;
  bonus: Generated<bigint>;
  bonus_id: Generated<bigint | null>;
  bonus_touched: Generated<boolean>;
  wagering_blocked: string | null;
  /** What must be played before a withdrawal. */
  play_owed: Generated<bigint>;
  opened_at: Generated<Date>;
};

export type WagerPermitTable = {
  id: string;
  account_id: bigint;
  opened_at: Generated<Date>;
  closed_at: Date | null;
  close_reason: string | null;
};

export type PostingTable = {
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
  bonus_id: Generated<bigint | null>;
  bonus_amount: Generated<bigint | null>;
  bonus_after: Generated<bigint | null>;
  withheld: Generated<bigint | null>;
  turnover: Generated<bigint | null>;
};

export type BonusTable = {
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
  state: Generated<
    'waiting' | 'active' | 'completed' | 'forfeited' | 'expired' | 'lost' | 'cancelled'
  >;
  granted_at: Generated<Date>;
  expires_at: Date | null;
  ended_at: Date | null;
  checked_posting: Generated<bigint>;
  title: unknown;
  withdrawal: 'blocks' | 'ends' | 'free';
};

export type PlayThroughTable = {
  account_id: bigint;
  posting_id: bigint;
  source: string;
  round_id: string | null;
  change: bigint;
};

export type ReportProgressTable = {
  account_id: bigint;
  time_zone: string;
  posting_id: Generated<bigint>;
  exporting_since: Date | null;
};

export type RoundTable = {
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
};

export type RoundInquiryTable = {
  account_id: bigint;
  source: string;
  round_id: string;
  standing: Generated<'asking' | 'unanswered' | 'unknown' | 'running' | 'doubtful' | 'settled'>;
  detail: Generated<string>;
  asked: Generated<number>;
  asked_at: Date;
  due_at: Date;
};

export type DayTotalTable = {
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
