import { useLayoutEffect, useRef } from 'react';
import { Picture } from '#features/site/Picture.tsx';
import { useText } from '#kit/text.ts';
import { circleCheck } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import type { VipLevel } from './vip.queries.ts';
import styles from './LevelRow.module.css';

type LevelRowProps = {
  levels: readonly VipLevel[];
  /** The level that the member has; the row begins with it. */
  own: number;
  chosen: number;
  onChoose: (level: number) => void;
};

function Mark({ isOwn, isReached }: { isOwn: boolean; isReached: boolean }) {
  const text = useText();
  if (isOwn) return <span className={styles.you}>{text('vip.you')}</span>;
  if (!isReached) return null;
  return (
    <span className={styles.reached}>
      <Icon shape={circleCheck} size={16} />
      <span className="visually-hidden">{text('vip.reached')}</span>
    </span>
  );
}

/** All levels in a row that scrolls sideways; one of them is chosen. */
export function LevelRow({ levels, own, chosen, onChoose }: LevelRowProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const place = levels.findIndex(({ level }) => level === own);
  useLayoutEffect(() => {
    const { current: row } = list;
    const [first] = row?.children ?? [];
    const cell = row?.children[place];
    if (!(first instanceof HTMLElement) || !(cell instanceof HTMLElement)) return;
    // Scrolls only the row, not the page.
    row?.scrollTo({ left: cell.offsetLeft - first.offsetLeft, behavior: 'instant' });
  }, [place]);
  return (
    <ul ref={list} className={styles.row} aria-label={text('vip.levels')}>
      {levels.map(({ level, label, emblem, reached }) => (
        <li key={level}>
          <button
            type="button"
            className={styles.level}
            aria-pressed={level === chosen}
            onClick={() => onChoose(level)}
          >
            <Picture className={styles.emblem} src={emblem.url} />
            <span className={styles.name}>{label}</span>
            <span className={styles.mark}>
              <Mark isOwn={level === own} isReached={reached} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
