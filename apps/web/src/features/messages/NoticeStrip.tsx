import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { megaphone } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { useStripNotices } from './announcements.queries.ts';
import styles from './NoticeStrip.module.css';

const secondsPerNotice = 7;
/** Share of a round in which the belt moves; for the rest it rests. */
const moving = 0.92;

/** Links a player's announcement to its place in the notice list, a home notice to its own page. */
function stripLinks(lists: ReturnType<typeof useStripNotices>) {
  if (lists === undefined) return [];
  return [
    ...lists.player.map(({ id, title }, index) => ({ id, title, href: paths.notices(index) })),
    ...lists.hot.map(({ id, title }) => ({ id, title, href: paths.noticeDetail(id) })),
  ];
}

/** Shows titles of announcements passing by; a tap opens the one that is touched. */
export function NoticeStrip() {
  const text = useText();
  const lists = useStripNotices();
  const notices = stripLinks(lists);
  const seconds = notices.length * secondsPerNotice;
  const frames = Math.round(seconds * moving * limits.marqueeFramesPerSecond);
  // The first HTML leaves out the speed, to be small.
  const hydrated = useHydrated();
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
        <p className={styles.none}>{lists !== undefined && text('home.notices.none')}</p>
      ) : (
        <div className={styles.window} data-still={still || undefined}>
          <ul
            className={styles.belt}
            style={{
              animationDuration: `${seconds}s`,
              ...(hydrated && { animationTimingFunction: `steps(${frames})` }),
            }}
          >
            {notices.map(({ id, title, href }) => (
              <li key={id}>
                <Link className={styles.notice} href={href}>
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
