import type { ComponentProps } from 'react';
import { useText, type Text } from '#kit/text.ts';
import type {
  FieldRule,
  RegistrationField,
} from '@pavilion/domain/registration/registration-fields';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { TextField, type TextFieldProps } from '@pavilion/ui/fields/TextField.tsx';
import { MobileNumberField } from '../CodeFields.tsx';
import type { RegisterSettings } from './registration-fields.ts';

type FieldLook = {
  hint?: (text: Text, settings: RegisterSettings) => string;
  attributes: ComponentProps<'input'>;
};

const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const handle: FieldLook = { attributes: { ...plain, autoComplete: 'off' } };
const digits: FieldLook = { attributes: { inputMode: 'tel', autoComplete: 'off' } };
const person: FieldLook = { attributes: { autoComplete: 'name', autoCapitalize: 'words' } };

type PlainField = Exclude<RegistrationField, 'verificationCode' | 'birthday'>;

/** How each field looks; the domain package has its rules. */
const looks: Record<PlainField, FieldLook> = {
  username: {
    hint: (text) => text('register.username.hint'),
    attributes: { ...plain, autoComplete: 'username' },
  },
  mobileNum: { attributes: {} },
  password: {
    hint: (text, { password }) => text('register.password.hint', { count: password.minimumLength }),
    attributes: { autoComplete: 'new-password' },
  },
  confirmPassword: { attributes: { autoComplete: 'new-password' } },
  paymentPassword: {
    hint: (text) => text('register.paymentPassword.hint'),
    attributes: { inputMode: 'numeric', autoComplete: 'off' },
  },
  realName: person,
  nickname: { attributes: { autoComplete: 'nickname' } },
  payeeName: { ...person, hint: (text) => text('register.payeeName.hint') },
  email: { attributes: { ...plain, type: 'email', autoComplete: 'email' } },
  idNumber: handle,
  qqNum: { attributes: { inputMode: 'numeric', autoComplete: 'off' } },
  facebook: handle,
  wechat: handle,
  line: handle,
  whatsapp: digits,
  zalo: digits,
  recommenderId: handle,
  affiliateCode: { ...handle, hint: (text) => text('register.affiliateCode.hint') },
};

function labelOf(name: PlainField, text: Text): string {
  if (name === 'username' || name === 'password') return text(`session.${name}`);
  return name === 'mobileNum' ? text('login.mobileNum') : text(`register.${name}`);
}

const secret: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

export type RegistrationInputProps = Omit<
  TextFieldProps,
  'label' | 'hint' | 'required' | 'name'
> & {
  name: PlainField;
  settings: RegisterSettings;
  rule: FieldRule;
};

/** Renders any row of the form that is typed into. */
export function RegistrationInput({ settings, rule, ...props }: RegistrationInputProps) {
  const text = useText();
  const { hint, attributes } = looks[props.name];
  const field = {
    maxLength: rule.maximumLength,
    ...attributes,
    ...props,
    label: labelOf(props.name, text),
    hint: hint?.(text, settings),
    required: rule.required,
  };
  if (props.name === 'mobileNum') return <MobileNumberField {...field} />;
  if (!secret.has(props.name)) return <TextField {...field} />;
  return (
    <PasswordField
      {...field}
      showLabel={text('session.password.show')}
      hideLabel={text('session.password.hide')}
    />
  );
}
