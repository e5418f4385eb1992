import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { sessionKeys } from '#kit/tab-keys.ts';
import { CallError } from '@pavilion/contract/client';
import { paths } from '@pavilion/screens/paths';
import { checkoutAddress } from '../checkout.ts';
import { forgetIntent, requestKeyFor } from '../request-intent.ts';
import { useRequestDeposit, type DepositChannel } from '../wallet.queries.ts';

const name = sessionKeys.depositIntent;

export type DepositInput = {
  channel: Pick<DepositChannel, 'code' | 'kind'>;
  amount: string;
  promotionId: string;
};

/** True from when the page is left until it is shown again by going back. */
function useLeaving() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setLeaving(false);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  return [leaving, setLeaving] as const;
}

/** Requests the deposit and opens the payment page, or the page that follows it. */
export function useDepositIntent() {
  const request = useRequestDeposit();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<unknown>(null);
  const [leaving, setLeaving] = useLeaving();

  async function ask({ channel, amount, promotionId }: DepositInput) {
    const { code, kind } = channel;
    const requestKey = requestKeyFor(sessionStorage, name, [code, amount, promotionId]);
    const chosen = promotionId === '' ? {} : { promotionId };
    return request.mutateAsync({ kind, channel: code, amount, requestKey, ...chosen });
  }

  async function carryOut(input: DepositInput): Promise<void> {
    setFailure(null);
    try {
      let deposit = await ask(input);
      if (deposit.state !== 'pending') {
        // The earlier request of the same key is settled; this one is new.
        forgetIntent(sessionStorage, name);
        deposit = await ask(input);
      }
      if (input.channel.kind !== 'gateway') {
        navigate(paths.depositResult(deposit.depositId));
        return;
      }
      const address = checkoutAddress(deposit.checkoutUrl);
      if (address === null) throw new CallError('url.empty', '');
      setLeaving(true);
      location.assign(address);
    } catch (error) {
      setFailure(error);
    }
  }

  return {
    busy: request.isPending || leaving,
    error: failure,
    carryOut: (input: DepositInput) => void carryOut(input),
  };
}
