import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { UnreadAgentNoticesBadge } from '#features/messages/UnreadBadges.tsx';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { house } from '@pavilion/ui/icons/first-icons.ts';
import { megaphone, userPlus } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { gem } from '@pavilion/ui/icons/shell-icons.ts';
import styles from './AgentFooter.module.css';

type TabProps = { href: string; icon: string; label: string; badge?: ReactNode };

function Tab({ href, icon, label, badge }: TabProps) {
  return (
    <Link className={styles.tab} href={href}>
      <Icon shape={icon} size={22} />
      {label}
      {badge !== undefined && <span className={styles.unread}>{badge}</span>}
    </Link>
  );
}

/** Home, open account, dividend where the site has it, announcements for agents. */
export function AgentFooter() {
  const text = useText();
  const hasDividend = useSettings()?.features.dividend === true;
  return (
    <nav className={styles.bar} aria-label={text('shell.main')}>
      <Tab href={paths.home()} icon={house} label={text('tab.home')} />
      <Tab href={paths.agentRegister()} icon={userPlus} label={text('title.agentRegister')} />
      {hasDividend && (
        <Tab href={paths.agentDividend()} icon={gem} label={text('title.agentDividend')} />
      )}
      <Tab
        href={paths.memberNotices()}
        icon={megaphone}
        label={text('title.notices')}
        badge={<UnreadAgentNoticesBadge />}
      />
    </nav>
  );
}
