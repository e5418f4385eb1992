import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { isWholeAmount } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { minus } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { totalOf } from './chosen.ts';
import { isOffKey, moveByArrows, useLongPress } from './press.ts';
import styles from './Tiles.module.css';

type TileProps = {
  /** What it is called aloud. */
  option: string;
  odds: string;
  /** The chips on it in minor units, the last one last. */
  chips: readonly bigint[];
  digits: number;
  /** Whether chips can be put on. */
  isOpen: boolean;
  onPut: () => void;
  onTake: () => void;
  /** What is seen of the option. */
  children: ReactNode;
};

/** Goes back to the tile with the last chip, since the minus is then no longer there. */
const focusTile = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.parentElement?.querySelector('button')?.focus();

/** A bet with its odds: a tap puts the chip on, a long press or the minus takes the last one off. */
export function Tile({ option, odds, chips, digits, isOpen, onPut, onTake, children }: TileProps) {
  const text = useText();
  const format = useFormat();
  const isOn = chips.length > 0;
  const press = useLongPress(onPut, isOn ? onTake : null);
  const amount = formatAmount(totalOf(chips), digits);
  const last = format.decimal(formatAmount(chips.at(-1) ?? 0n, digits), digits);

  function obeyKey(event: KeyboardEvent<HTMLElement>): void {
    if (isOffKey(event)) {
      event.preventDefault();
      onTake();
    } else moveByArrows(event);
  }

  return (
    <div className={styles.tile} data-on={isOn || undefined}>
      <button
        type="button"
        data-tile
        className={styles.add}
        disabled={!isOpen}
        aria-label={
          isOn
            ? text('lottery.tiles.tile.on', {
                option,
                odds,
                amount: format.decimal(amount, digits),
              })
            : text('lottery.tiles.tile', { option, odds })
        }
        onKeyDown={obeyKey}
        {...press}
      >
        {children}
        <span className={styles.odds}>{odds}</span>
      </button>
      {isOn && (
        <button
          type="button"
          className={styles.off}
          aria-label={text('lottery.tiles.off', { amount: last, option })}
          onClick={(event) => {
            if (chips.length === 1) focusTile(event);
            onTake();
          }}
        >
          <Icon shape={minus} size={16} />
          <span>{format.decimal(amount, isWholeAmount(amount) ? 0 : digits)}</span>
        </button>
      )}
    </div>
  );
}
