import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { isNothing, useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { CallError } from '@pavilion/contract/client';
import { prizeModeOf } from '@pavilion/domain/lottery/order/prize-mode';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { lotteryOf, useLotteries } from '../lottery.queries.ts';
import { CancelDraws } from './CancelDraws.tsx';
import { Facts } from './Facts.tsx';
import { ForMembers } from './ForMembers.tsx';
import { OrderDraws } from './OrderDraws.tsx';
import { OrderLines } from './OrderLines.tsx';
import { useOrder, type Order } from './orders.queries.ts';
import styles from './Orders.module.css';

const skeletonHeights = [300, 160, 240];

function Head({ order }: { order: Order }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const { completed, trial, series, totalChasePhases: phases, winningStop } = order;
  const { totalBetAmount: placed, totalActualBetAmount: kept } = order;
  const playType = prizeModeOf(order.prizeModeId)?.playType;
  return (
    <Card look="lit">
      <div className={styles.head}>
        <h2 className={styles.title}>{order.gameName}</h2>
        <span className={styles.tags}>
          <Tag tone={completed ? 'neutral' : 'waiting'}>
            {text(completed ? 'lottery.orders.completed' : 'lottery.orders.running')}
          </Tag>
          {trial && <Tag tone="accent">{text('records.trial')}</Tag>}
        </span>
      </div>
      <Facts
        facts={[
          ['lottery.orders.number', order.orderNumber],
          ['lottery.orders.at', format.dateTime(order.bettingTime)],
          playType !== undefined && ['lottery.mode', text(`lottery.mode.${playType}`)],
          series !== null && ['lottery.orders.series', String(series)],
          ['lottery.orders.bets', format.decimal(String(order.bets), 0)],
          phases > 1 && ['lottery.orders.phases', String(phases)],
          phases > 1 && [
            'lottery.orders.stop',
            text(winningStop ? 'lottery.orders.stop.yes' : 'lottery.orders.stop.no'),
          ],
          ['lottery.orders.placed', money(placed)],
          kept !== placed && ['lottery.orders.kept', money(kept)],
          ['lottery.orders.won', money(order.totalWinningAmount)],
          !isNothing(order.totalRebateAmount) && [
            'lottery.orders.rebate',
            money(order.totalRebateAmount),
          ],
        ]}
      />
    </Card>
  );
}

function OneOrder({ order }: { order: Order }) {
  const text = useText();
  const lotteries = useLotteries().data ?? [];
  const { gameCode, orderMasterId, orderDetailOrders: draws } = order;
  const family = lotteryOf(lotteries, gameCode)?.family ?? '';
  return (
    <>
      <Head order={order} />
      <OrderDraws draws={draws} gameCode={gameCode} family={family} />
      <CancelDraws draws={draws} />
      <OrderLines orderId={orderMasterId} draws={draws} family={family} />
      <Link
        className={buttonClass('secondary', 'full')}
        href={paths.lottery({ gameCode, view: 'draws' })}
      >
        {text('lottery.link')}
      </Link>
    </>
  );
}

function NoOrder() {
  const text = useText();
  return (
    <EmptyState
      text={text('error.lottery.order.not.found')}
      action={
        <Link
          className={buttonClass('secondary', 'compact')}
          href={paths.lottery({ view: 'orders' })}
        >
          {text('lottery.orders.all')}
        </Link>
      }
    />
  );
}

function OwnOrder({ orderId }: { orderId: string }) {
  const query = useOrder(orderId);
  const { error } = query;
  if (error instanceof CallError && error.code === 'lottery.order.not.found') return <NoOrder />;
  return (
    <Loaded query={query} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {(order) => <OneOrder order={order} />}
    </Loaded>
  );
}

/** An order with its draws and lines, and what of it can be cancelled. */
export function OrderDetail({ orderId }: { orderId: string }) {
  return (
    <ForMembers>
      <OwnOrder orderId={orderId} />
    </ForMembers>
  );
}
