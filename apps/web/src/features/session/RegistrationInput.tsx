import type { ComponentProps } from 'react';
import { limits } from '@pavilion/domain/limits';
import { useText, type Text } from '../../kit/text.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';
import {
  fieldConfig,
  type RegisterSettings,
  type RegistrationField,
} from './registration-fields.ts';

type FieldLook = {
  hint: (text: Text, settings: RegisterSettings) => string | undefined;
  attributes: ComponentProps<'input'>;
};

const noHint = () => undefined;
const nameAttributes = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** How each field looks; what is checked stands in `registration-fields.ts`. */
const looks: Record<RegistrationField, FieldLook> = {
  username: {
    hint: (text) => text('register.username.hint'),
    attributes: { ...nameAttributes, autoComplete: 'username', maxLength: 16 },
  },
  password: {
    hint: (text, { password }) => text('register.password.hint', { count: password.minimumLength }),
    attributes: { autoComplete: 'new-password', maxLength: 128 },
  },
  confirmPassword: {
    hint: noHint,
    attributes: { autoComplete: 'new-password', maxLength: 128 },
  },
  birthday: {
    hint: (text, { minimumAge }) => text('register.birthday.hint', { age: minimumAge }),
    attributes: {
      type: 'date',
      autoComplete: 'bday',
      min: `${limits.birthdayMinimumYear}-01-01`,
      max: `${new Date().getFullYear()}-12-31`,
      onClick: (event) => event.currentTarget.showPicker?.(),
    },
  },
  affiliateCode: {
    hint: (text) => text('register.affiliateCode.hint'),
    attributes: { ...nameAttributes, autoComplete: 'off', maxLength: 64 },
  },
};

function labelOf(name: RegistrationField, text: Text): string {
  if (name === 'username' || name === 'password') return text(`session.${name}`);
  return text(`register.${name}`);
}

export type RegistrationInputProps = Omit<
  TextFieldProps,
  'label' | 'hint' | 'required' | 'name'
> & {
  name: RegistrationField;
  settings: RegisterSettings;
};

/** The one field that every row of the registration form is drawn with. */
export function RegistrationInput({ settings, ...props }: RegistrationInputProps) {
  const text = useText();
  const { hint, attributes } = looks[props.name];
  const field = {
    ...attributes,
    ...props,
    label: labelOf(props.name, text),
    hint: hint(text, settings),
    required: fieldConfig(props.name, settings).required,
  };
  if (props.name !== 'password' && props.name !== 'confirmPassword') {
    return <TextField {...field} />;
  }
  return (
    <PasswordField
      {...field}
      showLabel={text('session.password.show')}
      hideLabel={text('session.password.hide')}
    />
  );
}
