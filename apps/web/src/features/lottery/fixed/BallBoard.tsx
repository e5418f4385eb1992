import { useRef, useState, type KeyboardEvent } from 'react';
import { useText, type MessageKey } from '#kit/text.ts';
import type { BallSet } from '@pavilion/domain/lottery/play';
import type { Mark } from '../room/marks.ts';
import { ballAtKey } from './board-keys.ts';
import { written, type Row } from './numbers.ts';
import styles from './BallBoard.module.css';

const names: Readonly<Record<string, MessageKey>> = {
  big: 'lottery.big',
  small: 'lottery.small',
  odd: 'lottery.odd',
  even: 'lottery.even',
};

/** Stands before odds that are less than usual. */
const lessSign = '↓';
const columnsOfNumbers = 5;
const columnsOfNames = 2;
const tenBalls = 10;

/** Balls by their tens; all together where there are no more than ten. */
function blocksOf({ values }: BallSet): { tens: number | null; balls: Row }[] {
  if (values.length <= tenBalls) return [{ tens: null, balls: values }];
  const tens = [...new Set(values.map((ball) => Math.floor(ball / tenBalls)))];
  return tens.map((ten) => ({
    tens: ten,
    balls: values.filter((ball) => Math.floor(ball / tenBalls) === ten),
  }));
}

type BoardProps = {
  label: string;
  balls: BallSet;
  row: Row;
  markOf: (ball: number) => Mark | undefined;
  /** What is said of a marked ball, and its odds alone. */
  markText: (ball: number) => string;
  oddsText: (ball: number) => string;
  onToggle: (ball: number) => void;
};

type BallProps = Omit<BoardProps, 'label'> & {
  ball: number;
  /** Whether the tab key leads to this ball. */
  isEntry: boolean;
  onReached: () => void;
  onKey: (event: KeyboardEvent) => void;
};

function BallButton(props: BallProps) {
  const { ball, isEntry, balls, row, markOf, markText, oddsText, onToggle, onReached, onKey } =
    props;
  const text = useText();
  const name = names[balls.names?.[balls.values.indexOf(ball)] ?? ''];
  const shown = name ? text(name) : written(ball, balls);
  const mark = markOf(ball);
  const isChosen = row.includes(ball);
  // One that was chosen before it closed can still be taken out.
  const isShut = mark?.kind === 'closed' && !isChosen;
  return (
    <button
      type="button"
      className={styles.ball}
      style={name ? undefined : { gridColumn: (ball % columnsOfNumbers) + 1 }}
      data-ball={ball}
      data-mark={mark?.kind}
      tabIndex={isEntry ? 0 : -1}
      aria-label={mark && `${shown}, ${markText(ball)}`}
      aria-pressed={isChosen}
      aria-disabled={isShut || undefined}
      onFocus={onReached}
      onKeyDown={onKey}
      onClick={isShut ? undefined : () => onToggle(ball)}
    >
      {shown}
      {mark && (
        <small className={styles.mark} aria-hidden="true">
          {mark.kind === 'reduced' ? `${lessSign} ${oddsText(ball)}` : markText(ball)}
        </small>
      )}
    </button>
  );
}

/** The balls of a row as buttons; one is reached by the tab key, the others by arrow keys. */
export function BallBoard(props: BoardProps) {
  const { label, balls } = props;
  const text = useText();
  const board = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState(balls.values[0] ?? 0);
  const hasReduced = balls.values.some((ball) => props.markOf(ball)?.kind === 'reduced');
  const columns = balls.names ? columnsOfNames : columnsOfNumbers;

  function move(event: KeyboardEvent) {
    const right = document.documentElement.dir === 'rtl' ? -1 : 1;
    const next = ballAtKey(event.key, entry, { values: balls.values, columns, right });
    if (next === null) return;
    event.preventDefault();
    setEntry(next);
    board.current?.querySelector<HTMLElement>(`[data-ball="${next}"]`)?.focus();
  }

  return (
    <div ref={board} role="group" aria-label={label} className={styles.board}>
      {blocksOf(balls).map(({ tens, balls: some }) => (
        <div
          key={tens}
          className={styles.block}
          {...(tens !== null && { role: 'group', 'aria-label': `${tens}0–${tens}9` })}
        >
          {tens !== null && (
            <span className={styles.tens} aria-hidden="true">
              {tens}×
            </span>
          )}
          <div className={balls.names ? styles.names : styles.numbers}>
            {some.map((ball) => (
              <BallButton
                key={ball}
                {...props}
                ball={ball}
                isEntry={ball === entry}
                onReached={() => setEntry(ball)}
                onKey={move}
              />
            ))}
          </div>
        </div>
      ))}
      {hasReduced && (
        <p className={styles.legend} aria-hidden="true">
          {lessSign} {text('lottery.fixed.less')}
        </p>
      )}
    </div>
  );
}
