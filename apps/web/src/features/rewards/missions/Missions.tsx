import { useId } from 'react';
import { AsOf } from '#features/records/AsOf.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { isStateMeasure, type MissionPeriod } from '@pavilion/domain/reward/mission';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { MissionCard } from './MissionCard.tsx';
import type { Mission, MissionList, useMissions } from './missions.queries.ts';
import styles from './Missions.module.css';

const periods = ['day', 'week', 'once'] as const satisfies MissionPeriod[];

/** The groups: those with something to claim, then from what ends first. */
function periodsOf(list: readonly Mission[]): MissionPeriod[] {
  const canClaim = (wanted: MissionPeriod) =>
    list.some(({ period, state }) => period === wanted && state === 'done');
  return periods.toSorted((one, other) => Number(canClaim(other)) - Number(canClaim(one)));
}

const skeletonHeights = [150, 150];

/** Whether a mission counts what is brought together after it happened. */
const isCountedLater = ({ measure }: Mission) => !isStateMeasure(measure);

type GroupProps = { period: MissionPeriod; list: readonly Mission[]; now: number };

function Group({ period, list, now }: GroupProps) {
  const text = useText();
  const id = useId();
  const ofPeriod = list.filter((mission) => mission.period === period);
  if (ofPeriod.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 id={id} className={styles.period}>
        {text(`missions.period.${period}`)}
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {ofPeriod.map((mission) => (
          <MissionCard key={mission.questId} of={mission} now={now} />
        ))}
      </ul>
    </div>
  );
}

function Groups({ of: { list, asOf }, now }: { of: MissionList; now: number }) {
  return (
    <>
      {periodsOf(list).map((period) => (
        <Group key={period} period={period} list={list} now={now} />
      ))}
      {list.some(isCountedLater) && <AsOf at={asOf} />}
    </>
  );
}

/** The missions by how often they can be done; nothing where there are none. */
export function Missions({ query }: { query: ReturnType<typeof useMissions> }) {
  const text = useText();
  if (query.data?.list.length === 0) return null;
  return (
    <Section title={text('missions.title')}>
      <Loaded query={query} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {(of) => <Groups of={of} now={query.dataUpdatedAt} />}
      </Loaded>
    </Section>
  );
}
