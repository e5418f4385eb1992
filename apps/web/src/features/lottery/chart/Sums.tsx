import { useText } from '#kit/text.ts';
import { AsTable } from './AsTable.tsx';
import { lineThrough, sumsOf, type CountedDraw } from './counted.ts';
import type { SumOfDraw } from './tracks.ts';
import styles from './Chart.module.css';

const box = { width: 300, height: 120 };

type SumsProps = Readonly<{ sum: SumOfDraw; draws: readonly CountedDraw[] }>;

/** The sums as a line from the oldest draw to the newest, said in words, and as a table. */
export function Sums({ sum, draws }: SumsProps) {
  const text = useText();
  const points = sumsOf(draws, sum);
  const values = points.map((point) => point.sum);
  const name = text('lottery.chart.sums');
  return (
    <>
      <p className={styles.quiet}>
        {text('lottery.chart.sums.text', {
          least: Math.min(...values),
          most: Math.max(...values),
          last: values[0] ?? 0,
        })}
      </p>
      <div className={styles.line} aria-hidden="true">
        <span>{sum.most}</span>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none">
          <path d={`M0 ${box.height / 2}H${box.width}`} className={styles.middle} />
          <polyline points={lineThrough(points, sum, box)} className={styles.sums} />
        </svg>
        <span>{sum.least}</span>
      </div>
      <AsTable
        name={name}
        columns={[text('lottery.chart.of.sum')]}
        rows={points.map((point) => ({ numero: point.numero, cells: [String(point.sum)] }))}
      />
    </>
  );
}
