import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { Badge } from '@pavilion/ui/values/Badge.tsx';
import { useUnreadInbox } from './inbox/inbox.queries.ts';
import { useUnreadAgentNotices, useUnreadNotices } from './notices/unread-notices.queries.ts';

const max = limits.unreadBadgeMax;

export function UnreadInboxBadge() {
  const text = useText();
  const count = useUnreadInbox();
  return <Badge count={count} label={text('inbox.unread', { count })} max={max} />;
}

export function UnreadNoticesBadge() {
  const text = useText();
  const count = useUnreadNotices();
  return <Badge count={count} label={text('messages.notices.unread', { count })} max={max} />;
}

/** Counts the unread announcements for agents. */
export function UnreadAgentNoticesBadge() {
  const text = useText();
  const count = useUnreadAgentNotices();
  return <Badge count={count} label={text('messages.notices.unread', { count })} max={max} />;
}

/** Counts everything unread in the message center, except the live chat with its own badge. */
export function UnreadMessagesBadge() {
  const text = useText();
  const count = useUnreadInbox() + useUnreadNotices() + useUnreadAgentNotices();
  return <Badge count={count} label={text('inbox.unread', { count })} max={max} />;
}
