import { useId } from 'react';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { possibleActions, type ContractActions } from './contract-actions.ts';
import { ContractButtons } from './ContractButtons.tsx';
import type { AgentContract } from './contracts.queries.ts';
import { EndNotice } from './EndNotice.tsx';
import { StateTags } from './StateTags.tsx';
import { useTiersInShort } from './terms/contract-words.ts';
import { TermsFold } from './terms/TermsFold.tsx';
import styles from './Contracts.module.css';

/** The dates that matter in the state in which a contract is. */
function useDateTexts(): (contract: AgentContract) => string[] {
  const text = useText();
  const format = useFormat();
  return ({ state, proposedAt, answerBy, startsOn, endsOn }) => {
    const when = (instant: string) => ({ when: format.dateTime(instant) });
    const offered = text('contracts.proposedAt', { when: format.date(proposedAt) });
    if (state === 'proposed' && answerBy !== null) {
      return [offered, text('contracts.answerBy.other', when(answerBy))];
    }
    if (startsOn === null) return [offered];
    if (state === 'accepted') return [text('contracts.starts', when(startsOn))];
    return endsOn === null
      ? [text('contracts.since', when(startsOn))]
      : [
          text('contracts.fromTo', {
            from: format.dateTime(startsOn),
            until: format.dateTime(endsOn),
          }),
        ];
  };
}

type GivenContractProps = {
  contract: AgentContract;
  actions: ContractActions;
  /** Opens the form for other terms; left out where nothing can be offered. */
  onChange?: (() => void) | undefined;
};

/** A contract that the agent has offered to somebody one step below. */
export function GivenContract({ contract, actions, onChange }: GivenContractProps) {
  const text = useText();
  const datesOf = useDateTexts();
  const tiersText = useTiersInShort(contract.kind);
  const nameId = useId();
  const { account, nickname, reason, state } = contract;
  return (
    <li>
      <Card className={styles.card}>
        <div>
          <p className={styles.head}>
            <strong id={nameId} className={styles.name}>
              {account}
            </strong>
            <span className={styles.tags}>
              <StateTags contract={contract} />
            </span>
          </p>
          {nickname !== '' && <p className={styles.note}>{nickname}</p>}
        </div>
        <p className={styles.dates}>
          <span>{tiersText(contract.terms)}</span>
          {datesOf(contract).map((says) => (
            <span key={says} className={styles.note}>
              {says}
            </span>
          ))}
        </p>
        {reason !== '' && <p className={styles.note}>{text('contracts.reason', { reason })}</p>}
        {state === 'endAsked' && <EndNotice contract={contract} side="payer" />}
        <TermsFold contract={contract} labelledBy={nameId} />
        <ContractButtons
          contract={contract}
          possible={possibleActions(contract, 'payer')}
          actions={actions}
        >
          {state === 'active' && onChange && (
            <Button kind="secondary" aria-haspopup="dialog" onClick={onChange}>
              {text('contracts.change')}
            </Button>
          )}
        </ContractButtons>
      </Card>
    </li>
  );
}
