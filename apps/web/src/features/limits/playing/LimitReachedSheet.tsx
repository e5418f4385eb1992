import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { useLimits, type LimitName } from '../limits.queries.ts';
import { isSameLimit } from '../list/limit-words.ts';
import { LimitFiguresList } from '../list/LimitFigures.tsx';
import styles from '../list/Limits.module.css';

export type LimitReachedSheetProps = {
  open: boolean;
  /** The limits that leave too little. */
  by: readonly LimitName[];
  onClose: () => void;
  /** Called when the person goes to the page of limits. */
  onLeave: () => void;
};

/** Says over a game which limit refuses bets, what it leaves, and when more is left again. */
export function LimitReachedSheet({ open, by, onClose, onLeave }: LimitReachedSheetProps) {
  const text = useText();
  const list = useLimits().data?.list ?? [];
  const reached = list.filter((limit) => by.some((name) => isSameLimit(name, limit)));
  const isTime = by.some(({ kind }) => kind === 'time');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text(isTime ? 'limits.reached.time' : 'limits.reached.bet')}
      closeLabel={text('shell.close')}
    >
      <div className={styles.form}>
        <p className={styles.detail}>
          {text(isTime ? 'limits.reached.time.text' : 'limits.reached.bet.text')}
        </p>
        <LimitFiguresList list={reached} />
        <Button onClick={onClose}>{text('limits.reached.close')}</Button>
        <Link className={buttonClass('secondary')} href={paths.limits()} onClick={onLeave}>
          {text('limits.see')}
        </Link>
      </div>
    </Sheet>
  );
}
