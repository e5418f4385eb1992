import { Link } from 'wouter';
import { AsOf } from '#features/records/AsOf.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useOwnContract, type OwnContract } from '../contracts/contracts.queries.ts';
import { EndNotice } from '../contracts/EndNotice.tsx';
import { StateTags } from '../contracts/StateTags.tsx';
import { TiersView } from '../contracts/terms/TermsView.tsx';
import { RunningPeriod } from '../contracts/terms/WorkedView.tsx';
import { teamLinks } from '../team/team-links.ts';
import styles from './Dividend.module.css';

const skeletonHeights = [420, 56];

/** What waits for the agent's answer, with the way to it; else, that nothing runs. */
function Standing({ own: { active, waiting } }: { own: OwnContract }) {
  const text = useText();
  const isOffered = waiting?.state === 'proposed';
  if (!isOffered) return active === null && <Notice>{text('dividend.none')}</Notice>;
  return (
    <Notice>
      <div className={styles.waiting}>
        <span>{text('dividend.waiting')}</span>
        <Link className={buttonClass('primary', 'compact')} href={teamLinks.contract('dividend')}>
          {text('dividend.waiting.open')}
        </Link>
      </div>
    </Notice>
  );
}

function Running({ own: { active, running, asOf } }: { own: OwnContract }) {
  const text = useText();
  if (!active) return null;
  return (
    <Section
      title={text('dividend.own')}
      aside={<StateTags contract={{ ...active, isChange: false }} />}
    >
      <Card className={styles.card}>
        <EndNotice contract={active} side="payee" />
        <div className={styles.period}>
          {running && <RunningPeriod kind="dividend" terms={active.terms} worked={running} />}
          <TiersView kind="dividend" terms={active.terms} reached={running?.tier ?? null} />
        </div>
        {running && <AsOf at={asOf} />}
      </Card>
    </Section>
  );
}

/** The own dividend: the period so far and its tiers, with the way to the contract. */
export function OwnDividend() {
  const text = useText();
  const own = useOwnContract('dividend');
  return (
    <>
      <Loaded query={own} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {(data) => (
          <>
            <Standing own={data} />
            <Running own={data} />
          </>
        )}
      </Loaded>
      <Card look="flush">
        <ListRow
          title={text('dividend.contract')}
          detail={text('dividend.contract.about')}
          href={teamLinks.contract('dividend')}
        />
      </Card>
    </>
  );
}
