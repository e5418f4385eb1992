import { useState } from 'react';
import { freshKey } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useSendClaim } from '../claim/CaptchaBeforeClaims.tsx';
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
  const sendClaim = useSendClaim();
  const [requestKey] = useState(freshKey);
  return (
    <Button
      busy={call.isPending}
      onClick={() => {
        if (isClaiming()) return;
        onClaim();
        sendClaim({
          send: (captcha) => call.mutateAsync({ day: of.day, requestKey, ...captcha }),
          done: (given) => {
            const isHeld = given.state === 'checking';
            const said = isHeld ? 'signIn.checking.claimed' : claimedText(given);
            showToast(text(said, { amount: amountOf(given) }), { kind: 'success' });
          },
          refused: (error) => showToast(errorText(error), { kind: 'error' }),
        });
      }}
    >
      {text('signIn.claim', { amount: amountOf(of) })}
    </Button>
  );
}
