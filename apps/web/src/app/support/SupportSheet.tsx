import { Link } from 'wouter';
import { useSettings } from '../../features/site/site.queries.ts';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { headset } from '../../ui/icons/first-icons.ts';
import { chevronRight, messageCircle } from '../../ui/icons/home-icons.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import styles from './SupportSheet.module.css';

type Channel = { csType: string; title: string; path: string };

/** Live chat opens inside the site, every other channel at its own address. */
function ChannelRow({ channel, onLeave }: { channel: Channel; onLeave: () => void }) {
  const { csType, title, path } = channel;
  const content = (
    <>
      <Icon shape={csType === 'LIVECHAT' ? headset : messageCircle} />
      {title}
      <Icon shape={chevronRight} size={16} />
    </>
  );
  if (path.startsWith('https://')) {
    return (
      <a className={styles.channel} href={path} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  const inside = path.startsWith('/m/') ? path : paths.messages();
  return (
    <Link className={styles.channel} href={inside} onClick={onLeave}>
      {content}
    </Link>
  );
}

export function SupportSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const channels = useSettings()?.customerService ?? [];
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
              <li key={channel.csType}>
                <ChannelRow channel={channel} onLeave={onClose} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
