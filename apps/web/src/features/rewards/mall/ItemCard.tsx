import { Picture } from '#features/site/Picture.tsx';
import { useText } from '#kit/text.ts';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { barrierOf, fewLeft, missingPoints, type Barrier } from './item-notes.ts';
import type { MallItem } from './mall.queries.ts';
import styles from './Mall.module.css';

type ItemCardProps = {
  item: MallItem;
  /** Undefined while it is not known. */
  balance: number | undefined;
  levelName: (level: number) => string;
  onOpen: () => void;
};

/** What keeps the member from an item, in a few words. */
function useBarrierLabel(): (barrier: Barrier, level: string) => string {
  const text = useText();
  return (barrier, level) =>
    barrier === 'level' ? text('mall.level', { level }) : text(`mall.${barrier}`);
}

/** An item with its price; one that cannot be had says why, and can be looked at all the same. */
export function ItemCard({ item, balance, levelName, onOpen }: ItemCardProps) {
  const text = useText();
  const barrierLabel = useBarrierLabel();
  const { title, picture, pointsPrice, perMember, mine, minLevel } = item;
  const barrier = barrierOf(item);
  const left = fewLeft(item);
  const missing = missingPoints(item, 1, balance);
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-barred={barrier === null ? undefined : ''}
        onClick={onOpen}
      >
        <span className={styles.frame} style={{ backgroundColor: picture.color }}>
          <Picture className={styles.picture} src={picture.url} />
        </span>
        <span className={styles.about}>
          <span className={styles.title}>{title}</span>
          <span className={styles.price}>{text('rewards.points', { points: pointsPrice })}</span>
          {barrier !== null && <Tag>{barrierLabel(barrier, levelName(minLevel))}</Tag>}
          {barrier === null && missing !== null && (
            <span className={styles.missing}>{text('mall.missing', { points: missing })}</span>
          )}
          {left !== null && (
            <span className={styles.note}>{text('mall.left', { count: left })}</span>
          )}
          {perMember !== null && (
            <span className={styles.note}>{text('mall.mine', { mine, most: perMember })}</span>
          )}
        </span>
      </button>
    </li>
  );
}
