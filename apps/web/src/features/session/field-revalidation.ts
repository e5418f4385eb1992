import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { limits } from '@pavilion/domain/limits';

/**
 * Section 5: on a language change filled fields are checked again after 200 ms, and those that have
 * a message. `rules` are what came with messages in the new language.
 */
export function useRevalidation<Values extends FieldValues>(
  { getValues, getFieldState, trigger }: UseFormReturn<Values>,
  names: readonly FieldPath<Values>[],
  rules?: unknown,
): void {
  const language = useLanguage();
  const checkedFor = useRef({ language, rules });
  useEffect(() => {
    // A form that is new has nothing to say again, and a refusal may come before its time is up.
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
