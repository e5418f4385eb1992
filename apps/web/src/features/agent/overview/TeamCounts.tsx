import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { CountTiles } from './CountTiles.tsx';
import type { TeamOverview } from './overview.queries.ts';
import styles from './Overview.module.css';

type TeamCountsProps = Pick<TeamOverview, 'counts' | 'activeMinimum'>;

/** How many people are in the team, and how many of them did something in the days. */
export function TeamCounts({ counts, activeMinimum }: TeamCountsProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  return (
    <Section title={text('agent.people')}>
      <CountTiles
        counts={[
          ['size', counts.teamSize],
          ['direct', counts.directSize],
          ['active', counts.activeMemberCount],
          ['loggedIn', counts.teamLoginMemberCount],
          ['bet', counts.teamBetMemberCount],
          ['online', counts.teamOnlineCount],
          ['registered', counts.teamRegisterMemberCount],
          ['deposited', counts.teamDepositMemberCount],
          ['firstDeposits', counts.teamFirstDepositMemberCount],
        ]}
      />
      <p className={styles.note}>
        {text('agent.count.active.note', { amount: money(activeMinimum) })}
      </p>
    </Section>
  );
}
