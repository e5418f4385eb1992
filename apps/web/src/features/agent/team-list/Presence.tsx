import { useText } from '#kit/text.ts';
import styles from './TeamList.module.css';

/** Says whether somebody is here now, by a dot and in words. */
export function Presence({ online }: { online: boolean }) {
  const text = useText();
  return (
    <span className={styles.presence} data-online={online || undefined}>
      {text(online ? 'team.online' : 'team.offline')}
    </span>
  );
}
