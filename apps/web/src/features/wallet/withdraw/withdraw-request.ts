import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionKeys } from '#kit/tab-keys.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { paymentPasswordPattern } from '@pavilion/domain/password/password-rule';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { identityKey } from '../identity.queries.ts';
import { useMoneyFormat, useShortMoneyFormat } from '../money-format.ts';
import { requestKeyFor } from '../request-intent.ts';
import { amountProblem, limitsOfWhole } from '../request/amount-problem.ts';
import type { Withdrawal } from '../wallet.queries.ts';
import type { WithdrawSetup } from './withdraw-setup.ts';
import { useRequestWithdrawal } from './withdraw.queries.ts';
import { useEnding, type Ending } from './WithdrawEnds.tsx';

export type WithdrawDraft = { cardId: string; amount: string | null; paymentPassword: string };

const name = sessionKeys.withdrawIntent;

const blocks = new Set<string>([
  'withdraw.playthrough.open',
  'withdraw.bonus.blocked',
  'identity.check.needed',
]);

/** Asks for a confirmation of what a withdrawal ends. */
function useAskEnding() {
  const text = useText();
  const money = useShortMoneyFormat();
  return (amount: string, { sentence }: Ending) =>
    askConfirm({
      title: text('withdraw.submit', { amount: money(amount) }),
      text: sentence,
      confirmLabel: text('withdraw.submit.empty'),
      cancelLabel: text('withdraw.card.cancel'),
    });
}

/** Submits the request of a draft and returns its errors, once it was tried. */
export function useWithdrawRequest(
  { wallet, limits, cards }: WithdrawSetup,
  { cardId, amount, paymentPassword }: WithdrawDraft,
  onRequested: (withdrawal: Withdrawal) => void,
) {
  const text = useText();
  const money = useMoneyFormat();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const call = useRequestWithdrawal();
  const [tried, setTried] = useState(false);
  const isRequested = useRef(false);
  const ending = useEnding(limits);
  const askEnding = useAskEnding();
  const bank = cards.find((card) => card.cardId === cardId)?.bank;
  const problem = amountProblem(
    amount,
    limitsOfWhole(limits, amount, bank) ?? { ...limits, funds: wallet.cashBalance },
  );
  const passwordWrong = !paymentPasswordPattern.test(paymentPassword);
  const refused = call.error?.code === 'payment.password.wrong' ? errorText(call.error) : undefined;
  const cardRefusal = call.error?.code === 'withdraw.name.differs' ? call.error : null;

  async function submit(): Promise<void> {
    // The answer removes the key: a press before the next page loads would be another request.
    if (isRequested.current || call.isPending) return;
    setTried(true);
    if (problem !== null || passwordWrong || amount === null) return;
    if (ending !== null && !(await askEnding(amount, ending))) return;
    const requestKey = requestKeyFor(sessionStorage, name, [cardId, amount]);
    call.mutate(
      { cardId, amount, paymentPassword, requestKey, ...(ending && { endBonus: true }) },
      {
        onSuccess: (withdrawal) => {
          isRequested.current = true;
          onRequested(withdrawal);
        },
        // What is missing replaces the form.
        onError: (error) => {
          if (blocks.has(error.code)) showToast(errorText(error));
          if (error.code === 'identity.check.needed') {
            void queries.invalidateQueries({ queryKey: identityKey });
          }
        },
      },
    );
  }

  return {
    /** What it would end; null for nothing. */
    ending,
    submit: () => void submit(),
    /** The amount, if it can be withdrawn. */
    possible: problem === null ? amount : null,
    busy: call.isPending || call.isSuccess,
    forgetRefusal: () => call.reset(),
    amountError:
      tried && problem ? text(problem.label, { amount: money(problem.amount) }) : undefined,
    passwordError: tried && passwordWrong ? text('error.payment.password.invalid') : refused,
    /** Why the chosen account is refused. */
    cardRefusal,
    failure: refused === undefined && cardRefusal === null ? call.error : null,
  };
}
