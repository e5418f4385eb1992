import { useState } from 'react';
import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { OperatorHtml } from '#features/site/OperatorHtml.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { KeepLevel } from './vip/KeepLevel.tsx';
import { LevelCard } from './vip/LevelCard.tsx';
import { LevelRow } from './vip/LevelRow.tsx';
import { LevelTable } from './vip/LevelTable.tsx';
import { NextBonuses } from './vip/NextBonuses.tsx';
import { useVipProgress, type VipLevel, type VipProgress } from './vip/vip.queries.ts';
import styles from './Benefits.module.css';

const skeletonHeights = [290, 48, 92, 130, 560];

type LevelsProps = { levels: readonly VipLevel[]; own: VipLevel };

/** All levels, the one after the member's own compared with it at first. */
function Levels({ levels, own }: LevelsProps) {
  const text = useText();
  const [wanted, setWanted] = useState<number | null>(null);
  const next = levels.find(({ level }) => level > own.level);
  const chosen = levels.find(({ level }) => level === wanted) ?? next ?? own;
  return (
    <Section title={text('vip.levels')}>
      <LevelRow levels={levels} own={own.level} chosen={chosen.level} onChoose={setWanted} />
      <LevelTable levels={levels} own={own} chosen={chosen} />
    </Section>
  );
}

/** What the level brings, without a word of more: for whom nothing may invite to play. */
function OwnBenefits({ own, of }: { own: VipLevel; of: VipProgress }) {
  const text = useText();
  return (
    <>
      <LevelCard of={of} own={own} />
      <Section title={text('vip.benefits', { level: own.label })}>
        <LevelTable levels={[own]} own={own} chosen={own} />
      </Section>
    </>
  );
}

function Benefits({ of }: { of: VipProgress }) {
  const text = useText();
  const { level, levels, keep, rules, invited } = of;
  const own = levels.find((one) => one.level === level);
  if (own === undefined) return <EmptyState text={text('vip.none.yet')} />;
  if (!invited) {
    return (
      <div className={styles.page}>
        <OwnBenefits own={own} of={of} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <LevelCard of={of} own={own} />
      <Link className={buttonClass('secondary')} href={paths.rewardCenter()}>
        {text('vip.rewards')}
      </Link>
      <NextBonuses of={of} own={own} />
      {keep !== null && <KeepLevel keep={keep} own={own} />}
      <Levels levels={levels} own={own} />
      {rules !== '' && (
        <Section title={text('vip.rules')}>
          <OperatorHtml html={rules} headings={3} />
        </Section>
      )}
    </div>
  );
}

/** Shows the member's VIP level, what the next one takes, and what each level brings. */
export function BenefitsScreen() {
  return (
    <Loaded query={useVipProgress()} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {(progress) => <Benefits of={progress} />}
    </Loaded>
  );
}
