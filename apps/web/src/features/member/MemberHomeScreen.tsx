import { Link } from 'wouter';
import { AfterAdvice } from '#features/limits/AfterAdvice.tsx';
import { useMemberInfo } from '#features/session/member-info.queries.ts';
import { MemberFace } from '#features/session/MemberFace.tsx';
import { useOwnSession } from '#features/session/RequireSession.tsx';
import { useBalanceHidden } from '#features/wallet/balance-visibility.ts';
import { BalancePanel } from '#features/wallet/BalancePanel.tsx';
import { BonusSection } from '#features/wallet/BonusSection.tsx';
import { GameWalletsLine } from '#features/wallet/GameWalletsLine.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { PlayLockedNotice } from '#features/wallet/PlayLockedNotice.tsx';
import { useWallet } from '#features/wallet/wallet.queries.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { crown } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { MemberLinks } from './MemberLinks.tsx';
import styles from './Member.module.css';

/** The name comes from the session; the rest of the card waits for the member's record. */
function NameCard() {
  const text = useText();
  const format = useFormat();
  const session = useOwnSession();
  const { data, isError } = useMemberInfo();
  const name = (data?.nickname ?? '') || session.userName;
  return (
    <div className={styles.who}>
      <MemberFace name={name} />
      <div>
        <h2 className={styles.name}>{name}</h2>
        {data === undefined && !isError && <Skeleton width={140} height={12} />}
        {data !== undefined && (
          <p className={styles.since}>
            {text('member.since', { date: format.date(data.registeredAt) })}
          </p>
        )}
      </div>
      {data !== undefined && data.clubLabel.labelName !== '' && (
        <Link
          className={styles.vip}
          href={paths.benefits()}
          aria-label={`${text('member.vip')}: ${data.clubLabel.labelName}`}
        >
          <Icon shape={crown} size={16} />
          {data.clubLabel.labelName}
        </Link>
      )}
    </div>
  );
}

const nothing = /^[0.]*$/;

/** Shows cash and bonus of the balance, where there is a bonus and the balance is shown. */
function BalanceSplit() {
  const text = useText();
  const money = useMoneyFormat();
  const { data } = useWallet();
  if (useBalanceHidden() || data === undefined || nothing.test(data.bonusBalance)) return null;
  return (
    <p className={styles.since}>
      {text('wallet.cash', { amount: money(data.cashBalance) })} ·{' '}
      {text('wallet.bonus', { amount: money(data.bonusBalance) })}
    </p>
  );
}

function MoneyCard() {
  const text = useText();
  return (
    <Card look="lit">
      <BalancePanel />
      <BalanceSplit />
      <GameWalletsLine />
      <div className={styles.money}>
        <Link className={buttonClass('secondary')} href={paths.withdraw()}>
          {text('member.withdraw')}
        </Link>
        <Link className={buttonClass('primary')} href={paths.deposit()}>
          {text('member.deposit')}
        </Link>
      </div>
    </Card>
  );
}

const skeletonHeights = [150, 264];

export function MemberHomeScreen() {
  return (
    <>
      <NameCard />
      <PlayLockedNotice />
      <MoneyCard />
      <AfterAdvice page="memberHome" pending={<SkeletonBlocks heights={skeletonHeights} />}>
        {() => (
          <>
            <BonusSection />
            <MemberLinks />
          </>
        )}
      </AfterAdvice>
    </>
  );
}
