import type { ReactNode } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import type { ButtonKind } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import type { ContractAction, ContractActions } from './contract-actions.ts';
import type { AgentContract } from './contracts.queries.ts';
import styles from './Contracts.module.css';

const labels = {
  accept: 'contracts.accept',
  reject: 'contracts.reject',
  withdraw: 'contracts.withdraw',
  askEnd: 'contracts.end',
  agreeEnd: 'contracts.agree',
  refuseEnd: 'contracts.keep',
} as const satisfies Record<ContractAction, string>;

const kinds: Partial<Record<ContractAction, ButtonKind>> = { accept: 'primary' };

type ContractButtonsProps = {
  contract: AgentContract;
  possible: readonly ContractAction[];
  actions: ContractActions;
  /** Opens the sheet in which a reason can be given. */
  onReject?: () => void;
  children?: ReactNode;
};

/** What can be done with a contract now, and why the last act was refused. */
export function ContractButtons(props: ContractButtonsProps) {
  const { contract, possible, actions, onReject, children } = props;
  const text = useText();
  const { problem } = actions;
  const refused = problem?.contractId === contract.contractId ? problem.error : null;
  if (possible.length === 0) return <ErrorNotice error={refused} />;
  return (
    <>
      <ErrorNotice error={refused} />
      <div className={styles.buttons}>
        {children}
        {possible.map((action) => (
          <Button
            key={action}
            kind={kinds[action] ?? 'secondary'}
            busy={actions.isBusy(action, contract)}
            {...(action === 'reject' && { 'aria-haspopup': 'dialog' })}
            onClick={() =>
              action === 'reject' && onReject ? onReject() : actions.act(action, contract)
            }
          >
            {text(labels[action])}
          </Button>
        ))}
      </div>
    </>
  );
}
