import { useId } from 'react';
import { useText } from '#kit/text.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { minus } from '@pavilion/ui/icons/form-icons.ts';
import { plus } from '@pavilion/ui/icons/shell-icons.ts';
import type { MallItem } from './mall.queries.ts';
import styles from './Mall.module.css';

type QuantityStepperProps = {
  item: Pick<MallItem, 'most' | 'reason'>;
  value: number;
  onChange: (quantity: number) => void;
};

/** Why there are no more than `most`. */
function whyNoMore({ reason }: Pick<MallItem, 'reason'>) {
  if (reason === 'soldOut') return 'mall.quantity.soldOut';
  return reason === null ? 'mall.quantity.most' : 'mall.quantity.limit';
}

/** How many are ordered, from one to as many as the member can have now. */
export function QuantityStepper({ item, value, onChange }: QuantityStepperProps) {
  const text = useText();
  const labelId = useId();
  const isLeast = value <= 1;
  const isMost = value >= item.most;
  return (
    <div role="group" aria-labelledby={labelId} className={styles.stepper}>
      <div>
        <p id={labelId} className={styles.label}>
          {text('mall.quantity')}
        </p>
        {isMost && <p className={styles.note}>{text(whyNoMore(item))}</p>}
      </div>
      <div className={styles.steps}>
        <IconButton
          shape={minus}
          label={text('mall.quantity.less')}
          className={styles.step ?? ''}
          aria-disabled={isLeast || undefined}
          onClick={() => !isLeast && onChange(value - 1)}
        />
        <output className={styles.count}>{value}</output>
        <IconButton
          shape={plus}
          label={text('mall.quantity.more')}
          className={styles.step ?? ''}
          aria-disabled={isMost || undefined}
          onClick={() => !isMost && onChange(value + 1)}
        />
      </div>
    </div>
  );
}
