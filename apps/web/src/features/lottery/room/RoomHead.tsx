import { Loaded, type LoadedQuery } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { Countdown } from '../clock/Countdown.tsx';
import type { Near } from '../clock/near.ts';
import { SpokenCountdown } from '../clock/SpokenCountdown.tsx';
import type { Lottery } from '../lottery.queries.ts';
import { LastDraw } from '../result-show/LastDraw.tsx';
import styles from './RoomHead.module.css';

/** As tall as it is on most phones, for what stands in for it. */
export const headHeight = 125;

/** The draw that takes bets, and how long it does, or why none does. */
function OpenDraw({ near, name }: { near: Near; name: string }) {
  const text = useText();
  const { answer, closesAtMs } = near;
  const { currentNumero: current, paused } = answer;
  if (paused) return <p className={styles.paused}>{text('lottery.paused')}</p>;
  if (current === null || closesAtMs === null) return <p>{text('lottery.bet.none')}</p>;
  const { numero } = current;
  return (
    <>
      <p className={styles.numero}>{text('lottery.numero', { numero })}</p>
      <Countdown closesAtMs={closesAtMs} name={name} />
      <SpokenCountdown key={numero} closesAtMs={closesAtMs} numero={numero} />
    </>
  );
}

type HeadProps = {
  id: string;
  lottery: Lottery;
  near: LoadedQuery<Near>;
  /** Whether tabs above it switch it. */
  hasStations: boolean;
};

/** The last draw with its result, and the open one with its countdown. */
export function RoomHead({ id, lottery, near, hasStations }: HeadProps) {
  const text = useText();
  const panel = { role: 'tabpanel', 'aria-label': text('lottery.open') };
  return (
    <Card id={id} className={styles.head ?? ''} {...(hasStations && panel)}>
      <Loaded query={near} skeleton={<Skeleton height={107} />}>
        {(open) => (
          <>
            <LastDraw family={lottery.family} last={open.answer.previousNumero} />
            <div className={styles.open}>
              <OpenDraw near={open} name={lottery.remark} />
            </div>
          </>
        )}
      </Loaded>
    </Card>
  );
}
