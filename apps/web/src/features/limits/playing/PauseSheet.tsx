import { Link } from 'wouter';
import { useRefusal } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { useLimitWords } from '../list/limit-words.ts';
import { useNowMs } from '../list/now-ms.ts';
import styles from '../list/Limits.module.css';

const tickMs = 1000;
const minuteMs = 60_000;

/** The minutes that are left, the present one too. */
function MinutesLeft({ until }: { until: string }) {
  const text = useText();
  const duration = useDurationFormat();
  const leftMs = Math.max(Date.parse(until) - useNowMs(tickMs), 0);
  const left = duration.minutes(Math.ceil(leftMs / minuteMs));
  return (
    <p className={styles.countdown} role="timer">
      {text('limits.break.left', { left })}
    </p>
  );
}

export type PauseSheetProps = {
  open: boolean;
  until: string;
  /** Called when the person leaves the game. */
  onStop: () => void;
  /** Called when the person goes to the page of limits. */
  onLeave: () => void;
};

/** Covers a game during a pause of the site; nothing but its end uncovers the game. */
export function PauseSheet({ open, until, onStop, onLeave }: PauseSheetProps) {
  const text = useText();
  const words = useLimitWords();
  const hasLimits = useRefusal('memberCentre') === null;
  return (
    <Sheet open={open} title={text('limits.break.now')}>
      <div className={styles.form}>
        <p className={styles.detail}>{text('limits.break.text', { until: words.when(until) })}</p>
        <MinutesLeft until={until} />
        <Button onClick={onStop}>{text('play.leave')}</Button>
        {hasLimits && (
          <Link className={buttonClass('secondary')} href={paths.limits()} onClick={onLeave}>
            {text('limits.see')}
          </Link>
        )}
      </div>
    </Sheet>
  );
}
