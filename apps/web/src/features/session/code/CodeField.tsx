import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { TextField, type TextFieldProps } from '@pavilion/ui/fields/TextField.tsx';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import type { CodeSending } from './send-code.ts';
import styles from './CodeField.module.css';

export type CodeFieldProps<To> = Omit<TextFieldProps, 'digits' | 'trail'> & {
  sending: CodeSending<To>;
  /** Returns where the code goes; null where that is not valid, which its field then shows. */
  to: () => Promise<To | null>;
};

/** Renders the field for a code, with the button that sends one and the captcha it may need. */
export function CodeField<To>({ sending, to, ...input }: CodeFieldProps<To>) {
  const text = useText();
  const { send, isSending, seconds, captcha, typed, setTyped } = sending;

  async function press(): Promise<void> {
    if (isSending || seconds > 0) return;
    const address = await to();
    if (address !== null) send(address);
  }

  return (
    <>
      <TextField
        digits
        autoComplete="one-time-code"
        maxLength={limits.smsCodeMaxLength}
        {...input}
        trail={
          <button
            type="button"
            className={styles.send}
            disabled={seconds > 0}
            aria-busy={isSending || undefined}
            onClick={() => void press()}
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
