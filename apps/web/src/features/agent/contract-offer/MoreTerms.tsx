import { useId } from 'react';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { carries } from '@pavilion/domain/agent/contract-terms';
import { Checkbox } from '@pavilion/ui/fields/Checkbox.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { chevronDown } from '@pavilion/ui/icons/shell-icons.ts';
import type { OfferDraft } from './offer-draft.ts';
import type { MoreField } from './offer-problem.ts';
import { PercentField, SumField, type FieldState } from './OfferFields.tsx';
import styles from './Offer.module.css';

type PartProps = {
  kind: ContractKind;
  draft: OfferDraft;
  stateOf: (field: MoreField) => FieldState;
  onChange: (change: Partial<OfferDraft>) => void;
};

/** An amount, and what becomes of another one by it. */
const unitExamples = {
  salary: { step: '1000', given: '12750', cut: '12000' },
  dividend: { step: '100', given: '2480', cut: '2400' },
} as const;

function UnitField({ kind, draft, stateOf, onChange }: PartProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const of = kind === 'dividend' ? 'dividend' : 'salary';
  const { step, given, cut } = unitExamples[of];
  return (
    <SumField
      label={text(`contract.offer.unit.${of}`)}
      hint={text(`contract.offer.unit.${of}.hint`, {
        step: money(step),
        given: money(given),
        cut: money(cut),
      })}
      value={draft.unit}
      state={stateOf('unit')}
      onChange={(unit) => onChange({ unit })}
    />
  );
}

function OfSalary({ kind, draft, stateOf, onChange }: PartProps) {
  const text = useText();
  return (
    <>
      <SumField
        label={text(`contract.offer.cap.${kind === 'hourlySalary' ? 'hour' : 'day'}`)}
        hint={text('contract.offer.cap.hint')}
        value={draft.cap}
        state={stateOf('cap')}
        onChange={(cap) => onChange({ cap })}
      />
      <Checkbox
        checked={draft.onlyWhenTeamLost}
        onChange={({ target }) => onChange({ onlyWhenTeamLost: target.checked })}
      >
        {text('contract.offer.onlyWhenTeamLost')}
      </Checkbox>
    </>
  );
}

function OfDividend({ draft, stateOf, onChange }: PartProps) {
  const text = useText();
  return (
    <>
      <SelectField
        label={text('contract.offer.carry')}
        value={draft.carry}
        onChange={({ target }) => {
          const carry = carries.find((one) => one === target.value);
          if (carry) onChange({ carry });
        }}
      >
        {carries.map((carry) => (
          <option key={carry} value={carry}>
            {text(`contract.offer.carry.${carry}`)}
          </option>
        ))}
      </SelectField>
      <PercentField
        label={text('contract.offer.costRate')}
        hint={text('contract.offer.costRate.hint')}
        value={draft.costRate}
        state={stateOf('costRate')}
        onChange={(costRate) => onChange({ costRate })}
      />
      <dl className={styles.period}>
        <dt>{text('contract.offer.period')}</dt>
        <dd>
          {text(`contract.offer.period.${draft.period}`)}
          <span>{text('contract.offer.period.note')}</span>
        </dd>
      </dl>
    </>
  );
}

type MoreTermsProps = PartProps & { isOpen: boolean; onToggle: () => void };

/** The terms that are seldom changed, folded away. */
export function MoreTerms({ isOpen, onToggle, ...part }: MoreTermsProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        {text('contract.offer.more')}
        <Icon shape={chevronDown} size={18} className={styles.turned ?? ''} />
      </button>
      {isOpen && (
        <div id={id} className={styles.more}>
          {part.kind === 'dividend' ? <OfDividend {...part} /> : <OfSalary {...part} />}
          <Checkbox
            checked={part.draft.includeOwn}
            onChange={({ target }) => part.onChange({ includeOwn: target.checked })}
          >
            {text('contract.offer.includeOwn')}
          </Checkbox>
          <UnitField {...part} />
        </div>
      )}
    </div>
  );
}
