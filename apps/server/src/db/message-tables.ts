import type { Generated } from 'kysely';
import type { Language } from '@pavilion/domain/site/language';

/** A text by language; what a person wrote stands under the language of that person's page. */
export type WrittenText = { readonly [Code in Language]?: string | undefined };

export type InboxMessageTable = {
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
};

export type FeedbackTable = {
  id: string;
  member_id: bigint;
  content: string;
  request_key: string;
  sent_at: Date;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
};

export type FeedbackPictureTable = { feedback_id: string; place: number; picture_id: string };
