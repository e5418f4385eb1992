import { useWatch } from 'react-hook-form';
import {
  fieldRule,
  type RegistrationField,
  type RegistrationRules,
} from '@pavilion/domain/registration/registration-fields';
import { BirthdayField } from '../BirthdayField.tsx';
import { SmsCodeField } from '../CodeFields.tsx';
import type { RegisterSettings } from './registration-fields.ts';
import { useFieldCheck, type RegistrationForm } from './registration-submit.ts';
import { RegistrationInput } from './RegistrationInput.tsx';

export type RegistrationRowProps = {
  name: RegistrationField;
  form: RegistrationForm;
  settings: RegisterSettings;
  rules: RegistrationRules;
  /** Called when a field that is typed into is left. */
  onLeave: () => void;
};

/** Renders a field of the form, which is checked on blur. */
export function RegistrationRow(props: RegistrationRowProps) {
  const { name, form, settings, rules, onLeave } = props;
  const check = useFieldCheck(settings, rules);
  const value = useWatch({ control: form.control, name });
  const { errors, touchedFields, validatingFields } = form.formState;
  const rule = fieldRule(name, rules);
  const registered = form.register(name, {
    validate: (_, values) => check(name, values),
    onChange: () => form.clearErrors(name),
  });
  const error = errors[name]?.message;
  const settled = touchedFields[name] === true && validatingFields[name] !== true;
  // The repeat of a refused password is not valid either.
  const refused = name === 'confirmPassword' && errors.password !== undefined;
  const valid = settled && value !== '' && !refused;

  if (name === 'verificationCode') {
    const { required } = rule;
    return <SmsCodeField purpose="register" {...{ form, error, required }} {...registered} />;
  }
  if (name === 'birthday') {
    const { minimumAge, today } = settings;
    const { required } = rule;
    return (
      <BirthdayField
        {...registered}
        {...{ value, minimumAge, today, error, required, valid }}
        onChoose={(day) => {
          form.setValue(name, day, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
        }}
        onLeave={() => void form.trigger(name)}
      />
    );
  }
  return (
    <RegistrationInput
      {...registered}
      onBlur={(event) => {
        onLeave();
        void registered.onBlur(event);
      }}
      name={name}
      settings={settings}
      rule={rule}
      error={error}
      valid={valid}
    />
  );
}
