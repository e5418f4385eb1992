import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { limits } from '@pavilion/domain/limits';

/**
 * Section 5: 200 ms after a language change, checks filled fields again, and those that have a
 * message. `rules` are those that came with messages in the new language.
 */
export function useRevalidation<Values extends FieldValues>(
  { getValues, getFieldState, trigger }: UseFormReturn<Values>,
  names: readonly FieldPath<Values>[],
  rules?: unknown,
): void {
  const language = useLanguage();
  const checkedFor = useRef({ language, rules });
  useEffect(() => {
    // A new form has no messages, and a refusal may arrive before the 200 ms are over.
    const { current } = checkedFor;
    if (current.language === language && current.rules === rules) return undefined;
    const timer = setTimeout(() => {
      checkedFor.current = { language, rules };
      const hasError = (name: FieldPath<Values>) => getFieldState(name).error !== undefined;
      void trigger(names.filter((name) => getValues(name) !== '' || hasError(name)));
    }, limits.loginRevalidationMs);
    return () => clearTimeout(timer);
  }, [language, getValues, getFieldState, trigger, names, rules]);
}
