import { useEffect, useRef } from 'react';
import { Redirect, useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { sessionKeys } from '#kit/tab-keys.ts';
import { paths } from '@pavilion/screens/paths';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { DepositOutcome } from './deposit/DepositOutcome.tsx';
import { forgetIntent } from './request-intent.ts';
import { useDeposit, useMoneyMoved } from './wallet.queries.ts';
import styles from './request/Request.module.css';

function OutcomeSkeleton() {
  return (
    <div className={styles.outcome}>
      <Skeleton width={84} height={84} radius="50%" />
      <Skeleton width={180} height={28} />
      <Skeleton width={240} height={16} />
    </div>
  );
}

function Result({ depositId }: { depositId: string }) {
  const deposit = useDeposit(depositId);
  const moneyMoved = useRef(useMoneyMoved());
  const state = deposit.data?.state;

  useEffect(() => {
    if (state === undefined || state === 'pending' || state === 'reviewing') return;
    forgetIntent(sessionStorage, sessionKeys.depositIntent);
    moneyMoved.current();
  }, [state]);

  return (
    <Loaded query={deposit} skeleton={<OutcomeSkeleton />}>
      {(data) => <DepositOutcome deposit={data} />}
    </Loaded>
  );
}

export function DepositResultScreen() {
  const query = new URLSearchParams(useSearch());
  const depositId = query.get('depositId') ?? query.get('id') ?? '';
  if (depositId === '') return <Redirect to={paths.deposit()} replace />;
  return <Result depositId={depositId} />;
}
