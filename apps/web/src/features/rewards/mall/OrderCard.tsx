import { useState } from 'react';
import { CopyFact } from '#features/site/CopyFact.tsx';
import { Picture } from '#features/site/Picture.tsx';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { freshKey } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { isGivenBack } from '@pavilion/domain/reward/mall-order';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Timeline } from '@pavilion/ui/layout/Timeline.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useCancelOrder, type MallOrder } from './mall.queries.ts';
import { lineOf, toneOf } from './order-line.ts';
import { OrderCodes } from './OrderCodes.tsx';
import styles from './Mall.module.css';

/** Takes an order back, once the member has confirmed it. */
function CancelOrder({ order: { orderId, title, points } }: { order: MallOrder }) {
  const text = useText();
  const errorText = useErrorText();
  const { call, isCancelling } = useCancelOrder(orderId);
  const [requestKey] = useState(freshKey);

  async function cancel(): Promise<void> {
    const isSure = await askConfirm({
      title: text('mall.order.cancel.ask', { title }),
      text: text('mall.order.cancel.text', { points }),
      confirmLabel: text('mall.order.cancel'),
      cancelLabel: text('mall.keep'),
      confirmKind: 'danger',
    });
    if (!isSure || isCancelling()) return;
    afterCall(
      call.mutateAsync({ orderId, requestKey }),
      () => showToast(text('mall.order.cancel.done', { points }), { kind: 'success' }),
      (error) => showToast(errorText(error), { kind: 'error' }),
    );
  }
  return (
    <Button kind="secondary" busy={call.isPending} onClick={() => void cancel()}>
      {text('mall.order.cancel')}
    </Button>
  );
}

/** Who brings it under which number, its codes, and why its points are back. */
function Details({ order }: { order: MallOrder }) {
  const text = useText();
  const { carrier, trackingNumber, codes, state, reason, points } = order;
  return (
    <>
      {carrier !== null && (
        <dl className={styles.facts}>
          <dt>{text('mall.order.carrier')}</dt>
          <dd>{carrier}</dd>
        </dl>
      )}
      {trackingNumber !== null && (
        <CopyFact label={text('mall.order.tracking')} value={trackingNumber} />
      )}
      <OrderCodes codes={codes} />
      {isGivenBack(state) && (
        <div>
          {reason !== null && <p>{text('mall.order.reason', { reason })}</p>}
          <p>{text('mall.order.pointsBack', { points })}</p>
        </div>
      )}
    </>
  );
}

function Head({ order }: { order: MallOrder }) {
  const text = useText();
  const format = useFormat();
  const money = useShortMoneyFormat();
  const { picture, title, quantity, points, bonusAmount, orderedAt, state } = order;
  const paid = text('rewards.points', { points });
  return (
    <div className={styles.orderHead}>
      {picture !== null && (
        <span className={styles.thumb} style={{ backgroundColor: picture.color }}>
          <Picture className={styles.picture} src={picture.url} />
        </span>
      )}
      <div className={styles.orderText}>
        <h3 className={styles.orderTitle}>
          {quantity === 1 ? title : text('mall.order.many', { count: quantity, title })}
        </h3>
        <p className={styles.note}>
          {bonusAmount === null ? paid : `${money(bonusAmount)} · ${paid}`}
        </p>
        <p className={styles.note}>{text('mall.order.on', { at: format.dateTime(orderedAt) })}</p>
      </div>
      <Tag tone={toneOf[state]}>{text(`mall.state.${state}`)}</Tag>
    </div>
  );
}

/** An order with the steps it has gone through, and what can still be done with it. */
export function OrderCard({ order }: { order: MallOrder }) {
  const text = useText();
  const format = useFormat();
  const steps = lineOf(order).map(({ state, at, look }) => ({
    key: state,
    title: text(`mall.state.${state}`),
    detail: at === null ? undefined : format.dateTime(at),
    state: look,
  }));
  return (
    <li>
      <Card>
        <div className={styles.order}>
          <Head order={order} />
          {steps.length > 1 && (
            <Timeline label={text('mall.order.steps', { title: order.title })} steps={steps} />
          )}
          <Details order={order} />
          {order.mayCancel && <CancelOrder order={order} />}
        </div>
      </Card>
    </li>
  );
}
