import { useForm } from 'react-hook-form';
import { MobileNumberField, SmsCodeField } from '#features/session/CodeFields.tsx';
import { useText } from '#kit/text.ts';
import { ContactForm } from './ContactForm.tsx';
import { useBindMobile } from './security.queries.ts';

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
  const purpose = text('security.mobileNum.text');
  return (
    <ContactForm bind={useBindMobile()} {...{ form, fieldOfRefusal, present, purpose, onDone }}>
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
        form={form}
        error={errors.verificationCode?.message}
        {...form.register('verificationCode', {
          validate: (value) => /^\d+$/.test(value.trim()) || text('sms.code.missing'),
        })}
      />
    </ContactForm>
  );
}
