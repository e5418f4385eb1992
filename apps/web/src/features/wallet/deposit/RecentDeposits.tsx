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
import { depositTones } from '../state-tones.ts';
import { useRecentDeposits } from '../wallet.queries.ts';
import { CancelDeposit } from './CancelDeposit.tsx';
import styles from '../Wallet.module.css';

/** Lists the member's last deposits with their states, each linked to its page. */
export function RecentDeposits() {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const recent = useRecentDeposits();
  return (
    <Section title={text('deposit.recent')}>
      <Card look="flush">
        <Loaded
          query={recent}
          skeleton={<SkeletonRows rows={2} />}
          empty={<p className={styles.none}>{text('deposit.recent.none')}</p>}
          isEmpty={({ list }) => list.length === 0}
        >
          {({ list }) =>
            list.map((row) => (
              <div key={row.depositId}>
                <ListRow
                  href={paths.depositResult(row.depositId)}
                  title={<Money amount={row.amount} format={money} />}
                  detail={[row.channelName, format.dateTime(row.requestedAt)].join(' · ')}
                  trail={
                    <Tag tone={depositTones[row.state]}>{text(`deposit.state.${row.state}`)}</Tag>
                  }
                />
                <CancelDeposit deposit={row} inRow />
              </div>
            ))
          }
        </Loaded>
      </Card>
    </Section>
  );
}
