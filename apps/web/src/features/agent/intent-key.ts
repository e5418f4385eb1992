import { useRef } from 'react';
import { freshKey } from '#features/wallet/request-intent.ts';

/**
 * Makes the request key of a form: a repeat of the same details has the same one, until they were
 * carried out. It is kept by the page alone, since a first password must not be stored.
 */
export function useIntentKey() {
  const last = useRef({ details: '', key: '' });
  return {
    keyFor(details: object): string {
      const wanted = JSON.stringify(details);
      if (last.current.details !== wanted) last.current = { details: wanted, key: freshKey() };
      return last.current.key;
    },
    forget(): void {
      last.current = { details: '', key: '' };
    },
  };
}
