import { Loaded } from '#features/site/Loaded.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { languageTags } from '@pavilion/domain/site/language';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useDayResults, type DayResults as Results } from './orders.queries.ts';
import type { Days } from './views.ts';
import styles from './Orders.module.css';

const skeletonHeights = [320];

type Amounts = Omit<Results, 'list'>;

/** A plus or a minus before what is not nothing, so that colour says nothing alone. */
function Net({ amount }: { amount: string }) {
  const money = useMoneyFormat();
  const isGain = /[1-9]/.test(amount) && !amount.startsWith('-');
  return isGain ? <b className={styles.won}>+{money(amount)}</b> : <b>{money(amount)}</b>;
}

function AmountCells({ amounts }: { amounts: Amounts }) {
  const money = useMoneyFormat();
  return (
    <>
      <td>{money(amounts.lottGameBetting)}</td>
      <td>{money(amounts.lottGameWinning)}</td>
      <td>{money(amounts.lottGameRebate)}</td>
      <td>
        <Net amount={amounts.lottGamePnl} />
      </td>
    </>
  );
}

/** A day of the site, which the time zone of the device does not move. */
function useDayText(): (day: string) => string {
  const language = useLanguage();
  const style = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(languageTags[language], style);
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

function DayTable({ results }: { results: Results }) {
  const text = useText();
  const dayText = useDayText();
  return (
    <table className={styles.table} aria-labelledby="lottery-days">
      <thead>
        <tr>
          <th scope="col">{text('lottery.orders.day')}</th>
          <th scope="col">{text('lottery.orders.stake')}</th>
          <th scope="col">{text('lottery.orders.won')}</th>
          <th scope="col">{text('lottery.orders.rebate')}</th>
          <th scope="col">{text('lottery.orders.net')}</th>
        </tr>
      </thead>
      <tbody>
        {results.list.map(({ day, ...amounts }) => (
          <tr key={day}>
            <th scope="row">{dayText(day)}</th>
            <AmountCells amounts={amounts} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('lottery.orders.days.total')}</th>
          <AmountCells amounts={results} />
        </tr>
      </tfoot>
    </table>
  );
}

/** What was bet and won on each of the days, in all lotteries. */
export function DayResults({ days }: { days: Days }) {
  const text = useText();
  const query = useDayResults(days);
  return (
    <>
      <p id="lottery-days" className={styles.quiet}>
        {text('lottery.orders.days.text')}
      </p>
      <Loaded
        query={query}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        empty={<EmptyState text={text('lottery.orders.none.days')} />}
        isEmpty={({ list }) => list.length === 0}
      >
        {(results) => (
          <Card look="flush">
            <DayTable results={results} />
          </Card>
        )}
      </Loaded>
    </>
  );
}
