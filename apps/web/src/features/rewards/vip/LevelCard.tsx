import { Link } from 'wouter';
import { AsOf } from '#features/records/AsOf.tsx';
import { Picture } from '#features/site/Picture.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { missingAmount } from './missing-amount.ts';
import { TowardAmount, TowardPoints } from './TowardAmount.tsx';
import type { VipLevel, VipProgress } from './vip.queries.ts';
import styles from '../Benefits.module.css';

/** What a new member does first, each with its way. */
function FirstSteps({ of: { deposits, totalTurnover } }: { of: VipProgress }) {
  const text = useText();
  return (
    <>
      <TowardAmount of="deposits" progress={deposits} />
      {missingAmount(deposits) !== null && (
        <Link className={buttonClass('primary')} href={paths.deposit()}>
          {text('member.deposit')}
        </Link>
      )}
      <TowardAmount of="bets" progress={totalTurnover} />
      {missingAmount(totalTurnover) !== null && (
        <Link className={buttonClass('secondary')} href={paths.home()}>
          {text('vip.first.play')}
        </Link>
      )}
    </>
  );
}

/** The way to the level above the counted one. */
function NextLevel({ of, next }: { of: VipProgress; next: VipLevel }) {
  const text = useText();
  const { level, countedLevel } = of;
  const isFirst = level === 0 && countedLevel === 0;
  return (
    <div className={styles.next}>
      <h3 className={styles.heading}>
        {text(isFirst ? 'vip.first' : 'vip.next', { level: next.label })}
      </h3>
      {isFirst ? (
        <FirstSteps of={of} />
      ) : (
        <>
          <TowardAmount of="deposits" progress={of.deposits} />
          <TowardAmount of="bets" progress={of.totalTurnover} />
        </>
      )}
      {of.points !== null && <TowardPoints progress={of.points} />}
    </div>
  );
}

/**
 * The member's level, until when where the site has set it, and what the next one takes where the
 * member may be invited to it.
 */
export function LevelCard({ of, own }: { of: VipProgress; own: VipLevel }) {
  const text = useText();
  const format = useFormat();
  const { countedLevel, setUntil, levels, asOf, invited } = of;
  const counted = levels.find(({ level }) => level === countedLevel);
  const next = levels.find(({ level }) => level > countedLevel);
  return (
    <Card look="lit">
      <div className={styles.card}>
        <div className={styles.own}>
          <Picture className={styles.emblem} src={own.emblem.url} first />
          <div>
            <p className={styles.quiet}>{text('vip.level')}</p>
            <h2 className={styles.label}>{own.label}</h2>
            {setUntil !== null && (
              <p className={styles.quiet}>
                {text('vip.setUntil', { at: format.dateTime(setUntil) })}
              </p>
            )}
          </div>
        </div>
        {setUntil !== null && counted !== undefined && (
          <p>{text('vip.counted', { level: counted.label })}</p>
        )}
        {invited && next === undefined && <p>{text('vip.top')}</p>}
        {invited && next !== undefined && <NextLevel of={of} next={next} />}
        {invited && <AsOf at={asOf} />}
      </div>
    </Card>
  );
}
