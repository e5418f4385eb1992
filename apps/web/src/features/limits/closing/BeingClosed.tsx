import type { ReactNode } from 'react';
import type { Closing } from '../exclusion.queries.ts';
import { ClosingCard } from './ClosingCard.tsx';
import { KeepSection } from './KeepSection.tsx';
import { RestNotice } from './RestNotice.tsx';

export type BeingClosedProps = {
  closing: Closing;
  since: string;
  /** The money that is left. */
  children: ReactNode;
};

/** An account that is being closed: what it waits for, and the ways on and back. */
export function BeingClosed({ closing, since, children }: BeingClosedProps) {
  return (
    <>
      <ClosingCard closing={closing} since={since} />
      <RestNotice {...closing} />
      {children}
      <KeepSection />
    </>
  );
}
