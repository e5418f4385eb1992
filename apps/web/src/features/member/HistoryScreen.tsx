import { BackToGame } from '#features/limits/BackToGame.tsx';
import { SaveFileButton } from '#features/records/SaveFileButton.tsx';
import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { isNothing, useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useHistoryWords } from './history/history-words.ts';
import {
  readHistoryFile,
  useHistoryFigures,
  type History,
  type HistoryMonth,
} from './history/history.queries.ts';
import { HistoryPicture } from './history/HistoryPicture.tsx';
import { MonthList } from './history/MonthList.tsx';
import styles from './history/History.module.css';

const skeletonHeights = [320, 420, 152, 152];
const totals = ['deposits', 'withdrawals', 'netDeposits', 'staked', 'won'] as const;

function isIdle({ deposits, withdrawals, staked, won }: HistoryMonth): boolean {
  return [deposits, withdrawals, staked, won].every(isNothing);
}

function TotalCard({ total }: Pick<History, 'total'>) {
  const text = useText();
  const words = useHistoryWords();
  const money = useMoneyFormat();
  return (
    <Card look="lit">
      <h2 className={styles.name}>{text('history.total')}</h2>
      <p className={styles.since}>{text('history.since.date', { date: words.day(total.since) })}</p>
      <dl className={styles.statement}>
        {totals.map((part) => (
          <div key={part}>
            <dt>{text(`history.${part}`)}</dt>
            <dd>{money(total[part])}</dd>
          </div>
        ))}
        <div>
          <dt>{text('history.net')}</dt>
          <dd>
            <SignedMoney amount={total.net} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Months({ months }: Pick<History, 'months'>) {
  const text = useText();
  const isEmpty = months.every(isIdle);
  return (
    <>
      <Section title={text('history.year')}>
        {isEmpty ? (
          <Card>
            <EmptyState text={text('history.empty')} />
          </Card>
        ) : (
          <HistoryPicture list={months} />
        )}
      </Section>
      {!isEmpty && (
        <Section title={text('history.months')}>
          <MonthList list={months} />
        </Section>
      )}
    </>
  );
}

/** Money and play of the member since the account was opened, and month by month. */
export function HistoryScreen() {
  const text = useText();
  const history = useHistoryFigures();
  return (
    <>
      <BackToGame />
      <Loaded query={history} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {({ months, total }) => (
          <>
            <TotalCard total={total} />
            <Months months={months} />
            <SaveFileButton
              label={text('history.save')}
              fileName="history.csv"
              read={readHistoryFile}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
