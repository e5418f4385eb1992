import { useForm } from 'react-hook-form';
import { usePaymentPasswordCheck } from '#features/session/member-info.queries.ts';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useSetPaymentPassword } from '../wallet.queries.ts';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';
import { StepHead } from './StepHead.tsx';
import styles from '../request/Request.module.css';

type Values = { password: string; paymentPassword: string };

type PaymentPasswordFormProps = {
  /** Before what it is set: a withdrawal, of which it is the first step, a transfer, or points. */
  before?: 'withdrawal' | 'transfer' | 'points';
};

const abouts = {
  withdrawal: 'withdraw.password.text',
  transfer: 'send.password.text',
  points: 'points.password.text',
} as const;

/** Sets the six digits, confirmed with the login password. */
export function PaymentPasswordForm({ before = 'withdrawal' }: PaymentPasswordFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { password: '', paymentPassword: '' },
  });
  const call = useSetPaymentPassword();
  const checkDigits = usePaymentPasswordCheck();
  const wrongLogin = call.error?.code === 'login.failed' ? errorText(call.error) : undefined;

  function submit(values: Values): void {
    const done = () =>
      showToast(text('withdraw.password.done'), {
        kind: 'success',
        durationMs: limits.successToastMs,
      });
    call.mutate(values, { onSuccess: done });
  }

  const onSubmit = useFormSubmit(handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <StepHead
        step={before === 'withdrawal' ? 'paymentPassword' : null}
        title={text('withdraw.password.title')}
        about={text(abouts[before])}
      />
      <ErrorNotice error={wrongLogin === undefined ? call.error : null} />
      <PaymentPasswordField
        hint={text('withdraw.password.hint')}
        error={formState.errors.paymentPassword?.message}
        {...register('paymentPassword', { validate: checkDigits })}
      />
      <PasswordField
        label={text('withdraw.password.login')}
        showLabel={text('session.password.show')}
        hideLabel={text('session.password.hide')}
        autoComplete="current-password"
        error={formState.errors.password?.message ?? wrongLogin}
        {...register('password', {
          validate: (value) => value !== '' || text('session.password.missing'),
          onChange: () => call.reset(),
        })}
      />
      <Button type="submit" busy={call.isPending}>
        {text('withdraw.password.submit')}
      </Button>
    </form>
  );
}
