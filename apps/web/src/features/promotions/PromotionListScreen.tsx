import { useEffect, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { prefersReducedMotion } from '#kit/device.ts';
import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { chosenCategory } from './list/choose-category.ts';
import { PromotionCard } from './list/PromotionCard.tsx';
import { usePromotions, type Promotion, type PromotionList } from './promotions.queries.ts';
import styles from './list/PromotionCard.module.css';

const skeletonCards = 3;
const cardHeight = 296;

function ListSkeleton() {
  return (
    <div className={styles.list}>
      <Skeleton height={44} radius="var(--radius-full)" />
      {Array.from({ length: skeletonCards }, (_, card) => (
        <Skeleton key={card} height={cardHeight} radius="var(--radius-l)" />
      ))}
    </div>
  );
}

function Nothing() {
  const text = useText();
  return (
    <EmptyState
      text={text('promotions.none')}
      action={
        <Link className={buttonClass('secondary', 'compact')} href={paths.home()}>
          {text('messages.back')}
        </Link>
      }
    />
  );
}

type CardsProps = { promotions: readonly Promotion[]; namedId: string | null };

function Cards({ promotions, namedId }: CardsProps) {
  const named = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (namedId === null) return undefined;
    const timer = setTimeout(() => {
      const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
      named.current?.scrollIntoView({ block: 'center', behavior });
    }, limits.scrollIntoViewDelayMs);
    return () => clearTimeout(timer);
  }, [namedId]);
  if (promotions.length === 0) return <Nothing />;
  return (
    <ul className={styles.list}>
      {promotions.map((promotion, index) => (
        <PromotionCard
          key={promotion.id}
          ref={promotion.id === namedId ? named : undefined}
          named={promotion.id === namedId}
          promotion={promotion}
          first={index === 0}
        />
      ))}
    </ul>
  );
}

function Promotions({ list, namedId }: { list: PromotionList; namedId: string | null }) {
  const text = useText();
  const [choice, setChoice] = useState<string | null>(null);
  const category = chosenCategory(list, choice, namedId);
  return (
    <>
      <ChipRow
        label={text('promotions.categories')}
        chips={list.categories.map(({ id, title }) => ({ key: id, label: title }))}
        value={category}
        onChange={setChoice}
      />
      <Cards
        namedId={namedId}
        promotions={list.promotions.filter(
          (one) => category !== null && one.promoAnnouncementCategoryIds.includes(category),
        )}
      />
    </>
  );
}

/** The query `id` scrolls to that promotion. */
export function PromotionListScreen() {
  const namedId = new URLSearchParams(useSearch()).get('id');
  return (
    <Loaded
      query={usePromotions()}
      skeleton={<ListSkeleton />}
      isEmpty={({ promotions }) => promotions.length === 0}
      empty={<Nothing />}
    >
      {(list) => <Promotions list={list} namedId={namedId} />}
    </Loaded>
  );
}
