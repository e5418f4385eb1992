import { useForm } from 'react-hook-form';
import { FormCaptcha, useClaimCaptcha, type SolvedCaptcha } from '#features/session/CodeFields.tsx';
import { isOfCaptcha } from '#kit/captcha-refusal.ts';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import styles from './ClaimCaptchaSheet.module.css';

/** A claim that was refused without a captcha. */
export type AskedClaim = {
  /** Sends it with an answer; returns what then says that it was taken. */
  send: (captcha: SolvedCaptcha) => Promise<() => void>;
  refused: (error: CallError) => void;
};

type FormProps = { claim: AskedClaim; onClose: () => void };

function CaptchaForm({ claim, onClose }: FormProps) {
  const text = useText();
  const errorText = useErrorText();
  const captcha = useClaimCaptcha(true);
  const form = useForm({ defaultValues: { captcha: '' } });
  const { errors, isSubmitting } = form.formState;

  /** Another answer is asked where this one was not right; all else ends the asking. */
  function refuse(error: unknown): void {
    if (!(error instanceof CallError)) return;
    if (!isOfCaptcha(error)) {
      onClose();
      claim.refused(error);
      return;
    }
    captcha.refresh();
    form.resetField('captcha');
    form.setError('captcha', { message: errorText(error) });
  }

  async function submit({ captcha: typed }: { captcha: string }): Promise<void> {
    const taken = await claim.send(await captcha.solve(typed)).catch(refuse);
    if (!taken) return;
    onClose();
    taken();
  }
  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.hint}>{text('rewards.captcha.text')}</p>
      <FormCaptcha
        captcha={captcha}
        error={errors.captcha?.message}
        onRenew={() => form.resetField('captcha')}
        {...form.register('captcha', {
          validate: (value) => value.trim() !== '' || text('captcha.missing'),
        })}
      />
      <Button type="submit" busy={isSubmitting}>
        {text('rewards.captcha.claim')}
      </Button>
    </form>
  );
}

export type ClaimCaptchaSheetProps = FormProps & { open: boolean };

/** Asks for a captcha and sends the claim with the answer; closes once that was right. */
export function ClaimCaptchaSheet({ open, ...given }: ClaimCaptchaSheetProps) {
  const text = useText();
  return (
    <Sheet
      open={open}
      onClose={given.onClose}
      title={text('rewards.captcha.title')}
      closeLabel={text('shell.close')}
    >
      {open && <CaptchaForm {...given} />}
    </Sheet>
  );
}
