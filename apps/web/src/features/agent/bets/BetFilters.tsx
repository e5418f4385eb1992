import { AccountSearch } from '#features/records/AccountSearch.tsx';
import { ProviderField } from '#features/records/ProviderField.tsx';
import { useText } from '#kit/text.ts';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { periodFields } from '../team/team-period-fields.ts';
import { TeamPeriodPicker } from '../team/TeamPeriodPicker.tsx';
import { betRanges, betStates, type BetFields } from './bet-fields.ts';
import records from '#features/records/Records.module.css';

type BetFiltersProps = { fields: BetFields; onChange: (changes: Partial<BetFields>) => void };

function StateField({ fields, onChange }: BetFiltersProps) {
  const text = useText();
  return (
    <SelectField
      label={text('records.bets.state')}
      value={fields.state}
      onChange={({ target }) =>
        onChange({ state: betStates.find((one) => one === target.value) ?? '' })
      }
    >
      <option value="">{text('records.state.all')}</option>
      {betStates.map((state) => (
        <option key={state} value={state}>
          {text(`records.bets.state.${state}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** Which rounds of the team are listed. */
export function BetFilters({ fields, onChange }: BetFiltersProps) {
  const text = useText();
  const all = { key: 'all', label: text('records.category.all') } as const;
  return (
    <>
      <TeamPeriodPicker
        value={fields}
        ranges={betRanges}
        onChange={({ range, ...days }) => {
          const known = betRanges.find((one) => one === range);
          if (known) onChange({ ...periodFields({ range: known, ...days }), range: known });
        }}
      />
      <ChipRow<GameType | 'all'>
        label={text('records.category')}
        chips={[all, ...gameTypes.map((key) => ({ key, label: text(`category.${key}`) }))]}
        value={fields.gameCategory === '' ? 'all' : fields.gameCategory}
        onChange={(key) => onChange({ gameCategory: key === 'all' ? '' : key })}
      />
      <AccountSearch value={fields.account} onFind={(account) => onChange({ account })} />
      <div className={records.pair}>
        <ProviderField value={fields.vassalage} onChange={(vassalage) => onChange({ vassalage })} />
        <StateField fields={fields} onChange={onChange} />
      </div>
    </>
  );
}
