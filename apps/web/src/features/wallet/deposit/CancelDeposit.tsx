import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useMoneyFormat } from '../money-format.ts';
import { useCancelDeposit, type Deposit } from '../wallet.queries.ts';

/** Cancels a deposit that nobody has paid; others have no such button. */
export function CancelDeposit({ deposit, inRow = false }: { deposit: Deposit; inRow?: boolean }) {
  const text = useText();
  const errorText = useErrorText();
  const money = useMoneyFormat();
  const cancel = useCancelDeposit();
  if (deposit.state !== 'pending') return null;
  const label = text('deposit.cancel');
  return (
    <Button
      kind="quiet"
      size={inRow ? 'compact' : 'full'}
      busy={cancel.isPending}
      {...(inRow ? { 'aria-label': `${label} ${money(deposit.amount)}` } : {})}
      onClick={() =>
        afterCall(
          cancel.mutateAsync(deposit.depositId),
          () => showToast(text('deposit.result.cancelled'), { kind: 'success' }),
          (error) => showToast(errorText(error), { kind: 'error' }),
        )
      }
    >
      {label}
    </Button>
  );
}
