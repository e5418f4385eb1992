import { useLocation, useSearch } from 'wouter';
import { useText } from '#kit/text.ts';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import type { Lottery } from '../lottery.queries.ts';
import { ChosenDays } from './ChosenDays.tsx';
import { DayResults } from './DayResults.tsx';
import { ForMembers } from './ForMembers.tsx';
import { OrderList } from './OrderList.tsx';
import { lastWeek, searchOf, shownIn, views, type Shown, type View } from './views.ts';
import styles from './Orders.module.css';

const hasDays = (view: View) => view === 'dates' || view === 'days';

/** What the page shows, in its address, and a function that changes it. */
function useShown(): readonly [Shown, (change: Partial<Shown>) => void] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const shown = shownIn(search);
  const change = (wanted: Partial<Shown>) =>
    navigate(`${path}?${searchOf(search, { ...shown, ...wanted })}`, { replace: true });
  return [shown, change];
}

function OwnOrders({ lottery }: { lottery: Lottery | null }) {
  const text = useText();
  const [{ view, days, everyLottery }, change] = useShown();
  const choose = (next: View) =>
    change({
      view: next,
      ...(hasDays(next) && days.from === '' && { days: lastWeek(new Date()) }),
    });
  return (
    <div className={styles.list}>
      <ChipRow
        label={text('lottery.orders.show')}
        chips={views.map((key) => ({ key, label: text(`lottery.orders.show.${key}`) }))}
        value={view}
        onChange={choose}
      />
      {lottery !== null && view !== 'days' && (
        <ChipRow
          label={text('lottery.orders.of')}
          chips={[
            { key: 'one', label: lottery.remark },
            { key: 'all', label: text('lottery.all') },
          ]}
          value={everyLottery ? 'all' : 'one'}
          onChange={(of) => change({ everyLottery: of === 'all' })}
        />
      )}
      {hasDays(view) && <ChosenDays value={days} onChange={(chosen) => change({ days: chosen })} />}
      {view === 'days' ? (
        <DayResults days={days} />
      ) : (
        <OrderList view={view} days={days} gameId={everyLottery ? undefined : lottery?.gameId} />
      )}
    </div>
  );
}

/** What the member has bet: of one lottery, or of all where it is null. */
export function Orders({ lottery }: { lottery: Lottery | null }) {
  return (
    <ForMembers>
      <OwnOrders lottery={lottery} />
    </ForMembers>
  );
}
