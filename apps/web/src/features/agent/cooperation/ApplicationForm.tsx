import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormCaptcha } from '#features/session/CodeFields.tsx';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import {
  contactTypes,
  normalisedContact,
  type ContactType,
} from '@pavilion/domain/agent/application-contact';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { TextAreaField } from '@pavilion/ui/fields/TextAreaField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import {
  useApplicationSubmit,
  type ApplicationFormState,
  type ApplicationValues,
} from './application-submit.ts';
import styles from './Cooperation.module.css';

const emptyForm: ApplicationValues = {
  name: '',
  contactType: 'mobileNum',
  contact: '',
  text: '',
  captcha: '',
};

const nameMaxLength = 60;
const contactMaxLength = 100;

const keyboards = {
  mobileNum: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  whatsapp: { type: 'tel', autoComplete: 'tel' },
  telegram: { type: 'text', autoComplete: 'off' },
  viber: { type: 'tel', autoComplete: 'tel' },
} as const satisfies Record<ContactType, { type: string; autoComplete: string }>;

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Where the person can be reached: the kind of contact, and the contact itself. */
function ContactFields({ form }: { form: ApplicationFormState }) {
  const text = useText();
  const { register, formState, control, getValues } = form;
  const type = useWatch({ control, name: 'contactType' });
  return (
    <>
      <SelectField
        label={text('cooperation.contactType')}
        {...register('contactType', { onChange: () => form.clearErrors('contact') })}
      >
        {contactTypes.map((one) => (
          <option key={one} value={one}>
            {text(`cooperation.type.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text(`cooperation.contact.${type}`)}
        required
        maxLength={contactMaxLength}
        error={formState.errors.contact?.message}
        {...keyboards[type]}
        {...asTyped}
        {...register('contact', {
          validate: (value) => {
            if (value.trim() === '') return text('cooperation.contact.missing');
            const isOne = normalisedContact(getValues('contactType'), value) !== null;
            return isOne || text('error.agent.application.contact');
          },
        })}
      />
    </>
  );
}

/** What else the person has to say, with the length of it. */
function AboutField({ form }: { form: ApplicationFormState }) {
  const text = useText();
  const about = useWatch({ control: form.control, name: 'text' });
  const most = limits.applicationLength;
  return (
    <TextAreaField
      label={text('cooperation.text')}
      hint={text('cooperation.text.hint')}
      rows={4}
      maxLength={most}
      count={text('cooperation.count', { count: about.length, most })}
      {...form.register('text')}
    />
  );
}

function Fields({ onSent }: { onSent: (to: string) => void }) {
  const text = useText();
  const form = useForm<ApplicationValues>({ mode: 'onTouched', defaultValues: emptyForm });
  const { submit, captcha, busy, failure } = useApplicationSubmit(form, onSent);
  const { errors } = form.formState;
  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.quiet}>{text('cooperation.apply.intro')}</p>
      <TextField
        label={text('cooperation.name')}
        required
        autoComplete="name"
        maxLength={nameMaxLength}
        error={errors.name?.message}
        {...form.register('name', {
          validate: (value) => value.trim() !== '' || text('cooperation.name.missing'),
        })}
      />
      <ContactFields form={form} />
      <AboutField form={form} />
      <FormCaptcha
        captcha={captcha}
        error={errors.captcha?.message}
        onRenew={() => form.resetField('captcha')}
        {...form.register('captcha', {
          validate: (value) => !captcha.needed || value.trim() !== '' || text('captcha.missing'),
        })}
      />
      <ErrorNotice error={failure} />
      <Button type="submit" busy={busy}>
        {text('cooperation.submit')}
      </Button>
      <p className={styles.note}>{text('cooperation.use')}</p>
    </form>
  );
}

/** Says that the application has arrived, and where the answer will. */
function Sent({ to }: { to: string }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.sent}>
      <Notice tone="success">
        <strong>{text('cooperation.sent')}</strong>
        <p>{text('cooperation.sent.text', { contact: to })}</p>
      </Notice>
    </div>
  );
}

/** The form by which anybody applies to become an agent. */
export function ApplicationForm() {
  const text = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Section title={text('cooperation.apply')}>
      <Card>{sentTo === null ? <Fields onSent={setSentTo} /> : <Sent to={sentTo} />}</Card>
    </Section>
  );
}
