import { createHash } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import type { Caller } from '#http/handlers.ts';
import type { LiveChat } from '#ports/live-chat.ts';
import { chatLanguage } from '@pavilion/domain/message/chat-language';
import { returnPath } from '@pavilion/screens/return-path';
import type { SupportParts } from '../support-parts.ts';

type Look = {
  language: string;
  backUrl: string;
  headerColor: string;
  title: string;
  extras: string;
};

/** Live chat needs the flag CBS3 (section 6) and a company that carries it. */
function openChat({ chat, site }: SupportParts): LiveChat {
  if (chat === null || !site.flags.CBS3) throw new ApiError('chat.closed');
  return chat;
}

/** The same for a member at every visit, and of no use to who reads it. */
function visitorRef({ site }: SupportParts, memberId: bigint): string {
  return createHash('sha256').update(`${site.brand.merchantCode} chat ${memberId}`).digest('hex');
}

export function launchChat(
  parts: SupportParts,
  { memberId, username }: Pick<Caller, 'memberId' | 'username'>,
  { language, backUrl, headerColor, title, extras }: Look,
): { chatUrl: string } {
  const visitor = { ref: visitorRef(parts, memberId), name: username };
  const asked = {
    headerColor,
    title,
    extras,
    language: chatLanguage(language),
    backUrl: parts.publicUrl + returnPath(backUrl),
  };
  return { chatUrl: openChat(parts).address(visitor, asked, parts.clock()) };
}

/** Zero when the company does not say, because a count is no reason for an alert. */
export async function countUnreadChat(parts: SupportParts, memberId: bigint): Promise<number> {
  return (await openChat(parts).countUnread(visitorRef(parts, memberId))) ?? 0;
}
