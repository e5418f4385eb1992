import { useRef, useState } from 'react';
import { paymentPasswordPattern } from '@pavilion/domain/password/password-rule';
import { useErrorText } from '../../../kit/error-text.ts';
import { sessionKeys } from '../../../kit/storage-keys.ts';
import { useText } from '../../../kit/text.ts';
import { amountProblem } from '../amount-problem.ts';
import { useMoneyFormat } from '../money-format.ts';
import { forgetIntent, requestKeyFor } from '../request-intent.ts';
import { useRequestWithdrawal, type Withdrawal } from '../wallet.queries.ts';
import type { WithdrawSetup } from './withdraw-setup.ts';

export type WithdrawDraft = { cardId: string; amount: string | null; paymentPassword: string };

const name = sessionKeys.withdrawIntent;

/** The request of a draft and the words for what is wrong with it, once it was tried. */
export function useWithdrawRequest(
  { wallet, limits }: WithdrawSetup,
  { cardId, amount, paymentPassword }: WithdrawDraft,
  onRequested: (withdrawal: Withdrawal) => void,
) {
  const text = useText();
  const money = useMoneyFormat();
  const errorText = useErrorText();
  const call = useRequestWithdrawal();
  const [tried, setTried] = useState(false);
  const isRequested = useRef(false);
  const { minimum, maximum } = limits;
  const problem = amountProblem(amount, { minimum, maximum, funds: wallet.cashBalance });
  const passwordWrong = !paymentPasswordPattern.test(paymentPassword);
  const refused = call.error?.code === 'payment.password.wrong' ? errorText(call.error) : undefined;

  function submit(): void {
    // The key goes with the answer: a press before the next page comes would be another request.
    if (isRequested.current) return;
    setTried(true);
    if (problem !== null || passwordWrong || amount === null) return;
    const requestKey = requestKeyFor(sessionStorage, name, [cardId, amount]);
    call.mutate(
      { cardId, amount, paymentPassword, requestKey },
      {
        onSuccess: (withdrawal) => {
          isRequested.current = true;
          forgetIntent(sessionStorage, name);
          onRequested(withdrawal);
        },
      },
    );
  }

  return {
    submit,
    /** The amount, where it can be withdrawn. */
    possible: problem === null ? amount : null,
    busy: call.isPending || call.isSuccess,
    forgetRefusal: () => call.reset(),
    amountError:
      tried && problem ? text(problem.label, { amount: money(problem.amount) }) : undefined,
    passwordError: tried && passwordWrong ? text('error.payment.password.invalid') : refused,
    failure: call.error !== null && refused === undefined ? errorText(call.error) : null,
  };
}
