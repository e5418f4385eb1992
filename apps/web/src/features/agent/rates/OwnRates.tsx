import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { useDayText } from '../team/team-words.ts';
import { useRateText } from './rate-words.ts';
import type { OwnRates as Rates } from './rates.queries.ts';
import styles from './Rates.module.css';

/** The agent's own rates by category, and the highest that the site gives. */
export function OwnRates({ own }: { own: Rates }) {
  const text = useText();
  const dayText = useDayText();
  const rateText = useRateText();
  return (
    <Section title={text('team.rates.own')}>
      <Card look="lit" className={styles.own ?? ''}>
        <dl className={styles.grid}>
          {own.rates.map(({ category, rate, nextRate, maximum }) => (
            <div key={category}>
              <dt>{text(`category.${category}`)}</dt>
              <dd>
                <strong>{rateText(rate)}</strong>
                <small>{text('team.rates.own.maximum', { rate: rateText(maximum) })}</small>
                {nextRate !== rate && (
                  <small className={styles.next}>
                    {text('team.rates.next', { rate: rateText(nextRate), day: dayText(own.from) })}
                  </small>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{text('team.rates.own.note')}</p>
      </Card>
    </Section>
  );
}
