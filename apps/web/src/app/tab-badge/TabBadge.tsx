import { UnreadChatBadge, UnreadMessagesBadge } from '#features/messages/UnreadBadges.tsx';
import styles from './TabBadge.module.css';

/** What is unread behind a tab: the live chat, or all that the message center counts besides. */
export function TabBadge({ tab }: { tab: 'support' | 'member' }) {
  return (
    <span className={styles.place}>
      {tab === 'support' ? <UnreadChatBadge /> : <UnreadMessagesBadge />}
    </span>
  );
}
