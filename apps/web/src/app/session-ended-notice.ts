import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { limits } from '@pavilion/domain/limits';
import { loadCatalogue } from '../kit/catalogue.ts';
import { currentLanguage } from '../kit/language.ts';
import { ownData } from '../kit/query.ts';
import { onSessionEnded } from '../kit/session-ended.ts';
import { textNow } from '../kit/text.ts';

async function sayIt(): Promise<void> {
  const [{ showToast }] = await Promise.all([
    import('../ui/toast.ts'),
    loadCatalogue(currentLanguage()),
  ]);
  showToast(textNow('error.session.ended'), { kind: 'error', durationMs: limits.toastShortMs });
}

/** Says once that the account has been logged out and forgets what was its own. */
export function useSessionEndedNotice(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onSessionEnded(() => {
        queries.removeQueries({ queryKey: [ownData] });
        void sayIt();
      }),
    [queries],
  );
}
