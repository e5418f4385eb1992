import { useSearch } from 'wouter';
import { Conversation } from './inbox/Conversation.tsx';
import { InboxList } from './inbox/InboxList.tsx';
import { WriteMessage } from './inbox/WriteMessage.tsx';

/** The list; `thread` names the conversation that is open, `write` opens the form. */
export function InboxScreen() {
  const query = new URLSearchParams(useSearch());
  const threadId = query.get('thread');
  if (threadId !== null) return <Conversation key={threadId} threadId={threadId} />;
  return query.has('write') ? <WriteMessage /> : <InboxList />;
}
