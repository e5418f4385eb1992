import type { Language } from '@pavilion/domain/site/language';
import type { WrittenText } from '@pavilion/domain/site/local-text';
import type { StoredMessage } from './inbox.store.ts';
import type { InboxMessage } from './support.store.ts';

/** The text in this language, or in the one that it was written in. */
export function textIn(language: Language, text: WrittenText): string {
  return text[language] ?? text.EN ?? Object.values(text)[0] ?? '';
}

export function showMessage(message: StoredMessage, language: Language) {
  return {
    messageId: message.id.toString(),
    threadId: message.thread_id,
    peer: message.peer,
    peerName: message.peer === 'downline' ? (message.peer_name ?? '') : '',
    sent: message.sent,
    title: textIn(language, message.title),
    content: textIn(language, message.content),
    format: message.format,
    sentAt: message.sent_at.toISOString(),
    read: message.sent || message.read_at !== null,
  };
}

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
