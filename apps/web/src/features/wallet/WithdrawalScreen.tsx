import { useEffect, useRef } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { useMoneyMoved } from './wallet.queries.ts';
import { useWithdrawal } from './withdraw/withdraw.queries.ts';
import { WithdrawalCard } from './withdraw/WithdrawalCard.tsx';
import styles from './request/Request.module.css';

function Receipt({ withdrawalId }: { withdrawalId: string }) {
  const withdrawal = useWithdrawal(withdrawalId);
  const moneyMoved = useRef(useMoneyMoved());
  const state = withdrawal.data?.state;
  useEffect(() => {
    // A rejected or failed withdrawal has returned the money.
    if (state !== undefined) moneyMoved.current();
  }, [state]);
  return <Loaded query={withdrawal}>{(data) => <WithdrawalCard withdrawal={data} />}</Loaded>;
}

/** Shows the steps of one withdrawal, to come back to and to show to support. */
export function WithdrawalScreen() {
  const text = useText();
  const withdrawalId = new URLSearchParams(useSearch()).get('id') ?? '';
  if (withdrawalId === '') return <Redirect to={paths.withdraw()} replace />;
  return (
    <>
      <Receipt withdrawalId={withdrawalId} />
      <div className={styles.actions}>
        <Link className={buttonClass('secondary')} href={paths.withdraw()}>
          {text('withdraw.request.another')}
        </Link>
        <Link className={buttonClass('quiet')} href={paths.transactionRecord()}>
          {text('deposit.result.records')}
        </Link>
      </div>
    </>
  );
}
