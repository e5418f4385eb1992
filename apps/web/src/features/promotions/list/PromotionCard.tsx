import type { Ref } from 'react';
import { Link } from 'wouter';
import { Picture } from '#features/site/Picture.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { calendarDays } from '@pavilion/ui/icons/content-icons.ts';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { usePromotionState } from '../entries.queries.ts';
import type { Promotion } from '../promotions.queries.ts';
import { coverOf } from './choose-category.ts';
import { promotionDates } from './promotion-dates.ts';
import { PromotionStateTag } from './PromotionStateTag.tsx';
import styles from './PromotionCard.module.css';

type PromotionCardProps = {
  promotion: Promotion;
  /** True for the promotion that the address names. */
  named: boolean;
  /** Its picture is fetched with the page. */
  first: boolean;
  ref?: Ref<HTMLLIElement> | undefined;
};

function Cover({ promotion, first }: { promotion: Promotion; first: boolean }) {
  const cover = coverOf(promotion.announcementImages);
  if (cover === undefined) return <div className={styles.cover} />;
  return (
    <Picture
      className={styles.cover}
      style={{ backgroundColor: cover.color }}
      src={cover.url}
      first={first}
    />
  );
}

export function PromotionCard({ promotion, named, first, ref }: PromotionCardProps) {
  const text = useText();
  const { id, title, summary } = promotion;
  const { state, availability } = usePromotionState(promotion);
  return (
    <li ref={ref} className={styles.card} data-named={named || undefined} data-state={state}>
      <Cover promotion={promotion} first={first} />
      <div className={styles.body}>
        <div className={styles.top}>
          <h2 className={styles.title}>{title}</h2>
          <PromotionStateTag state={state} availability={availability} />
        </div>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.foot}>
          <p className={styles.dates}>
            <Icon shape={calendarDays} size={14} />
            {promotionDates(promotion, text('promotions.longTerm'))}
          </p>
          <Link className={styles.more} href={paths.promotion(id)}>
            <span aria-hidden="true">{text('promotions.more')}</span>
            <span className="visually-hidden">{text('promotions.more.of', { title })}</span>
            <Icon turns shape={chevronRight} size={16} />
          </Link>
        </div>
      </div>
    </li>
  );
}
