import { Loaded } from '#features/site/Loaded.tsx';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/text.ts';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Money } from '#ui/Money.tsx';
import { Section } from '#ui/Section.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { Tag } from '#ui/Tag.tsx';
import { paths } from '@pavilion/screens/paths';
import { useMoneyFormat } from '../money-format.ts';
import { withdrawalTones } from '../state-tones.ts';
import type { Withdrawal } from '../wallet.queries.ts';
import { useRecentWithdrawals } from './withdraw.queries.ts';
import styles from '../Wallet.module.css';

function StateTag({ state }: { state: Withdrawal['state'] }) {
  const text = useText();
  return <Tag tone={withdrawalTones[state]}>{text(`withdraw.state.${state}`)}</Tag>;
}

function account({ bankName, accountNumberMasked }: Withdrawal): string {
  return `${bankName} ${accountNumberMasked}`;
}

/** Where the member's last withdrawals stand, each the way to its receipt. */
export function RecentWithdrawals() {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const recent = useRecentWithdrawals();
  return (
    <Section title={text('withdraw.recent')}>
      <Card look="flush">
        <Loaded
          query={recent}
          skeleton={<SkeletonRows rows={2} />}
          empty={<p className={styles.none}>{text('withdraw.recent.none')}</p>}
          isEmpty={({ list }) => list.length === 0}
        >
          {({ list }) =>
            list.map((row) => (
              <ListRow
                key={row.withdrawalId}
                href={paths.withdrawal(row.withdrawalId)}
                title={<Money amount={row.amount} format={money} />}
                detail={[account(row), format.dateTime(row.requestedAt)].join(' · ')}
                trail={<StateTag state={row.state} />}
              />
            ))
          }
        </Loaded>
      </Card>
    </Section>
  );
}
