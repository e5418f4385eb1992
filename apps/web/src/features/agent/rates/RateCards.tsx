import { useText } from '#kit/text.ts';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useDayText } from '../team/team-words.ts';
import { rateOf } from './rate-scale.ts';
import { useRateText } from './rate-words.ts';
import type { RatedPerson } from './rates.queries.ts';
import styles from './Rates.module.css';

export type RatedPeopleProps = {
  list: readonly RatedPerson[];
  onOpen: (account: string) => void;
};

type RateCardProps = Pick<RatedPeopleProps, 'onOpen'> & { person: RatedPerson };

function RateCard({ person, onOpen }: RateCardProps) {
  const text = useText();
  const dayText = useDayText();
  const rateText = useRateText();
  const { account, nickname, rates, nextRates, from } = person;
  const given = gameTypes.filter((category) => rateOf(rates[category]) > 0);
  const isChanging = gameTypes.some((category) => rates[category] !== nextRates[category]);
  return (
    <Card look="flush">
      <button type="button" className={styles.person} onClick={() => onOpen(account)}>
        <span className={styles.name}>
          <strong>{account}</strong>
          {nickname !== '' && <span className={styles.quiet}> {nickname}</span>}
        </span>
        <Icon turns shape={chevronRight} size={16} className={styles.arrow ?? ''} />
        <span className={styles.rates}>
          {given.length === 0 && <span className={styles.quiet}>{text('team.rates.none')}</span>}
          {given.map((category) => (
            <span key={category} className={styles.rate}>
              <span className={styles.quiet}>{text(`category.${category}`)}</span>{' '}
              <b>{rateText(rates[category])}</b>
            </span>
          ))}
        </span>
        {isChanging && (
          <span className={styles.mark}>
            <Tag tone="waiting">{text('team.rates.changes', { day: dayText(from) })}</Tag>
          </span>
        )}
      </button>
    </Card>
  );
}

/** The people one step below where there is no room for a table. */
export function RateCards({ list, onOpen }: RatedPeopleProps) {
  const text = useText();
  return (
    <ul className={styles.cards} aria-label={text('team.rates.people')}>
      {list.map((person) => (
        <li key={person.account}>
          <RateCard person={person} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
