import { Suspense, useState } from 'react';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { CallError } from '@pavilion/contract/client';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import type { Room } from '../room/room.ts';
import { isCartOf, removePlaced, useCart } from './cart.ts';
import { CartSheet } from './CartSheet.tsx';
import { firstForm, type Chase } from './chase/chase.ts';
import type { ChaseSheetProps } from './chase/ChaseSheet.tsx';
import { ConfirmSheet } from './confirm/ConfirmSheet.tsx';
import type { NewLine } from './line.ts';
import { slipOf, type SlipAsked } from './slip-lines.ts';

export type SlipSheetsProps = Readonly<{
  room: Room;
  asked: SlipAsked;
  isOpen: boolean;
  onClose: () => void;
}>;

const chaseSheet = lazyComponent<'ChaseSheet', ChaseSheetProps>(
  'ChaseSheet',
  () => import('./chase/ChaseSheet.tsx'),
);

function useLines(room: Room, asked: SlipAsked): readonly NewLine[] {
  const cart = useCart();
  if (asked.kind === 'bet') return asked.lines;
  const owner = { gameCode: room.lottery.code, prizeModeId: room.mode.prizeModeId };
  return isCartOf(cart, owner) ? cart.lines : [];
}

/** Which sheets stand over the cart, and the chase that was put together. */
function useSteps(isBet: boolean, onClose: () => void) {
  const failed = useErrorText()(new CallError('request.network', ''));
  const [step, setStep] = useState<'cart' | 'confirm'>('cart');
  const [chasing, setChasing] = useState<'never' | 'now' | 'before'>('never');
  const [chase, setChase] = useState<Chase | null>(null);
  return {
    isConfirming: isBet || step === 'confirm',
    /** The sheet of the chase is drawn from its first use on. */
    hasChased: chasing !== 'never',
    isChasing: chasing === 'now',
    chase,
    setChase,
    confirm: () => setStep('confirm'),
    beginChase: () => {
      chaseSheet.load().then(
        () => setChasing('now'),
        () => showToast(failed, { kind: 'error' }),
      );
    },
    closeChase: () => setChasing('before'),
    /** Back to the cart, where the lines can change and a chase with them. */
    closeConfirm: () => {
      if (isBet) {
        onClose();
        return;
      }
      setStep('cart');
      setChase(null);
    },
  };
}

/** The cart, over it the confirmation, and over both the chase. */
export function SlipSheets({ room, asked, isOpen, onClose }: SlipSheetsProps) {
  const isBet = asked.kind === 'bet';
  const lines = useLines(room, asked);
  const slip = slipOf(room, lines);
  // Numbers that are reduced in the open draw pay the usual odds in those after it.
  const chased = slipOf({ ...room, draw: null }, lines);
  const steps = useSteps(isBet, onClose);
  const [form, setForm] = useState(firstForm);
  const { chase, setChase, confirm, beginChase, closeChase } = steps;
  return (
    <>
      {!isBet && (
        <CartSheet
          room={room}
          slip={slip}
          isOpen={isOpen}
          onClose={onClose}
          onChase={beginChase}
          onBet={confirm}
        />
      )}
      <ConfirmSheet
        room={room}
        slip={chase === null ? slip : chased}
        chase={chase}
        isOpen={isOpen && steps.isConfirming}
        onChase={beginChase}
        onChaseChange={setChase}
        onPlaced={(placed) => {
          if (asked.kind === 'bet') asked.placed();
          else removePlaced(placed);
        }}
        onBack={steps.closeConfirm}
        onClose={onClose}
      />
      {steps.hasChased && (
        <Suspense>
          <chaseSheet.Component
            room={room}
            slip={chased}
            form={form}
            isOpen={isOpen && steps.isChasing}
            onForm={setForm}
            onChase={(planned) => {
              setChase(planned);
              confirm();
              closeChase();
            }}
            onClose={closeChase}
          />
        </Suspense>
      )}
    </>
  );
}
