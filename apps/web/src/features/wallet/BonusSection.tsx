import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useBonuses, type MemberBonus } from './bonus/bonus.queries.ts';
import { BonusCard } from './bonus/BonusCard.tsx';
import { isNothing, useMoneyFormat } from './money-format.ts';
import styles from './bonus/BonusCard.module.css';

const skeletonHeights = [150];
const endedShown = 2;

/** Returns the active and waiting bonuses, and the newest that have ended. */
function shownOf(list: readonly MemberBonus[]): MemberBonus[] {
  const open = list.filter(({ endedAt }) => endedAt === null);
  const ended = list.filter(({ endedAt }) => endedAt !== null);
  return [...open, ...ended.slice(0, endedShown)];
}

/** Shows what must still be wagered, over all active and waiting bonuses. */
function Remaining({ turnover }: { turnover: string }) {
  const text = useText();
  const money = useMoneyFormat();
  if (isNothing(turnover)) return null;
  return <p className={styles.detail}>{text('bonus.remaining', { amount: money(turnover) })}</p>;
}

/** Lists the bonuses of the member. */
export function BonusSection() {
  const text = useText();
  const bonuses = useBonuses();
  return (
    <Section title={text('bonus.heading')}>
      <Loaded
        query={bonuses}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        empty={
          <Card>
            <p className={styles.none}>{text('bonus.none')}</p>
          </Card>
        }
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list, remainingTurnover }) => (
          <>
            <Remaining turnover={remainingTurnover} />
            <ul className={styles.list}>
              {shownOf(list).map((bonus) => (
                <li key={bonus.bonusId}>
                  <BonusCard bonus={bonus} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Section>
  );
}
