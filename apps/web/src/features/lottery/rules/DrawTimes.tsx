import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import type { Near } from '../clock/near.ts';
import { useNear, type Lottery } from '../lottery.queries.ts';
import { drawTimes } from './draw-times.ts';
import styles from './Rules.module.css';

const skeletonHeights = [48];

function Times({ answer, isOwn }: { answer: Near['answer']; isOwn: boolean }) {
  const text = useText();
  const format = useFormat();
  const { everyMinutes, next, lock } = drawTimes(answer, isOwn);
  return (
    <div className={styles.lines}>
      {everyMinutes !== null && <p>{text('lottery.rules.draws.every', { count: everyMinutes })}</p>}
      {next.length > 0 && (
        <p>
          {text('lottery.rules.draws.next', {
            times: next.map((at) => format.dateTime(at)).join(' · '),
          })}
        </p>
      )}
      {lock === null ? (
        <p>{text('lottery.open.none')}</p>
      ) : (
        <p>{text(`lottery.rules.lock.${lock.unit}`, { count: lock.count })}</p>
      )}
    </div>
  );
}

/** When draws take place, and when betting on them ends. */
export function DrawTimes({ lottery, isOwn }: { lottery: Lottery; isOwn: boolean }) {
  const text = useText();
  const near = useNear({ gameId: lottery.gameId, station: undefined });
  return (
    <Section title={text('lottery.rules.draws')}>
      <Card>
        <Loaded query={near} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
          {({ answer }) => <Times answer={answer} isOwn={isOwn} />}
        </Loaded>
      </Card>
    </Section>
  );
}
