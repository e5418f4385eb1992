import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { CallError } from '@pavilion/contract/client';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import type { Room } from '../room/room.ts';
import type { SlipAsked } from './slip-lines.ts';
import type { SlipSheetsProps } from './SlipSheets.tsx';

export type { SlipAsked };

type SlipProps = {
  room: Room;
  /** Null while nothing is asked. */
  asked: SlipAsked | null;
  onClose: () => void;
};

const sheets = lazyComponent<'SlipSheets', SlipSheetsProps>(
  'SlipSheets',
  () => import('./SlipSheets.tsx'),
);

/** Whether the code of the sheets is here; fetched once the slip is asked for something. */
function useSheets(isAsked: boolean, onClose: () => void): boolean {
  const [isHere, setHere] = useState(false);
  const errorText = useErrorText();
  const fail = useEffectEvent(() => {
    showToast(errorText(new CallError('request.network', '')), { kind: 'error' });
    onClose();
  });
  useEffect(() => {
    if (!isAsked || isHere) return;
    let isWanted = true;
    sheets.load().then(
      () => isWanted && setHere(true),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [isAsked, isHere]);
  return isHere;
}

/** Shows the cart, and confirms and places orders. */
export function Slip({ room, asked, onClose }: SlipProps) {
  const isHere = useSheets(asked !== null, onClose);
  // The sheets keep what they say while they close, and begin anew with each question.
  const [last, setLast] = useState<Readonly<{ asked: SlipAsked; nth: number }> | null>(null);
  if (asked !== null && asked !== last?.asked) setLast({ asked, nth: (last?.nth ?? 0) + 1 });
  if (last === null || !isHere) return null;
  return (
    <Suspense>
      <sheets.Component
        key={last.nth}
        room={room}
        asked={last.asked}
        isOpen={asked !== null}
        onClose={onClose}
      />
    </Suspense>
  );
}
