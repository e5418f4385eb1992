import { useText } from '#kit/text.ts';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { useDayText } from '../team/team-words.ts';
import { TeamTable } from '../team/TeamTable.tsx';
import { useRateText } from './rate-words.ts';
import type { RatedPeopleProps } from './RateCards.tsx';
import type { RatedPerson } from './rates.queries.ts';
import table from '../team/TeamTable.module.css';
import styles from './Rates.module.css';

function RateRow({ person, onOpen }: Pick<RatedPeopleProps, 'onOpen'> & { person: RatedPerson }) {
  const text = useText();
  const dayText = useDayText();
  const rateText = useRateText();
  const { account, nickname, rates, nextRates, from } = person;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles.openName}
          aria-label={text('team.rates.open', { account })}
          onClick={() => onOpen(account)}
        >
          <strong>{account}</strong>
          {nickname !== '' && <span className={styles.quiet}>{nickname}</span>}
        </button>
      </th>
      {gameTypes.map((category) => (
        <td key={category} className={table.number}>
          {rateText(rates[category])}
          {nextRates[category] !== rates[category] && (
            <small className={styles.next}>
              {text('team.rates.next', {
                rate: rateText(nextRates[category]),
                day: dayText(from),
              })}
            </small>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The people one step below where there is room for a table. */
export function RateTable({ list, onOpen }: RatedPeopleProps) {
  const text = useText();
  return (
    <TeamTable label={text('team.rates.people')}>
      <thead>
        <tr>
          <th scope="col">{text('team.list.account')}</th>
          {gameTypes.map((category) => (
            <th key={category} scope="col" className={table.number}>
              {text(`category.${category}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map((person) => (
          <RateRow key={person.account} person={person} onOpen={onOpen} />
        ))}
      </tbody>
    </TeamTable>
  );
}
