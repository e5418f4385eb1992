import { useText } from '#kit/text.ts';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { Cell, type FieldState } from './OfferFields.tsx';
import styles from './Offer.module.css';

const mostLetters = 32;

type AccountFieldProps = {
  value: string;
  isFixed: boolean;
  state: FieldState;
  onChange: (account: string) => void;
};

/** Who gets the offer: a text where it is settled, else a field. */
export function AccountField({ value, isFixed, state, onChange }: AccountFieldProps) {
  const text = useText();
  if (isFixed) {
    return (
      <>
        <dl className={styles.fixed}>
          <dt>{text('contract.offer.account')}</dt>
          <dd>{value}</dd>
        </dl>
        {state.error !== undefined && <Notice tone="error">{state.error}</Notice>}
      </>
    );
  }
  return (
    <Cell state={state}>
      <TextField
        label={text('contract.offer.account')}
        hint={text('contract.offer.account.hint')}
        error={state.error}
        required
        maxLength={mostLetters}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Cell>
  );
}
