import { useId, type ReactNode } from 'react';
import { useText } from '#kit/text.ts';
import type { RoomPlay } from '../room/room.ts';
import styles from './Tiles.module.css';

type HeadProps = {
  one: RoomPlay;
  /** What stands beside the name. */
  aside?: string;
  children: ReactNode;
};

/** The tiles of a play under its name. */
export function PlayHead({ one, aside, children }: HeadProps) {
  const text = useText();
  const nameId = useId();
  return (
    <div role="group" aria-labelledby={nameId} className={styles.play}>
      <div className={styles.head}>
        <h2 id={nameId} className={styles.title}>
          {one.name}
        </h2>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        {!one.isOpen && <span className={styles.aside}>{text('lottery.play.closed')}</span>}
      </div>
      {children}
    </div>
  );
}
