import { useState } from 'react';
import { useMemberTypes } from '#features/site/visitor.ts';
import { useAmountTyping } from '#features/wallet/amount-typing.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { AmountField } from '@pavilion/ui/fields/AmountField.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { useTypeText } from '../team/team-words.ts';
import { memberSorts, noFilters, type MemberFields, type MemberSort } from './member-fields.ts';
import records from '#features/records/Records.module.css';
import styles from './TeamList.module.css';

type Changes = Pick<MemberFields, keyof typeof noFilters>;
type PartProps = { draft: Changes; onChange: (changes: Partial<Changes>) => void };

const sortLabels = {
  registered: 'team.list.registered',
  lastLogin: 'team.list.lastLogin',
  balance: 'team.list.balance',
  teamSize: 'team.list.team',
} as const satisfies Record<MemberSort, string>;

function SortFields({ draft, onChange }: PartProps) {
  const text = useText();
  return (
    <>
      <SelectField
        label={text('team.sort')}
        value={draft.sort}
        onChange={({ target }) => {
          const sort = memberSorts.find((one) => one === target.value);
          if (sort) onChange({ sort });
        }}
      >
        {memberSorts.map((sort) => (
          <option key={sort} value={sort}>
            {text(sortLabels[sort])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text('team.sort.order')}
        value={draft.direction}
        onChange={({ target }) => onChange({ direction: target.value === 'asc' ? 'asc' : 'desc' })}
      >
        <option value="desc">{text('team.sort.desc')}</option>
        <option value="asc">{text('team.sort.asc')}</option>
      </SelectField>
    </>
  );
}

/** Trial accounts stand outside of every team. */
function useTeamTypes(): number[] {
  const { kinds } = useMemberTypes();
  return Object.entries(kinds)
    .filter(([, { trial }]) => !trial)
    .map(([type]) => Number(type));
}

function WhoFields({ draft, onChange }: PartProps) {
  const text = useText();
  const typeText = useTypeText();
  const types = useTeamTypes();
  return (
    <div className={records.pair}>
      <SelectField
        label={text('team.list.type')}
        value={draft.type}
        onChange={({ target }) => onChange({ type: target.value })}
      >
        <option value="">{text('team.filter.all')}</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {text('team.type.number', { name: typeText(type), type })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text('team.list.status')}
        value={draft.online}
        onChange={({ target: { value } }) =>
          onChange({ online: value === 'true' || value === 'false' ? value : '' })
        }
      >
        <option value="">{text('team.filter.all')}</option>
        <option value="true">{text('team.online')}</option>
        <option value="false">{text('team.offline')}</option>
      </SelectField>
    </div>
  );
}

function DayFields({ draft, onChange }: PartProps) {
  const text = useText();
  const { registeredFrom, registeredTo } = draft;
  const backwards = registeredFrom !== '' && registeredTo !== '' && registeredFrom > registeredTo;
  return (
    <div className={records.pair}>
      <TextField
        type="date"
        label={text('team.filter.registeredFrom')}
        value={registeredFrom}
        error={backwards ? text('records.range.backwards') : undefined}
        onChange={({ target }) => onChange({ registeredFrom: target.value })}
      />
      <TextField
        type="date"
        label={text('team.filter.registeredTo')}
        value={registeredTo}
        onChange={({ target }) => onChange({ registeredTo: target.value })}
      />
    </div>
  );
}

function BalanceFields({ draft, onChange }: PartProps) {
  const text = useText();
  const typing = useAmountTyping();
  const field = (name: 'balanceFrom' | 'balanceTo') => ({
    label: text(`team.filter.${name}`),
    typing,
    value: draft[name] === '' ? null : draft[name],
    onChange: (amount: string | null) => onChange({ [name]: amount ?? '' }),
  });
  return (
    <>
      <div className={`${records.pair} ${styles.balances}`}>
        <AmountField {...field('balanceFrom')} />
        <AmountField {...field('balanceTo')} />
      </div>
      <p className={records.note}>{text('team.filter.balance.note')}</p>
    </>
  );
}

type FilterFormProps = { fields: MemberFields; onApply: (changes: Partial<MemberFields>) => void };

function FilterForm({ fields, onApply }: FilterFormProps) {
  const text = useText();
  const [draft, setDraft] = useState<Changes>(() => ({
    type: fields.type,
    online: fields.online,
    registeredFrom: fields.registeredFrom,
    registeredTo: fields.registeredTo,
    balanceFrom: fields.balanceFrom,
    balanceTo: fields.balanceTo,
    sort: fields.sort,
    direction: fields.direction,
  }));
  const parts = {
    draft,
    onChange: (changes: Partial<Changes>) => setDraft((before) => ({ ...before, ...changes })),
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <SortFields {...parts} />
      <WhoFields {...parts} />
      <DayFields {...parts} />
      <BalanceFields {...parts} />
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => onApply(noFilters)}>
          {text('team.filter.clear')}
        </Button>
        <Button type="submit">{text('team.filter.apply')}</Button>
      </div>
    </form>
  );
}

type FilterSheetProps = FilterFormProps & { open: boolean; onClose: () => void };

/** Sets what the team list is filtered and ordered by; begins with what is set now. */
export function FilterSheet({ open, onClose, ...form }: FilterSheetProps) {
  const text = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('team.filter')}
      closeLabel={text('shell.close')}
    >
      <FilterForm {...form} />
    </Sheet>
  );
}
