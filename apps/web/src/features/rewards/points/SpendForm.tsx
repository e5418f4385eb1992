import { PasswordConfirm, type PasswordConfirmProps } from '#features/wallet/PasswordConfirm.tsx';
import { useText } from '#kit/text.ts';

/** Spends points with the payment password. */
export function SpendForm(props: Omit<PasswordConfirmProps, 'refusalWords'>) {
  const text = useText();
  const refusalWords = { 'reward.not.offered': text('points.not.offered') };
  return <PasswordConfirm {...props} refusalWords={refusalWords} />;
}
