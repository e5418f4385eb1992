import { Link, useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { OperatorHtml } from '#features/site/OperatorHtml.tsx';
import { Picture } from '#features/site/Picture.tsx';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { calendarDays } from '@pavilion/ui/icons/content-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { PromotionTerms } from './detail/PromotionTerms.tsx';
import { OwnEntry, TakePart } from './detail/TakePart.tsx';
import { usePromotionEntries, usePromotionState } from './entries.queries.ts';
import { coverOf } from './list/choose-category.ts';
import { promotionDates } from './list/promotion-dates.ts';
import { PromotionStateTag } from './list/PromotionStateTag.tsx';
import { usePromotions, type Promotion } from './promotions.queries.ts';
import styles from './detail/PromotionDetail.module.css';

function DetailSkeleton() {
  return (
    <>
      <Skeleton height={200} radius="var(--radius-l)" />
      <Skeleton width="70%" height={28} />
      <Skeleton width="45%" />
      <Skeleton height={140} radius="var(--radius-l)" />
    </>
  );
}

function Details({ promotion }: { promotion: Promotion }) {
  const text = useText();
  const { title, content, terms } = promotion;
  const { state, availability } = usePromotionState(promotion);
  const cover = coverOf(promotion.announcementImages);
  return (
    <>
      {cover && (
        <Picture
          className={styles.cover}
          style={{ backgroundColor: cover.color }}
          src={cover.url}
          first
        />
      )}
      <div className={styles.head}>
        <PromotionStateTag state={state} availability={availability} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.dates}>
          <Icon shape={calendarDays} size={16} />
          {promotionDates(promotion, text('promotions.longTerm'))}
        </p>
      </div>
      <OperatorHtml html={content} />
      {!promotion.informsOnly && <PromotionTerms terms={terms} />}
      <TakePart promotion={promotion} />
      <div className={styles.actions}>
        <Link className={buttonClass('secondary')} href={paths.promotions({ id: promotion.id })}>
          {text('promotions.all')}
        </Link>
      </div>
    </>
  );
}

/**
 * Says that the visitor is not shown the promotion: it is gone, or not for this member. What the
 * member has of it, such as a reward that is not claimed yet, stays there.
 */
function NotShown({ promotionId }: { promotionId: string | null }) {
  const text = useText();
  const isGuest = useSessionRecord() === null;
  const { data } = usePromotionEntries();
  const entry = data?.list.find((one) => one.promotionId === promotionId);
  return (
    <>
      <EmptyState
        text={text(isGuest ? 'promotions.gone' : 'error.promotion.not.available')}
        action={
          <Link className={buttonClass('secondary', 'compact')} href={paths.promotions()}>
            {text('promotions.all')}
          </Link>
        }
      />
      {entry !== undefined && <OwnEntry entry={entry} />}
    </>
  );
}

export function PromotionDetailScreen() {
  const text = useText();
  const id = new URLSearchParams(useSearch()).get('id');
  const query = usePromotions();
  const found = query.data?.promotions.find((one) => one.id === id);
  return (
    <div className={styles.page}>
      {found === undefined && <h1 className="visually-hidden">{text('title.promotion')}</h1>}
      <Loaded
        query={query}
        skeleton={<DetailSkeleton />}
        isEmpty={() => found === undefined}
        empty={<NotShown promotionId={id} />}
      >
        {() => found && <Details promotion={found} />}
      </Loaded>
    </div>
  );
}
