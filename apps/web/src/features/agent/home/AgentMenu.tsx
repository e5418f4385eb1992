import { Link } from 'wouter';
import { useChatOpen } from '#features/messages/live-chat.queries.ts';
import { useOpenChat } from '#features/messages/open-chat.ts';
import { UnreadMessagesBadge } from '#features/messages/UnreadBadges.tsx';
import { UnreadChatBadge } from '#features/messages/UnreadChatBadge.tsx';
import { useSettings } from '#features/site/site.queries.ts';
import { useOwnKind } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { headset } from '@pavilion/ui/icons/first-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { agentLinks } from './agent-links.ts';
import styles from '#features/site/Tiles.module.css';

/** Opens the live chat; without one it leads to the message center, where other ways stand. */
function SupportTile() {
  const text = useText();
  const isChatOpen = useChatOpen();
  const { open, busy } = useOpenChat();
  const content = (
    <>
      <Icon shape={headset} size={24} />
      {text('support.title')}
    </>
  );
  if (!isChatOpen) {
    return (
      <Link className={styles.tile} href={paths.messages()}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.tile} aria-busy={busy} onClick={open}>
      {content}
      <span className={styles.unread}>
        <UnreadChatBadge />
      </span>
    </button>
  );
}

export function AgentMenu() {
  const text = useText();
  const settings = useSettings();
  const links = agentLinks({
    flags: settings?.whitelabel ?? {},
    hasContracts: useOwnKind()?.contracts === true,
    hasDividends: settings?.features.dividend === true,
  });
  return (
    <Section title={text('agent.menu')}>
      <ul className={styles.grid}>
        {links.map(({ label, href, icon }) => (
          <li key={href}>
            <Link className={styles.tile} href={href}>
              <Icon shape={icon} size={24} />
              {text(label)}
              {href === paths.messages() && (
                <span className={styles.unread}>
                  <UnreadMessagesBadge />
                </span>
              )}
            </Link>
          </li>
        ))}
        <li>
          <SupportTile />
        </li>
      </ul>
    </Section>
  );
}
