import { dayInWords } from '#features/session/calendar-day.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { missingAmount } from './missing-amount.ts';
import { TowardAmount } from './TowardAmount.tsx';
import type { VipLevel, VipProgress } from './vip.queries.ts';
import styles from '../Benefits.module.css';

type Keep = NonNullable<VipProgress['keep']>;

/** Whether the level is kept at the end of the period, or what is missing until then. */
export function KeepLevel({ keep, own }: { keep: Keep; own: VipLevel }) {
  const text = useText();
  const day = dayInWords(keep.until, useLanguage());
  const { deposits, turnover, safe, warned } = keep;
  const isEnough = missingAmount(deposits) === null && missingAmount(turnover) === null;
  if (safe || isEnough) {
    return (
      <Section title={text('vip.keep')}>
        <Notice tone="success">{text(safe ? 'vip.keep.safe' : 'vip.keep.enough', { day })}</Notice>
      </Section>
    );
  }
  const sentence = text(warned ? 'vip.keep.warned' : 'vip.keep.missing', {
    day,
    level: own.label,
  });
  return (
    <Section title={text('vip.keep')}>
      <Card>
        <div className={styles.keep}>
          {warned ? <Notice tone="error">{sentence}</Notice> : <p>{sentence}</p>}
          <TowardAmount of="deposits" progress={deposits} isWarned={warned} />
          <TowardAmount of="bets" progress={turnover} isWarned={warned} />
        </div>
      </Card>
    </Section>
  );
}
