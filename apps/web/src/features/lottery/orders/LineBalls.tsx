import { useState } from 'react';
import { useText, type Text } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import type { Play } from '@pavilion/domain/lottery/play';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import type { OrderLine } from './orders.queries.ts';
import { shownBalls, type ShownBalls, type ShownRow } from './shown-balls.ts';
import styles from './Orders.module.css';

/** How many numbers of a long row are shown at first. */
const fewNumbers = 60;

function rowName(text: Text, of: ShownRow['of']): string | null {
  if (of === null) return null;
  if (typeof of === 'number') return text('lottery.hot.place', { number: String(of) });
  return text(`lottery.orders.row.${of}`);
}

/** Words of several parts need a stop between them. */
const jointOf = (balls: readonly string[]) => (balls.some((one) => /\s/.test(one)) ? '; ' : ' ');

function Row({ row, isAll }: { row: ShownRow; isAll: boolean }) {
  const text = useText();
  const name = rowName(text, row.of);
  const balls = isAll ? row.balls : row.balls.slice(0, fewNumbers);
  return (
    <p>
      {name !== null && <span className={styles.quiet}>{name}: </span>}
      <span className={styles.numbers}>{balls.join(jointOf(balls))}</span>
      {balls.length < row.balls.length && ' …'}
    </p>
  );
}

function Rows({ shown: { rows, positions } }: { shown: ShownBalls }) {
  const text = useText();
  const format = useFormat();
  const [isAll, setAll] = useState(false);
  const most = Math.max(...rows.map(({ balls }) => balls.length));
  return (
    <div className={styles.balls}>
      {positions.length > 0 && (
        <p className={styles.quiet}>
          {text('lottery.orders.positions', { list: positions.join(', ') })}
        </p>
      )}
      {rows.map((row, at) => (
        <Row key={row.of ?? at} row={row} isAll={isAll} />
      ))}
      {most > fewNumbers && (
        <Button
          kind="secondary"
          size="compact"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll
            ? text('lottery.orders.numbers.fewer')
            : text('lottery.orders.numbers.all', { count: format.decimal(String(most), 0) })}
        </Button>
      )}
    </div>
  );
}

type LineBallsProps = {
  /** The rules of the play; null while they are fetched, and where this page does not know it. */
  play: Play<never> | null;
  line: OrderLine;
};

/** What was chosen in a line, as people read it; else as the wire writes it. */
export function LineBalls({ play, line }: LineBallsProps) {
  const text = useText();
  const shown = play && shownBalls(text, play, line);
  return <Rows shown={shown ?? { rows: [{ of: null, balls: [line.balls] }], positions: [] }} />;
}
