import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { limits } from '@pavilion/domain/limits';
import { useLanguage } from '../../kit/language.ts';

/** Section 5: on a language change filled fields are checked again after 200 ms. */
export function useRevalidation<Values extends FieldValues>(
  { getValues, trigger }: UseFormReturn<Values>,
  names: readonly FieldPath<Values>[],
): void {
  const language = useLanguage();
  useEffect(() => {
    const timer = setTimeout(() => {
      void trigger(names.filter((name) => getValues(name) !== ''));
    }, limits.loginRevalidationMs);
    return () => clearTimeout(timer);
  }, [language, getValues, trigger, names]);
}
