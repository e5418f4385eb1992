import { Suspense, useId, useState } from 'react';
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { chartHeight, type ChartSeries } from './chart-series.ts';
import { DayTable } from './DayTable.tsx';
import type { TeamDay } from './overview.queries.ts';
import type { TeamChartProps } from './TeamChart.tsx';
import styles from './Chart.module.css';

const views = ['valid', 'profitAndLoss'] as const;
type View = (typeof views)[number];

/** The library of the chart comes with it, after the figures of the page. */
const teamChart = lazyComponent<'TeamChart', TeamChartProps>(
  'TeamChart',
  () => import('./TeamChart.tsx'),
);

function seriesOf(view: View, days: readonly TeamDay[]): ChartSeries {
  return days.map(({ day, validBetAmount, profitAndLoss }) => ({
    day,
    amount: view === 'valid' ? validBetAmount : profitAndLoss,
  }));
}

/** Thirty days of valid bets or of the result as a chart, or both as a table. */
export function TeamDays({ series }: { series: readonly TeamDay[] }) {
  const text = useText();
  const panelId = useId();
  const [view, setView] = useState<View>('valid');
  const [isTable, setTable] = useState(false);
  const name = text(`agent.overview.${view}`);
  return (
    <Section title={text('agent.chart')}>
      <Card className={styles.card ?? ''}>
        {isTable ? (
          <DayTable series={series} />
        ) : (
          <>
            <SegmentedControl
              label={text('agent.chart.view')}
              segments={views.map((key) => ({ key, label: text(`agent.overview.${key}`) }))}
              value={view}
              onChange={setView}
              panelId={panelId}
            />
            <div id={panelId} role="tabpanel" aria-label={name}>
              <ErrorBoundary>
                <Suspense fallback={<Skeleton height={chartHeight} radius="var(--radius-m)" />}>
                  <teamChart.Component name={name} series={seriesOf(view, series)} />
                </Suspense>
              </ErrorBoundary>
            </div>
          </>
        )}
        <Button kind="quiet" size="compact" onClick={() => setTable(!isTable)}>
          {text(isTable ? 'agent.chart.asChart' : 'agent.chart.asTable')}
        </Button>
      </Card>
    </Section>
  );
}
