import { useChatOpen } from '#features/messages/live-chat.queries.ts';
import { useOpenChat } from '#features/messages/open-chat.ts';
import { UnreadInboxBadge } from '#features/messages/UnreadBadges.tsx';
import { UnreadChatBadge } from '#features/messages/UnreadChatBadge.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { headset } from '@pavilion/ui/icons/first-icons.ts';
import { pencilLine } from '@pavilion/ui/icons/form-icons.ts';
import { mail } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';

/** The chat, the inbox with the answers of support, and the form for feedback, on /m/exclusion. */
export function SupportRows() {
  const text = useText();
  const isChatOpen = useChatOpen();
  const { open } = useOpenChat();
  return (
    <Card look="flush">
      {isChatOpen && (
        <ListRow
          icon={headset}
          title={text('messages.chat')}
          trail={<UnreadChatBadge />}
          onPress={open}
        />
      )}
      <ListRow
        icon={mail}
        title={text('title.inbox')}
        trail={<UnreadInboxBadge />}
        href={paths.inbox()}
      />
      <ListRow icon={pencilLine} title={text('title.feedback')} href={paths.feedback()} />
    </Card>
  );
}

/** The balance and the breaks of this page in one chunk with that of the closing. */
