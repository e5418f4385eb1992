import { Link } from 'wouter';
import { useMemberInfo } from '#features/session/member-info.queries.ts';
import { MemberFace } from '#features/session/MemberFace.tsx';
import { GuardedLink } from '#features/site/GuardedLink.tsx';
import { useOwnKind, useRefusal } from '#features/site/visitor.ts';
import { BalancePanel } from '#features/wallet/BalancePanel.tsx';
import { GameWalletsLine } from '#features/wallet/GameWalletsLine.tsx';
import { isNarrow, type SessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { crown } from '@pavilion/ui/icons/shell-icons.ts';
import styles from './SideMenu.module.css';

/** Name, VIP label, balance and the total of all wallets, with the three quick links. */
export function MemberCard({ session }: { session: SessionRecord }) {
  const text = useText();
  const { data } = useMemberInfo();
  const name = data?.nickname || data?.account || session.userName;
  const trial = useOwnKind()?.trial === true;
  const refused = useRefusal('transfer');
  const narrow = isNarrow(session);
  return (
    <section className={styles.card}>
      <div className={styles.who}>
        <MemberFace name={name} />
        <p className={styles.name}>{name}</p>
        {!narrow && (
          <Link className={styles.vip} href={paths.benefits()}>
            <Icon shape={crown} size={14} />
            {trial ? text('menu.trial') : data?.clubLabel.labelName || text('menu.benefits')}
          </Link>
        )}
      </div>
      <BalancePanel />
      {refused === null && <GameWalletsLine />}
      <div className={styles.pair}>
        {!narrow && (
          <GuardedLink
            className={buttonClass('primary', 'compact')}
            action="deposit"
            href={paths.deposit()}
          >
            {text('shell.deposit')}
          </GuardedLink>
        )}
        <GuardedLink
          className={buttonClass('secondary', 'compact')}
          action="withdraw"
          href={paths.withdraw()}
        >
          {text('shell.withdraw')}
        </GuardedLink>
      </div>
      {!narrow && (
        <GuardedLink className={styles.account} action="memberCentre" href={paths.memberHome()}>
          {text('menu.account')}
        </GuardedLink>
      )}
    </section>
  );
}
