import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
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

/** Lists the member's last withdrawals with their states, each linked to its receipt. */
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
