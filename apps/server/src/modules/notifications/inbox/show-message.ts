import type { SecretBox } from '#kit/secrets/secret-box.ts';
import type { Language } from '@pavilion/domain/site/language';
import type { WrittenText } from '@pavilion/domain/site/local-text';
import type { StoredMessage } from './inbox.store.ts';
import type { InboxMessage } from './support.store.ts';

/** The text in this language, or in the one that it was written in. */
export function textIn(language: Language, text: WrittenText): string {
  return text[language] ?? text.EN ?? Object.values(text)[0] ?? '';
}

/** What the owner of the inbox reads; a part that is encrypted stands on a line of its own. */
export function showMessage(
  { letterBox }: { letterBox: Pick<SecretBox, 'openText'> },
  message: StoredMessage,
  language: Language,
) {
  const { sealed } = message;
  const words = textIn(language, message.content);
  return {
    messageId: message.id.toString(),
    threadId: message.thread_id,
    peer: message.peer,
    peerName: message.peer === 'downline' ? (message.peer_name ?? '') : '',
    sent: message.sent,
    title: textIn(language, message.title),
    content: sealed === null ? words : `${words}\n${letterBox.openText(sealed)}`,
    format: message.format,
    sentAt: message.sent_at.toISOString(),
    read: message.sent || message.read_at !== null,
  };
}

/** What operators read: without the part that is encrypted. */
export function showInboxMessage(message: InboxMessage, language: Language) {
  return {
    threadId: message.thread_id,
    account: message.username,
    operator: message.operator,
    title: textIn(language, message.title),
    content: textIn(language, message.content),
    format: message.format,
    sentAt: message.sent_at.toISOString(),
  };
}
