import { useForm } from 'react-hook-form';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SelectField, type SelectFieldProps } from '@pavilion/ui/fields/SelectField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useAddBankCard, type WithdrawLimits } from '../wallet.queries.ts';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';
import { StepHead } from './StepHead.tsx';
import styles from '../request/Request.module.css';

type Values = {
  bank: string;
  accountNumber: string;
  accountName: string;
  paymentPassword: string;
};

export type BankCardFormProps = {
  banks: WithdrawLimits['list'];
  onDone: () => void;
  onCancel?: () => void;
};

const accountNumberPattern = /^\d{6,20}$/;
const shortestName = 2;

function useBankCardForm(onDone: () => void) {
  const text = useText();
  const form = useForm<Values>({
    defaultValues: { bank: '', accountNumber: '', accountName: '', paymentPassword: '' },
  });
  const call = useAddBankCard();
  async function submit(values: Values): Promise<void> {
    const accountNumber = values.accountNumber.replaceAll(/[\s-]/g, '');
    await call.mutateAsync({ ...values, accountNumber }).then(
      () => {
        showToast(text('withdraw.card.done'), {
          kind: 'success',
          durationMs: limits.successToastMs,
        });
        onDone();
      },
      () => form.resetField('paymentPassword'),
    );
  }
  return { form, call, submit };
}

type BankFieldProps = Omit<SelectFieldProps, 'label'> & { banks: WithdrawLimits['list'] };

function BankField({ banks, ...field }: BankFieldProps) {
  const text = useText();
  return (
    <SelectField {...field} label={text('withdraw.card.bank')}>
      <option value="">{text('withdraw.card.bank.choose')}</option>
      {banks.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Second step: an account to withdraw to, confirmed with the payment password. */
export function BankCardForm({ banks, onDone, onCancel }: BankCardFormProps) {
  const text = useText();
  const { form, call, submit } = useBankCardForm(onDone);
  const { errors } = form.formState;
  const { register } = form;

  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <StepHead
        step="bankCard"
        title={text('withdraw.card.title')}
        about={text('withdraw.card.text')}
      />
      <ErrorNotice error={call.error} />
      <BankField
        banks={banks}
        error={errors.bank?.message}
        {...register('bank', {
          validate: (value) => value !== '' || text('withdraw.card.bank.missing'),
        })}
      />
      <TextField
        label={text('withdraw.card.number')}
        inputMode="numeric"
        autoComplete="off"
        error={errors.accountNumber?.message}
        {...register('accountNumber', {
          validate: (value) =>
            accountNumberPattern.test(value.replaceAll(/[\s-]/g, '')) ||
            text('withdraw.card.number.invalid'),
        })}
      />
      <TextField
        label={text('withdraw.card.name')}
        autoComplete="name"
        maxLength={80}
        error={errors.accountName?.message}
        {...register('accountName', {
          validate: (value) =>
            value.trim().length >= shortestName || text('withdraw.card.name.invalid'),
        })}
      />
      <PaymentPasswordField
        error={errors.paymentPassword?.message}
        {...register('paymentPassword', {
          validate: (value) => value !== '' || text('error.payment.password.invalid'),
        })}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={call.isPending}>
          {text('withdraw.card.submit')}
        </Button>
        {onCancel !== undefined && (
          <Button kind="quiet" onClick={onCancel}>
            {text('withdraw.card.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
