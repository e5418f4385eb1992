import { useForm } from 'react-hook-form';
import { MailCodeField } from '#features/session/CodeFields.tsx';
import { useText } from '#kit/text.ts';
import { isEmailAddress } from '@pavilion/domain/member/email-address';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { ContactForm } from './ContactForm.tsx';
import { useBindEmail } from './security.queries.ts';

type Values = { email: string; verificationCode: string };

function fieldOfRefusal(code: string): keyof Values | null {
  if (code === 'verification.code.wrong') return 'verificationCode';
  return code === 'register.email.taken' || code === 'register.field.invalid' ? 'email' : null;
}

/** Adds the address once the member enters the code that was sent to it. */
export function EmailForm({ present, onDone }: { present: string | null; onDone: () => void }) {
  const text = useText();
  const form = useForm<Values>({ defaultValues: { email: '', verificationCode: '' } });
  const { errors } = form.formState;
  const purpose = text('security.email.text');
  return (
    <ContactForm bind={useBindEmail()} {...{ form, fieldOfRefusal, present, purpose, onDone }}>
      <TextField
        label={text('security.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email?.message}
        {...form.register('email', {
          validate: (value) => isEmailAddress(value.trim()) || text('security.email.invalid'),
        })}
      />
      <MailCodeField
        form={form}
        error={errors.verificationCode?.message}
        {...form.register('verificationCode', {
          validate: (value) => /^\d+$/.test(value.trim()) || text('security.email.codeMissing'),
        })}
      />
    </ContactForm>
  );
}
