import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { largestSum } from './ResultStep.tsx';
import { useForgetSelfTest, useSelfTests, type KeptTest } from './self-tests.queries.ts';
import styles from './SelfTest.module.css';

const skeletonHeights = [72];

type RowProps = { kept: KeptTest; busy: boolean; onForget: () => void };

function KeptRow({ kept: { sum, band, at }, busy, onForget }: RowProps) {
  const text = useText();
  const format = useFormat();
  const date = format.date(at);
  const read = text('selfTest.of', { at: String(sum), most: String(largestSum) });
  return (
    <li className={styles.kept}>
      <div>
        <p className={styles.band}>{text(`selfTest.band.${band}`)}</p>
        <p className={styles.quiet}>{`${date} · ${read}`}</p>
      </div>
      <Button
        kind="quiet"
        size="compact"
        busy={busy}
        aria-label={text('selfTest.forget.of', { date })}
        onClick={onForget}
      >
        {text('selfTest.forget')}
      </Button>
    </li>
  );
}

/** The results that the member has kept, each of which can be forgotten. */
export function KeptTests() {
  const text = useText();
  const tests = useSelfTests();
  const forgetting = useForgetSelfTest();

  async function forget(testId: string): Promise<void> {
    const sure = await askConfirm({
      title: text('selfTest.forget.ask'),
      confirmLabel: text('selfTest.forget'),
      cancelLabel: text('confirm.cancel'),
      confirmKind: 'danger',
    });
    if (sure) forgetting.mutate(testId);
  }

  return (
    <Section title={text('selfTest.kept')}>
      <ErrorNotice error={forgetting.error} />
      <Loaded
        query={tests}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        empty={<p className={styles.quiet}>{text('selfTest.kept.none')}</p>}
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list }) => (
          <Card look="flush">
            <ul className={styles.list}>
              {list.map((kept) => (
                <KeptRow
                  key={kept.testId}
                  kept={kept}
                  busy={forgetting.isPending && forgetting.variables === kept.testId}
                  onForget={() => void forget(kept.testId)}
                />
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
    </Section>
  );
}
