import { Suspense, useEffect, useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { mallKinds } from '@pavilion/domain/reward/mall-order';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { ItemCard } from './ItemCard.tsx';
import { useLevelName } from './level-name.ts';
import { useMallItems, type MallItem, type MallKind } from './mall.queries.ts';
import styles from './Mall.module.css';

/** Its forms would delay the shop; fetched once that is there. */
const itemSheet = lazyComponent('ItemSheet', async () => {
  const { ItemSheet } = await import('../points/spend-sheets.ts');
  return { ItemSheet };
});

const chips = ['all', ...mallKinds] as const;
const skeletonKeys = ['a', 'b', 'c', 'd'];
const cardHeight = 236;

/** In the shape of the cards. */
function ShopSkeleton() {
  return (
    <div className={styles.grid}>
      {skeletonKeys.map((key) => (
        <Skeleton key={key} height={cardHeight} radius="var(--radius-m)" />
      ))}
    </div>
  );
}

type ItemsProps = {
  list: readonly MallItem[];
  points: number | undefined;
  onOpen: (item: MallItem) => void;
};

function Items({ list, points, onOpen }: ItemsProps) {
  const levelName = useLevelName(list.some(({ reason }) => reason === 'level'));
  return (
    <ul className={styles.grid}>
      {list.map((item) => (
        <ItemCard
          key={item.id}
          item={item}
          balance={points}
          levelName={levelName}
          onOpen={() => onOpen(item)}
        />
      ))}
    </ul>
  );
}

type ShopProps = {
  /** How many the member has; undefined until that is known. */
  points: number | undefined;
  onSeeOrders: () => void;
};

/** What the mall sells, of all kinds or of one; a press shows an item and the way to order it. */
export function Shop({ points, onSeeOrders }: ShopProps) {
  const text = useText();
  const [kind, setKind] = useState<MallKind | 'all'>('all');
  const items = useMallItems(kind === 'all' ? null : kind);
  const [shown, setShown] = useState<MallItem | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (items.data !== undefined) itemSheet.load().catch(() => undefined);
  }, [items.data]);
  const fresh = items.data?.find(({ id }) => id === shown?.id) ?? shown;
  return (
    <div className={styles.part}>
      <ChipRow
        label={text('mall.kind')}
        chips={chips.map((key) => ({ key, label: text(`mall.kind.${key}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Loaded
        query={items}
        skeleton={<ShopSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState text={text(kind === 'all' ? 'mall.none' : `mall.none.${kind}`)} />}
      >
        {(list) => (
          <>
            <Items
              list={list}
              points={points}
              onOpen={(item) => {
                setShown(item);
                setIsOpen(true);
              }}
            />
            <ShowMore query={items} />
          </>
        )}
      </Loaded>
      {fresh !== null && (
        <Suspense>
          <itemSheet.Component
            item={fresh}
            points={points}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            onSeeOrders={onSeeOrders}
          />
        </Suspense>
      )}
    </div>
  );
}
