import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { hasPasskeys, isDismissed, useConfirmByPasskey } from '../passkey.queries.ts';
import { useConfirmSession, type ConfirmKind } from './password.queries.ts';
import styles from '../frame/SessionFrame.module.css';

const kinds = ['password', 'paymentPassword'] as const;
const paymentDigits = 6;

function PasskeyConfirm({ onDone }: { onDone: () => void }) {
  const text = useText();
  const call = useConfirmByPasskey();
  if (!hasPasskeys()) return null;
  return (
    <>
      <ErrorNotice error={isDismissed(call.error) ? null : call.error} />
      <Button
        kind="secondary"
        busy={call.isPending}
        onClick={() => call.mutate(undefined, { onSuccess: onDone })}
      >
        {text('passkey.confirm')}
      </Button>
    </>
  );
}

function ConfirmForm({ onDone }: { onDone: () => void }) {
  const text = useText();
  const errorText = useErrorText();
  const [kind, setKind] = useState<ConfirmKind>('password');
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { value: '' } });
  const call = useConfirmSession();
  const refused = call.error === null ? undefined : errorText(call.error);
  const isPayment = kind === 'paymentPassword';

  function choose(next: ConfirmKind): void {
    setKind(next);
    reset();
    call.reset();
  }

  const onSubmit = useFormSubmit(handleSubmit, ({ value }) =>
    call.mutate({ kind, value }, { onSuccess: onDone }),
  );
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.hint}>{text('confirm.text')}</p>
      <SegmentedControl
        label={text('confirm.kind')}
        segments={kinds.map((key) => ({ key, label: text(`confirm.${key}`) }))}
        value={kind}
        onChange={choose}
      />
      <PasswordField
        key={kind}
        label={text(`confirm.${kind}`)}
        showLabel={text('session.password.show')}
        hideLabel={text('session.password.hide')}
        autoComplete={isPayment ? 'off' : 'current-password'}
        enterKeyHint="go"
        {...(isPayment ? { inputMode: 'numeric' as const, maxLength: paymentDigits } : {})}
        error={formState.errors.value?.message ?? refused}
        {...register('value', {
          validate: (value) => value !== '' || text('session.password.missing'),
          onChange: () => call.reset(),
        })}
      />
      <Button type="submit" busy={call.isPending}>
        {text('confirm.submit')}
      </Button>
      <PasskeyConfirm onDone={onDone} />
    </form>
  );
}

export function ConfirmSheet({
  open,
  onDone,
}: {
  open: boolean;
  onDone: (confirmed: boolean) => void;
}) {
  const text = useText();
  return (
    <Sheet
      open={open}
      onClose={() => onDone(false)}
      title={text('confirm.title')}
      closeLabel={text('confirm.cancel')}
    >
      <ConfirmForm onDone={() => onDone(true)} />
    </Sheet>
  );
}
