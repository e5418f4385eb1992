import { PeriodPicker } from '#features/records/PeriodPicker.tsx';
import { ProviderField } from '#features/records/ProviderField.tsx';
import { useText } from '#kit/text.ts';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import type { BetFilter } from './records.queries.ts';
import styles from '#features/records/Records.module.css';

const states = ['open', 'settled', 'cancelled'] as const;

type BetFiltersProps = { value: BetFilter; onChange: (filter: BetFilter) => void };

export function BetFilters({ value, onChange }: BetFiltersProps) {
  const text = useText();
  const all = { key: 'all', label: text('records.state.all') } as const;
  const chips = states.map((key) => ({ key, label: text(`records.bets.state.${key}`) }));
  return (
    <>
      <PeriodPicker value={value.period} onChange={(period) => onChange({ ...value, period })} />
      <ChipRow
        label={text('records.bets.state')}
        chips={[all, ...chips]}
        value={value.state ?? 'all'}
        onChange={(key) => onChange({ ...value, state: key === 'all' ? null : key })}
      />
      <div className={styles.pair}>
        <SelectField
          label={text('records.category')}
          value={value.gameType ?? ''}
          onChange={({ target }) => {
            const gameType = gameTypes.find((one) => one === target.value) ?? null;
            onChange({ ...value, gameType });
          }}
        >
          <option value="">{text('records.category.all')}</option>
          {gameTypes.map((one) => (
            <option key={one} value={one}>
              {text(`category.${one}`)}
            </option>
          ))}
        </SelectField>
        <ProviderField
          value={value.vassalage ?? ''}
          onChange={(code) => onChange({ ...value, vassalage: code === '' ? null : code })}
        />
      </div>
    </>
  );
}
