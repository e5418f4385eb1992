import { useText } from '#kit/text.ts';
import { paymentPasswordProblem } from '@pavilion/domain/password/payment-password';
import { useMemberInfo } from './member-info.queries.ts';

/** Checks six new digits as the server will: true, or the message of the error. */
export function usePaymentPasswordCheck(): (digits: string) => true | string {
  const text = useText();
  const birthday = useMemberInfo().data?.birthday ?? null;
  return (digits) => {
    const problem = paymentPasswordProblem(digits, birthday);
    return problem === null || text(`error.${problem}`);
  };
}
