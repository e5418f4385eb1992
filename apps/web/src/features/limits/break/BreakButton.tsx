import { useState } from 'react';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import type { BreakChoices } from '../exclusion.queries.ts';
import { BreakSheet } from './BreakSheet.tsx';

/** Opens the sheet in which a time-out or self-exclusion is begun. */
export function BreakButton({ terms, label }: { terms: BreakChoices; label: string }) {
  const [state, setState] = useState({ isOpen: false, turn: 0 });
  return (
    <>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        onClick={() => setState({ isOpen: true, turn: state.turn + 1 })}
      >
        {label}
      </Button>
      <BreakSheet
        open={state.isOpen}
        terms={terms}
        turn={state.turn}
        onClose={() => setState({ ...state, isOpen: false })}
      />
    </>
  );
}
