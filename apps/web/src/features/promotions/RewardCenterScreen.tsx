import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { usePromotionEntries, type PromotionEntry } from './entries.queries.ts';
import { rewardGroups } from './rewards/reward-groups.ts';
import { RewardCard } from './rewards/RewardCard.tsx';
import styles from './rewards/RewardCard.module.css';

function Groups({ entries }: { entries: readonly PromotionEntry[] }) {
  const text = useText();
  return rewardGroups(entries).map(({ group, entries: those }) => (
    <Section key={group} title={text(`rewards.${group}`)}>
      <ul className={styles.list}>
        {those.map((entry) => (
          <RewardCard key={entry.entryId} entry={entry} />
        ))}
      </ul>
    </Section>
  ));
}

/** Shows the member's rewards: paid, pending and claimable (flag REWCEN3). */
export function RewardCenterScreen() {
  const text = useText();
  return (
    <Loaded
      query={usePromotionEntries()}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          text={text('rewards.none')}
          action={
            <Link className={buttonClass('primary', 'compact')} href={paths.promotions()}>
              {text('promotions.all')}
            </Link>
          }
        />
      }
    >
      {({ list }) => <Groups entries={list} />}
    </Loaded>
  );
}
