import { useText } from '#kit/text.ts';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { arrowLeft } from '@pavilion/ui/icons/shell-icons.ts';
import { periodFields } from '../team/team-period-fields.ts';
import { TeamPeriodPicker } from '../team/TeamPeriodPicker.tsx';
import { useWide } from '../team/use-wide.ts';
import { columnsOf, resultSorts, type ResultFields } from './result-fields.ts';
import styles from './Result.module.css';

type ResultFiltersProps = {
  fields: ResultFields;
  onChange: (changes: Partial<ResultFields>) => void;
};

function CategoryField({ fields, onChange }: ResultFiltersProps) {
  const text = useText();
  return (
    <SelectField
      label={text('records.category')}
      value={fields.gameCategory}
      onChange={({ target }) => {
        const gameCategory = gameTypes.find((one) => one === target.value) ?? '';
        const kept = columnsOf({ ...fields, gameCategory }).some((one) => one === fields.sort);
        // A category has no columns beside play to be ordered by.
        const isSortKept = kept || fields.sort === 'account';
        onChange({ gameCategory, ...(isSortKept ? {} : { sort: 'validBetAmount' }) });
      }}
    >
      <option value="">{text('records.category.all')}</option>
      {gameTypes.map((one) => (
        <option key={one} value={one}>
          {text(`category.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

function SortFields({ fields, onChange }: ResultFiltersProps) {
  const text = useText();
  const { sort, direction } = fields;
  return (
    <div className={styles.sorting}>
      <SelectField
        label={text('team.sort')}
        value={sort}
        onChange={({ target }) => {
          const next = resultSorts.find((one) => one === target.value);
          if (next) onChange({ sort: next });
        }}
      >
        {columnsOf(fields).map((column) => (
          <option key={column} value={column}>
            {text(`team.column.${column}`)}
          </option>
        ))}
        <option value="account">{text('team.list.account')}</option>
      </SelectField>
      <IconButton
        className={styles.direction ?? ''}
        shape={arrowLeft}
        label={text('team.sort.asc')}
        aria-pressed={direction === 'asc'}
        onClick={() => onChange({ direction: direction === 'asc' ? 'desc' : 'asc' })}
      />
    </div>
  );
}

/** What the page counts, and in which order it lists the lines. */
export function ResultFilters({ fields, onChange }: ResultFiltersProps) {
  const text = useText();
  const isWide = useWide();
  // The heads of the table order it.
  const mayOrder = fields.view === 'team' && !isWide;
  return (
    <>
      <TeamPeriodPicker value={fields} onChange={(period) => onChange(periodFields(period))} />
      <SegmentedControl
        label={text('team.result.view')}
        segments={(['team', 'own'] as const).map((key) => ({
          key,
          label: text(`team.result.view.${key}`),
        }))}
        value={fields.view}
        onChange={(view) => onChange({ view })}
      />
      <div className={styles.filters}>
        <CategoryField fields={fields} onChange={onChange} />
        {mayOrder && <SortFields fields={fields} onChange={onChange} />}
      </div>
    </>
  );
}
