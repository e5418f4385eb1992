import { useText } from '#kit/text.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { close } from '@pavilion/ui/icons/shell-icons.ts';
import { useContractRate } from '../contracts/terms/contract-words.ts';
import type { Margin, TierDraft, TierField } from './offer-draft.ts';
import { tierFieldsOf } from './offer-problem.ts';
import { Cell, PercentField, SumField, type FieldState } from './OfferFields.tsx';
import styles from './Offer.module.css';

const mostDigits = 6;
const nothing = /^[0.]*$/;

/** What the payer's own contract pays at the thresholds of a tier. */
export type OwnPay = { margin: Margin | null; own: string | null };

function MarginLine({ kind, pay }: { kind: ContractKind; pay: OwnPay }) {
  const text = useText();
  const share = useContractRate(kind);
  const { margin, own } = pay;
  if (own === null) return <p>{text('contract.offer.margin.unpaid')}</p>;
  if (margin === null) return <p>{text('contract.offer.margin.open', { own: share(own) })}</p>;
  const { kept, lost } = margin;
  return (
    <>
      <p>
        {text(nothing.test(kept) ? 'contract.offer.margin.none' : 'contract.offer.margin', {
          own: share(margin.own),
          kept: share(kept),
        })}
      </p>
      {lost && (
        <p>
          {text('contract.offer.margin.lost', { own: share(lost.own), kept: share(lost.kept) })}
        </p>
      )}
    </>
  );
}

type OneFieldProps = {
  field: TierField;
  tier: TierDraft;
  state: FieldState;
  onChange: (change: Partial<TierDraft>) => void;
};

function OneField({ field, tier, state, onChange }: OneFieldProps) {
  const text = useText();
  const label = text(`contract.offer.${field}`);
  const change = (value: string | null) => onChange({ [field]: value });
  switch (field) {
    case 'validBetAmount':
    case 'result':
      return <SumField label={label} value={tier[field]} state={state} onChange={change} />;
    case 'rate':
      return (
        <PercentField label={label} value={tier.rate} state={state} onChange={change} required />
      );
    case 'lostRate':
      return (
        <PercentField
          label={label}
          value={tier.lostRate}
          placeholder={text('contract.offer.lostRate.same')}
          state={state}
          onChange={change}
        />
      );
    case 'activeMembers':
      return (
        <Cell state={state}>
          <TextField
            label={label}
            error={state.error}
            digits
            maxLength={mostDigits}
            autoComplete="off"
            enterKeyHint="done"
            placeholder="0"
            value={tier.activeMembers}
            onChange={({ target }) => change(target.value)}
          />
        </Cell>
      );
  }
}

type TierCardProps = {
  kind: ContractKind;
  number: number;
  tier: TierDraft;
  pay: OwnPay;
  stateOf: (field: TierField) => FieldState;
  onChange: (change: Partial<TierDraft>) => void;
  /** Left out where it is the only one. */
  onRemove?: (() => void) | undefined;
};

/** One tier: what must be reached, what it pays, and what stays with the payer. */
export function TierCard(props: TierCardProps) {
  const { kind, number, tier, pay, stateOf, onChange, onRemove } = props;
  const text = useText();
  return (
    <fieldset className={styles.tier} data-tier={tier.key}>
      <legend className="visually-hidden">{text('contract.offer.tier', { tier: number })}</legend>
      <div className={styles.tierHead}>
        <span aria-hidden="true">{text('contract.offer.tier', { tier: number })}</span>
        {onRemove && (
          <IconButton
            shape={close}
            size={18}
            label={text('contract.offer.tier.remove', { tier: number })}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={styles.grid}>
        {tierFieldsOf(kind).map((field) => (
          <OneField
            key={field}
            field={field}
            tier={tier}
            state={stateOf(field)}
            onChange={onChange}
          />
        ))}
        <div className={styles.margin} data-wide={kind === 'dailySalary' ? undefined : true}>
          <MarginLine kind={kind} pay={pay} />
        </div>
      </div>
    </fieldset>
  );
}
