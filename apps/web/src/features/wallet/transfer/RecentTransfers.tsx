import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { Tag, type TagTone } from '@pavilion/ui/values/Tag.tsx';
import { useMoneyFormat } from '../money-format.ts';
import { useRecentTransfers, type Transfer } from '../transfers.queries.ts';
import styles from '../Wallet.module.css';

const tones = {
  pending: 'waiting',
  done: 'good',
  refused: 'bad',
} as const satisfies Record<Transfer['state'], TagTone>;

/** Lists the last transfers to and from providers, with their states. */
export function RecentTransfers() {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const recent = useRecentTransfers();
  return (
    <Section title={text('transfer.recent')}>
      <Card look="flush">
        <Loaded
          query={recent}
          skeleton={<SkeletonRows rows={2} />}
          empty={<p className={styles.none}>{text('transfer.recent.none')}</p>}
          isEmpty={({ list }) => list.length === 0}
        >
          {({ list }) =>
            list.map((row) => (
              <ListRow
                key={row.transferId}
                title={text(`transfer.row.${row.direction}`, { vendor: row.vendorName })}
                detail={[money(row.amount), format.dateTime(row.requestedAt)].join(' · ')}
                trail={<Tag tone={tones[row.state]}>{text(`transfer.state.${row.state}`)}</Tag>}
              />
            ))
          }
        </Loaded>
      </Card>
    </Section>
  );
}
