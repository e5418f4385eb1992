import { createHash } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import type { Caller } from '#http/handlers.ts';
import type { LiveChat } from '#ports/live-chat.ts';
import { chatLanguage } from '@pavilion/domain/site/language';
import { returnPath } from '@pavilion/screens/return-path';
import type { SupportDeps } from '../support-deps.ts';

type Look = {
  language: string;
  backUrl: string;
  headerColor: string;
  title: string;
  extras: string;
};

/** Throws unless the flag CBS3 is on (section 6) and a company for live chat is configured. */
function openChat({ chat, site }: SupportDeps): LiveChat {
  if (chat === null || !site.flags.CBS3) throw new ApiError('chat.closed');
  return chat;
}

/** The same at every visit of a member, and reveals nothing about the member. */
function visitorRef({ site }: SupportDeps, memberId: bigint): string {
  return createHash('sha256').update(`${site.brand.merchantCode} chat ${memberId}`).digest('hex');
}

export function launchChat(
  deps: SupportDeps,
  { memberId, username }: Pick<Caller, 'memberId' | 'username'>,
  { language, backUrl, headerColor, title, extras }: Look,
): { chatUrl: string } {
  const visitor = { ref: visitorRef(deps, memberId), name: username };
  const look = {
    headerColor,
    title,
    extras,
    language: chatLanguage(language),
    backUrl: deps.publicUrl + returnPath(backUrl),
  };
  return { chatUrl: openChat(deps).address(visitor, look, deps.clock()) };
}

/** Zero when the company does not answer, since a count is no reason for an error. */
export async function countUnreadChat(deps: SupportDeps, memberId: bigint): Promise<number> {
  return (await openChat(deps).countUnread(visitorRef(deps, memberId))) ?? 0;
}
