import { useId, useState, type ReactNode } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import type { ContractActions } from './contract-actions.ts';
import type { AgentContract, OwnContract } from './contracts.queries.ts';
import { RejectSheet } from './RejectSheet.tsx';
import { RunningContract } from './RunningContract.tsx';
import { StateTags } from './StateTags.tsx';
import { useTiersInShort } from './terms/contract-words.ts';
import { TermsFold } from './terms/TermsFold.tsx';
import { WaitingContract } from './WaitingContract.tsx';
import styles from './Contracts.module.css';

/** From when to when it counted; where it never did, when it was offered. */
function useSpanText(): (contract: AgentContract) => string {
  const text = useText();
  const format = useFormat();
  return ({ startsOn, endsOn, proposedAt }) => {
    if (startsOn === null || endsOn === null) {
      return text('contracts.proposedAt', { when: format.date(proposedAt) });
    }
    return text('contracts.fromTo', { from: format.date(startsOn), until: format.date(endsOn) });
  };
}

function PastContract({ contract }: { contract: AgentContract }) {
  const text = useText();
  const spanText = useSpanText();
  const tiersText = useTiersInShort(contract.kind);
  const spanId = useId();
  const { terms, reason } = contract;
  return (
    <li className={styles.past}>
      <p className={styles.head}>
        <strong id={spanId}>{spanText(contract)}</strong>
        <span className={styles.tags}>
          <StateTags contract={contract} />
        </span>
      </p>
      <p className={styles.note}>{tiersText(terms)}</p>
      {reason !== '' && <p className={styles.note}>{text('contracts.reason', { reason })}</p>}
      <TermsFold contract={contract} labelledBy={spanId} />
    </li>
  );
}

function History({ history }: Pick<OwnContract, 'history'>) {
  const text = useText();
  return (
    <Section title={text('contracts.history')}>
      <Card look="flush">
        <ul>
          {history.map((contract) => (
            <PastContract key={contract.contractId} contract={contract} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** The sheet that rejects an offer; it stays while it slides away, after the offer has gone. */
function useRejecting(actions: ContractActions) {
  const [rejecting, setRejecting] = useState<{ of: AgentContract; isOpen: boolean } | null>(null);
  return {
    open(of: AgentContract): void {
      actions.reset();
      setRejecting({ of, isOpen: true });
    },
    sheet: rejecting && (
      <RejectSheet
        key={rejecting.of.contractId}
        open={rejecting.isOpen}
        contract={rejecting.of}
        actions={actions}
        onClose={() => setRejecting({ ...rejecting, isOpen: false })}
      />
    ),
  };
}

type OwnTabProps = {
  own: OwnContract;
  actions: ContractActions;
  /** What the contracts paid, below the one that runs. */
  settlements: ReactNode;
};

/** The agent's own contract of a kind: what waits, what runs, what it paid, and what is over. */
export function OwnTab({ own, actions, settlements }: OwnTabProps) {
  const text = useText();
  const rejecting = useRejecting(actions);
  const { waiting, active, history } = own;
  const { problem } = actions;
  const isShown = [waiting, active].some((one) => one?.contractId === problem?.contractId);
  return (
    <>
      {problem && !isShown && <ErrorNotice error={problem.error} />}
      {waiting && (
        <WaitingContract
          own={own}
          contract={waiting}
          actions={actions}
          onReject={() => rejecting.open(waiting)}
        />
      )}
      {active && <RunningContract own={own} contract={active} actions={actions} />}
      {!waiting && !active && <EmptyState text={text('contracts.none')} />}
      {settlements}
      {history.length > 0 && <History history={history} />}
      {rejecting.sheet}
    </>
  );
}
