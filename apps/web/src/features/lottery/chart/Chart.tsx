import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import type { Draw, Lottery } from '../lottery.queries.ts';
import { useChartDraws } from './chart.queries.ts';
import { lastDraws, type LastDraws } from './counted.ts';
import { Grid } from './Grid.tsx';
import { Road } from './Road.tsx';
import { Sums } from './Sums.tsx';
import { trackName } from './track-name.ts';
import { chartsOf, type FamilyCharts, type Track } from './tracks.ts';
import styles from './Chart.module.css';

const skeletonHeights = [52, 44, 320];
const counts = ['30', '50', '100'] as const;
const kinds = ['numbers', 'sizes', 'road', 'sums'] as const;
type Kind = (typeof kinds)[number];

const panelId = 'lottery-chart';

const hasKind = ({ sizes, road, sum }: FamilyCharts, kind: Kind) =>
  ({ numbers: true, sizes: sizes.length > 0, road: road !== null, sums: sum !== null })[kind];

type GridsProps = Readonly<{ family: string; tracks: readonly Track[]; draws: LastDraws }>;

/** A grid for each position, of which one is chosen. */
function Grids({ family, tracks, draws }: GridsProps) {
  const text = useText();
  const [chosen, setChosen] = useState('0');
  const track = tracks[Number(chosen)] ?? tracks[0];
  if (track === undefined) return null;
  return (
    <>
      {tracks.length > 1 && (
        <SegmentedControl
          label={text('lottery.hot.position')}
          segments={tracks.map(({ name }, at) => ({
            key: String(at),
            // The row is named "Position", so that a number is enough.
            label: typeof name === 'number' ? String(name) : trackName(text, name),
          }))}
          value={chosen}
          onChange={setChosen}
          panelId={panelId}
        />
      )}
      <p className={styles.quiet}>{text('lottery.chart.legend')}</p>
      <div
        id={panelId}
        {...(tracks.length > 1 && {
          role: 'tabpanel',
          'aria-label': trackName(text, track.name),
        })}
      >
        <Grid family={family} track={track} draws={draws} />
      </div>
    </>
  );
}

type ChosenProps = Readonly<{ kind: Kind; family: string; charts: FamilyCharts; draws: LastDraws }>;

function ChosenChart({ kind, family, charts, draws }: ChosenProps) {
  switch (kind) {
    case 'road':
      return charts.road && <Road places={charts.road} draws={draws.shown} />;
    case 'sums':
      return charts.sum && <Sums sum={charts.sum} draws={draws.shown} />;
    case 'numbers':
    case 'sizes':
      return <Grids key={kind} family={family} tracks={charts[kind]} draws={draws} />;
  }
}

type ChartsProps = Readonly<{ family: string; charts: FamilyCharts; list: readonly Draw[] }>;

function Charts({ family, charts, list }: ChartsProps) {
  const text = useText();
  const [kind, setKind] = useState<Kind>('numbers');
  const [count, setCount] = useState<(typeof counts)[number]>('30');
  const draws = lastDraws(list, charts.split, Number(count));
  const offered = kinds.filter((one) => hasKind(charts, one));
  return (
    <>
      <ChipRow
        label={text('lottery.chart.count')}
        chips={counts.map((one) => ({ key: one, label: one }))}
        value={count}
        onChange={setCount}
      />
      {offered.length > 1 && (
        <ChipRow
          label={text('lottery.chart.kind')}
          chips={offered.map((one) => ({ key: one, label: text(`lottery.chart.${one}`) }))}
          value={kind}
          onChange={setKind}
        />
      )}
      {draws.voids > 0 && (
        <p className={styles.quiet}>{text('lottery.chart.voids', { count: draws.voids })}</p>
      )}
      <ChosenChart kind={kind} family={family} charts={charts} draws={draws} />
    </>
  );
}

const isDrawn = ({ winNo, state }: Draw) => winNo !== null && state !== 'void';

/** Charts of the last draws: numbers and sizes by position, dragon and tiger, and sums. */
export function Chart({ lottery: { gameId, family } }: { lottery: Lottery }) {
  const text = useText();
  const query = useChartDraws(gameId);
  const charts = chartsOf(family);
  const none = <EmptyState text={text('lottery.draws.none')} />;
  if (charts === null) return none;
  return (
    <div className={styles.page}>
      <p>{text('lottery.chart.text')}</p>
      <Loaded
        query={query}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        empty={none}
        isEmpty={(list) => !list.some(isDrawn)}
      >
        {(list) => <Charts family={family} charts={charts} list={list} />}
      </Loaded>
    </div>
  );
}
