import { useState } from 'react';
import { CallError } from '@pavilion/contract/client';
import { sessionKeys } from '../../../kit/storage-keys.ts';
import { checkoutAddress } from '../checkout.ts';
import { forgetIntent, requestKeyFor } from '../request-intent.ts';
import { useRequestDeposit } from '../wallet.queries.ts';

const name = sessionKeys.depositIntent;

/** Asks for the deposit and leaves for the payment page. */
export function useDepositIntent() {
  const request = useRequestDeposit();
  const [failure, setFailure] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);

  async function ask(channel: string, amount: string) {
    const requestKey = requestKeyFor(sessionStorage, name, [channel, amount]);
    return request.mutateAsync({ channel, amount, requestKey });
  }

  async function carryOut(channel: string, amount: string): Promise<void> {
    setFailure(null);
    try {
      let deposit = await ask(channel, amount);
      if (deposit.state !== 'pending') {
        // The same wish was settled before; this one is new.
        forgetIntent(sessionStorage, name);
        deposit = await ask(channel, amount);
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
    carryOut: (channel: string, amount: string) => void carryOut(channel, amount),
  };
}
