import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { close } from '@pavilion/ui/icons/shell-icons.ts';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import type { Room } from '../room/room.ts';
import { clearCart, removeFromCart, type CartLine } from './cart.ts';
import type { NewLine } from './line.ts';
import { LineItem } from './LineItem.tsx';
import type { SlipLines } from './slip-lines.ts';
import { SlipFacts } from './SlipFacts.tsx';
import styles from './Slip.module.css';

const keyOf = (line: NewLine | CartLine): string => ('key' in line ? line.key : '');

/** Moves the focus to the row after the one whose button goes, or before it. */
function focusNear(button: HTMLElement): void {
  const row = button.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('dialog');
  near?.querySelector('button')?.focus();
}

type CartProps = Readonly<{
  room: Room;
  slip: SlipLines;
  onChase: () => void;
  onBet: () => void;
}>;

function Cart({ room, slip, onChase, onBet }: CartProps) {
  const text = useText();
  const { lines, priced, amounts, hasGone } = slip;
  if (lines.length === 0) return <EmptyState text={text('lottery.cart.none')} />;

  async function clear(): Promise<void> {
    const isSure = await askConfirm({
      title: text('lottery.cart.clear.ask'),
      confirmLabel: text('lottery.cart.clear'),
      cancelLabel: text('lottery.cart.keep'),
      confirmKind: 'danger',
    });
    if (isSure) clearCart();
  }

  return (
    <div className={styles.body}>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <LineItem key={keyOf(line)} room={room} line={line} priced={priced[index] ?? null}>
            <IconButton
              shape={close}
              label={text('lottery.cart.delete', { number: index + 1 })}
              onClick={(event) => {
                focusNear(event.currentTarget);
                removeFromCart(keyOf(line));
              }}
            />
          </LineItem>
        ))}
      </ul>
      <Button kind="quiet" size="compact" onClick={() => void clear()}>
        {text('lottery.cart.clear')}
      </Button>
      <div className={styles.foot}>
        <SlipFacts amounts={amounts} digits={room.digits} />
        <div className={styles.actions}>
          <Button kind="secondary" disabled={hasGone} onClick={onChase}>
            {text('lottery.chase')}
          </Button>
          <Button disabled={hasGone} onClick={onBet}>
            {text('lottery.cart.bet')}
          </Button>
        </div>
      </div>
    </div>
  );
}

type CartSheetProps = CartProps & Readonly<{ isOpen: boolean; onClose: () => void }>;

/** The lines that wait to be bet on. */
export function CartSheet({ isOpen, onClose, ...props }: CartSheetProps) {
  const text = useText();
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={text('lottery.cart')}
      closeLabel={text('shell.close')}
    >
      <Cart {...props} />
    </Sheet>
  );
}
