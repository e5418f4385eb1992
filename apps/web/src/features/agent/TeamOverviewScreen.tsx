import { useState } from 'react';
import { Link } from 'wouter';
import { AsOf } from '#features/records/AsOf.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { BestLines } from './overview/BestLines.tsx';
import { useTeamOverview } from './overview/overview.queries.ts';
import { OwnIncome } from './overview/OwnIncome.tsx';
import { TeamCounts } from './overview/TeamCounts.tsx';
import { TeamDays } from './overview/TeamDays.tsx';
import { TeamTotals } from './overview/TeamTotals.tsx';
import { teamPeriodOf } from './team/team-period.ts';
import { TeamPeriodPicker } from './team/TeamPeriodPicker.tsx';

const skeletonHeights = [236, 250, 240, 300];

function NobodyYet() {
  const text = useText();
  return (
    <EmptyState
      text={text('agent.overview.empty')}
      action={
        <Link className={buttonClass('primary', 'compact')} href={paths.agentRegister()}>
          {text('agent.overview.empty.action')}
        </Link>
      }
    />
  );
}

/** /m/agent/team/overview (§7, "Overview"). */
export function TeamOverviewScreen() {
  const [period, setPeriod] = useState(() => teamPeriodOf('today', new Date()));
  return (
    <>
      <TeamPeriodPicker value={period} onChange={setPeriod} />
      <Loaded
        query={useTeamOverview(period)}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        isEmpty={({ counts }) => counts.teamSize === 0}
        empty={<NobodyYet />}
      >
        {(overview) => (
          <>
            <TeamTotals team={overview.team} />
            <TeamCounts counts={overview.counts} activeMinimum={overview.activeMinimum} />
            <OwnIncome income={overview.income} />
            <TeamDays series={overview.series} />
            <BestLines lines={overview.bestLines} />
            <AsOf at={overview.asOf} />
          </>
        )}
      </Loaded>
    </>
  );
}
