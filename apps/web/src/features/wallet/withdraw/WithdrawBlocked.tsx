import { useId } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { useGiveUpBonus } from '../bonus/give-up-bonus.ts';
import { isNothing, useShortMoneyFormat } from '../money-format.ts';
import type { WithdrawLimits } from '../wallet.queries.ts';
import styles from './WithdrawEffect.module.css';

type Bonus = WithdrawLimits['bonuses'][number];

/** Shows the play-through that deposits still need. */
function PlayThrough({ playThrough }: Pick<WithdrawLimits, 'playThrough'>) {
  const text = useText();
  const money = useShortMoneyFormat();
  return (
    <div className={styles.reason}>
      <p className={styles.missing}>
        {text('withdraw.blocked.playThrough', { amount: money(playThrough.owed) })}
      </p>
      <p className={styles.rule}>{text('deposit.playThrough', { times: playThrough.times })}</p>
    </div>
  );
}

/** Shows the wagering that a bonus still needs, and a button to give it up. */
function Blocking({ bonus }: { bonus: Bonus }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const titleId = useId();
  const { giveUp, busy } = useGiveUpBonus(bonus.bonusId, bonus.left);
  return (
    <div className={styles.reason}>
      <h3 id={titleId} className={styles.rule}>
        {bonus.title === '' ? text('bonus.reward') : bonus.title}
      </h3>
      <p className={styles.missing}>
        {text('withdraw.blocked.bonus', { amount: money(bonus.remaining) })}
      </p>
      <Button
        kind="secondary"
        size="compact"
        busy={busy}
        onClick={giveUp}
        aria-describedby={titleId}
      >
        {text('bonus.forfeit')}
      </Button>
    </div>
  );
}

/** Replaces the form while a withdrawal is blocked: shows what is missing, and what helps. */
export function WithdrawBlocked({ limits }: { limits: WithdrawLimits }) {
  const text = useText();
  const headingId = useId();
  return (
    <Card role="region" aria-labelledby={headingId} className={styles.blocked ?? ''}>
      <h2 id={headingId} className={styles.heading}>
        {text('withdraw.blocked')}
      </h2>
      {!isNothing(limits.playThrough.owed) && <PlayThrough playThrough={limits.playThrough} />}
      {limits.bonuses
        .filter(({ withdrawal }) => withdrawal === 'blocks')
        .map((bonus) => (
          <Blocking key={bonus.bonusId} bonus={bonus} />
        ))}
      <Link className={buttonClass('primary')} href={paths.home()}>
        {text('deposit.result.play')}
      </Link>
    </Card>
  );
}
