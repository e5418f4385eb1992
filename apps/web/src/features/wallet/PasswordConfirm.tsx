import { useState, type ReactNode, type SubmitEvent } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import type { CallError } from '@pavilion/contract/client';
import { paymentPasswordPattern } from '@pavilion/domain/password/password-rule';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useHasPaymentPassword } from './wallet.queries.ts';
import { PaymentPasswordField } from './withdraw/PaymentPasswordField.tsx';
import { PaymentPasswordForm } from './withdraw/PaymentPasswordForm.tsx';
import styles from './request/Request.module.css';

const ofPassword = new Set<string>(['payment.password.wrong', 'login.locked']);
const formHeights = [120, 76, 48];

export type PasswordConfirmProps = {
  /** The call that the password confirms. */
  call: { error: CallError | null; isPending: boolean; isSuccess: boolean; reset: () => void };
  submitLabel: string;
  /** What is confirmed, above the payment password. */
  children: ReactNode;
  /** Sentences for refusals whose own words are not for members, by code. */
  refusalWords?: Readonly<Record<string, string>>;
  /** Told the payment password; null where it is not six digits, and nothing can be sent. */
  onSubmit: (paymentPassword: string | null) => void;
};

function Confirmation({
  call,
  submitLabel,
  children,
  refusalWords,
  onSubmit,
}: PasswordConfirmProps) {
  const text = useText();
  const errorText = useErrorText();
  const [digits, setDigits] = useState('');
  const [tried, setTried] = useState(false);
  const isWrong = !paymentPasswordPattern.test(digits);
  const { error } = call;
  const refused = error && ofPassword.has(error.code) ? errorText(error) : undefined;
  const other = refused === undefined ? error : null;
  const said = other === null ? undefined : refusalWords?.[other.code];

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    onSubmit(isWrong ? null : digits);
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      <PaymentPasswordField
        value={digits}
        error={tried && isWrong ? text('error.payment.password.invalid') : refused}
        onChange={(event) => {
          setDigits(event.target.value);
          setTried(false);
          if (refused !== undefined) call.reset();
        }}
      />
      {said === undefined ? <ErrorNotice error={other} /> : <Notice tone="error">{said}</Notice>}
      <Button type="submit" busy={call.isPending || call.isSuccess}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Confirms the spending of points with the payment password; who has none sets it first. */
export function PasswordConfirm(props: PasswordConfirmProps) {
  const password = useHasPaymentPassword();
  return (
    <Loaded query={password} skeleton={<SkeletonBlocks heights={formHeights} />}>
      {({ hasWithdrawalPassword }) =>
        hasWithdrawalPassword ? (
          <Confirmation {...props} />
        ) : (
          <PaymentPasswordForm before="points" />
        )
      }
    </Loaded>
  );
}
