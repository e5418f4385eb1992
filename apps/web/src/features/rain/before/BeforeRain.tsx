import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import type { PlannedRain, ShownRain } from '../rain.queries.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { Countdown } from './Countdown.tsx';
import { RainHero } from './RainHero.tsx';
import { Rules } from './Rules.tsx';
import { TakePart } from './TakePart.tsx';
import styles from './Before.module.css';

/** When further rains begin. */
function LaterRains({ rains }: { rains: ShownRain['later'] }) {
  const text = useText();
  const { dateTime } = useFormat();
  if (rains.length === 0) return null;
  return (
    <Section title={text('rain.later')}>
      <ul className={styles.later}>
        {rains.map(({ rainId, beginsAt }) => (
          <li key={rainId}>
            <time dateTime={beginsAt}>{dateTime(beginsAt)}</time>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type BeforeRainProps = { rain: PlannedRain; later: ShownRain['later']; aheadMs: number };

/** Shows when a rain begins, and what it is. */
export function BeforeRain({ rain, later, aheadMs }: BeforeRainProps) {
  const text = useText();
  const { dateTime } = useFormat();
  const { beginsAt, terms } = rain;
  return (
    <>
      <RainHero>
        <h2 className={styles.title}>{text('rain.next')}</h2>
        <Countdown beginsAt={beginsAt} aheadMs={aheadMs} />
        <time className={styles.when} dateTime={beginsAt}>
          {dateTime(beginsAt)}
        </time>
      </RainHero>
      <TakePart terms={terms} />
      <AddToCalendar rain={rain} />
      <Rules rain={rain} />
      <LaterRains rains={later} />
    </>
  );
}

/** Stands in for the page until the times are known; it is what the first HTML shows. */
export function RainSkeleton() {
  return (
    <div className={styles.page}>
      <RainHero>
        <Skeleton width={110} height={20} />
        <Skeleton width={230} height={58} radius="var(--radius-m)" />
        <Skeleton width={150} height={16} />
      </RainHero>
      <Skeleton height={48} radius="var(--radius-m)" />
      <Skeleton height={260} radius="var(--radius-l)" />
    </div>
  );
}
