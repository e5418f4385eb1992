import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { useHistoryWords } from './history-words.ts';
import type { HistoryMonth } from './history.queries.ts';
import styles from './History.module.css';

const parts = ['deposits', 'withdrawals', 'staked', 'won'] as const;

/** Every figure of every month, the newest first. */
export function MonthList({ list }: { list: readonly HistoryMonth[] }) {
  const text = useText();
  const words = useHistoryWords();
  const money = useMoneyFormat();
  return (
    <Card look="flush">
      <ul className={styles.list}>
        {list.map((one) => (
          <li key={one.month} className={styles.item}>
            <h3 className={styles.name}>{words.month(one.month)}</h3>
            <dl className={styles.figures}>
              {parts.map((part) => (
                <div key={part}>
                  <dt>{text(`history.${part}`)}</dt>
                  <dd>{money(one[part])}</dd>
                </div>
              ))}
              <div className={styles.net}>
                <dt>{text('history.net')}</dt>
                <dd>
                  <SignedMoney amount={one.net} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
