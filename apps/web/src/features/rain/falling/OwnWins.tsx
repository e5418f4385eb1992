import { useState } from 'react';
import { Wins } from '../after/Wins.tsx';
import { useOwnResult } from '../claim.queries.ts';

/** The envelopes that the member has won in a rain that falls. */
export function OwnWins({ rainId, hasOnlyBegun }: { rainId: string; hasOnlyBegun: boolean }) {
  const [isFirst] = useState(hasOnlyBegun);
  const { data } = useOwnResult(rainId, isFirst);
  return data === undefined ? null : <Wins result={data} />;
}
