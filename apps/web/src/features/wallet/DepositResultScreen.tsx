import { useEffect, useRef } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useErrorText } from '../../kit/error-text.ts';
import { paths } from '../../kit/paths.ts';
import { sessionKeys } from '../../kit/storage-keys.ts';
import { useText } from '../../kit/text.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateSwitch } from '../../ui/StateSwitch.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { DepositOutcome } from './deposit/DepositOutcome.tsx';
import { forgetIntent } from './request-intent.ts';
import { useDeposit, useMoneyMoved } from './wallet.queries.ts';
import styles from './Wallet.module.css';

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
  const text = useText();
  const errorText = useErrorText();
  const deposit = useDeposit(depositId);
  const moneyMoved = useRef(useMoneyMoved());
  const state = deposit.data?.state;

  useEffect(() => {
    if (state === undefined || state === 'pending' || state === 'reviewing') return;
    forgetIntent(sessionStorage, sessionKeys.depositIntent);
    moneyMoved.current();
  }, [state]);

  return (
    <StateSwitch
      of={deposit}
      loading={<OutcomeSkeleton />}
      loadingLabel={text('state.loading')}
      error={
        <ErrorState
          text={errorText(deposit.error)}
          retryLabel={text('state.retry')}
          busy={deposit.isFetching}
          onRetry={() => void deposit.refetch()}
        />
      }
    >
      {(data) => <DepositOutcome deposit={data} />}
    </StateSwitch>
  );
}

export function DepositResultScreen() {
  const text = useText();
  const query = new URLSearchParams(useSearch());
  const depositId = query.get('depositId') ?? query.get('id') ?? '';
  if (depositId === '') return <Redirect to={paths.deposit()} replace />;
  return (
    <RequireSession>
      {() => (
        <Page title={text('title.depositResult')}>
          <Result depositId={depositId} />
        </Page>
      )}
    </RequireSession>
  );
}
