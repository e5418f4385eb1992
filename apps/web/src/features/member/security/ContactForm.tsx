import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import type { CallFailure } from '@pavilion/contract/error-code';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import styles from './Security.module.css';

export type ContactFormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  bind: UseMutationResult<object, CallError, Values>;
  fieldOfRefusal: (code: CallFailure) => FieldPath<Values> | null;
  /** The contact that the account has now, and what one is for. */
  present: string | null;
  purpose: string;
  onDone: () => void;
  children: ReactNode;
};

/** Saves a proved contact; shows a refusal at its field, or else above the form. */
export function ContactForm<Values extends FieldValues>(props: ContactFormProps<Values>) {
  const { form, bind, fieldOfRefusal, present, purpose, onDone, children } = props;
  const text = useText();
  const errorText = useErrorText();

  async function save(values: Values): Promise<void> {
    try {
      await bind.mutateAsync(values);
    } catch (error) {
      const field = error instanceof CallError ? fieldOfRefusal(error.code) : null;
      const problem = { message: errorText(error) };
      if (field !== null) form.setError(field, problem, { shouldFocus: true });
      return;
    }
    showToast(text('security.saved'), { kind: 'success', durationMs: limits.successToastMs });
    onDone();
  }

  const general = bind.error !== null && fieldOfRefusal(bind.error.code) === null;
  const onSubmit = useFormSubmit(form.handleSubmit, save);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.hint}>
        {present === null ? purpose : text('security.present', { value: present })}
      </p>
      <ErrorNotice error={general ? bind.error : null} />
      {children}
      <Button type="submit" busy={bind.isPending}>
        {text('security.save')}
      </Button>
    </form>
  );
}
