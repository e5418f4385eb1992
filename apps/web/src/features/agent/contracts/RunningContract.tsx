import { AsOf } from '#features/records/AsOf.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { possibleActions, type ContractActions } from './contract-actions.ts';
import { ContractButtons } from './ContractButtons.tsx';
import type { AgentContract, OwnContract } from './contracts.queries.ts';
import { EndNotice } from './EndNotice.tsx';
import { StateTags } from './StateTags.tsx';
import { usePayerText } from './terms/contract-words.ts';
import { TermsView } from './terms/TermsView.tsx';
import { RunningPeriod } from './terms/WorkedView.tsx';
import styles from './Contracts.module.css';

type RunningContractProps = { own: OwnContract; contract: AgentContract; actions: ContractActions };

/** The contract that runs: what it pays, by which terms, and how it comes to its end. */
export function RunningContract({ own, contract, actions }: RunningContractProps) {
  const text = useText();
  const format = useFormat();
  const payerText = usePayerText('paidBy');
  const { kind, terms, offeredBy, startsOn } = contract;
  const { running, waiting, promised, asOf } = own;
  return (
    <Section
      title={text('contracts.running')}
      aside={<StateTags contract={{ ...contract, isChange: false }} />}
    >
      <Card className={styles.card}>
        <p className={styles.dates}>
          <span>{payerText(offeredBy)}</span>
          {startsOn !== null && (
            <span>{text('contracts.since', { when: format.dateTime(startsOn) })}</span>
          )}
        </p>
        <EndNotice contract={contract} side="payee" />
        {running && (
          <>
            <RunningPeriod kind={kind} terms={terms} worked={running} />
            <AsOf at={asOf} />
          </>
        )}
        <h3 className={styles.title}>{text('contracts.terms')}</h3>
        <TermsView kind={kind} terms={terms} reached={running?.tier ?? null} />
        {kind === 'dividend' && promised > 0 && waiting === null && (
          <Notice>{text('contracts.promised', { count: promised })}</Notice>
        )}
        <ContractButtons
          contract={contract}
          possible={possibleActions(contract, 'payee')}
          actions={actions}
        />
      </Card>
    </Section>
  );
}
