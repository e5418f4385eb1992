import { Link } from 'wouter';
import { GuardedLink } from '#features/site/GuardedLink.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { gift, headset, house, userRound, wallet } from '@pavilion/ui/icons/first-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { openSupport } from '../support/support-sheet-state.ts';
import { tabBadge, useTabBadgeIsHere } from './tab-badge.ts';
import styles from './TabBar.module.css';

/** Home, promotions, deposit, customer service, member centre (section 2, "Footer menu"). */
export function TabBar({ path }: { path: string }) {
  const text = useText();
  const isCounted = useTabBadgeIsHere();
  const current = (of: string) => (path === of ? 'page' : undefined);
  return (
    <nav className={styles.bar} aria-label={text('shell.main')}>
      <Link className={styles.tab} href={paths.home()} aria-current={current(paths.home())}>
        <Icon shape={house} size={22} />
        {text('tab.home')}
      </Link>
      <Link
        className={styles.tab}
        href={paths.promotions()}
        aria-current={current(paths.promotions())}
      >
        <Icon shape={gift} size={22} />
        {text('tab.promotions')}
      </Link>
      <GuardedLink
        className={styles.tab}
        action="deposit"
        href={paths.deposit()}
        aria-current={current(paths.deposit())}
      >
        <span className={styles.coin}>
          <Icon shape={wallet} size={22} />
        </span>
        {text('tab.deposit')}
      </GuardedLink>
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={openSupport}>
        <Icon shape={headset} size={22} />
        {text('tab.support')}
        {isCounted && <tabBadge.Component tab="support" />}
      </button>
      <GuardedLink
        className={styles.tab}
        action="memberCentre"
        href={paths.memberHome()}
        aria-current={current(paths.memberHome())}
      >
        <Icon shape={userRound} size={22} />
        {text('tab.member')}
        {isCounted && <tabBadge.Component tab="member" />}
      </GuardedLink>
    </nav>
  );
}
