import { useId, useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { moneyOf, type PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { Stations } from '../draws/Stations.tsx';
import type { Lottery } from '../lottery.queries.ts';
import { PlayBar } from '../play/PlayBar.tsx';
import { ClosingNotice } from './ClosingNotice.tsx';
import { isFamilyCode } from './family.ts';
import { hasModeSwitch, ModeSwitch } from './ModeSwitch.tsx';
import { OpenBoard } from './OpenBoard.tsx';
import { useRoomParts } from './room-parts.ts';
import { headHeight, RoomHead } from './RoomHead.tsx';
import styles from './BettingPage.module.css';

const skeletonHeights = [headHeight, 52, 44, 44, 240];

const isOf = (wanted: string) => (one: { station: string }) => one.station === wanted;

type BettingPageProps = { lottery: Lottery; mode: PrizeMode };

/** The betting page of a lottery in a prize mode. */
export function BettingPage({ lottery, mode }: BettingPageProps) {
  const text = useText();
  const headId = useId();
  const boardId = useId();
  const [station, setStation] = useState<string>();
  const { parts, near, stations } = useRoomParts({ lottery, mode, station });
  // The next day has other stations.
  if (station !== undefined && near.data && !near.data.answer.stations.some(isOf(station))) {
    setStation(undefined);
  }
  const money = isFamilyCode(lottery.family) ? moneyOf(mode, lottery.family) : null;
  const hasModes = hasModeSwitch(lottery.family);
  const panel = { role: 'tabpanel', 'aria-label': text(`lottery.mode.${mode.playType}`) };
  return (
    <div className={styles.room}>
      {money !== null && (
        <PlayBar key={mode.prizeModeId} lottery={lottery} mode={mode} money={money} />
      )}
      <Loaded query={parts} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {({ room, draw }) => (
          <>
            <Stations stations={stations} value={station} onChange={setStation} panelId={headId} />
            <RoomHead
              key={station}
              id={headId}
              lottery={lottery}
              near={near}
              hasStations={stations.length > 1}
            />
            <ClosingNotice key={`closing ${station}`} near={near.data} draw={draw} />
            {hasModes && <ModeSwitch lottery={lottery} mode={mode} panelId={boardId} />}
            <div id={boardId} className={styles.board} {...(hasModes && panel)}>
              {room === null ? (
                <EmptyState text={text('error.lottery.play.closed')} />
              ) : (
                <OpenBoard key={mode.prizeModeId} room={room} />
              )}
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
