import { useOwnSession } from '#features/session/RequireSession.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { useDayText } from '../team/team-words.ts';
import { withRateBefore } from './rate-scale.ts';
import { useRateText } from './rate-words.ts';
import type { RatedPerson } from './rates.queries.ts';
import styles from './RateForm.module.css';

/** Who set a rate, without names of operators and of those above. */
function setterKey(setBy: string, userName: string) {
  if (setBy === userName) return 'team.rates.by.you';
  return /^(operator|site)\b/.test(setBy) ? 'team.rates.by.site' : 'team.rates.by.upline';
}

/** The last changes of somebody's rates. */
export function RateHistory({ history }: Pick<RatedPerson, 'history'>) {
  const text = useText();
  const format = useFormat();
  const dayText = useDayText();
  const rateText = useRateText();
  const { userName } = useOwnSession();
  return (
    <Section title={text('team.rates.history')}>
      {history.length === 0 && <p className={styles.about}>{text('team.rates.history.none')}</p>}
      <ul className={styles.history}>
        {withRateBefore(history).map(({ category, rate, before, from, setBy, setAt }) => (
          <li key={`${category} ${from} ${setAt}`}>
            <p className={styles.head}>
              <span>{text(`category.${category}`)}</span>
              <strong>
                {before === null
                  ? rateText(rate)
                  : text('team.rates.change', { from: rateText(before), to: rateText(rate) })}
              </strong>
            </p>
            <p className={styles.about}>
              <span>{text('team.rates.history.from', { day: dayText(from) })}</span>
              <span>
                {text('team.rates.history.by', {
                  who: text(setterKey(setBy, userName)),
                  time: format.dateTime(setAt),
                })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
