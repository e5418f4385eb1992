import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { circleCheck } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { StepPanel } from '../points/StepPanel.tsx';
import type { MallItem, MallOrder } from './mall.queries.ts';
import { OrderCodes } from './OrderCodes.tsx';
import styles from './Mall.module.css';

/** What came of an order, or what comes next. */
function useOutcome({ kind, bonusAmount, codes }: MallOrder, wageringMultiple: number | null) {
  const text = useText();
  const money = useShortMoneyFormat();
  if (kind === 'goods') return text('mall.order.done.goods');
  if (kind === 'voucher') {
    return text(codes.length > 0 ? 'mall.order.done.code' : 'mall.order.done.voucher');
  }
  const added = (wageringMultiple ?? 0) > 0 ? 'mall.order.done.bonus' : 'mall.order.done.cash';
  return text(added, { amount: money(bonusAmount ?? '0') });
}

type OrderedProps = {
  order: MallOrder;
  item: MallItem;
  onClose: () => void;
  onSeeOrders: () => void;
};

/** Says that it was ordered, what comes next, and where that can be followed. */
export function Ordered({ order, item, onClose, onSeeOrders }: OrderedProps) {
  const text = useText();
  const outcome = useOutcome(order, item.wageringMultiple);
  const { quantity, title, points } = order;
  return (
    <StepPanel title={text('mall.order.done')} isHidden>
      <div className={styles.outcome} role="status">
        <span className={styles.mark}>
          <Icon shape={circleCheck} size={44} />
        </span>
        <p className={styles.bigPrice}>{text('mall.order.done')}</p>
        <p>{text('mall.order.many', { count: quantity, title })}</p>
        <p className={styles.note}>{text('rewards.points', { points })}</p>
        <p>{outcome}</p>
      </div>
      <OrderCodes codes={order.codes} />
      <Button
        onClick={() => {
          onClose();
          onSeeOrders();
        }}
      >
        {text('mall.order.see')}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {text('shell.close')}
      </Button>
    </StepPanel>
  );
}
