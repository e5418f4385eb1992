export type WithdrawStep = 'paymentPassword' | 'bankCard' | 'amount';

export const withdrawSteps: readonly WithdrawStep[] = ['paymentPassword', 'bankCard', 'amount'];

/** The first step that is still missing before money can go out. */
export function withdrawStep(hasPaymentPassword: boolean, cards: number): WithdrawStep {
  if (!hasPaymentPassword) return 'paymentPassword';
  return cards === 0 ? 'bankCard' : 'amount';
}
