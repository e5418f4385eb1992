import { Loaded } from '#features/site/Loaded.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useMallOrders } from './mall.queries.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './Mall.module.css';

const skeletonHeights = [260, 200, 200];

/** What the member has ordered, the newest first. */
export function MallOrders({ onShop }: { onShop: () => void }) {
  const text = useText();
  const orders = useMallOrders();
  return (
    <Loaded
      query={orders}
      skeleton={<SkeletonBlocks heights={skeletonHeights} />}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          text={text('mall.orders.none')}
          action={
            <Button size="compact" onClick={onShop}>
              {text('mall.orders.none.action')}
            </Button>
          }
        />
      }
    >
      {(list) => (
        <div className={styles.part}>
          <ul className={styles.orders}>
            {list.map((order) => (
              <OrderCard key={order.orderId} order={order} />
            ))}
          </ul>
          <ShowMore query={orders} />
        </div>
      )}
    </Loaded>
  );
}
