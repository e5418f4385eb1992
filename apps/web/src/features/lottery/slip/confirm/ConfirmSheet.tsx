import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { ConfirmBody } from './ConfirmBody.tsx';
import { useConfirm, type ConfirmProps } from './confirming.ts';
import { PlacedBody } from './PlacedBody.tsx';

/** Shows what is about to be bet, and then that it was placed. */
function Confirm(props: ConfirmProps) {
  const { room, chase, isOpen, onBack, onClose } = props;
  const text = useText();
  const confirming = useConfirm(props);
  const { placed, isPending } = confirming.placing;
  const isPlaced = placed !== undefined;
  // An order under way cannot be left: its answer would not be seen.
  const closing = isPending
    ? {}
    : { onClose: isPlaced ? onClose : onBack, closeLabel: text('shell.close') };
  return (
    <Sheet {...closing} open={isOpen} title={text(isPlaced ? 'lottery.placed' : 'lottery.confirm')}>
      {isPlaced ? (
        <PlacedBody room={room} placed={placed} chase={chase} onClose={onClose} />
      ) : (
        <ConfirmBody {...props} confirming={confirming} />
      )}
    </Sheet>
  );
}

/** The confirmation; each time that it opens, it begins with the draw that is open then. */
export function ConfirmSheet(props: ConfirmProps) {
  const [openings, setOpenings] = useState({ isOpen: false, nth: 0 });
  if (props.isOpen !== openings.isOpen) {
    setOpenings({ isOpen: props.isOpen, nth: openings.nth + (props.isOpen ? 1 : 0) });
  }
  return openings.nth === 0 ? null : <Confirm key={openings.nth} {...props} />;
}
