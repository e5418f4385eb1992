import { useEffect, useState, type ComponentProps } from 'react';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { limits } from '@pavilion/domain/limits';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { refreshCw } from '@pavilion/ui/icons/home-icons.ts';
import { findProof } from './captcha-proof.ts';
import type { Captcha } from './captcha.queries.ts';
import styles from './CaptchaPanel.module.css';

export type CaptchaPanelProps = Omit<ComponentProps<'input'>, 'id' | 'children'> & {
  captcha: Captcha;
  error: string | undefined;
  /** Clears what was typed, because another captcha is shown. */
  onRenew: () => void;
};

/** Works on the proof of a captcha in words while it is shown; true until the proof is found. */
function useProving({ captchaId, proofBits, proofRef }: Captcha): boolean {
  const [proven, setProven] = useState<string>();
  useEffect(() => {
    if (captchaId === undefined || proofBits === null) return undefined;
    const work = new AbortController();
    const found = findProof(captchaId, proofBits, work.signal);
    proofRef.current = found;
    void found.then(() => setProven(captchaId));
    return () => {
      work.abort();
      proofRef.current = undefined;
    };
  }, [captchaId, proofBits, proofRef]);
  return proofBits !== null && proven !== captchaId;
}

/** Shows the server's digits and a field for them; a tap on the picture fetches another captcha. */
export function CaptchaPanel({ captcha, error, onRenew, ...input }: CaptchaPanelProps) {
  const text = useText();
  const errorText = useErrorText();
  const inWords = captcha.form === 'words';
  const isProving = useProving(captcha);

  function renew(change: () => void): void {
    change();
    onRenew();
  }

  return (
    <div className={styles.captcha}>
      {!inWords && (
        <div className={styles.row}>
          <button
            type="button"
            className={styles.picture}
            aria-label={text('captcha.refresh')}
            onClick={() => renew(captcha.refresh)}
          >
            {captcha.image !== null && <img src={captcha.image} alt={text('captcha.picture')} />}
          </button>
          <IconButton
            shape={refreshCw}
            label={text('captcha.refresh')}
            onClick={() => renew(captcha.refresh)}
          />
        </div>
      )}
      <TextField
        label={text(inWords ? 'captcha.label.words' : 'captcha.label')}
        autoComplete="off"
        digits
        required
        maxLength={limits.captchaMaxLength}
        enterKeyHint="go"
        question={captcha.words ?? undefined}
        error={error ?? (captcha.error === null ? undefined : errorText(captcha.error))}
        {...input}
      />
      {inWords && (
        <p className={styles.proof} role="status">
          {isProving && text('captcha.proof')}
        </p>
      )}
      <button type="button" className={styles.other} onClick={() => renew(captcha.switchForm)}>
        {text(inWords ? 'captcha.back' : 'captcha.words')}
      </button>
    </div>
  );
}
