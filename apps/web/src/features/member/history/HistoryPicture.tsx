import { useId, useState } from 'react';
import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { chartParts, chartViews, figuresOf, type ChartView } from './chart-view.ts';
import { useHistoryWords } from './history-words.ts';
import type { HistoryMonth } from './history.queries.ts';
import { HistoryChart } from './HistoryChart.tsx';
import styles from './History.module.css';

type StepProps = { to: HistoryMonth | undefined; onChoose: (month: string) => void };

/** Leads to the month before or after the chosen one; it is named by that month. */
function MonthStep({ to, side, onChoose }: StepProps & { side: 'earlier' | 'later' }) {
  const words = useHistoryWords();
  if (to === undefined) return <span />;
  return (
    <IconButton
      className={side === 'earlier' ? (styles.earlier ?? '') : ''}
      shape={chevronRight}
      label={words.month(to.month)}
      onClick={() => onChoose(to.month)}
    />
  );
}

/** The figures of the chosen month, each with the mark that it has in the drawing. */
function ChosenMonth({ view, month }: { view: ChartView; month: HistoryMonth }) {
  const text = useText();
  const words = useHistoryWords();
  const money = useMoneyFormat();
  const { bars, line } = chartParts[view];
  const figures = figuresOf(view, month);
  return (
    <>
      <h3 className={styles.name}>{words.month(month.month)}</h3>
      <dl className={styles.legend}>
        {bars.map((label, at) => (
          <div key={label}>
            <dt>
              <span className={at === 0 ? styles.firstMark : styles.secondMark} />
              {text(label)}
            </dt>
            <dd>{money(figures.bars[at === 0 ? 0 : 1])}</dd>
          </div>
        ))}
        <div>
          <dt>
            <span className={styles.lineMark} />
            {text(line)}
          </dt>
          <dd>
            <SignedMoney amount={figures.line} />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** The picture of twelve months, of play or of money, and one month of it in figures. */
export function HistoryPicture({ list }: { list: readonly HistoryMonth[] }) {
  const text = useText();
  const panelId = useId();
  const [view, setView] = useState<ChartView>('play');
  const [wanted, setWanted] = useState<string | null>(null);
  const at = Math.max(
    list.findIndex(({ month }) => month === wanted),
    0,
  );
  const chosen = list[at];
  if (chosen === undefined) return null;
  return (
    <Card className={styles.picture ?? ''}>
      <SegmentedControl
        label={text('records.view')}
        segments={chartViews.map((key) => ({ key, label: text(`history.view.${key}`) }))}
        value={view}
        onChange={setView}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={text(`history.view.${view}`)}>
        <HistoryChart view={view} list={list} chosen={chosen.month} onChoose={setWanted} />
        <div className={styles.chosen}>
          <div className={styles.steps} dir="ltr">
            <MonthStep side="earlier" to={list[at + 1]} onChoose={setWanted} />
            <MonthStep side="later" to={list[at - 1]} onChoose={setWanted} />
          </div>
          <div aria-live="polite" aria-atomic="true">
            <ChosenMonth view={view} month={chosen} />
          </div>
        </div>
      </div>
    </Card>
  );
}
