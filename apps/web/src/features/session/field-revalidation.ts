import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { limits } from '@pavilion/domain/limits';
import { useLanguage } from '../../kit/language.ts';

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
  useEffect(() => {
    const timer = setTimeout(() => {
      const told = (name: FieldPath<Values>) => getFieldState(name).error !== undefined;
      void trigger(names.filter((name) => getValues(name) !== '' || told(name)));
    }, limits.loginRevalidationMs);
    return () => clearTimeout(timer);
  }, [language, getValues, getFieldState, trigger, names, rules]);
}
