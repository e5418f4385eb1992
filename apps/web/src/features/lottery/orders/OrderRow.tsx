import { Link } from 'wouter';
import { isNothing, useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { Balls } from '../balls/Balls.tsx';
import { Facts } from './Facts.tsx';
import type { SubOrder } from './orders.queries.ts';
import { OrderState } from './OrderState.tsx';
import styles from './Orders.module.css';

type RowProps = {
  order: SubOrder;
  /** The family of its lottery, which says how its results look. */
  family: string;
};

/** What an order has in one draw; leads to the order. */
export function OrderRow({ order, family }: RowProps) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const { numero, orderStatus, corrected, trial, playNames, bettingTime, winningNumber } = order;
  const { planBettingAmount: stake, winningAmount: won, rebateAmount: rebate } = order;
  return (
    <li className={styles.order}>
      <p className={styles.head}>
        <Link
          className={styles.leads}
          href={paths.lottery({ view: 'order', order: order.orderMasterId })}
        >
          {order.gameName}{' '}
          <span className={styles.numero}>{text('lottery.numero', { numero })}</span>
        </Link>
        <OrderState status={orderStatus} corrected={corrected} trial={trial} />
      </p>
      <p className={styles.quiet}>
        {playNames.join(', ')}
        {order.chasing && ` · ${text('lottery.orders.nth', { nth: String(order.chasingOrder) })}`}
      </p>
      {winningNumber !== null && <Balls family={family} winNo={winningNumber} />}
      <Facts
        look="beside"
        facts={[
          ['lottery.orders.stake', money(stake)],
          !isNothing(won) && ['lottery.orders.won', money(won), 'won'],
          !isNothing(rebate) && ['lottery.orders.rebate', money(rebate)],
        ]}
      />
      <time className={styles.quiet} dateTime={bettingTime}>
        {format.dateTime(bettingTime)}
      </time>
    </li>
  );
}
