import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { Badge } from '@pavilion/ui/values/Badge.tsx';
import { useUnreadChat } from './live-chat.queries.ts';

/** Counts the unread messages of the live chat; apart from the others, which need no chat. */
export function UnreadChatBadge() {
  const text = useText();
  const count = useUnreadChat();
  const label = text('messages.chat.unread', { count });
  return <Badge count={count} label={label} max={limits.unreadBadgeMax} />;
}
