import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { megaphone } from '../../ui/icons/home-icons.ts';
import { useNotices } from './announcements.queries.ts';
import styles from './NoticeStrip.module.css';

/** Titles of the announcements passing by; a tap opens the one that is touched. */
export function NoticeStrip() {
  const text = useText();
  const notices = useNotices() ?? [];
  const [still, setStill] = useState(false);
  return (
    <section className={styles.strip} aria-label={text('home.notices')}>
      <button
        type="button"
        className={styles.icon}
        aria-label={text(still ? 'home.notices.play' : 'home.notices.pause')}
        onClick={() => setStill(!still)}
      >
        <Icon shape={megaphone} size={18} />
      </button>
      {notices.length === 0 ? (
        <p className={styles.none}>{text('home.notices.none')}</p>
      ) : (
        <div className={styles.window} data-still={still || undefined}>
          <ul className={styles.belt} style={{ animationDuration: `${notices.length * 7}s` }}>
            {notices.map(({ id, title }, index) => (
              <li key={id}>
                <Link className={styles.notice} href={paths.notices(index)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
