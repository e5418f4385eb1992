import { useState } from 'react';
import { freshKey } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { claimedText, useGiftAmount } from '../claim/reward-amount.ts';
import { useClaimSignIn, type SignInDay } from './sign-in.queries.ts';

type ClaimDayProps = {
  of: SignInDay;
  /** Called when it is pressed. */
  onClaim: () => void;
};

/** The button that signs in for one day; every try of the day is the same request. */
export function ClaimDay({ of, onClaim }: ClaimDayProps) {
  const text = useText();
  const errorText = useErrorText();
  const amountOf = useGiftAmount();
  const { call, isClaiming } = useClaimSignIn();
  const [requestKey] = useState(freshKey);
  return (
    <Button
      busy={call.isPending}
      onClick={() => {
        if (isClaiming()) return;
        onClaim();
        afterCall(
          call.mutateAsync({ day: of.day, requestKey }),
          (given) => {
            const amount = amountOf(given);
            showToast(text(claimedText(given), { amount }), { kind: 'success' });
          },
          (error) => showToast(errorText(error), { kind: 'error' }),
        );
      }}
    >
      {text('signIn.claim', { amount: amountOf(of) })}
    </Button>
  );
}
