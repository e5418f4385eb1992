import { useRef, useState, type SubmitEvent } from 'react';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { paymentPasswordPattern } from '@pavilion/domain/password/password-rule';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { useMoneyFormat, useShortMoneyFormat } from '../money-format.ts';
import { requestKeyFor } from '../request-intent.ts';
import { PaymentPasswordField } from '../withdraw/PaymentPasswordField.tsx';
import {
  downlineIntent,
  useTeamMatches,
  type SentTransfer,
  type useTransferDownline,
} from './downline.queries.ts';
import { fieldOfRefusal, type Transfer } from './send-draft.ts';
import styles from '../request/Request.module.css';

type SendSheetProps = {
  open: boolean;
  transfer: Transfer;
  call: ReturnType<typeof useTransferDownline>;
  onClose: () => void;
  onSent: (sent: SentTransfer) => void;
};

/** Sends a transfer once; a refusal that is not about the password closes the sheet. */
function useSending({ transfer, call, onClose, onSent }: SendSheetProps) {
  const isSent = useRef(false);
  return (paymentPassword: string): void => {
    if (isSent.current || call.isPending) return;
    const { account, amount, remark } = transfer;
    const requestKey = requestKeyFor(sessionStorage, downlineIntent, [account, amount, remark]);
    call.mutate(
      { ...transfer, paymentPassword, requestKey },
      {
        onSuccess: (sent) => {
          isSent.current = true;
          onSent(sent);
        },
        onError: (error) => {
          if (fieldOfRefusal(error) !== 'password') onClose();
        },
      },
    );
  };
}

function Facts({ transfer: { account, amount, remark } }: Pick<SendSheetProps, 'transfer'>) {
  const text = useText();
  const money = useMoneyFormat();
  const found = useTeamMatches(account)?.find((one) => one.account === account);
  return (
    <dl className={styles.facts}>
      <dt>{text('send.account')}</dt>
      <dd>{[account, found?.nickname].filter(Boolean).join(' · ')}</dd>
      <dt>{text('send.amount')}</dt>
      <dd>{money(amount)}</dd>
      {remark !== '' && (
        <>
          <dt>{text('send.check.remark')}</dt>
          <dd>{remark}</dd>
        </>
      )}
    </dl>
  );
}

function Confirmation(props: SendSheetProps) {
  const text = useText();
  const errorText = useErrorText();
  const money = useShortMoneyFormat();
  const [digits, setDigits] = useState('');
  const [tried, setTried] = useState(false);
  const { call, transfer } = props;
  const send = useSending(props);
  const isWrong = !paymentPasswordPattern.test(digits);
  const refused =
    call.error && fieldOfRefusal(call.error) === 'password' ? errorText(call.error) : undefined;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isWrong) send(digits);
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Facts transfer={transfer} />
      <PaymentPasswordField
        value={digits}
        error={tried && isWrong ? text('error.payment.password.invalid') : refused}
        onChange={(event) => {
          setDigits(event.target.value);
          setTried(false);
          if (refused !== undefined) call.reset();
        }}
      />
      <Button type="submit" busy={call.isPending || call.isSuccess}>
        {text('send.submit', { amount: money(transfer.amount) })}
      </Button>
      <p className={styles.note}>{text('send.final')}</p>
    </form>
  );
}

/** Shows once more who gets how much, and sends it with the payment password. */
export function SendSheet(props: SendSheetProps) {
  const text = useText();
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={text('send.check')}
      closeLabel={text('shell.close')}
    >
      {props.open && <Confirmation {...props} />}
    </Sheet>
  );
}
