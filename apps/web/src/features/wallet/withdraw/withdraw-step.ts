export type WithdrawStep = 'paymentPassword' | 'bankCard' | 'amount';

export const withdrawSteps: readonly WithdrawStep[] = ['paymentPassword', 'bankCard', 'amount'];

/** Returns the first step that is still missing before a withdrawal. */
export function withdrawStep(hasPaymentPassword: boolean, cards: number): WithdrawStep {
  if (!hasPaymentPassword) return 'paymentPassword';
  return cards === 0 ? 'bankCard' : 'amount';
}
