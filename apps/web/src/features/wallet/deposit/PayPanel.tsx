import { useChosenPictures } from '#features/site/chosen-pictures.ts';
import { CopyFact } from '#features/site/CopyFact.tsx';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { PicturesInput } from '#features/site/PicturesInput.tsx';
import { QrPicture } from '#features/site/QrPicture.tsx';
import { useText, type MessageKey } from '#kit/text.ts';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { checkoutAddress } from '../checkout.ts';
import { useMoneyFormat } from '../money-format.ts';
import { useSubmitDeposit, type Deposit } from '../wallet.queries.ts';
import { useClockText } from './seconds-left.ts';
import styles from './PayPanel.module.css';

function TimeLeft({ deposit }: { deposit: Deposit }) {
  const text = useText();
  const left = useClockText(deposit.expiresAt);
  if (left === null) return null;
  return <p className={styles.clock}>{text('deposit.pay.left', { time: left })}</p>;
}

/** Shows the code to scan, and a link for a person who reads this on the paying phone. */
function PayByCode({ deposit }: { deposit: Deposit }) {
  const text = useText();
  const address = checkoutAddress(deposit.checkoutUrl ?? '');
  if (address === null) return null;
  return (
    <Card>
      <div className={styles.scan}>
        <QrPicture content={address} label={text('deposit.pay.code')} />
        <p>{text('deposit.pay.scan', { channel: deposit.channelName })}</p>
        <TimeLeft deposit={deposit} />
        <a className={buttonClass('secondary')} href={address}>
          {text('deposit.result.pay')}
        </a>
      </div>
    </Card>
  );
}

/** Submits that the money was sent, with a picture of the slip if there is one. */
function SentForm({ deposit, sendLabel }: { deposit: Deposit; sendLabel: MessageKey }) {
  const text = useText();
  const chosen = useChosenPictures(1);
  const submit = useSubmitDeposit();
  const isWaiting = deposit.state === 'pending';
  const { depositId } = deposit;
  return (
    <>
      <PicturesInput label={text('deposit.pay.slip')} most={1} chosen={chosen} />
      <ErrorNotice error={submit.error} />
      {(isWaiting || chosen.pictures.length > 0) && (
        <Button
          busy={submit.isPending}
          onClick={() => submit.mutate({ depositId, pictures: [...chosen.pictures] })}
        >
          {text(sendLabel)}
        </Button>
      )}
    </>
  );
}

/** Shows what to send where. */
function PayByHand({ deposit }: { deposit: Deposit }) {
  const text = useText();
  const money = useMoneyFormat();
  const { transferTo, payReference } = deposit;
  const how = transferTo === null ? 'deposit.pay.counter' : 'deposit.pay.transfer';
  return (
    <>
      <Card>
        <div className={styles.panel}>
          <p>{text(how)}</p>
          <div>
            <CopyFact label={text('deposit.amount')} value={money(deposit.amount)} />
            {payReference !== null && (
              <CopyFact label={text('deposit.pay.reference')} value={payReference} />
            )}
            {transferTo !== null && (
              <>
                <CopyFact label={text('deposit.pay.bank')} value={transferTo.bankName} />
                <CopyFact label={text('deposit.pay.number')} value={transferTo.accountNumber} />
                <CopyFact label={text('deposit.pay.name')} value={transferTo.accountName} />
              </>
            )}
          </div>
          <TimeLeft deposit={deposit} />
        </div>
      </Card>
      <SentForm deposit={deposit} sendLabel="deposit.pay.sent" />
    </>
  );
}

/** Shows how to pay a waiting deposit; those paid on a company's page need none of this. */
export function PayPanel({ deposit }: { deposit: Deposit }) {
  const { state, kind, slipId } = deposit;
  if (state === 'reviewing' && slipId === null) {
    return <SentForm deposit={deposit} sendLabel="deposit.pay.slip.send" />;
  }
  if (state !== 'pending') return null;
  if (kind === 'qr') return <PayByCode deposit={deposit} />;
  if (kind === 'gateway') return null;
  return <PayByHand deposit={deposit} />;
}
