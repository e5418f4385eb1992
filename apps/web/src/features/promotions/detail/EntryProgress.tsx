import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Timeline, type TimelineStep } from '@pavilion/ui/layout/Timeline.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import type { PromotionEntry } from '../entries.queries.ts';
import { SentPictures } from './SentPictures.tsx';
import styles from './PromotionDetail.module.css';

function useSteps({ history }: PromotionEntry): TimelineStep[] {
  const text = useText();
  const format = useFormat();
  // Offer and claim are one press, so the moment between them is left out.
  const shown = history.filter(({ state }, at) => state !== 'claim' || at === history.length - 1);
  return shown.map(({ state, changedAt }, at) => ({
    key: state,
    title: text(`promotion.state.${state}`),
    detail: format.dateTime(changedAt),
    state:
      state === 'rejected'
        ? 'failed'
        : at === shown.length - 1 && state !== 'claimed'
          ? 'current'
          : 'done',
  }));
}

/** Shows the progress of the member's own entry, and what was sent with it. */
export function EntryProgress({ entry }: { entry: PromotionEntry }) {
  const text = useText();
  const steps = useSteps(entry);
  return (
    <Section title={text('promotion.yours')}>
      <Card>
        <div className={styles.form}>
          <Timeline label={text('promotion.yours')} steps={steps} />
          {entry.reason !== null && <Notice tone="error">{entry.reason}</Notice>}
          {entry.comment !== '' && <p className={styles.comment}>{entry.comment}</p>}
          <SentPictures ids={entry.pictureIds} />
        </div>
      </Card>
    </Section>
  );
}
