import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import type { Near } from '../clock/near.ts';
import { useDraws, useNear, useReadDraws, type Lottery } from '../lottery.queries.ts';
import { DrawRow } from './DrawRow.tsx';
import { HotNumbers } from './HotNumbers.tsx';
import { OpenDraw } from './OpenDraw.tsx';
import styles from './Draws.module.css';

const openHeights = [104];
const rowHeights = [92, 92, 92, 92, 92];
const listId = 'lottery-draws';

/** Names what is known of the last draw; the list is read again when it changes. */
function lastDraw(near: Near | undefined): string | null {
  const previous = near?.answer.previousNumero;
  return previous ? `${previous.numero} ${previous.state} ${previous.winNo}` : null;
}

/** Reads the list of draws again when a draw has closed or its result has come. */
function useFollowedDraws(gameId: number, near: Near | undefined): void {
  const last = lastDraw(near);
  const known = useRef(last);
  const read = useEffectEvent(useReadDraws(gameId));
  useEffect(() => {
    if (last === null || last === known.current) return;
    const isFirst = known.current === null;
    known.current = last;
    if (!isFirst) read();
  }, [last]);
}

type Station = Near['answer']['stations'][number];

type StationsProps = {
  stations: readonly Station[];
  value: string | undefined;
  onChange: (station: string | undefined) => void;
};

/** Those that draw on the day of the open draw; the first one is its main one. */
function Stations({ stations, value, onChange }: StationsProps) {
  const text = useText();
  const [main] = stations;
  if (main === undefined || stations.length < 2) return null;
  return (
    <SegmentedControl
      label={text('lottery.stations')}
      segments={stations.map(({ station, name }) => ({ key: station, label: name }))}
      value={value ?? main.station}
      onChange={(station) => onChange(station === main.station ? undefined : station)}
      panelId={listId}
    />
  );
}

function DrawList({ lottery, station }: { lottery: Lottery; station: string | undefined }) {
  const text = useText();
  const query = useDraws({ gameId: lottery.gameId, station });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonBlocks heights={rowHeights} />}
      empty={<EmptyState text={text('lottery.draws.none')} />}
      isEmpty={(list) => list.length === 0}
    >
      {(list) => (
        <>
          <Card look="flush">
            <ul className={styles.draws}>
              {list.map((draw) => (
                <DrawRow key={draw.numero} lottery={lottery} draw={draw} />
              ))}
            </ul>
          </Card>
          {hasNextPage && (
            <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {text('records.more')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

/** The draws of a lottery: the open one with its countdown, those before it, and what is counted. */
export function Draws({ lottery }: { lottery: Lottery }) {
  const text = useText();
  const [station, setStation] = useState<string>();
  const near = useNear({ gameId: lottery.gameId, station });
  const { data, isPlaceholderData } = near;
  useFollowedDraws(lottery.gameId, data);
  return (
    <>
      <Stations stations={data?.answer.stations ?? []} value={station} onChange={setStation} />
      <Section title={text('lottery.open')}>
        <Loaded
          query={isPlaceholderData ? { ...near, data: undefined } : near}
          skeleton={<SkeletonBlocks heights={openHeights} />}
        >
          {(shown) => <OpenDraw near={shown} name={lottery.remark} />}
        </Loaded>
      </Section>
      <Section title={text('lottery.draws')}>
        <div id={listId} className={styles.list}>
          <DrawList lottery={lottery} station={station} />
        </div>
      </Section>
      <HotNumbers lottery={lottery} />
    </>
  );
}
