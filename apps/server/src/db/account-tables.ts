import type { Generated } from 'kysely';
import type { CodeWay } from '@pavilion/domain/session/new-place';
import type { SignInProvider, TiedProvider } from '@pavilion/domain/session/sign-in-provider';
import type { Language } from '@pavilion/domain/site/language';

export type MemberTable = {
  id: Generated<bigint>;
  username: string;
  nickname: Generated<string>;
  member_type: number;
  status: Generated<'active' | 'disabled'>;
  password_hash: string;
  /** False where the hash is of a drawn word that nobody knows. */
  has_password: Generated<boolean>;
  payment_password_hash: string | null;
  birthday: string | null;
  parent_id: bigint | null;
  vip_level: Generated<number>;
  failed_logins: Generated<number>;
  locked_until: Date | null;
  last_login_at: Date | null;
  registered_at: Generated<Date>;
  expires_at: Date | null;
  picture_id: Generated<string | null>;
  /** In the international form; only numbers that an SMS code has proved. */
  mobile_num: string | null;
  /** In lower case. */
  email: string | null;
  email_proved_at: Generated<Date | null>;
  language: Generated<Language>;
};

export type SessionTable = {
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

export type DeviceTable = {
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

export type LoginRecordTable = {
  id: Generated<bigint>;
  member_id: bigint | null;
  at: Date;
  outcome: 'succeeded' | 'failed';
  way: string;
  address: string;
  user_agent: string;
};

export type RateLimitTable = { subject: string; window_start: Date; uses: number };

export type EncryptionKeyTable = {
  /** Whole days since 1970. */
  day: number;
  kid: string;
  secret_id: string;
  sealed: Uint8Array;
  created_at: Date;
};

export type UsedNonceTable = { nonce: string; expires_at: Date };

export type CaptchaTable = {
  id: string;
  purpose: string;
  proof_bits: number;
  answer_hash: Uint8Array;
  tries: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
};

export type EmailCodeTable = {
  member_id: bigint;
  purpose: 'bind' | 'verify';
  email: string;
  asked_at: Date;
  code_hash: Generated<string | null>;
  expires_at: Generated<Date | null>;
  tries: Generated<number>;
  used_at: Generated<Date | null>;
};

export type SecurityAnswerTable = {
  member_id: bigint;
  position: number;
  question_id: string;
  answer_hash: string;
};

export type PasskeyTable = {
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

export type PasskeyChallengeTable = {
  challenge: string;
  purpose: 'enrol' | 'login' | 'confirm';
  member_id: bigint | null;
  expires_at: Date;
};

export type LoginStepTable = {
  ticket_hash: Uint8Array;
  member_id: bigint;
  password_mark: Uint8Array;
  way: 'password' | 'identity';
  remember: boolean;
  identity_ticket_hash: Uint8Array | null;
  sent_by: CodeWay;
  user_agent: string;
  expires_at: Date;
};

export type SignInTokenTable = { token_hash: Uint8Array; expires_at: Date };

export type SignInTicketTable = {
  ticket_hash: Uint8Array;
  provider: SignInProvider;
  subject: string;
  mobile_num: string | null;
  expires_at: Date;
};

export type SignInTieTable = {
  provider: TiedProvider;
  subject: string;
  member_id: bigint;
  tied_at: Date;
};
