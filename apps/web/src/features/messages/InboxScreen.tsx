import { useSearch } from 'wouter';
import { Conversation } from './inbox/Conversation.tsx';
import { InboxList } from './inbox/InboxList.tsx';
import { WriteMessage } from './inbox/WriteMessage.tsx';

/** Shows the inbox; the query `thread` opens a conversation, `write` the form. */
export function InboxScreen() {
  const query = new URLSearchParams(useSearch());
  const threadId = query.get('thread');
  if (threadId !== null) return <Conversation key={threadId} threadId={threadId} />;
  return query.has('write') ? <WriteMessage /> : <InboxList />;
}
