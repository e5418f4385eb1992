import { useState, type SubmitEvent } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useIsNarrow } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { AmountField } from '@pavilion/ui/fields/AmountField.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { compareAmounts } from '@pavilion/ui/values/compare-amounts.ts';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { useAmountTyping } from '../amount-typing.ts';
import { useMoneyFormat, useShortMoneyFormat } from '../money-format.ts';
import type { Funds, TransferDirection, VendorWallet } from '../transfers.queries.ts';
import { useTransferIntent } from './transfer-intent.ts';
import styles from '../request/Request.module.css';

const usualAmounts = ['100', '500'];
const nothing = /^[0.]*$/;
const directions = ['toVendor', 'fromVendor'] as const;

type TransferSheetProps = { wallet: VendorWallet; funds: Funds; onClose: () => void };

function quickAmounts(available: string): string[] {
  if (nothing.test(available)) return [];
  return [...usualAmounts.filter((one) => compareAmounts(one, available) < 0), available];
}

function TransferForm({ wallet, funds, onClose }: TransferSheetProps) {
  const text = useText();
  const money = useMoneyFormat();
  const shortMoney = useShortMoneyFormat();
  const typing = useAmountTyping();
  const isNarrow = useIsNarrow();
  const open = directions.filter((one) => one === 'fromVendor' || !isNarrow);
  const [direction, setDirection] = useState<TransferDirection>(open[0] ?? 'fromVendor');
  const [amount, setAmount] = useState<string | null>(null);
  const available = direction === 'toVendor' ? funds.cashBalance : (wallet.balance ?? '0.00');
  const intent = useTransferIntent({ wallet, direction, amount, available, onClose });
  const lock = wallet[direction];

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    intent.submit();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SegmentedControl
        label={text('transfer.direction')}
        segments={open.map((key) => ({ key, label: text(`transfer.${key}`) }))}
        value={direction}
        onChange={(next) => {
          setDirection(next);
          setAmount(null);
          intent.forget();
        }}
      />
      <p className={styles.available}>
        <span className={styles.availableLabel}>{text(`transfer.available.${direction}`)}</span>
        <Money className={styles.availableAmount ?? ''} amount={available} format={money} />
      </p>
      <AmountField
        key={direction}
        label={text('transfer.amount')}
        value={amount}
        onChange={setAmount}
        typing={typing}
        quickAmounts={quickAmounts(available)}
        quickLabel={(one) => (one === available ? text('transfer.amount.all') : shortMoney(one))}
        quickGroupLabel={text('transfer.amount.quick')}
        error={intent.amountError}
      />
      {direction === 'toVendor' && !nothing.test(funds.bonusBalance) && (
        <Notice>{text('transfer.bonusStays')}</Notice>
      )}
      {lock !== null && <Notice>{text(`transfer.lock.${lock}`)}</Notice>}
      <ErrorNotice error={intent.error} />
      {intent.refused !== null && (
        <Notice tone="error">{text(`transfer.refused.${intent.refused}`)}</Notice>
      )}
      <Button type="submit" busy={intent.busy} disabled={lock !== null}>
        {amount === null
          ? text('transfer.submit.empty')
          : text(`transfer.submit.${direction}`, { amount: shortMoney(amount) })}
      </Button>
    </form>
  );
}

/** Transfers money to the wallet of one provider, or back. */
export function TransferSheet(props: TransferSheetProps) {
  const text = useText();
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={props.wallet.vendorName}
      closeLabel={text('shell.close')}
    >
      <TransferForm {...props} />
    </Sheet>
  );
}
