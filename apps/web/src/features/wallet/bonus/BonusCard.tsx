import { useId } from 'react';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { ProgressBar } from '@pavilion/ui/values/ProgressBar.tsx';
import { Tag, type TagTone } from '@pavilion/ui/values/Tag.tsx';
import { useMoneyFormat } from '../money-format.ts';
import type { MemberBonus } from './bonus.queries.ts';
import { useGiveUpBonus } from './give-up-bonus.ts';
import styles from './BonusCard.module.css';

const tones: Record<MemberBonus['state'], TagTone> = {
  waiting: 'waiting',
  active: 'accent',
  completed: 'good',
  forfeited: 'neutral',
  expired: 'neutral',
  lost: 'neutral',
  cancelled: 'neutral',
};

function Progress({ bonus, titleId }: { bonus: MemberBonus; titleId: string }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const amounts = { wagered: money(bonus.wagered), required: money(bonus.required) };
  return (
    <>
      <p className={styles.left}>{money(bonus.left)}</p>
      <ProgressBar
        className={styles.bar}
        labelledBy={titleId}
        size="thick"
        max={bonus.required}
        value={bonus.wagered}
      />
      <p className={styles.detail}>{text('bonus.progress', amounts)}</p>
      {bonus.expiresAt !== null && (
        <p className={styles.detail}>
          {text('bonus.until', { date: format.dateTime(bonus.expiresAt) })}
        </p>
      )}
      {bonus.largestBet !== null && (
        <p className={styles.detail}>
          {text('bonus.largestBet', { amount: money(bonus.largestBet) })}
        </p>
      )}
    </>
  );
}

/** Shows one bonus: what is left of it, its wagering, until when, and a button to give it up. */
export function BonusCard({ bonus }: { bonus: MemberBonus }) {
  const text = useText();
  const money = useMoneyFormat();
  const titleId = useId();
  const lost = bonus.state === 'active' ? bonus.left : bonus.amount;
  const { giveUp, busy } = useGiveUpBonus(bonus.bonusId, lost);
  const isOpen = bonus.state === 'active' || bonus.state === 'waiting';
  return (
    <Card>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {bonus.title === '' ? text('bonus.reward') : bonus.title}
        </h3>
        <Tag tone={tones[bonus.state]}>{text(`bonus.state.${bonus.state}`)}</Tag>
      </div>
      {bonus.state === 'active' ? (
        <Progress bonus={bonus} titleId={titleId} />
      ) : (
        <p className={styles.detail}>{text('bonus.amount', { amount: money(bonus.amount) })}</p>
      )}
      {isOpen && (
        <>
          <p className={styles.detail}>{text(`bonus.withdrawal.${bonus.withdrawal}`)}</p>
          <div className={styles.foot}>
            <Button kind="secondary" size="full" busy={busy} onClick={giveUp}>
              {text('bonus.forfeit')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
