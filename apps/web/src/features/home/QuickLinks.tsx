import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { inviteWanted } from '#features/referrals/invite-wanted.ts';
import { GuardedLink } from '#features/site/GuardedLink.tsx';
import { useOwnKind, useRefusal } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { banknoteArrowUp, circlePlus, flame, userPlus } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import styles from './QuickLinks.module.css';

function askForSheet(event: MouseEvent): void {
  event.preventDefault();
  inviteWanted.set(true);
}

function InviteLabel({ label }: { label: 'home.links.agent' | 'home.links.invite' }) {
  const text = useText();
  return (
    <>
      <span className={styles.icon}>
        <Icon shape={userPlus} />
      </span>
      {text(label)}
    </>
  );
}

/** The invitation: a sheet for agents, a page for members, which a press opens while it is open. */
function Invite() {
  const [, navigate] = useLocation();
  const isAgent = useOwnKind()?.agent === true;
  const mayInvite = useRefusal('promotion') === null;
  const href = paths.inviteFriends();
  const go = () => navigate(href);

  function openWhileOpen(event: MouseEvent): void {
    event.preventDefault();
    import('#features/referrals/open-invitation.ts')
      .then(({ openInvitation }) => openInvitation(go))
      .catch(go);
  }
  if (isAgent) {
    return (
      <Link className={styles.link} href={paths.agentHome()} onClick={askForSheet}>
        <InviteLabel label="home.links.agent" />
      </Link>
    );
  }
  const label = <InviteLabel label="home.links.invite" />;
  return mayInvite ? (
    <Link className={styles.link} href={href} onClick={openWhileOpen}>
      {label}
    </Link>
  ) : (
    <GuardedLink className={styles.link} action="promotion" href={href}>
      {label}
    </GuardedLink>
  );
}

/** Links to hot games, deposit, withdrawal and the invitation, whose name differs for agents. */
export function QuickLinks() {
  const text = useText();
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
          <Invite />
        </li>
      </ul>
    </nav>
  );
}
