import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { usePromotionEntries } from './entries.queries.ts';
import { usePromotions } from './promotions.queries.ts';
import { RewardGroups } from './rewards/RewardGroups.tsx';

/** Leads to the promotions only where the member is offered some. */
function NoRewards() {
  const text = useText();
  const isOffered = (usePromotions().data?.promotions.length ?? 0) > 0;
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

/** Shows the member's rewards: paid, pending and claimable (flag REWCEN3). */
export function RewardCenterScreen() {
  return (
    <Loaded
      query={usePromotionEntries()}
      isEmpty={({ list }) => list.length === 0}
      empty={<NoRewards />}
    >
      {({ list }) => <RewardGroups entries={list} />}
    </Loaded>
  );
}
