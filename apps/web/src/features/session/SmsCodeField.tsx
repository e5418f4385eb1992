import type { ComponentProps } from 'react';
import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { useSendSmsCode } from './send-sms-code.ts';
import type { SmsCodePurpose } from './sms-code.queries.ts';
import styles from './SmsCodeField.module.css';

export type SmsCodeFieldProps = Omit<ComponentProps<'input'>, 'id' | 'children'> & {
  purpose: SmsCodePurpose;
  error: string | undefined;
  hint?: string;
  /** Returns the number once it is valid, else shows its error and returns null. */
  validNumber: () => Promise<string | null>;
};

/** Renders the field for an SMS code, with the button that requests one. */
export function SmsCodeField({ purpose, validNumber, ...input }: SmsCodeFieldProps) {
  const text = useText();
  const { send, seconds, busy, captcha, typed, setTyped } = useSendSmsCode(purpose);

  async function ask(): Promise<void> {
    const mobileNum = await validNumber();
    if (mobileNum !== null) await send(mobileNum);
  }

  return (
    <>
      <TextField
        label={text('sms.code')}
        digits
        autoComplete="one-time-code"
        maxLength={limits.smsCodeMaxLength}
        hint={text('sms.code.hint')}
        {...input}
        trail={
          <button
            type="button"
            className={styles.send}
            disabled={seconds > 0}
            aria-busy={busy || undefined}
            onClick={() => void ask()}
          >
            {seconds > 0 ? text('sms.again', { seconds }) : text('sms.send')}
          </button>
        }
      />
      {captcha.needed && (
        <CaptchaField
          captcha={captcha}
          error={undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onRenew={() => setTyped('')}
        />
      )}
    </>
  );
}
