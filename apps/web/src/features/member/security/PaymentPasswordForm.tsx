import { useForm } from 'react-hook-form';
import { usePaymentPasswordCheck } from '#features/session/member-info.queries.ts';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useSetPaymentPassword } from '#features/wallet/wallet.queries.ts';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useChangePaymentPassword, useRenewed } from './security.queries.ts';
import styles from './Security.module.css';

type Values = { proof: string; digits: string; again: string };

const digitCount = 6;

/** The login password confirms the first payment password, the old payment password a change. */
function useSave(isSet: boolean, onDone: () => void) {
  const text = useText();
  const renewed = useRenewed();
  const setting = useSetPaymentPassword();
  const changing = useChangePaymentPassword();
  function save({ proof, digits }: Values): void {
    const onSuccess = () => {
      void renewed();
      showToast(text('security.saved'), { kind: 'success', durationMs: limits.successToastMs });
      onDone();
    };
    const paymentPassword = digits;
    if (isSet) changing.mutate({ oldPaymentPassword: proof, paymentPassword }, { onSuccess });
    else setting.mutate({ password: proof, paymentPassword }, { onSuccess });
  }
  const call = isSet ? changing : setting;
  return { save, busy: call.isPending, error: call.error };
}

export function PaymentPasswordForm({ isSet, onDone }: { isSet: boolean; onDone: () => void }) {
  const text = useText();
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { proof: '', digits: '', again: '' },
  });
  const { errors } = formState;
  const checkDigits = usePaymentPasswordCheck();
  const { save, busy, error } = useSave(isSet, onDone);
  const eye = {
    showLabel: text('session.password.show'),
    hideLabel: text('session.password.hide'),
  };
  const pad = {
    ...eye,
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: digitCount,
  } as const;
  const proof = register('proof', {
    validate: (value) => value !== '' || text('session.password.missing'),
  });
  const onSubmit = useFormSubmit(handleSubmit, save);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.hint}>{text('security.paymentPassword.text')}</p>
      <ErrorNotice error={error} />
      {isSet ? (
        <PasswordField
          {...pad}
          label={text('security.paymentPassword.old')}
          error={errors.proof?.message}
          {...proof}
        />
      ) : (
        <PasswordField
          {...eye}
          label={text('security.loginPassword')}
          autoComplete="current-password"
          error={errors.proof?.message}
          {...proof}
        />
      )}
      <PasswordField
        {...pad}
        label={text('security.paymentPassword.new')}
        error={errors.digits?.message}
        {...register('digits', { validate: checkDigits })}
      />
      <PasswordField
        {...pad}
        label={text('security.paymentPassword.again')}
        error={errors.again?.message}
        {...register('again', {
          validate: (value, { digits }) => value === digits || text('error.password.mismatch'),
        })}
      />
      <Button type="submit" busy={busy}>
        {text('security.save')}
      </Button>
    </form>
  );
}
