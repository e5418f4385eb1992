import { useEffect, useRef } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { refusal } from '@pavilion/domain/member/refusal';
import { useErrorText } from '../../kit/error-text.ts';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SkeletonBlocks } from '../../ui/SkeletonBlocks.tsx';
import { StateSwitch } from '../../ui/StateSwitch.tsx';
import { Refused } from '../session/Refused.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { useMoneyMoved } from './wallet.queries.ts';
import { useWithdrawal } from './withdraw/withdraw.queries.ts';
import { WithdrawalCard } from './withdraw/WithdrawalCard.tsx';
import styles from './Wallet.module.css';

const skeletonHeights = [120, 220, 120];

function Receipt({ withdrawalId }: { withdrawalId: string }) {
  const text = useText();
  const errorText = useErrorText();
  const withdrawal = useWithdrawal(withdrawalId);
  const moneyMoved = useRef(useMoneyMoved());
  const state = withdrawal.data?.state;
  useEffect(() => {
    // A rejected or failed one has given the money back.
    if (state !== undefined) moneyMoved.current();
  }, [state]);
  return (
    <StateSwitch
      of={withdrawal}
      loading={<SkeletonBlocks heights={skeletonHeights} />}
      loadingLabel={text('state.loading')}
      error={
        <ErrorState
          text={errorText(withdrawal.error)}
          retryLabel={text('state.retry')}
          busy={withdrawal.isFetching}
          onRetry={() => void withdrawal.refetch()}
        />
      }
    >
      {(data) => <WithdrawalCard withdrawal={data} />}
    </StateSwitch>
  );
}

/** The way of one withdrawal, to come back to and to show to customer service. */
export function WithdrawalScreen() {
  const text = useText();
  const withdrawalId = new URLSearchParams(useSearch()).get('id') ?? '';
  if (withdrawalId === '') return <Redirect to={paths.withdraw()} replace />;
  return (
    <RequireSession>
      {({ type }) => {
        const refused = refusal('withdraw', { kind: 'session', memberType: type });
        return (
          <Page title={text('title.withdrawal')}>
            {refused === null ? (
              <Receipt withdrawalId={withdrawalId} />
            ) : (
              <Refused reason={refused} />
            )}
            <div className={styles.actions}>
              <Link className={buttonClass('secondary')} href={paths.withdraw()}>
                {text('withdraw.request.another')}
              </Link>
              <Link className={buttonClass('quiet')} href={paths.transactionRecord()}>
                {text('deposit.result.records')}
              </Link>
            </div>
          </Page>
        );
      }}
    </RequireSession>
  );
}
