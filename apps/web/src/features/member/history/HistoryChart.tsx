import { useId } from 'react';
import { useText } from '#kit/text.ts';
import { chartHeight, chartMonths, chartShape, monthsUntil, slotWidth } from './chart-shape.ts';
import { chartParts, figuresOf, type ChartView } from './chart-view.ts';
import { useHistoryWords } from './history-words.ts';
import type { HistoryMonth } from './history.queries.ts';
import styles from './History.module.css';

const chartWidth = chartMonths * slotWidth;

type DrawingProps = { shape: ReturnType<typeof chartShape>; label: string };

/** Bars, the line with its points, and the lines of the scale. */
function Drawing({ shape, label }: DrawingProps) {
  const hatch = useId();
  const slots = shape.slots.flatMap((slot) => slot ?? []);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <pattern
          id={hatch}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={styles.hatchGround} width="5" height="5" />
          <rect className={styles.hatchLine} width="2" height="5" />
        </pattern>
      </defs>
      {shape.lines.map(({ amount, y }, at) => (
        <line
          key={amount}
          className={at === 0 ? styles.zero : styles.gridLine}
          x1={0}
          x2={chartWidth}
          y1={y}
          y2={y}
        />
      ))}
      {slots.map(({ bars: [first, second], point }) => (
        <g key={point.x}>
          <rect className={styles.first} {...first} />
          <rect className={styles.second} fill={`url(#${hatch})`} {...second} />
        </g>
      ))}
      <polyline
        className={styles.line}
        points={slots.map(({ point }) => `${point.x},${point.y}`).join(' ')}
      />
      {slots.map(({ point }) => (
        <circle key={point.x} className={styles.point} cx={point.x} cy={point.y} r={3.5} />
      ))}
    </svg>
  );
}

/** The amounts of the scale, each at the height of its line. */
function Scale({ shape }: Pick<DrawingProps, 'shape'>) {
  const words = useHistoryWords();
  return (
    <div className={styles.scale} aria-hidden="true">
      {shape.lines.map(({ amount, y }) => (
        <span key={amount} style={{ top: `${(y / chartHeight) * 100}%` }}>
          {words.scale(amount)}
        </span>
      ))}
    </div>
  );
}

type ChoiceProps = {
  months: readonly string[];
  known: ReadonlyMap<string, HistoryMonth>;
  chosen: string;
  onChoose: (month: string) => void;
};

/** A strip for each month over the drawing, with its initial below; arrow keys move the choice. */
function MonthChoice({ months, known, chosen, onChoose }: ChoiceProps) {
  const text = useText();
  const words = useHistoryWords();
  const name = useId();
  return (
    <div className={styles.months} role="radiogroup" aria-label={text('history.month')}>
      {months.map((month) =>
        known.has(month) ? (
          <label key={month} className={styles.month}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              aria-label={words.month(month)}
              checked={month === chosen}
              onChange={() => onChoose(month)}
            />
            <span aria-hidden="true">{words.initial(month)}</span>
          </label>
        ) : (
          <span key={month} className={styles.month} aria-hidden="true">
            <span>{words.initial(month)}</span>
          </span>
        ),
      )}
    </div>
  );
}

export type HistoryChartProps = {
  view: ChartView;
  /** Newest first. */
  list: readonly HistoryMonth[];
  chosen: string;
  onChoose: (month: string) => void;
};

/** Twelve months as bars and a line; months before the account was opened stay empty. */
export function HistoryChart({ view, list, chosen, onChoose }: HistoryChartProps) {
  const text = useText();
  const words = useHistoryWords();
  const [newest] = list;
  const oldest = list.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  const known = new Map(list.map((one) => [one.month, one]));
  const months = monthsUntil(newest.month);
  const shape = chartShape(
    months.map((month) => {
      const own = known.get(month);
      return own === undefined ? null : figuresOf(view, own);
    }),
  );
  const { bars, line } = chartParts[view];
  const label = text('history.picture', {
    from: words.month(oldest.month),
    until: words.month(newest.month),
    figures: [...bars, line].map((part) => text(part)).join(', '),
  });
  return (
    <div className={styles.chart} dir="ltr">
      <Scale shape={shape} />
      <div className={styles.plot}>
        <Drawing shape={shape} label={label} />
        <MonthChoice months={months} known={known} chosen={chosen} onChoose={onChoose} />
      </div>
    </div>
  );
}
