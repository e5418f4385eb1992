import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { isNothing, useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import type { Family } from '@pavilion/domain/lottery/play';
import { stateOfStatus } from '@pavilion/domain/lottery/state/sub-order-state';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useFamily } from '../room/room.queries.ts';
import { Facts } from './Facts.tsx';
import { LineBalls } from './LineBalls.tsx';
import { useOrderLines, type OrderDraw, type OrderLine } from './orders.queries.ts';
import styles from './Orders.module.css';

const skeletonHeights = [128, 128];

/** "975.00", or more decimals where they say something. */
const oddsDigits = (bonus: string) =>
  Math.max(2, bonus.replace(/0+$/, '').split('.')[1]?.length ?? 0);

function Line({ line, family }: { line: OrderLine; family: Family<unknown> | null }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const { unit, multiple, series, winningAmount: won, odds } = line;
  const play = family?.plays.find(({ playId }) => playId === line.playId) ?? null;
  return (
    <li className={styles.order}>
      <p className={styles.head}>
        <b>
          {line.line}. {line.playName}
        </b>
        {line.typed && <Tag>{text('lottery.orders.typed')}</Tag>}
      </p>
      <LineBalls play={play} line={line} />
      <Facts
        look="beside"
        facts={[
          ['lottery.orders.unit', multiple === null ? money(unit) : `${money(unit)} × ${multiple}`],
          ['lottery.orders.line.bets', format.decimal(String(line.bets), 0)],
          ['lottery.orders.line.stake', money(line.stake)],
          series !== null && ['lottery.orders.line.series', String(series)],
          odds.length > 0 && [
            'lottery.orders.odds',
            odds.map(({ bonus }) => format.decimal(bonus, oddsDigits(bonus))).join(' / '),
          ],
          won !== null && ['lottery.orders.won', money(won), !isNothing(won) && 'won'],
        ]}
      />
    </li>
  );
}

const isSettled = ({ orderStatus }: OrderDraw) =>
  ['won', 'lost'].includes(stateOfStatus(orderStatus) ?? '');

type LinesProps = { orderId: string; draws: readonly OrderDraw[]; family: string };

/** The lines of an order, with what each won: in all its draws, or in the one that is chosen. */
export function OrderLines({ orderId, draws, family }: LinesProps) {
  const text = useText();
  const [chosen, setChosen] = useState('');
  const settled = draws.filter(isSettled);
  const query = useOrderLines(orderId, chosen === '' ? undefined : chosen);
  const rules = useFamily(family).data ?? null;
  return (
    <Section title={text('lottery.orders.lines')}>
      {draws.length > 1 && settled.length > 0 && (
        <SelectField
          label={text('lottery.orders.lines.in')}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{text('lottery.orders.lines.all')}</option>
          {settled.map(({ orderDetailId, numero }) => (
            <option key={orderDetailId} value={orderDetailId}>
              {text('lottery.numero', { numero })}
            </option>
          ))}
        </SelectField>
      )}
      <Loaded query={query} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {(lines) => (
          <>
            <Card look="flush">
              <ul className={styles.orders} aria-busy={query.isPlaceholderData || undefined}>
                {lines.map((line) => (
                  <Line key={line.line} line={line} family={rules} />
                ))}
              </ul>
            </Card>
            <ShowMore query={query} />
            {lines.length > 1 && settled.length > 0 && (
              <p className={styles.quiet}>{text('lottery.orders.lines.text')}</p>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
