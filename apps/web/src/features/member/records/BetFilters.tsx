import { useVendors } from '#features/games/catalogue.queries.ts';
import { useText } from '#kit/text.ts';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import type { BetFilter } from './records.queries.ts';
import styles from './Records.module.css';

const states = ['open', 'settled', 'cancelled'] as const;

type BetFiltersProps = { value: BetFilter; onChange: (filter: BetFilter) => void };

function useProviders(): { vassalage: string; vendorName: string }[] {
  const vendors = useVendors();
  const all = (vendors.data?.list ?? []).flatMap((category) => category.vendors);
  return [...new Map(all.map((vendor) => [vendor.vassalage, vendor])).values()];
}

export function BetFilters({ value, onChange }: BetFiltersProps) {
  const text = useText();
  const providers = useProviders();
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
        <SelectField
          label={text('records.bets.provider')}
          value={value.vassalage ?? ''}
          onChange={({ target }) =>
            onChange({ ...value, vassalage: target.value === '' ? null : target.value })
          }
        >
          <option value="">{text('records.vendor.all')}</option>
          {providers.map(({ vassalage, vendorName }) => (
            <option key={vassalage} value={vassalage}>
              {vendorName}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
