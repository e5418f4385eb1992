import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useLimits, type OwnLimit, type OwnLimits } from '../limits.queries.ts';
import { amountInForce } from '../list/limit-words.ts';
import { LimitFiguresList } from '../list/LimitFigures.tsx';
import styles from '../list/Limits.module.css';

const skeletonHeights = [96, 96];

/** Limits that are in force, with what is left of each. */
function LimitsInForce({ list }: { list: readonly OwnLimit[] }) {
  const text = useText();
  const set = list.filter((limit) => amountInForce(limit).amount !== null);
  if (set.length === 0) return <p className={styles.detail}>{text('limits.sheet.none')}</p>;
  return <LimitFiguresList list={set} />;
}

function CheckLine({ everyMinutes }: NonNullable<OwnLimits['realityCheck']>) {
  const text = useText();
  const duration = useDurationFormat();
  return (
    <p className={styles.detail}>
      {everyMinutes === null
        ? text('limits.check.isOff')
        : text('limits.check.every', { time: duration.minutes(everyMinutes) })}
    </p>
  );
}

const more = [
  { title: 'title.history', href: paths.history() },
  { title: 'title.selfTest', href: paths.selfTest() },
  { title: 'title.closeAccount', href: paths.closeAccount() },
] as const;

function MoreLinks({ onLeave }: Pick<LimitsSheetProps, 'onLeave'>) {
  const text = useText();
  return (
    <div className={styles.answers}>
      {more.map(({ title, href }) => (
        <Link key={href} className={buttonClass('quiet', 'compact')} href={href} onClick={onLeave}>
          {text(title)}
        </Link>
      ))}
    </div>
  );
}

export type LimitsSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Called when the person goes to the page of limits. */
  onLeave: () => void;
};

/** The limits over a game, so that the player need not leave it; read again at each opening. */
export function LimitsSheet({ open, onClose, onLeave }: LimitsSheetProps) {
  const text = useText();
  const limits = useLimits({ enabled: open });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('title.limits')}
      closeLabel={text('shell.close')}
    >
      <div className={styles.form}>
        <Loaded query={limits} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
          {({ list, realityCheck }) => (
            <>
              <LimitsInForce list={list} />
              {realityCheck && <CheckLine {...realityCheck} />}
            </>
          )}
        </Loaded>
        <Link className={buttonClass('secondary')} href={paths.limits()} onClick={onLeave}>
          {text('limits.change')}
        </Link>
        {limits.data !== undefined && limits.data.breaks.length > 0 && (
          <Link
            className={buttonClass('secondary')}
            href={paths.limits({ break: 1 })}
            onClick={onLeave}
          >
            {text('exclusion.take')}
          </Link>
        )}
        <MoreLinks onLeave={onLeave} />
      </div>
    </Sheet>
  );
}
