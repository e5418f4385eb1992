import { Link } from 'wouter';
import { AsOf } from '#features/records/AsOf.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { CountTiles } from '../overview/CountTiles.tsx';
import { useTeamToday } from '../overview/overview.queries.ts';
import { useIsScreenOn } from '../team/use-screen-on.ts';
import styles from './AgentHome.module.css';

const skeletonHeights = [138];

function Figures() {
  return (
    <Loaded query={useTeamToday()} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {({ footer, asOf }) => (
        <>
          <CountTiles
            counts={[
              ['loggedIn', footer.teamLoginMemberCount],
              ['bet', footer.teamBetMemberCount],
              ['registered', footer.teamRegisterMemberCount],
              ['online', footer.teamOnlineCount],
              ['deposited', footer.teamDepositMemberCount],
              ['firstDeposits', footer.teamFirstDepositMemberCount],
            ]}
          />
          <AsOf at={asOf} />
        </>
      )}
    </Loaded>
  );
}

/** What the team did today; all of it leads to the overview, and comes and goes with its flag. */
export function TeamToday() {
  const text = useText();
  if (!useIsScreenOn('teamOverview')) return null;
  return (
    <div className={styles.today}>
      <Section
        title={text('agent.today')}
        aside={
          <Link className={styles.more} href={paths.teamOverview()}>
            {text('agent.today.more')}
            <Icon turns shape={chevronRight} size={14} />
          </Link>
        }
      >
        <Figures />
      </Section>
    </div>
  );
}
