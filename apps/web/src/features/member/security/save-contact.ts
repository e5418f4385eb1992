import type { UseMutationResult } from '@tanstack/react-query';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import type { CallFailure } from '@pavilion/contract/error-code';
import { limits } from '@pavilion/domain/limits';
import { showToast } from '@pavilion/ui/overlays/toast.ts';

/** Saves a proved contact; shows a refusal at its field, or else above the form. */
export function useSaveContact<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  bind: UseMutationResult<object, CallError, Values>,
  fieldOfRefusal: (code: CallFailure) => FieldPath<Values> | null,
  onDone: () => void,
) {
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
  return { save, busy: bind.isPending, problem: general ? errorText(bind.error) : null };
}
