import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { TextField, type TextFieldProps } from '@pavilion/ui/fields/TextField.tsx';
import { useCaptcha, type Captcha } from './captcha/captcha.queries.ts';
import { CaptchaField } from './captcha/CaptchaField.tsx';
import type { CaptchaPanelProps } from './captcha/CaptchaPanel.tsx';
import { CodeField } from './code/CodeField.tsx';
import {
  requestMailCode,
  useSendCode,
  useSmsCodeRequest,
  type SendNotices,
  type SmsCodePurpose,
} from './code/send-code.ts';

export type { SolvedCaptcha } from './captcha/captcha.queries.ts';

/** A mobile number after the dialing code of the site's country. */
export function MobileNumberField(field: TextFieldProps) {
  const dialingCode = useSettings()?.brand.dialingCode;
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={limits.mobileNumberMaxLength}
      lead={dialingCode === undefined ? undefined : `+${dialingCode}`}
      {...field}
    />
  );
}

/** A form with a field for where the code goes. */
type FormWith<Name extends string> = {
  trigger: (name: Name, options: { shouldFocus: boolean }) => Promise<boolean>;
  getValues: (name: Name) => string;
};

/** Returns a value once it is valid, else shows the error of its field and returns null. */
async function validValue<Name extends string>(
  { trigger, getValues }: FormWith<Name>,
  name: Name,
): Promise<string | null> {
  const isValid = await trigger(name, { shouldFocus: true });
  const value = getValues(name).trim();
  return isValid && value !== '' ? value : null;
}

type CodeInput = Omit<TextFieldProps, 'label' | 'digits' | 'trail' | 'form'>;

const smsNotices: SendNotices = {
  sending: { key: 'sms.sending', durationMs: limits.smsSendingToastMs },
  sent: { key: 'sms.sent', durationMs: limits.smsSentToastMs },
};

export type SmsCodeFieldProps = CodeInput & {
  purpose: SmsCodePurpose;
  form: FormWith<'mobileNum'>;
};

/** Renders the field for the code that is sent to the number of the form. */
export function SmsCodeField({ purpose, form, ...input }: SmsCodeFieldProps) {
  const text = useText();
  const sending = useSendCode(useSmsCodeRequest(purpose), smsNotices);
  return (
    <CodeField
      label={text('sms.code')}
      hint={text('sms.code.hint')}
      sending={sending}
      to={() => validValue(form, 'mobileNum')}
      {...input}
    />
  );
}

const mailNotices: SendNotices = { sent: { key: 'security.email.sent' } };

/** Renders the field for the code that is sent to the mail address of the form. */
export function MailCodeField({ form, ...input }: CodeInput & { form: FormWith<'email'> }) {
  const text = useText();
  const sending = useSendCode(requestMailCode, mailNotices);
  return (
    <CodeField
      label={text('security.email.code')}
      hint={text('security.email.hint')}
      sending={sending}
      to={() => validValue(form, 'email')}
      {...input}
    />
  );
}

/** The captcha with which an application to become an agent is sent. */
export function useApplicationCaptcha(needed: boolean): Captcha {
  return useCaptcha(needed, 'application');
}

/** The captcha with which rewards are claimed where many accounts were opened. */
export function useClaimCaptcha(needed: boolean): Captcha {
  return useCaptcha(needed, 'claim');
}

/** Renders the captcha of a form while one is needed. */
export function FormCaptcha(props: CaptchaPanelProps) {
  return props.captcha.needed && <CaptchaField {...props} />;
}
