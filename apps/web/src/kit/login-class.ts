import { useEffect } from 'react';

const bodyClass = 'login-modal';

/** Seed section 4: the body has a class while the log-in, or the invitation to it, is shown. */
export function useLoginClass(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    document.body.classList.add(bodyClass);
    return () => document.body.classList.remove(bodyClass);
  }, [isShown]);
}
