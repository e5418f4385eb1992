import { CopyFact } from '#features/site/CopyFact.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useLastResult, type RainResult } from '../claim.queries.ts';
import { CheckDraws } from './CheckDraws.tsx';
import { Winners } from './Winners.tsx';
import { Wins } from './Wins.tsx';
import styles from './After.module.css';

const skeletonHeights = [120, 90, 320];

type After = NonNullable<RainResult['after']>;

/** How the draws were decided, and the check of them. */
function Draws({
  rainId,
  after,
  own,
}: {
  rainId: string;
  after: After;
  own: RainResult['claims'];
}) {
  const text = useText();
  return (
    <Section title={text('rain.draws')}>
      <Card>
        <p className={styles.quiet}>{text('rain.rules.fair')}</p>
        <div className={styles.secrets}>
          <CopyFact label={text('rain.fingerprint')} value={after.seedHash} />
          <CopyFact label={text('rain.seed')} value={after.seed} />
        </div>
        <CheckDraws rain={{ rainId, after, own }} />
      </Card>
    </Section>
  );
}

function Counts({ after, endedAt }: { after: After; endedAt: string }) {
  const text = useText();
  const money = useMoneyFormat();
  const { dateTime } = useFormat();
  const { claims, people, taken, paid } = after;
  return (
    <Card>
      <div className={styles.counts}>
        <p className={styles.quiet}>{text('rain.ended', { at: dateTime(endedAt) })}</p>
        <p>{text('rain.claims', { claims, people })}</p>
        <p>{text('rain.taken', { taken, paid: money(paid) })}</p>
      </div>
    </Card>
  );
}

/** Shows what a rain that has ended did, and what it brought the member. */
export function LastRain({ rainId, endedAt }: { rainId: string; endedAt: string }) {
  const text = useText();
  const query = useLastResult(rainId);
  return (
    <section className={styles.last} aria-labelledby="last-rain">
      <h2 id="last-rain" className={styles.heading}>
        {text('rain.results')}
      </h2>
      <Loaded query={query} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {(result) => (
          <>
            {result.after === null ? (
              <p className={styles.quiet} role="status">
                {text('rain.results.soon')}
              </p>
            ) : (
              <Counts after={result.after} endedAt={endedAt} />
            )}
            <Wins result={result} />
            {result.after !== null && (
              <>
                <Winners of={result.after.winners} />
                <Draws rainId={rainId} after={result.after} own={result.claims} />
              </>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
