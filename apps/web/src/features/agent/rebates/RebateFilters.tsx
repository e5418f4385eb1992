import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { periodFields } from '../team/team-period-fields.ts';
import { TeamPeriodPicker } from '../team/TeamPeriodPicker.tsx';
import {
  countFilters,
  incomeKinds,
  noFilters,
  periodOf,
  rangesOf,
  type RebateFields,
} from './rebate-fields.ts';
import styles from './Rebates.module.css';

type FiltersProps = { fields: RebateFields; onChange: (changes: Partial<RebateFields>) => void };

function FilterForm({ fields, onChange }: FiltersProps) {
  const text = useText();
  const [account, setAccount] = useState(fields.account);
  const [gameCategory, setCategory] = useState(fields.gameCategory);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ account: account.trim(), gameCategory });
      }}
    >
      <TextField
        label={text('team.rebates.filter.account')}
        hint={text('team.rebates.filter.hint')}
        maxLength={32}
        autoCapitalize="none"
        value={account}
        onChange={({ target }) => setAccount(target.value)}
      />
      <SelectField
        label={text('records.category')}
        value={gameCategory}
        onChange={({ target }) => setCategory(gameTypes.find((one) => one === target.value) ?? '')}
      >
        <option value="">{text('records.category.all')}</option>
        {gameTypes.map((one) => (
          <option key={one} value={one}>
            {text(`category.${one}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => onChange(noFilters)}>
          {text('team.filter.clear')}
        </Button>
        <Button type="submit">{text('team.filter.apply')}</Button>
      </div>
    </form>
  );
}

function FilterButton({ fields, onChange }: FiltersProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const count = countFilters(fields);
  return (
    <>
      <Button
        kind="secondary"
        size="compact"
        onClick={() => {
          setOpen(true);
          setOpening(opening + 1);
        }}
      >
        {count === 0 ? text('team.filter.open') : text('team.filter.count', { count })}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text('team.rebates.filter')}
        closeLabel={text('shell.close')}
      >
        <FilterForm
          key={opening}
          fields={fields}
          onChange={(changes) => {
            setOpen(false);
            onChange(changes);
          }}
        />
      </Sheet>
    </>
  );
}

function KindChips({ fields, onChange }: FiltersProps) {
  const text = useText();
  const all = { key: 'all', label: text('team.income.kind.all') } as const;
  return (
    <ChipRow
      label={text('team.income.kind')}
      chips={[all, ...incomeKinds.map((key) => ({ key, label: text(`agent.income.${key}`) }))]}
      value={fields.kind === '' ? 'all' : fields.kind}
      onChange={(kind) => onChange({ kind: kind === 'all' ? '' : kind })}
    />
  );
}

/** Which income is shown, and of which days. */
export function RebateFilters({ fields, onChange }: FiltersProps) {
  const text = useText();
  return (
    <>
      <SegmentedControl
        label={text('team.rebates.view')}
        segments={(['rebates', 'income'] as const).map((key) => ({
          key,
          label: text(`team.rebates.view.${key}`),
        }))}
        value={fields.view}
        onChange={(view) => onChange({ view })}
      />
      <TeamPeriodPicker
        value={periodOf(fields)}
        ranges={rangesOf(fields)}
        onChange={(period) => onChange(periodFields(period))}
      />
      {fields.view === 'income' ? (
        <KindChips fields={fields} onChange={onChange} />
      ) : (
        <div className={styles.tools}>
          <p className={styles.note}>{text('team.rebates.closed')}</p>
          <FilterButton fields={fields} onChange={onChange} />
        </div>
      )}
    </>
  );
}
