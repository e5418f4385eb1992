import { useAmountTyping } from '#features/wallet/amount-typing.ts';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { AmountField } from '@pavilion/ui/fields/AmountField.tsx';
import { chipAmounts, ownChip, type Chip } from './puts.ts';
import styles from './Tiles.module.css';

type ChipProps = {
  chip: Chip;
  onChip: (chip: Chip) => void;
  /** The amount that was typed. */
  own: string | null;
  onOwn: (amount: string | null) => void;
  /** The least amount that can be typed, and whether what was typed is less. */
  least: string;
  isTooSmall: boolean;
};

/** Which chip a tap puts on: one of the usual ones, or an amount that is typed. */
export function ChipChoice({ chip, onChip, own, onOwn, least, isTooSmall }: ChipProps) {
  const text = useText();
  const format = useFormat();
  const money = useShortMoneyFormat();
  const typing = useAmountTyping();
  const needs = text('lottery.tiles.least', { amount: money(least) });
  return (
    <>
      <ChipRow
        label={text('lottery.tiles.chips')}
        chips={[
          ...chipAmounts.map((amount) => ({ key: amount, label: format.decimal(amount, 0) })),
          { key: ownChip, label: text('lottery.tiles.own') },
        ]}
        value={chip}
        onChange={onChip}
      />
      {chip === ownChip && (
        <div className={styles.own}>
          <AmountField
            label={text('lottery.tiles.own.amount')}
            value={own}
            onChange={onOwn}
            typing={typing}
            {...(isTooSmall && (own === null ? { hint: needs } : { error: needs }))}
          />
        </div>
      )}
    </>
  );
}
