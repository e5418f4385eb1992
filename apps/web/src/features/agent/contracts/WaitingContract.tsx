import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { possibleActions, type ContractActions } from './contract-actions.ts';
import { ContractButtons } from './ContractButtons.tsx';
import type { AgentContract, OwnContract } from './contracts.queries.ts';
import { StateTags } from './StateTags.tsx';
import { usePayerText } from './terms/contract-words.ts';
import { TermsView } from './terms/TermsView.tsx';
import { ExamplePeriod } from './terms/WorkedView.tsx';
import styles from './Contracts.module.css';

/** Who offers, and until when that is to be answered; or from when it counts. */
function WaitingSince({ contract }: { contract: AgentContract }) {
  const text = useText();
  const format = useFormat();
  const payerText = usePayerText('by');
  const { offeredBy, answerBy, startsOn, isChange, state } = contract;
  return (
    <>
      <p className={styles.dates}>
        <span>{payerText(offeredBy)}</span>
        {answerBy !== null && (
          <strong>{text('contracts.answerBy', { when: format.dateTime(answerBy) })}</strong>
        )}
      </p>
      {state === 'accepted' && startsOn !== null && (
        <Notice tone="success">
          {text(isChange ? 'contracts.accepted.change' : 'contracts.accepted', {
            when: format.dateTime(startsOn),
          })}
        </Notice>
      )}
    </>
  );
}

const titles = {
  accepted: 'contracts.waiting.accepted',
  change: 'contracts.waiting.change',
  new: 'contracts.waiting',
} as const;

type WaitingContractProps = {
  own: OwnContract;
  contract: AgentContract;
  actions: ContractActions;
  onReject: () => void;
};

/** A contract that waits for the agent's answer, or for its start. */
export function WaitingContract({ own, contract, actions, onReject }: WaitingContractProps) {
  const text = useText();
  const { kind, terms, isChange, state } = contract;
  const { active, example, promised } = own;
  const title = state === 'accepted' ? 'accepted' : isChange ? 'change' : 'new';
  return (
    <Section
      title={text(titles[title])}
      aside={<StateTags contract={{ ...contract, isChange: false }} />}
    >
      <Card look="lit" className={styles.card}>
        <WaitingSince contract={contract} />
        {kind === 'dividend' && promised > 0 && (
          <Notice>{text('contracts.promised', { count: promised })}</Notice>
        )}
        <TermsView kind={kind} terms={terms} before={isChange && active ? active.terms : null} />
        {example && <ExamplePeriod kind={kind} terms={terms} worked={example} />}
        <ContractButtons
          contract={contract}
          possible={possibleActions(contract, 'payee')}
          actions={actions}
          onReject={onReject}
        />
      </Card>
    </Section>
  );
}
