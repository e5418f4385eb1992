import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { usePromotionEntries, type PromotionEntry } from '#features/promotions/entries.queries.ts';
import { EntryCard } from '#features/promotions/EntryCard.tsx';
import { useRain } from '#features/rain/rain.queries.ts';
import { Loaded } from '#features/site/Loaded.tsx';
import { ScreenSkeleton } from '#features/site/ScreenSkeleton.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { mostClaimsAtOnce } from '@pavilion/domain/reward/reward-state';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Loading } from '@pavilion/ui/states/StateSwitch.tsx';
import { Awaited, isAwaited } from './Awaited.tsx';
import { RainRow } from './center/RainRow.tsx';
import { groupOfEntry, groupOfReward, rewardGroups } from './center/reward-groups.ts';
import { rewardHelp } from './center/reward-help.ts';
import { RewardCard } from './center/RewardCard.tsx';
import { CaptchaBeforeClaims } from './claim/CaptchaBeforeClaims.tsx';
import { ClaimAll } from './claim/ClaimAll.tsx';
import { useIsOffered } from './is-offered.ts';
import { useMissions } from './missions/missions.queries.ts';
import { Missions } from './missions/Missions.tsx';
import { useRewards, type Reward } from './rewards.queries.ts';
import { useSignIn } from './sign-in/sign-in.queries.ts';
import type { SignInStripProps } from './sign-in/SignInStrip.tsx';
import styles from './Rewards.module.css';

/** Its code comes while the page reads its data. */
const signInStrip = lazyComponent<'SignInStrip', SignInStripProps>(
  'SignInStrip',
  () => import('./sign-in/SignInStrip.tsx'),
);

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
  /** Rewards to claim that stand above, with the mission that gave them. */
  above: readonly (string | null)[];
};

/** Rewards and entries of promotions under the titles of their sections. */
function Groups({ rewards, entries, claimable, now, above }: Given) {
  const text = useText();
  return rewardGroups.map((group) => {
    const isReady = group === 'ready';
    const ofGroup = rewards.filter(
      (reward) =>
        groupOfReward(reward) === group && !(isReady && above.includes(reward.transactionId)),
    );
    const entered = entries.filter((entry) => groupOfEntry(entry) === group);
    // All are claimed at once, also those that stand above.
    const isForAll = isReady && claimable > 1;
    if (ofGroup.length + entered.length === 0 && !isForAll) return null;
    return (
      <Section key={group} title={text(`rewards.${group}`)}>
        {isForAll && <ClaimAll count={Math.min(claimable, mostClaimsAtOnce)} />}
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

/** Fetches the code of what stands in some cards; says when it came or could not be had. */
function useIsHelpHere(): boolean {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    const settle = () => setIsHere(true);
    rewardHelp.load().then(settle, settle);
  }, []);
  return isHere;
}

/**
 * Fetches what stands above and in the rewards, at the same time as those, and says when it can be
 * drawn: what comes later would push the rewards down. The site names no days and no missions to
 * whoever is offered nothing.
 */
function useSurroundings() {
  const signIn = useSignIn();
  const missions = useMissions();
  const rain = useRain();
  const isHelpHere = useIsHelpHere();
  const isReady = isHelpHere && ![signIn, missions, rain].some(isAwaited);
  return { signIn, missions, rain, isReady };
}

/**
 * Shows the member's rewards: to claim, locked, in wagering and over, below the way to a rain, the
 * daily check-in and the missions (flag REWCEN3).
 */
export function RewardCenterScreen() {
  const text = useText();
  const rewards = useRewards();
  const entries = usePromotionEntries();
  const isOffered = useIsOffered();
  const { signIn, missions, rain, isReady } = useSurroundings();
  const entered = entries.data?.list;
  const done = missions.data?.list.filter(({ state }) => state === 'done') ?? [];
  return (
    <CaptchaBeforeClaims>
      <Suspense
        fallback={
          <Loading label={text('state.loading')}>
            <ScreenSkeleton />
          </Loading>
        }
      >
        <Awaited isReady={isReady}>
          <RainRow query={rain} isDrawn={isReady} />
          <signInStrip.Component query={signIn} />
          <Missions query={missions} />
          <Loaded query={rewards}>
            {({ list, claimable }) => (
              <>
                <Groups
                  rewards={list}
                  entries={entered ?? []}
                  claimable={claimable}
                  now={rewards.dataUpdatedAt}
                  above={done.map(({ transactionId }) => transactionId)}
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
        </Awaited>
      </Suspense>
    </CaptchaBeforeClaims>
  );
}
