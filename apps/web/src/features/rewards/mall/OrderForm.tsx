import { useRef } from 'react';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { requestKeyFor } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SpendForm } from '../points/SpendForm.tsx';
import { StepPanel } from '../points/StepPanel.tsx';
import { placeOf } from './address-text.ts';
import { bonusMoney } from './bonus-money.ts';
import { mallIntent, useOrderItem, type MallItem, type MallOrder } from './mall.queries.ts';
import type { OrderDraft } from './order-draft.ts';
import styles from './Mall.module.css';

type OrderFormProps = {
  item: MallItem;
  points: number | undefined;
  draft: OrderDraft;
  onBack: () => void;
  onOrdered: (order: MallOrder) => void;
};

/** Sends an order once; a repeat of the same has the same request key until it was carried out. */
function useOrdering({ item, draft: { quantity, address }, onOrdered }: OrderFormProps) {
  const call = useOrderItem();
  const isUnderWay = useRef(false);
  function send(paymentPassword: string | null): void {
    if (paymentPassword === null || isUnderWay.current) return;
    isUnderWay.current = true;
    const { id } = item;
    const to = address === null ? {} : { addressId: address.addressId };
    const details = [id, String(quantity), to.addressId ?? ''];
    const requestKey = requestKeyFor(sessionStorage, mallIntent, details);
    call.mutate(
      { id, quantity, ...to, paymentPassword, requestKey },
      {
        onSuccess: onOrdered,
        onError: () => {
          isUnderWay.current = false;
        },
      },
    );
  }
  return { call, send };
}

type FactsProps = Pick<OrderFormProps, 'item' | 'points' | 'draft'>;

function Facts({ item, points, draft: { quantity, address } }: FactsProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const { title, pointsPrice, bonusAmount } = item;
  const price = pointsPrice * quantity;
  return (
    <dl className={styles.facts}>
      <dt>{text('mall.order.what')}</dt>
      <dd>{text('mall.order.many', { count: quantity, title })}</dd>
      {bonusAmount !== null && (
        <>
          <dt>{text('mall.item.bonus')}</dt>
          <dd>{money(bonusMoney(bonusAmount, quantity))}</dd>
        </>
      )}
      <dt>{text('mall.order.price')}</dt>
      <dd>{text('rewards.points', { points: price })}</dd>
      {points !== undefined && points >= price && (
        <>
          <dt>{text('mall.order.left')}</dt>
          <dd>{text('rewards.points', { points: points - price })}</dd>
        </>
      )}
      {address !== null && (
        <>
          <dt>{text('mall.order.to')}</dt>
          <dd>
            {address.name}, {placeOf(address)}
          </dd>
        </>
      )}
    </dl>
  );
}

/** Shows once more what is ordered for how many points, and orders it with the payment password. */
export function OrderForm(props: OrderFormProps) {
  const text = useText();
  const { call, send } = useOrdering(props);
  const { item, points, draft, onBack } = props;
  return (
    <StepPanel title={text('mall.order.check')}>
      <SpendForm
        call={call}
        submitLabel={text('mall.order', { points: item.pointsPrice * draft.quantity })}
        onSubmit={send}
      >
        <Facts item={item} points={points} draft={draft} />
      </SpendForm>
      {!call.isPending && (
        <Button kind="quiet" onClick={onBack}>
          {text('mall.order.back')}
        </Button>
      )}
    </StepPanel>
  );
}
