import { Link, useLocation } from 'wouter';
import { explainRefusal } from '#features/site/explain-refusal.ts';
import { useSettings } from '#features/site/site.queries.ts';
import { useRefusal } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import type { Action } from '@pavilion/domain/member/refusal';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { OutsideRow } from '@pavilion/ui/actions/OutsideRow.tsx';
import { handshake, users } from '@pavilion/ui/icons/content-icons.ts';
import { headset } from '@pavilion/ui/icons/first-icons.ts';
import { pencilLine } from '@pavilion/ui/icons/form-icons.ts';
import { megaphone } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { arrowLeft, mail } from '@pavilion/ui/icons/shell-icons.ts';
import { send } from '@pavilion/ui/icons/social-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { useIsAgent } from './announcements.queries.ts';
import { outsideLinks } from './center/outside-links.ts';
import { useChatOpen } from './live-chat.queries.ts';
import { useOpenChat } from './open-chat.ts';
import { UnreadAgentNoticesBadge, UnreadInboxBadge, UnreadNoticesBadge } from './UnreadBadges.tsx';
import { UnreadChatBadge } from './UnreadChatBadge.tsx';
import styles from './center/MessageCenter.module.css';

/** Does what the row is for, or says why this visitor may not (section 6). */
function useGuarded(action: Action, href: string, go: () => void): () => void {
  const [, navigate] = useLocation();
  const reason = useRefusal(action);
  return () => {
    if (reason === null) go();
    else if (reason === 'login.not.session') navigate(paths.login({ next: href }));
    else void explainRefusal(reason, () => navigate(paths.register()));
  };
}

function NoticeRow() {
  const text = useText();
  return (
    <ListRow
      href={paths.notices()}
      icon={megaphone}
      title={text('messages.notices')}
      detail={text('messages.notices.text')}
      trail={<UnreadNoticesBadge />}
    />
  );
}

function AgentNoticeRow() {
  const text = useText();
  return (
    <ListRow
      href={paths.memberNotices()}
      icon={users}
      title={text('messages.agents')}
      detail={text('messages.agents.text')}
      trail={<UnreadAgentNoticesBadge />}
    />
  );
}

function InboxRow() {
  const text = useText();
  const [, navigate] = useLocation();
  const open = useGuarded('inbox', paths.inbox(), () => navigate(paths.inbox()));
  return (
    <ListRow
      onPress={open}
      icon={mail}
      title={text('messages.inbox')}
      detail={text('messages.inbox.text')}
      trail={<UnreadInboxBadge />}
    />
  );
}

function FeedbackRow() {
  const text = useText();
  const [, navigate] = useLocation();
  const open = useGuarded('feedback', paths.feedback(), () => navigate(paths.feedback()));
  return (
    <ListRow
      onPress={open}
      icon={pencilLine}
      title={text('feedback.row')}
      detail={text('feedback.row.text')}
    />
  );
}

function ChatRow() {
  const text = useText();
  const { open } = useOpenChat();
  return (
    <ListRow
      onPress={open}
      icon={headset}
      title={text('messages.chat')}
      detail={text('messages.chat.text')}
      trail={<UnreadChatBadge />}
    />
  );
}

/** The shell shows no header here, so the screen renders its own back button. */
function TitleBar() {
  const text = useText();
  return (
    <div className={styles.bar}>
      <Link className={styles.back} href={paths.home()} aria-label={text('messages.back')}>
        <Icon shape={arrowLeft} />
      </Link>
      <h1 className={styles.title}>{text('title.messages')}</h1>
    </div>
  );
}

export function MessageCenterScreen() {
  const text = useText();
  const settings = useSettings();
  const chatOpen = useChatOpen();
  const isAgent = useIsAgent();
  const { telegram, affiliate } = outsideLinks(settings);
  const leavesLabel = text('content.outside');
  return (
    <div className={styles.page}>
      <TitleBar />
      <Card look="flush">
        {telegram !== null && (
          <OutsideRow
            href={telegram}
            icon={send}
            title={text('messages.telegram')}
            detail={text('messages.telegram.text')}
            leavesLabel={leavesLabel}
          />
        )}
        <NoticeRow />
        {isAgent && <AgentNoticeRow />}
        <InboxRow />
        {chatOpen && <ChatRow />}
        <FeedbackRow />
        {affiliate !== null && (
          <OutsideRow
            href={affiliate}
            icon={handshake}
            title={text('messages.affiliate')}
            detail={text('messages.affiliate.text')}
            leavesLabel={leavesLabel}
          />
        )}
      </Card>
    </div>
  );
}
