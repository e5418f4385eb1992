import { useState } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextAreaField } from '@pavilion/ui/fields/TextAreaField.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import type { ContractActions } from './contract-actions.ts';
import type { AgentContract } from './contracts.queries.ts';
import styles from './Contracts.module.css';

const mostLetters = 140;

type RejectSheetProps = {
  open: boolean;
  contract: AgentContract;
  actions: ContractActions;
  onClose: () => void;
};

/** Rejects an offer; a reason can be given. */
export function RejectSheet({ open, contract, actions, onClose }: RejectSheetProps) {
  const text = useText();
  const [reason, setReason] = useState('');
  const { problem } = actions;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('contracts.reject.title')}
      closeLabel={text('shell.close')}
    >
      <div className={styles.sheet}>
        <TextAreaField
          label={text('contracts.reject.reason')}
          hint={text('contracts.reject.hint')}
          rows={3}
          maxLength={mostLetters}
          count={text('contracts.count', { count: reason.length, most: mostLetters })}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <ErrorNotice
          error={problem?.contractId === contract.contractId ? problem.error : null}
          onLeave={onClose}
        />
        <Button
          kind="danger"
          busy={actions.isBusy('reject', contract)}
          onClick={() =>
            actions.act('reject', contract, { reason: reason.trim(), onDone: onClose })
          }
        >
          {text('contracts.reject')}
        </Button>
      </div>
    </Sheet>
  );
}
