import { useForm } from 'react-hook-form';
import { MobileNumberField } from '#features/session/MobileNumberField.tsx';
import { SmsCodeField } from '#features/session/SmsCodeField.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useSaveContact } from './save-contact.ts';
import { useBindMobile } from './security.queries.ts';
import styles from './Security.module.css';

type Values = { mobileNum: string; verificationCode: string };

function fieldOfRefusal(code: string): keyof Values | null {
  if (code === 'verification.code.wrong') return 'verificationCode';
  return code.startsWith('mobile.') ? 'mobileNum' : null;
}

/** Adds the number once the member enters the code that was sent to it. */
export function MobileForm({ present, onDone }: { present: string | null; onDone: () => void }) {
  const text = useText();
  const form = useForm<Values>({ defaultValues: { mobileNum: '', verificationCode: '' } });
  const { errors } = form.formState;
  const { save, busy, problem } = useSaveContact(form, useBindMobile(), fieldOfRefusal, onDone);

  async function validNumber(): Promise<string | null> {
    const valid = await form.trigger('mobileNum', { shouldFocus: true });
    return valid ? form.getValues('mobileNum').trim() : null;
  }

  const onSubmit = useFormSubmit(form.handleSubmit, save);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.hint}>
        {present === null
          ? text('security.mobileNum.text')
          : text('security.present', { value: present })}
      </p>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
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
      <Button type="submit" busy={busy}>
        {text('security.save')}
      </Button>
    </form>
  );
}
