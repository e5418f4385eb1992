import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { dayInWords } from '#features/session/calendar-day.ts';
import { Loaded, type LoadedQuery } from '#features/site/Loaded.tsx';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { useIsOffered } from '../is-offered.ts';
import type { PointBalance, PointConfig } from './points.queries.ts';
import styles from './Points.module.css';

/** Its form would delay the page; fetched when it is opened. */
const convertSheet = lazyComponent('ConvertSheet', async () => {
  const { ConvertSheet } = await import('./spend-sheets.ts');
  return { ConvertSheet };
});

const cardHeights = [236];
const whole = 100;

/** The game categories of which a bet counts less than in full. */
function Weights({ weights }: Pick<PointConfig, 'weights'>) {
  const text = useText();
  const less = weights.filter(({ percent }) => percent < whole);
  if (less.length === 0) return null;
  return (
    <details className={styles.weights}>
      <summary>{text('points.weights')}</summary>
      <dl>
        {less.map(({ category, percent }) => (
          <div key={category}>
            <dt>{text(`category.${category}`)}</dt>
            <dd>
              {percent === 0
                ? text('points.weights.none')
                : text('points.weights.part', { percent })}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** How points are earned, and how long they last. */
function HowEarned({ config: { turnoverPerPoint, weights, expireMonths } }: ConfigProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  return (
    <div className={styles.how}>
      <p>{text('points.earn', { amount: money(turnoverPerPoint) })}</p>
      <p>
        {expireMonths === null
          ? text('points.never')
          : text('points.last', { months: expireMonths })}
      </p>
      <Weights weights={weights} />
    </div>
  );
}

type ConfigProps = { config: PointConfig };

function Balance({ of: { balance, expiring } }: { of: PointBalance }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const [next] = expiring;
  return (
    <div>
      <h2 className={styles.quiet}>{text('points.balance')}</h2>
      <p className={styles.balance}>
        <Money amount={String(balance)} countUp format={(points) => format.decimal(points, 0)} />
      </p>
      {next !== undefined && (
        <p className={styles.ends}>
          {text('points.ends', { points: next.points, day: dayInWords(next.on, language) })}
        </p>
      )}
    </div>
  );
}

function Own({ of, config }: ConfigProps & { of: PointBalance }) {
  const text = useText();
  const isOffered = useIsOffered();
  /** Null until it was opened for the first time. */
  const [isConverting, setIsConverting] = useState<boolean | null>(null);
  return (
    <Card look="lit">
      <div className={styles.card}>
        <Balance of={of} />
        {of.balance === 0 && isOffered && (
          <Link className={buttonClass('primary')} href={paths.home()}>
            {text('vip.first.play')}
          </Link>
        )}
        <Button kind="secondary" onClick={() => setIsConverting(true)}>
          {text('points.convert')}
        </Button>
        <HowEarned config={config} />
      </div>
      {isConverting !== null && (
        <Suspense>
          <convertSheet.Component
            open={isConverting}
            balance={of.balance}
            config={config}
            onClose={() => setIsConverting(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

type CardProps = { balance: LoadedQuery<PointBalance>; config: LoadedQuery<PointConfig> };

/** The member's points, which of them end next, how they are earned, and the way to money. */
export function PointsCard({ balance, config }: CardProps) {
  const skeleton = <SkeletonBlocks heights={cardHeights} />;
  return (
    <Loaded query={balance} skeleton={skeleton}>
      {(of) => (
        <Loaded query={config} skeleton={skeleton}>
          {(rules) => <Own of={of} config={rules} />}
        </Loaded>
      )}
    </Loaded>
  );
}
