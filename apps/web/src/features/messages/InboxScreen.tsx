import { useSearch } from 'wouter';
import { refusal } from '@pavilion/domain/member/refusal';
import { useText } from '../../kit/text.ts';
import { Page } from '../../ui/Page.tsx';
import { Refused } from '../session/Refused.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { Conversation } from './inbox/Conversation.tsx';
import { InboxList } from './inbox/InboxList.tsx';
import { WriteMessage } from './inbox/WriteMessage.tsx';

function Inbox() {
  const query = new URLSearchParams(useSearch());
  const threadId = query.get('thread');
  if (threadId !== null) return <Conversation key={threadId} threadId={threadId} />;
  return query.has('write') ? <WriteMessage /> : <InboxList />;
}

/** The list; `thread` names the conversation that is open, `write` opens the form. */
export function InboxScreen() {
  const text = useText();
  return (
    <RequireSession>
      {({ type }) => {
        const refused = refusal('inbox', { kind: 'session', memberType: type });
        if (refused === null) return <Inbox />;
        return (
          <Page title={text('title.inbox')}>
            <Refused reason={refused} />
          </Page>
        );
      }}
    </RequireSession>
  );
}
