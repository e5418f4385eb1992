import { Suspense } from 'react';
import { closeSupport, supportSheet, useSupportState } from './support-sheet-state.ts';

/** The sheet of customer service channels, opened from the header and the tab bar. */
export function Support() {
  const state = useSupportState();
  if (state === 'unused') return null;
  return (
    <Suspense>
      <supportSheet.Part open={state === 'open'} onClose={closeSupport} />
    </Suspense>
  );
}
