import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { OwnLimits } from '../limits.queries.ts';
import { useLimitWords } from './limit-words.ts';
import styles from './Limits.module.css';

type PauseSectionProps = { pause: NonNullable<OwnLimits['pause']>; nowMs: number };

/** Says when the site has everybody take a break, and until when one is on. */
export function PauseSection({ pause, nowMs }: PauseSectionProps) {
  const text = useText();
  const words = useLimitWords();
  const duration = useDurationFormat();
  const { afterMinutes, minutes, until } = pause;
  const isOn = until !== null && Date.parse(until) > nowMs;
  return (
    <Section title={text('limits.break')}>
      <p className={styles.about}>
        {text('limits.break.about', {
          after: duration.minutes(afterMinutes),
          length: duration.minutes(minutes),
        })}
      </p>
      {isOn && <p>{text('limits.break.until', { until: words.when(until) })}</p>}
    </Section>
  );
}
