import { Suspense, useState } from 'react';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import type { BreakChoices } from '../exclusion.queries.ts';
import type { BreakSheetProps } from './BreakSheet.tsx';

const sheet = lazyComponent<'BreakSheet', BreakSheetProps>(
  'BreakSheet',
  () => import('./BreakSheet.tsx'),
);

/** Opens the sheet in which a time-out or self-exclusion is begun. */
export function BreakButton({ terms, label }: { terms: BreakChoices; label: string }) {
  const [state, setState] = useState({ isOpen: false, turn: 0 });
  function open() {
    // Without its code nothing opens; the notice at the top says that the device is offline.
    sheet.load().then(
      () => setState(({ turn }) => ({ isOpen: true, turn: turn + 1 })),
      () => undefined,
    );
  }
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {state.turn > 0 && (
        <Suspense>
          <sheet.Component
            open={state.isOpen}
            terms={terms}
            turn={state.turn}
            onClose={() => setState({ ...state, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  );
}
