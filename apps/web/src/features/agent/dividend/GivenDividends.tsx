import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useText } from '#kit/text.ts';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { useGivenContracts } from '../contracts/contracts.queries.ts';
import { StateTags } from '../contracts/StateTags.tsx';
import { useTiersInShort } from '../contracts/terms/contract-words.ts';
import { teamLinks } from '../team/team-links.ts';
import styles from './Dividend.module.css';

/** The dividend contracts that the agent has given; each leads to what it paid. */
export function GivenDividends({ hrefOf }: { hrefOf: (account: string) => string }) {
  const text = useText();
  const tiersText = useTiersInShort('dividend');
  const given = useGivenContracts('dividend');
  const title = text('dividend.given');
  return (
    <Section title={title}>
      <div className={styles.given}>
        <Loaded
          query={given}
          skeleton={
            <Card look="flush">
              <SkeletonRows rows={3} />
            </Card>
          }
          isEmpty={(list) => list.length === 0}
          empty={<EmptyState text={text('dividend.given.none')} />}
        >
          {(list) => (
            <Card look="flush">
              <ul aria-label={title}>
                {list.map((contract) => (
                  <li key={contract.contractId}>
                    <ListRow
                      title={contract.account}
                      detail={tiersText(contract.terms)}
                      trail={<StateTags contract={contract} />}
                      href={hrefOf(contract.account)}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </Loaded>
        <ShowMore query={given} />
        <Link
          className={buttonClass('primary')}
          href={teamLinks.contract('dividend', { tab: 'given' })}
        >
          {text('dividend.offer')}
        </Link>
      </div>
    </Section>
  );
}
