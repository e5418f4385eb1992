import { useState } from 'react';
import { Link } from 'wouter';
import { isNothing, useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ownFamilyCodes } from '@pavilion/domain/lottery/play';
import { stateOfStatus } from '@pavilion/domain/lottery/state/sub-order-state';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Balls } from '../balls/Balls.tsx';
import { Facts } from './Facts.tsx';
import type { OrderDraw } from './orders.queries.ts';
import { OrderState } from './OrderState.tsx';
import styles from './Orders.module.css';

/** How many draws of a long chase are shown at first. */
const fewDraws = 10;

const isOwn = (family: string) => ownFamilyCodes.some((code) => code === family);

type OfLottery = { gameCode: string; family: string };

/** Leads to how a draw was decided; only own draws have that, once there is a result or a void. */
function FairLink({ draw, gameCode }: { draw: OrderDraw; gameCode: string }) {
  const text = useText();
  const { numero, orderStatus } = draw;
  const isVoid = stateOfStatus(orderStatus) === 'void';
  return (
    <Link className={styles.link} href={paths.lottery({ gameCode, view: 'fair', numero })}>
      {text(isVoid ? 'lottery.void.why' : 'lottery.fair')}
      <span className="visually-hidden">: {numero}</span>
    </Link>
  );
}

function DrawOfOrder({
  draw,
  all,
  gameCode,
  family,
}: OfLottery & { draw: OrderDraw; all: number }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const { numero, drawsAt, orderStatus, corrected, winningNumber, reason } = draw;
  const { winningAmount: won, rebateAmount: rebate } = draw;
  const state = stateOfStatus(orderStatus);
  const isDecided = winningNumber !== null || state === 'void';
  const nth = { nth: String(draw.chasingOrder), all: String(all) };
  return (
    <li className={styles.order}>
      <p className={styles.head}>
        <b className={styles.numero}>{text('lottery.numero', { numero })}</b>
        <OrderState status={orderStatus} corrected={corrected} />
      </p>
      <p className={styles.quiet}>
        {all > 1 && `${text('lottery.orders.nth.of', nth)} · `}
        <time dateTime={drawsAt}>{format.dateTime(drawsAt)}</time>
      </p>
      {winningNumber !== null && <Balls family={family} winNo={winningNumber} />}
      {state === 'void' && <p className={styles.quiet}>{text('lottery.void.text')}</p>}
      {reason !== null && <p className={styles.quiet}>{text('lottery.void.reason', { reason })}</p>}
      <Facts
        look="beside"
        facts={[
          all > 1 && ['lottery.orders.multiple', `× ${draw.multiple}`],
          ['lottery.orders.stake', money(draw.bettingSumAmount)],
          state === 'placed' && ['lottery.orders.most', money(draw.possibleWin)],
          !isNothing(won) && ['lottery.orders.won', money(won), 'won'],
          !isNothing(rebate) && ['lottery.orders.rebate', money(rebate)],
        ]}
      />
      {isDecided && isOwn(family) && <FairLink draw={draw} gameCode={gameCode} />}
    </li>
  );
}

type DrawsProps = OfLottery & { draws: readonly OrderDraw[] };

/** The draws that an order takes part in; the first ones of a long chase, until more are wanted. */
export function OrderDraws({ draws, ...ofLottery }: DrawsProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? draws : draws.slice(0, fewDraws);
  return (
    <Section title={text('lottery.draws')}>
      <Card look="flush">
        <ul className={styles.orders}>
          {shown.map((draw) => (
            <DrawOfOrder key={draw.orderDetailId} {...ofLottery} draw={draw} all={draws.length} />
          ))}
        </ul>
      </Card>
      {draws.length > fewDraws && (
        <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? text('lottery.orders.draws.fewer')
            : text('lottery.orders.draws.all', { count: String(draws.length) })}
        </Button>
      )}
    </Section>
  );
}
