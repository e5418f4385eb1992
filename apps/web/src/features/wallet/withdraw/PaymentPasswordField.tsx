import { useText } from '#kit/text.ts';
import { PasswordField, type PasswordFieldProps } from '@pavilion/ui/fields/PasswordField.tsx';

const paymentPasswordLength = 6;

/** Six digits on the number pad, never offered to the browser's password store. */
export function PaymentPasswordField(
  props: Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'>,
) {
  const text = useText();
  return (
    <PasswordField
      {...props}
      label={text('withdraw.password.new')}
      showLabel={text('withdraw.password.show')}
      hideLabel={text('withdraw.password.hide')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={paymentPasswordLength}
    />
  );
}
