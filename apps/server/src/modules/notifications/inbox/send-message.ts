import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { mayBeAddressed } from '#modules/accounts/addressable.store.ts';
import { findUpline, type Relative } from '#modules/hierarchy/hierarchy.store.ts';
import { refusal } from '@pavilion/domain/member/refusal';
import type { Recipient } from '@pavilion/domain/message/inbox';
import type { Language } from '@pavilion/domain/site/language';
import type { InboxDeps } from './inbox-deps.ts';
import { findMessage, insertMessages, listThread, type StoredMessage } from './inbox.store.ts';
import { textIn } from './show-message.ts';

type Begun = { to: Recipient; title: string; content: string; requestKey: string };
type Answered = { threadId: string; content: string; requestKey: string };
export type MessageRequest = Begun | Answered;

type Author = { memberId: bigint; language: Language };

/**
 * The member who invited this one, where the policy lets them write to each other and neither is in
 * a time-out or self-exclusion.
 */
async function openUpline({ db, site }: InboxDeps, memberId: bigint): Promise<Relative | null> {
  if (!site.policy.messages.toUpline) return null;
  if (!(await mayBeAddressed(db, memberId))) return null;
  const upline = await findUpline(db, memberId);
  if (upline === null || !(await mayBeAddressed(db, upline.id))) return null;
  const visitor = { kind: 'session', memberType: upline.member_type } as const;
  return refusal('inbox', visitor, site.memberTypes) === null ? upline : null;
}

export async function recipientsOf(deps: InboxDeps, memberId: bigint): Promise<Recipient[]> {
  const upline = await openUpline(deps, memberId);
  return upline === null ? ['support'] : ['support', 'upline'];
}

type Addressed = Pick<StoredMessage, 'thread_id' | 'title' | 'peer' | 'peer_id'>;

/** Whether a member may go on with a conversation. */
async function mayAnswer(
  { db, site }: InboxDeps,
  memberId: bigint,
  { peer, peer_id }: Addressed,
): Promise<boolean> {
  if (peer === 'support') return true;
  if (!site.policy.messages.toUpline || peer_id === null) return false;
  return (await mayBeAddressed(db, memberId)) && (await mayBeAddressed(db, peer_id));
}

async function addressOf(
  deps: InboxDeps,
  { memberId, language }: Author,
  request: MessageRequest,
): Promise<Addressed> {
  if ('threadId' in request) {
    const { rows } = await listThread(deps.db, memberId, request.threadId, {
      limit: 1,
      offset: 0,
    });
    const [last] = rows;
    if (last === undefined) throw new ApiError('message.not.found');
    if (!(await mayAnswer(deps, memberId, last))) throw new ApiError('message.recipient');
    return last;
  }
  const title = { [language]: request.title };
  const thread_id = randomUUID();
  if (request.to === 'support') return { thread_id, title, peer: 'support', peer_id: null };
  const upline = await openUpline(deps, memberId);
  if (upline === null) throw new ApiError('message.recipient');
  return { thread_id, title, peer: 'upline', peer_id: upline.id };
}

/** Puts a message into the sender's inbox, and into that of the member on the other side. */
async function deliver(
  { clock, signals, inboxMessageArrived }: InboxDeps,
  transaction: DatabaseTransaction,
  { memberId, language }: Author,
  address: Addressed,
  { content, requestKey }: MessageRequest,
): Promise<void> {
  const at = clock();
  const { thread_id, title, peer, peer_id } = address;
  const written = {
    thread_id,
    title,
    content: { [language]: content },
    format: 'text' as const,
    operator: null,
    sent_at: at,
    deleted_at: null,
    answered_at: null,
  };
  const own = {
    ...written,
    member_id: memberId,
    peer,
    peer_id,
    sent: true,
    request_key: requestKey,
    read_at: at,
  };
  if ((await insertMessages(transaction, [own])).length === 0) return;
  const changed = [memberId];
  if (peer_id !== null) {
    const copy = {
      ...written,
      member_id: peer_id,
      peer: peer === 'upline' ? ('downline' as const) : ('upline' as const),
      peer_id: memberId,
      sent: false,
      request_key: `${memberId} ${requestKey}`,
      read_at: null,
    };
    await insertMessages(transaction, [copy]);
    await inboxMessageArrived(transaction, [peer_id], copy.request_key);
    changed.push(peer_id);
  }
  await signals.publishIn(
    transaction,
    ...changed.map((one) => ({ kind: 'unread', memberId: one })),
  );
}

/** A repeat is answered with the message that it wrote; with another text it is refused. */
function asRepeat(message: StoredMessage, request: MessageRequest, language: Language) {
  const same =
    textIn(language, message.content) === request.content &&
    ('threadId' in request
      ? message.thread_id === request.threadId
      : textIn(language, message.title) === request.title);
  if (!same) throw new ApiError('message.repeat.differs');
  return message;
}

export async function sendMessage(
  deps: InboxDeps,
  author: Author,
  request: MessageRequest,
): Promise<StoredMessage> {
  const { db, limiter, site } = deps;
  const { memberId, language } = author;
  const { requestKey } = request;
  const before = await findMessage(db, memberId, { requestKey });
  if (before) return asRepeat(before, request, language);
  const limit = { uses: site.policy.messages.perHour, windowMs: hourMs };
  if (!(await limiter.allow(`messages ${memberId}`, limit))) throw new ApiError('request.limited');
  const address = await addressOf(deps, author, request);
  await db
    .transaction()
    .execute((transaction) => deliver(deps, transaction, author, address, request));
  const message = await findMessage(db, memberId, { requestKey });
  if (message === null) throw new Error(`the message of request ${requestKey} is gone`);
  return asRepeat(message, request, language);
}
