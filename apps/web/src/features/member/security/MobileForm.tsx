import { useForm } from 'react-hook-form';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { useErrorText } from '../../../kit/error-text.ts';
import { useText } from '../../../kit/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { MobileNumberField } from '../../session/MobileNumberField.tsx';
import { SmsCodeField } from '../../session/SmsCodeField.tsx';
import { useBindMobile } from './security.queries.ts';
import styles from './Security.module.css';

type Values = { mobileNum: string; verificationCode: string };

function fieldOfRefusal(error: unknown): keyof Values | null {
  if (!(error instanceof CallError)) return null;
  if (error.code === 'verification.code.wrong') return 'verificationCode';
  return error.code.startsWith('mobile.') ? 'mobileNum' : null;
}

/** The number is added once the code that was sent to it comes back. */
export function MobileForm({ present, onDone }: { present: string | null; onDone: () => void }) {
  const text = useText();
  const errorText = useErrorText();
  const form = useForm<Values>({ defaultValues: { mobileNum: '', verificationCode: '' } });
  const { errors } = form.formState;
  const bind = useBindMobile();
  const general = bind.error !== null && fieldOfRefusal(bind.error) === null;

  async function save(values: Values): Promise<void> {
    try {
      await bind.mutateAsync(values);
    } catch (error) {
      const field = fieldOfRefusal(error);
      if (field) form.setError(field, { message: errorText(error) }, { shouldFocus: true });
      return;
    }
    showToast(text('security.saved'), { kind: 'success', durationMs: limits.successToastMs });
    onDone();
  }

  async function validNumber(): Promise<string | null> {
    const valid = await form.trigger('mobileNum', { shouldFocus: true });
    return valid ? form.getValues('mobileNum').trim() : null;
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <p className={styles.hint}>
        {present === null
          ? text('security.mobileNum.text')
          : text('security.present', { value: present })}
      </p>
      {general && <Notice tone="error">{errorText(bind.error)}</Notice>}
      <MobileNumberField
        label={text('login.mobileNum')}
        error={errors.mobileNum?.message}
        {...form.register('mobileNum', {
          validate: (value) =>
            /^\+?[\d ()-]{7,}$/.test(value.trim()) || text('error.mobile.invalid'),
        })}
      />
      <SmsCodeField
        purpose="bind"
        validNumber={validNumber}
        error={errors.verificationCode?.message}
        {...form.register('verificationCode', {
          validate: (value) => /^\d+$/.test(value.trim()) || text('sms.code.missing'),
        })}
      />
      <Button type="submit" busy={bind.isPending}>
        {text('security.save')}
      </Button>
    </form>
  );
}
