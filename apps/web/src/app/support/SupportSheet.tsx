import { Link } from 'wouter';
import { useChatOpen } from '#features/messages/live-chat.queries.ts';
import { useOpenChat } from '#features/messages/open-chat.ts';
import { useSettings, useSiteStatus, type Settings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { isOutsideAddress, isOwnPage } from '@pavilion/domain/site/link-rule';
import { messagesSquare, phone, video } from '@pavilion/ui/icons/content-icons.ts';
import { headset } from '@pavilion/ui/icons/first-icons.ts';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { send } from '@pavilion/ui/icons/social-icons.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import styles from './SupportSheet.module.css';

type ServiceType = Settings['customerService'][number]['csType'];

/** A generic icon for each channel, not the company's logo. */
export const channelIcons = {
  LIVECHAT: headset,
  TELEGRAM: send,
  WHATSAPP: phone,
  MESSENGER: messagesSquare,
  SKYPE: video,
} as const satisfies Record<ServiceType, string>;

type Channel = { csType: keyof typeof channelIcons; title: string; hours: string; path: string };

type ChannelTarget =
  | { kind: 'outside'; href: string }
  | { kind: 'own'; href: string }
  | { kind: 'chat' };

/** Where a channel of customer service leads; without an address, the site's own chat. */
export function channelTarget(path: string): ChannelTarget {
  if (isOutsideAddress(path)) return { kind: 'outside', href: path };
  return isOwnPage(path) ? { kind: 'own', href: path } : { kind: 'chat' };
}

type RowProps = {
  channel: Channel;
  chat: ReturnType<typeof useOpenChat>;
  onLeave: () => void;
};

/** A row for one channel: asks the server for the live chat, opens any other at its own address. */
function ChannelRow({ channel, chat, onLeave }: RowProps) {
  const { csType, title, hours, path } = channel;
  const content = (
    <>
      <Icon shape={channelIcons[csType]} />
      <span>
        {title} <small className={styles.hours}>{hours}</small>
      </span>
      <Icon turns shape={chevronRight} size={16} />
    </>
  );
  const target = channelTarget(path);
  if (target.kind === 'outside') {
    return (
      <a className={styles.channel} href={target.href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  if (target.kind === 'chat') {
    return (
      <button
        type="button"
        className={styles.channel}
        aria-busy={chat.busy}
        onClick={() => {
          onLeave();
          chat.open();
        }}
      >
        {content}
      </button>
    );
  }
  return (
    <Link className={styles.channel} href={target.href} onClick={onLeave}>
      {content}
    </Link>
  );
}

export function SupportSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  // A closed site launches no chat; the outside channels stay.
  const isOpen = useSiteStatus().state === 'normal';
  const chatOpen = useChatOpen() && isOpen;
  const chat = useOpenChat();
  const channels = (useSettings()?.customerService ?? []).filter(
    ({ path }) => chatOpen || channelTarget(path).kind !== 'chat',
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('support.title')}
      closeLabel={text('shell.close')}
    >
      {channels.length === 0 ? (
        <EmptyState text={text('support.none')} />
      ) : (
        <>
          <p className={styles.hint}>{text('support.hint')}</p>
          <ul className={styles.list}>
            {channels.map((channel) => (
              <li key={`${channel.csType} ${channel.title}`}>
                <ChannelRow channel={channel} chat={chat} onLeave={onClose} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
