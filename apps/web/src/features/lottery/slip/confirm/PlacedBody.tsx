import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { TrialMark } from '#features/session/TrialMark.tsx';
import { CopyFact } from '#features/site/CopyFact.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import type { Room } from '../../room/room.ts';
import type { Chase } from '../chase/chase.ts';
import type { Placed } from '../slip.queries.ts';
import { DrawsFact } from './DrawsFact.tsx';
import styles from '../Slip.module.css';

type PlacedProps = Readonly<{
  room: Room;
  placed: Placed;
  chase: Chase | null;
  onClose: () => void;
}>;

/** The order as it was taken, and where it is found. */
export function PlacedBody({ room, placed, chase, onClose }: PlacedProps) {
  const text = useText();
  const money = useMoneyFormat();
  const start = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => start.current?.focus(), []);
  return (
    <div className={styles.body}>
      <div ref={start} tabIndex={-1} role="status" className={styles.start}>
        <Notice tone="success">{text('lottery.placed')}</Notice>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{text('lottery.fact.order')}</dt>
          <dd>
            {placed.orderNumber} <TrialMark />
          </dd>
        </div>
        <DrawsFact numero={placed.numero} chase={chase} />
        <div>
          <dt>{text('lottery.fact.total')}</dt>
          <dd>{money(placed.totalBettingAmount)}</dd>
        </div>
      </dl>
      {placed.commit !== null && (
        <div>
          <CopyFact label={text('lottery.fair.commit')} value={placed.commit} />
          <p className={styles.quiet}>{text('lottery.placed.commit')}</p>
        </div>
      )}
      <div className={styles.actions}>
        <Link
          className={buttonClass('secondary')}
          href={paths.lottery({ gameCode: room.lottery.code, view: 'orders' })}
          onClick={onClose}
        >
          {text('lottery.view.orders')}
        </Link>
        <Button onClick={onClose}>{text('shell.close')}</Button>
      </div>
    </div>
  );
}
