import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import type { Near } from '../clock/near.ts';
import { useDraws, useNear, useReadDraws, type Lottery } from '../lottery.queries.ts';
import { DrawRow } from './DrawRow.tsx';
import { HotNumbers } from './HotNumbers.tsx';
import { OpenDraw } from './OpenDraw.tsx';
import { Stations } from './Stations.tsx';
import styles from './Draws.module.css';

const openHeights = [104];
const rowHeights = [92, 92, 92, 92, 92];
const openId = 'lottery-open';

/** Names what is known of the last draw; the list is read again when it changes. */
function lastDraw(near: Near | undefined): string | null {
  const previous = near?.answer.previousNumero;
  return previous ? `${previous.numero} ${previous.state} ${previous.winNo}` : null;
}

type Followed = { gameId: number; station: string | undefined; near: Near | undefined };

/** Reads the list of draws again when a draw has closed or its result has come. */
function useFollowedDraws({ gameId, station, near }: Followed): void {
  const last = lastDraw(near);
  const known = useRef<{ station: string | undefined; last: string } | null>(null);
  const read = useEffectEvent(useReadDraws(gameId));
  useEffect(() => {
    if (last === null) return;
    const before = known.current;
    known.current = { station, last };
    // Another station has another last draw, which the list has already.
    if (before !== null && before.station === station && before.last !== last) read();
  }, [station, last]);
}

function DrawList({ lottery }: { lottery: Lottery }) {
  const text = useText();
  const query = useDraws(lottery.gameId);
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
          <ShowMore query={query} />
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
  const shown = isPlaceholderData ? undefined : data;
  useFollowedDraws({ gameId: lottery.gameId, station, near: shown });
  const stations = data?.answer.stations ?? [];
  // The next day has other stations.
  if (station !== undefined && shown && stations.every((one) => one.station !== station)) {
    setStation(undefined);
  }
  const isPanel = stations.length > 1;
  return (
    <>
      <Stations stations={stations} value={station} onChange={setStation} panelId={openId} />
      <Section title={text('lottery.open')}>
        <div id={openId} {...(isPanel && { role: 'tabpanel', 'aria-label': text('lottery.open') })}>
          <Loaded
            query={{ ...near, data: shown }}
            skeleton={<SkeletonBlocks heights={openHeights} />}
          >
            {(open) => <OpenDraw near={open} name={lottery.remark} />}
          </Loaded>
        </div>
      </Section>
      <Section title={text('lottery.draws')}>
        <div className={styles.list}>
          <DrawList lottery={lottery} />
        </div>
      </Section>
      <HotNumbers lottery={lottery} />
    </>
  );
}
