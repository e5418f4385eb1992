import { useRef, useState } from 'react';
import { sessionKeys } from '#kit/tab-keys.ts';
import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useMoneyFormat } from '../money-format.ts';
import { requestKeyFor } from '../request-intent.ts';
import { amountProblem } from '../request/amount-problem.ts';
import {
  useTransfer,
  type Transfer,
  type TransferDirection,
  type VendorWallet,
} from '../transfers.queries.ts';

const name = sessionKeys.transferIntent;
const least = '0.01';

type Draft = {
  wallet: VendorWallet;
  direction: TransferDirection;
  amount: string | null;
  available: string;
  onClose: () => void;
};

/** Submits the transfer of a draft and returns its errors, once it was tried. */
export function useTransferIntent({ wallet, direction, amount, available, onClose }: Draft) {
  const text = useText();
  const money = useMoneyFormat();
  const call = useTransfer();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Transfer['reason']>(null);
  const isDone = useRef(false);
  const range = { minimum: least, maximum: available, funds: available };
  const problem = amountProblem(amount, range);

  function showOutcome(transfer: Transfer): void {
    if (transfer.state === 'refused') {
      setRefused(transfer.reason);
      return;
    }
    isDone.current = true;
    const arrived = transfer.state === 'done';
    const words = arrived
      ? text('transfer.done', { amount: money(transfer.amount) })
      : text('transfer.pending');
    onClose();
    const kind = arrived ? 'success' : 'waiting';
    showToast(words, { kind, durationMs: limits.noticeToastMs });
  }

  function submit(): void {
    // After an answer the key is forgotten: a press while the sheet closes would be a new request.
    if (isDone.current || call.isPending) return;
    setTried(true);
    setRefused(null);
    if (problem !== null || amount === null) return;
    const { vassalage } = wallet;
    const requestKey = requestKeyFor(sessionStorage, name, [vassalage, direction, amount]);
    call.mutate({ direction, vassalage, amount, requestKey }, { onSuccess: showOutcome });
  }

  return {
    submit,
    busy: call.isPending,
    forget: () => {
      call.reset();
      setTried(false);
      setRefused(null);
    },
    amountError:
      tried && problem ? text(problem.label, { amount: money(problem.amount) }) : undefined,
    error: call.error,
    refused,
  };
}
