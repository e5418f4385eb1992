import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { GuardedLink } from '#features/site/GuardedLink.tsx';
import { useOwnKind } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { banknoteArrowUp, circlePlus, flame, userPlus } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { inviteWanted } from './invite-wanted.ts';
import styles from './QuickLinks.module.css';

function invite(event: MouseEvent): void {
  event.preventDefault();
  inviteWanted.set(true);
}

/** Links to hot games, deposit, withdrawal and the invitation, whose name differs for agents. */
export function QuickLinks() {
  const text = useText();
  const agent = useOwnKind()?.agent === true;
  return (
    <nav aria-label={text('home.links')}>
      <ul className={styles.links}>
        <li>
          <Link className={styles.link} href={paths.hot()}>
            <span className={styles.icon}>
              <Icon shape={flame} />
            </span>
            {text('category.HOT')}
          </Link>
        </li>
        <li>
          <GuardedLink className={styles.link} action="deposit" href={paths.deposit()}>
            <span className={`${styles.icon} ${styles.main}`}>
              <Icon shape={circlePlus} />
            </span>
            {text('home.links.deposit')}
          </GuardedLink>
        </li>
        <li>
          <GuardedLink className={styles.link} action="withdraw" href={paths.withdraw()}>
            <span className={styles.icon}>
              <Icon shape={banknoteArrowUp} />
            </span>
            {text('home.links.withdraw')}
          </GuardedLink>
        </li>
        <li>
          <Link
            className={styles.link}
            href={agent ? paths.agentHome() : paths.inviteFriends()}
            onClick={agent ? invite : undefined}
          >
            <span className={styles.icon}>
              <Icon shape={userPlus} />
            </span>
            {text(agent ? 'home.links.agent' : 'home.links.invite')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
