import { UnreadMessagesBadge } from '#features/messages/UnreadBadges.tsx';
import { UnreadChatBadge } from '#features/messages/UnreadChatBadge.tsx';
import styles from './TabBadge.module.css';

/** Unread count of a tab: of the live chat, or of everything else in the message center. */
export function TabBadge({ tab }: { tab: 'support' | 'member' }) {
  return (
    <span className={styles.place}>
      {tab === 'support' ? <UnreadChatBadge /> : <UnreadMessagesBadge />}
    </span>
  );
}
