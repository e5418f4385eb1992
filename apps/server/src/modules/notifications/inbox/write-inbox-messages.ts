import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { mayBeAddressed } from '#modules/accounts/addressable.store.ts';
import { findMemberByUsername } from '#modules/accounts/member.store.ts';
import { htmlFaults, sanitiseHtml } from '#modules/site/sanitise-html.ts';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';
import { refusal } from '@pavilion/domain/member/refusal';
import { isAudience, type Audience } from '@pavilion/domain/message/audience';
import type { WrittenText } from '@pavilion/domain/site/local-text';
import type { InboxDeps } from './inbox-deps.ts';
import { findMessage, insertMessages } from './inbox.store.ts';
import {
  listConversation,
  listOfferedAfter,
  markAnswered,
  type MemberRow,
} from './support.store.ts';

export type InboxMessages = {
  to:
    | { account: string }
    | { audience: 'member' | 'agent' }
    /** Members of this level and above. */
    | { vipLevelFrom: number };
  title: WrittenText;
  content: WrittenText;
  requestKey: string;
};

type Words = { title: WrittenText; content: WrittenText; format: 'text' | 'html' };

/** What wrote a message; the operator is null where the member or the site caused it. */
type Caused = { requestKey: string; operator: string | null };
type WriteDeps = Pick<InboxDeps, 'clock' | 'letterBox' | 'inboxMessageArrived'>;

const membersAtOnce = 500;

function safeHtml(written: WrittenText): { content: WrittenText; removed: string[] } {
  const texts = Object.entries(written).flatMap(([language, html]) =>
    html === undefined ? [] : [[language, html] as const],
  );
  return {
    content: Object.fromEntries(texts.map(([language, html]) => [language, sanitiseHtml(html)])),
    removed: [...new Set(texts.flatMap(([, html]) => htmlFaults(html)))],
  };
}

/** Puts a message of the site into inboxes; returns the members whose inbox did not have it yet. */
async function writeFromSite(
  { clock, letterBox, inboxMessageArrived }: WriteDeps,
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
  words: Words & { threadId?: string; sealedText?: string } & Caused,
): Promise<bigint[]> {
  const { threadId, requestKey, title, content, format, operator, sealedText } = words;
  const at = clock();
  const sealed = sealedText === undefined ? null : letterBox.encryptText(sealedText);
  const rows = memberIds.map((member_id) => ({
    member_id,
    thread_id: threadId ?? randomUUID(),
    peer: 'support' as const,
    peer_id: null,
    sent: false,
    title,
    content,
    format,
    request_key: `house ${requestKey}`,
    operator,
    sent_at: at,
    read_at: null,
    deleted_at: null,
    answered_at: null,
    sealed,
  }));
  const reached = await insertMessages(transaction, rows);
  await inboxMessageArrived(transaction, reached, `house ${requestKey}`);
  return reached;
}

export type SystemMessage = Pick<Words, 'title' | 'content'> &
  Caused & {
    /** Kept encrypted, and shown to the owner of the inbox alone, below the content. */
    sealedText?: string;
  };

/** Writes an inbox message in plain text to each member, in the transaction that causes it. */
export async function writeInboxMessages(
  deps: WriteDeps & Pick<InboxDeps, 'signals'>,
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
  message: SystemMessage,
): Promise<void> {
  for (let first = 0; first < memberIds.length; first += membersAtOnce) {
    const some = memberIds.slice(first, first + membersAtOnce);
    await writeFromSite(deps, transaction, some, { ...message, format: 'text' });
    const signals = some.map((memberId) => ({ kind: 'unread' as const, memberId }));
    await deps.signals.publishIn(transaction, ...signals);
  }
}

/** Members whose type has no inbox get no message. */
function hasInbox({ member_type }: { member_type: number }, table: MemberTypeTable): boolean {
  return refusal('inbox', { kind: 'session', memberType: member_type }, table) === null;
}

function audienceOf(to: Exclude<InboxMessages['to'], { account: string }>): Audience {
  if ('vipLevelFrom' in to) return { audience: 'vip', vipLevelFrom: to.vipLevelFrom };
  return { audience: to.audience, vipLevelFrom: null };
}

async function sendToSome(
  deps: InboxDeps,
  members: readonly { id: bigint }[],
  words: Words & { requestKey: string; operator: string },
): Promise<number> {
  return deps.db.transaction().execute(async (transaction) => {
    const ids = members.map(({ id }) => id);
    const reached = await writeFromSite(deps, transaction, ids, words);
    const signals = reached.map((memberId) => ({ kind: 'unread', memberId }));
    await deps.signals.publishIn(transaction, ...signals);
    return reached.length;
  });
}

/**
 * Writes to one member, or to an audience in small transactions, which a repeat completes. What an
 * audience reads may be an offer, so it leaves out who may not be offered anything.
 */
export async function sendInboxMessages(
  deps: InboxDeps,
  { to, title, content: html, requestKey }: InboxMessages,
  operator: string,
): Promise<{ sent: number; removed: string[] }> {
  const { db, site } = deps;
  const { content, removed } = safeHtml(html);
  const words = { title, content, format: 'html' as const, requestKey, operator };
  if ('account' in to) {
    const member = await findMemberByUsername(db, to.account);
    if (!member || !hasInbox(member, site.memberTypes)) throw new ApiError('member.not.found');
    if (!(await mayBeAddressed(db, member.id))) throw new ApiError('member.excluded');
    return { sent: await sendToSome(deps, [member], words), removed };
  }
  const audience = audienceOf(to);
  const isMeant = (one: MemberRow) =>
    hasInbox(one, site.memberTypes) &&
    isAudience(
      audience,
      { memberType: one.member_type, vipLevel: one.vip_level },
      site.memberTypes,
    );
  let sent = 0;
  for (let after: bigint | undefined = 0n; after !== undefined;) {
    const members: MemberRow[] = await listOfferedAfter(db, after, membersAtOnce);
    sent += await sendToSome(deps, members.filter(isMeant), words);
    after = members.length === membersAtOnce ? members.at(-1)?.id : undefined;
  }
  return { sent, removed };
}

export type InboxMessageAnswer = { threadId: string; content: string; requestKey: string };

/** Answers in a conversation, under its title, and marks its messages as answered. */
export async function answerInboxMessage(
  deps: InboxDeps,
  { threadId, content: html, requestKey }: InboxMessageAnswer,
  operator: string,
): Promise<{ removed: string[] }> {
  const { db, clock, signals } = deps;
  const { rows } = await listConversation(db, threadId, { limit: 1, offset: 0 });
  const [first] = rows;
  if (first === undefined) throw new ApiError('message.not.found');
  const memberId = first.member_id;
  const { content, removed } = safeHtml({ EN: html });
  await db.transaction().execute(async (transaction) => {
    const { title } = first;
    const words = { title, content, format: 'html' as const, threadId, requestKey, operator };
    const reached = await writeFromSite(deps, transaction, [memberId], words);
    if (reached.length === 0) {
      const known = await findMessage(transaction, memberId, { requestKey: `house ${requestKey}` });
      const same = known?.thread_id === threadId && known.content.EN === content.EN;
      if (!same) throw new ApiError('message.repeat.differs');
      return;
    }
    await markAnswered(transaction, threadId, clock());
    await signals.publishIn(transaction, { kind: 'unread', memberId });
  });
  return { removed };
}
