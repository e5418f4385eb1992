import { Loaded } from '#features/site/Loaded.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { lotteryOf, useLotteries } from '../lottery.queries.ts';
import { Facts } from './Facts.tsx';
import { OrderRow } from './OrderRow.tsx';
import { useOrders, type Sums } from './orders.queries.ts';
import { recentDays, type Days, type ListView } from './views.ts';
import styles from './Orders.module.css';

const skeletonHeights = [84, 132, 132, 132, 132];

function SumsOf({ sums }: { sums: Sums }) {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <Card>
      <h2 className={styles.title}>{text('lottery.orders.sums')}</h2>
      <Facts
        facts={[
          ['lottery.orders.placed', money(sums.sumPlanBettingAmt)],
          sums.sumActualBettingAmt !== sums.sumPlanBettingAmt && [
            'lottery.orders.kept',
            money(sums.sumActualBettingAmt),
          ],
          ['lottery.orders.won', money(sums.sumWinningAmt)],
        ]}
      />
    </Card>
  );
}

type ListProps = { view: ListView; days: Days; gameId: number | undefined };

/** The orders of a view by draw, with their sums. */
export function OrderList({ view, days, gameId }: ListProps) {
  const text = useText();
  const query = useOrders({ view, days, gameId });
  const lotteries = useLotteries().data ?? [];
  const isRecent = view !== 'today' && view !== 'dates';
  return (
    <>
      {isRecent && (
        <p className={styles.quiet}>
          {text('lottery.orders.recent', { days: String(recentDays) })}
        </p>
      )}
      <Loaded
        query={query}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        empty={<EmptyState text={text(`lottery.orders.none.${view}`)} />}
        isEmpty={({ rows }) => rows.length === 0}
      >
        {({ rows, sums }) => (
          <>
            {sums && <SumsOf sums={sums} />}
            <Card look="flush">
              <ul className={styles.orders}>
                {rows.map((order) => (
                  <OrderRow
                    key={order.orderDetailId}
                    order={order}
                    family={lotteryOf(lotteries, order.gameCode)?.family ?? ''}
                  />
                ))}
              </ul>
            </Card>
            <ShowMore query={query} />
          </>
        )}
      </Loaded>
    </>
  );
}
