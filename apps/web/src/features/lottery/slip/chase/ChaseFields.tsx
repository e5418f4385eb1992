import { useText, type MessageKey } from '#kit/text.ts';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { wholeFrom1 } from './chase-plans.ts';
import type { ChaseForm, ChaseKind } from './chase.ts';
import styles from '../Slip.module.css';

const counts = [5, 10, 20, 50];

type Typed = 'draws' | 'multiple' | 'start' | 'every' | 'factor' | 'percent';

/** What each kind of plan asks for. */
const fieldsOf: Record<ChaseKind, readonly (readonly [name: Typed, label: MessageKey])[]> = {
  same: [['multiple', 'lottery.chase.multiple']],
  step: [
    ['start', 'lottery.chase.start'],
    ['every', 'lottery.chase.every'],
    ['factor', 'lottery.chase.factor'],
  ],
  profit: [['percent', 'lottery.chase.percent']],
};

type FieldsProps = Readonly<{
  form: ChaseForm;
  /** The draws of which the first one can be chosen. */
  numeros: readonly string[];
  mostDraws: number;
  /** Whether the site offers plans by which the stakes rise. */
  hasPlans: boolean;
  /** Whether it is clear what a win pays. */
  hasProfit: boolean;
  onForm: (form: ChaseForm) => void;
}>;

/** The draws of a chase, and by what plan its stakes go on. */
export function ChaseFields(props: FieldsProps) {
  const { form, numeros, mostDraws, hasPlans, hasProfit, onForm } = props;
  const text = useText();
  // A new plan has its own rows: what was changed by hand is gone.
  const change = (given: Partial<ChaseForm>) => onForm({ ...form, ...given, changes: {} });
  const kinds: ChaseKind[] = ['same', 'step', ...(hasProfit ? (['profit'] as const) : [])];
  const field = (name: Typed, label: string, most: number) => (
    <TextField
      key={name}
      digits
      label={label}
      maxLength={6}
      value={form[name]}
      error={wholeFrom1(form[name]) === null ? text('lottery.chase.number') : undefined}
      hint={name === 'draws' ? text('lottery.hint.most', { limit: most }) : undefined}
      onChange={({ target }) => change({ [name]: target.value.replaceAll(/\D/g, '') })}
    />
  );
  return (
    <>
      <SelectField
        label={text('lottery.chase.first')}
        value={form.first ?? numeros[0]}
        onChange={({ target }) => change({ first: target.value })}
      >
        {numeros.map((numero) => (
          <option key={numero} value={numero}>
            {numero}
          </option>
        ))}
      </SelectField>
      <ChipRow
        label={text('lottery.chase.count')}
        chips={counts
          .filter((count) => count <= mostDraws)
          .map((count) => ({ key: `${count}`, label: `${count}` }))}
        value={form.draws}
        onChange={(draws) => change({ draws })}
      />
      {hasPlans && (
        <ChipRow
          label={text('lottery.chase.kind')}
          chips={kinds.map((kind) => ({ key: kind, label: text(`lottery.chase.${kind}`) }))}
          value={form.kind}
          onChange={(kind) => change({ kind })}
        />
      )}
      <div className={styles.fields}>
        {field('draws', text('lottery.chase.count'), mostDraws)}
        {fieldsOf[form.kind].map(([name, label]) => field(name, text(label), mostDraws))}
      </div>
    </>
  );
}
