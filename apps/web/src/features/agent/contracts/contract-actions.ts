import { useRef } from 'react';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { stateAfter } from '@pavilion/domain/agent/contract-state';
import { limits } from '@pavilion/domain/limits';
import { askConfirm, type Question } from '@pavilion/ui/overlays/ask-confirm.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useIntentKey } from '../intent-key.ts';
import { useActOnContract, type AgentContract } from './contracts.queries.ts';

const actionsOf = {
  payee: ['accept', 'reject', 'agreeEnd', 'refuseEnd', 'askEnd'],
  payer: ['withdraw', 'agreeEnd', 'refuseEnd', 'askEnd'],
} as const;

type Side = keyof typeof actionsOf;
export type ContractAction = (typeof actionsOf)[Side][number];

/** What a side of a contract can do with it now. */
export function possibleActions(contract: AgentContract, side: Side): ContractAction[] {
  return actionsOf[side].filter((action) => stateAfter(contract, action, side) !== null);
}

const doneTexts = {
  accept: 'contracts.accept.done',
  reject: 'contracts.reject.done',
  withdraw: 'contracts.withdraw.done',
  askEnd: 'contracts.end.done',
  agreeEnd: 'contracts.agree.done',
  refuseEnd: 'contracts.keep.done',
} as const satisfies Record<ContractAction, string>;

/** What is asked before an act that cannot be taken back. */
function useQuestions() {
  const text = useText();
  const cancelLabel = text('contracts.cancel');
  return (action: ContractAction, { isChange }: AgentContract): Question | null => {
    switch (action) {
      case 'accept':
        return {
          title: text('contracts.accept.title'),
          text: text(isChange ? 'contracts.accept.change' : 'contracts.accept.text'),
          confirmLabel: text('contracts.accept'),
          cancelLabel,
        };
      case 'askEnd':
        return {
          title: text('contracts.end.title'),
          text: text('contracts.end.text'),
          confirmLabel: text('contracts.end'),
          cancelLabel,
          confirmKind: 'danger',
        };
      case 'agreeEnd':
        return {
          title: text('contracts.agree.title'),
          text: text('contracts.agree.text'),
          confirmLabel: text('contracts.agree'),
          cancelLabel,
          confirmKind: 'danger',
        };
      case 'withdraw':
        return {
          title: text('contracts.withdraw.title'),
          text: text('contracts.withdraw.text'),
          confirmLabel: text('contracts.withdraw'),
          cancelLabel,
          confirmKind: 'danger',
        };
      case 'reject':
      case 'refuseEnd':
        return null;
    }
  };
}

type Acted = { reason?: string; onDone?: () => void };

/** Acts on contracts of a kind, one act at a time; what cannot be taken back is asked once. */
export function useContractActions(kind: ContractKind) {
  const text = useText();
  const questionOf = useQuestions();
  const call = useActOnContract(kind);
  const intent = useIntentKey();
  const isUnderWay = useRef(false);

  function send(action: ContractAction, contractId: string, { reason = '', onDone }: Acted): void {
    const input = { action, contractId, reason };
    afterCall(
      call.mutateAsync({ ...input, requestKey: intent.keyFor(input) }),
      () => {
        isUnderWay.current = false;
        intent.forget();
        onDone?.();
        const durationMs = limits.noticeToastMs;
        showToast(text(doneTexts[action]), { kind: 'success', durationMs });
      },
      () => {
        isUnderWay.current = false;
      },
    );
  }
  async function askAndSend(action: ContractAction, contract: AgentContract, acted: Acted) {
    const question = questionOf(action, contract);
    if (question === null || (await askConfirm(question))) {
      send(action, contract.contractId, acted);
    } else isUnderWay.current = false;
  }
  return {
    act(action: ContractAction, contract: AgentContract, acted: Acted = {}): void {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      void askAndSend(action, contract, acted);
    },
    /** Whether this is being done. */
    isBusy: (action: ContractAction, { contractId }: AgentContract) =>
      call.isPending &&
      call.variables.action === action &&
      call.variables.contractId === contractId,
    /** Why the last act was refused, and of which contract it was; null without a refusal. */
    problem: call.error && { error: call.error, contractId: call.variables?.contractId ?? '' },
    reset: call.reset,
  };
}

export type ContractActions = ReturnType<typeof useContractActions>;
