import { memo, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import type { RowShape } from '@pavilion/domain/lottery/play';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { ballWords } from '../balls/ball-names.ts';
import { Die } from '../balls/Die.tsx';
import {
  hasQuicks,
  isOnlyBall,
  lookOf,
  quickBalls,
  quicks,
  rowWords,
  type BallLook,
  type Quick,
} from './play-words.ts';
import ballStyles from '../balls/Balls.module.css';
import styles from './Pad.module.css';

const sizesFrom = 12;

type RowProps = {
  family: string;
  row: RowShape;
  at: number;
  chosen: readonly number[];
  /** What a bet on each ball pays, in the order of the balls; minor units. */
  paid: readonly bigint[] | null;
  digits: number;
  /** Of ball 0 to 11, then of big, small, odd and even. */
  hits: readonly number[] | undefined;
  gaps: readonly number[] | undefined;
  onChange: (at: number, balls: readonly number[]) => void;
};

function Face({ look, ball, words }: { look: BallLook; ball: number; words: string }) {
  switch (look) {
    case 'die':
      return <Die value={ball} />;
    case 'car':
      return <span className={`${ballStyles.car} ${ballStyles[`car${ball}`]}`}>{words}</span>;
    case 'words':
    case 'round':
      return <span className={styles[look]}>{words}</span>;
  }
}

/** Where a key leads in a row of so many balls; null for other keys. */
function stepOf(key: string, at: number, last: number): number | null {
  const isTurned = document.documentElement.dir === 'rtl';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = (key === 'ArrowLeft') === isTurned ? 1 : -1;
      return Math.min(last, Math.max(0, at + step));
    }
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

function Quicks({ row, onQuick }: { row: RowShape; onQuick: (quick: Quick) => void }) {
  const text = useText();
  return (
    <div
      role="group"
      aria-label={text('lottery.pad.quick', { row: rowWords(text, row) })}
      className={styles.quicks}
    >
      {quicks.map((quick) => (
        <button key={quick} type="button" className={styles.quick} onClick={() => onQuick(quick)}>
          {text(quick === 'all' || quick === 'none' ? `lottery.pad.${quick}` : `lottery.${quick}`)}
        </button>
      ))}
    </div>
  );
}

function Balls(props: RowProps & { labelledBy: string }) {
  const { family, row, at: place, chosen, paid, digits, hits, gaps, onChange, labelledBy } = props;
  const text = useText();
  const money = useMoneyFormat();
  const group = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const { values, names } = row.balls;
  const look = lookOf(family, row);

  function move(event: KeyboardEvent) {
    const next = stepOf(event.key, active, values.length - 1);
    if (next === null) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[next]?.focus();
  }

  function toggle(ball: number) {
    const has = (one: number) => chosen.includes(one) !== (one === ball);
    onChange(place, values.filter(has));
  }

  function figuresOf(ball: number, index: number): string[] {
    const at = names === undefined ? ball : sizesFrom + ball;
    const [pays, times, since] = [paid?.[index], hits?.[at], gaps?.[at]];
    return [
      ...(pays === undefined ? [] : [money(formatAmount(pays, digits))]),
      ...(times === undefined ? [] : [text('lottery.pad.hits.of', { count: times })]),
      ...(since === undefined ? [] : [text('lottery.pad.gap.of', { count: since })]),
    ];
  }

  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={labelledBy}
      className={styles.balls}
      data-look={look}
      data-many={values.length === 10 ? 'ten' : undefined}
      data-paid={paid === null ? undefined : ''}
    >
      {values.map((ball, index) => {
        const words = ballWords(text, row, ball);
        const below = figuresOf(ball, index);
        return (
          <button
            key={ball}
            type="button"
            tabIndex={index === active ? 0 : -1}
            aria-label={[rowWords(text, row), words, ...below].join(', ')}
            aria-pressed={chosen.includes(ball)}
            className={styles.ball}
            onFocus={() => setActive(index)}
            onKeyDown={move}
            onClick={() => toggle(ball)}
          >
            <Face look={look} ball={ball} words={words} />
            {below.map((figure) => (
              <span key={figure} className={styles.figure}>
                {figure}
              </span>
            ))}
          </button>
        );
      })}
    </div>
  );
}

/** The only ball of a row, which is chosen or not. */
function OnlyBall({ row, at, chosen, onChange }: RowProps) {
  const text = useText();
  const [ball = 0] = row.balls.values;
  return (
    <button
      type="button"
      aria-pressed={chosen.length > 0}
      className={styles.only}
      onClick={() => onChange(at, chosen.length > 0 ? [] : [ball])}
    >
      {rowWords(text, row)}
    </button>
  );
}

/** A row of balls of which any can be chosen; arrow keys move in it. */
export const BallRow = memo(function BallRow(props: RowProps) {
  const { row, at, onChange } = props;
  const text = useText();
  const id = useId();
  if (isOnlyBall(row)) return <OnlyBall {...props} />;
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name}>
          {rowWords(text, row)}
        </h2>
        {hasQuicks(row) && (
          <Quicks row={row} onQuick={(quick) => onChange(at, quickBalls(quick, row))} />
        )}
      </div>
      <Balls {...props} labelledBy={id} />
    </div>
  );
});
