import { useRef, useState } from 'react';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { close } from '@pavilion/ui/icons/shell-icons.ts';
import styles from './RemovableList.module.css';

const shownAtFirst = 40;

export type Removable = { key: string; name: string; detail: () => string; isMarked?: boolean };

type ListProps = {
  title: string;
  items: readonly Removable[];
  onRemove: (key: string) => void;
  onRemoveAll?: () => void;
};

type ChipProps = { item: Removable; onRemove: (chip: HTMLElement) => void };

function Chip({ item: { name, detail, isMarked = false }, onRemove }: ChipProps) {
  const text = useText();
  const said = detail();
  const spoken = [name, said, text('lottery.fixed.remove')].filter((part) => part !== '');
  return (
    <button
      type="button"
      className={styles.chip}
      data-marked={isMarked || undefined}
      aria-label={spoken.join(', ')}
      onClick={({ currentTarget }) => onRemove(currentTarget)}
    >
      <span className={styles.name}>{name}</span>
      {said !== '' && <span className={styles.detail}>{said}</span>}
      <Icon shape={close} size={16} />
    </button>
  );
}

/** Chips that a press removes; the first ones of many, until all are asked for. */
export function RemovableList({ title, items, onRemove, onRemoveAll }: ListProps) {
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = showsAll ? items : items.slice(0, shownAtFirst);

  /** The focus goes on to a neighbour before its element is gone. */
  function remove(key: string, chip: HTMLElement) {
    const entry = chip.parentElement;
    const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
    (next?.querySelector('button') ?? heading.current)?.focus();
    onRemove(key);
  }

  function showAll() {
    heading.current?.focus();
    setShowsAll(true);
  }

  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={title}>
          {shown.map((item) => (
            <li key={item.key}>
              <Chip item={item} onRemove={(chip) => remove(item.key, chip)} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < items.length && (
        <Button kind="quiet" size="compact" onClick={showAll}>
          {text('lottery.fixed.show.all', { count: items.length })}
        </Button>
      )}
      {onRemoveAll && (
        <Button kind="quiet" size="compact" onClick={onRemoveAll}>
          {text('lottery.fixed.remove.all')}
        </Button>
      )}
    </section>
  );
}
