import { Link } from 'wouter';
import { refusal } from '@pavilion/domain/member/refusal';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { SkeletonBlocks } from '../../ui/SkeletonBlocks.tsx';
import { Refused } from '../session/Refused.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { Loaded } from '../site/Loaded.tsx';
import { useSettings } from '../site/site.queries.ts';
import { usePromotionEntries, type PromotionEntry } from './entries.queries.ts';
import { rewardGroups } from './rewards/reward-groups.ts';
import { RewardCard } from './rewards/RewardCard.tsx';
import styles from './rewards/RewardCard.module.css';

const skeletonHeights = [28, 132, 28, 84, 84];

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

function Rewards() {
  const text = useText();
  return (
    <Loaded
      query={usePromotionEntries()}
      skeleton={<SkeletonBlocks heights={skeletonHeights} />}
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

/** What was given to the member, what is on the way, and what was taken (flag REWCEN3). */
export function RewardCenterScreen() {
  const text = useText();
  const open = useSettings()?.whitelabel['REWCEN3'] === true;
  return (
    <RequireSession>
      {({ type }) => {
        const refused = refusal('promotion', { kind: 'session', memberType: type });
        return (
          <Page title={text('title.rewardCenter')}>
            {refused !== null && <Refused reason={refused} />}
            {refused === null && !open && <EmptyState text={text('rewards.closed')} />}
            {refused === null && open && <Rewards />}
          </Page>
        );
      }}
    </RequireSession>
  );
}
