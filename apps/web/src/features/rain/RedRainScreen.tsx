import { useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { drawnPauseMs } from '#kit/clock/drawn-pause.ts';
import { useServerTime } from '#kit/clock/server-time.ts';
import { useText } from '#kit/text.ts';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { LastRain } from './after/LastRain.tsx';
import { BeforeRain, RainSkeleton } from './before/BeforeRain.tsx';
import { describedRains, nameOf, rainAt, rainNamed, type RainNow } from './clock/phase.ts';
import { FallingRain } from './falling/FallingRain.tsx';
import { aheadOf, useRain, useReadRains, type ShownRain } from './rain.queries.ts';
import styles from './before/Before.module.css';

function NonePlanned() {
  const text = useText();
  return (
    <EmptyState
      text={`${text('rain.none')}. ${text('rain.none.text')}`}
      action={
        <Link className={buttonClass('primary', 'compact')} href={paths.promotions()}>
          {text('promotions.all')}
        </Link>
      }
    />
  );
}

type OfAnswer = { answer: ShownRain; aheadMs: number };

/** The rain of the moment; the rains are read again shortly after one has ended. */
function useRainNow({ answer, aheadMs }: OfAnswer): RainNow | null {
  const rains = describedRains(answer);
  const name = useServerTime(aheadMs, (at) => nameOf(rainAt(rains, at)));
  const now = rainNamed(rains, name);
  const readRains = useEffectEvent(useReadRains());
  const isOver = now?.phase === 'over';
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => readRains(), drawnPauseMs());
    return () => clearTimeout(timer);
  }, [isOver]);
  return now;
}

/** The results of a rain that has just ended, else of the last one; a guest has none. */
function Results({ answer, now }: { answer: ShownRain; now: RainNow | null }) {
  const isOver = now?.phase === 'over' && now.rain.terms !== null;
  const ended = isOver ? { rainId: now.rain.rainId, endedAt: now.rain.endsAt } : answer.last;
  return ended && <LastRain key={ended.rainId} {...ended} />;
}

function Rain({ answer, aheadMs }: OfAnswer) {
  const now = useRainNow({ answer, aheadMs });
  if (now?.phase === 'falling') {
    const { rain } = now;
    return (
      <div className={styles.page}>
        <FallingRain key={rain.rainId} rain={rain} now={answer.now} aheadMs={aheadMs} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {now?.phase === 'before' ? (
        <BeforeRain rain={now.rain} later={answer.later} aheadMs={aheadMs} />
      ) : (
        <NonePlanned />
      )}
      <Results answer={answer} now={now} />
    </div>
  );
}

/** Shows the red envelope rain that falls, or when the next one does, and what the last one did. */
export function RedRainScreen() {
  const query = useRain();
  const isHydrated = useHydrated();
  // Times are not for the first HTML, which many visitors share.
  if (!isHydrated) return <RainSkeleton />;
  return (
    <Loaded query={query} skeleton={<RainSkeleton />}>
      {(answer) => <Rain answer={answer} aheadMs={aheadOf(answer, query.dataUpdatedAt)} />}
    </Loaded>
  );
}
