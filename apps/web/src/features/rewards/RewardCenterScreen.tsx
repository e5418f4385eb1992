import { Link } from 'wouter';
import { usePromotionEntries, type PromotionEntry } from '#features/promotions/entries.queries.ts';
import { EntryCard } from '#features/promotions/EntryCard.tsx';
import { ShowMore } from '#features/records/ShowMore.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { mostClaimsAtOnce } from '@pavilion/domain/reward/reward-state';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { ClaimAll } from './ClaimAll.tsx';
import { useIsOffered } from './is-offered.ts';
import { groupOfEntry, groupOfReward, rewardGroups } from './reward-groups.ts';
import { RewardCard } from './RewardCard.tsx';
import { useRewards, type Reward } from './rewards.queries.ts';
import styles from './Rewards.module.css';

function NoRewards() {
  const text = useText();
  const isOffered = useIsOffered();
  if (!isOffered) return <EmptyState text={text('rewards.none.yet')} />;
  return (
    <EmptyState
      text={text('rewards.none')}
      action={
        <Link className={buttonClass('primary', 'compact')} href={paths.promotions()}>
          {text('promotions.all')}
        </Link>
      }
    />
  );
}

type Given = {
  rewards: readonly Reward[];
  entries: readonly PromotionEntry[];
  claimable: number;
  now: number;
};

/** Rewards and entries of promotions under the titles of their sections. */
function Groups({ rewards, entries, claimable, now }: Given) {
  const text = useText();
  return rewardGroups.map((group) => {
    const ofGroup = rewards.filter((reward) => groupOfReward(reward) === group);
    const entered = entries.filter((entry) => groupOfEntry(entry) === group);
    if (ofGroup.length + entered.length === 0) return null;
    return (
      <Section key={group} title={text(`rewards.${group}`)}>
        {group === 'ready' && claimable > 1 && (
          <ClaimAll count={Math.min(claimable, mostClaimsAtOnce)} />
        )}
        <ul className={styles.list}>
          {ofGroup.map((reward) => (
            <RewardCard key={reward.transactionId} reward={reward} now={now} />
          ))}
          {entered.map((entry) => (
            <EntryCard key={entry.entryId} entry={entry} />
          ))}
        </ul>
      </Section>
    );
  });
}

/** Shows the member's rewards: to claim, locked, in wagering and over (flag REWCEN3). */
export function RewardCenterScreen() {
  const text = useText();
  const rewards = useRewards();
  const entries = usePromotionEntries();
  const isOffered = useIsOffered();
  const entered = entries.data?.list;
  return (
    <Loaded query={rewards}>
      {({ list, claimable }) => (
        <>
          <Groups
            rewards={list}
            entries={entered ?? []}
            claimable={claimable}
            now={rewards.dataUpdatedAt}
          />
          {entered === undefined && <Loaded query={entries}>{() => null}</Loaded>}
          {entered?.length === 0 && list.length === 0 && <NoRewards />}
          <ShowMore query={rewards} />
          {isOffered && (
            <Link className={buttonClass('quiet', 'compact')} href={paths.benefits()}>
              {text('vip.see')}
            </Link>
          )}
        </>
      )}
    </Loaded>
  );
}
