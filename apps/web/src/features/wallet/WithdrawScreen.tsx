import { useState } from 'react';
import { useLocation } from 'wouter';
import { refusal } from '@pavilion/domain/member/refusal';
import { useErrorText } from '../../kit/error-text.ts';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SkeletonBlocks } from '../../ui/SkeletonBlocks.tsx';
import { StateSwitch } from '../../ui/StateSwitch.tsx';
import { Refused } from '../session/Refused.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { PlayLockedNotice } from './PlayLockedNotice.tsx';
import { withdrawStep } from './withdraw-step.ts';
import { BankCardForm } from './withdraw/BankCardForm.tsx';
import { OwnCards } from './withdraw/OwnCards.tsx';
import { PaymentPasswordForm } from './withdraw/PaymentPasswordForm.tsx';
import { RecentWithdrawals } from './withdraw/RecentWithdrawals.tsx';
import { useWithdrawSetup, type WithdrawSetup } from './withdraw/withdraw-setup.ts';
import { WithdrawBlocked } from './withdraw/WithdrawBlocked.tsx';
import { WithdrawForm } from './withdraw/WithdrawForm.tsx';

const skeletonHeights = [28, 84, 64, 72, 48];

function Steps({ setup }: { setup: WithdrawSetup }) {
  const [, navigate] = useLocation();
  const [addingCard, setAddingCard] = useState(false);
  if (setup.limits.effect === 'blocked') {
    return (
      <>
        <WithdrawBlocked limits={setup.limits} />
        <OwnCards cards={setup.cards} />
      </>
    );
  }
  const step = withdrawStep(setup.hasPaymentPassword, setup.cards.length);
  if (step === 'paymentPassword') return <PaymentPasswordForm />;
  if (step === 'bankCard' || addingCard) {
    const done = () => setAddingCard(false);
    return (
      <BankCardForm
        banks={setup.limits.list}
        onDone={done}
        {...(step === 'amount' ? { onCancel: done } : {})}
      />
    );
  }
  return (
    <>
      <WithdrawForm
        setup={setup}
        onAddCard={() => setAddingCard(true)}
        onRequested={({ withdrawalId }) => navigate(paths.withdrawal(withdrawalId))}
      />
      <OwnCards cards={setup.cards} />
    </>
  );
}

function Withdraw() {
  const text = useText();
  const errorText = useErrorText();
  const setup = useWithdrawSetup();
  return (
    <StateSwitch
      of={setup}
      loading={<SkeletonBlocks heights={skeletonHeights} />}
      loadingLabel={text('state.loading')}
      error={
        <ErrorState
          text={errorText(setup.error)}
          retryLabel={text('state.retry')}
          onRetry={setup.retry}
        />
      }
    >
      {(data) => (
        <>
          <PlayLockedNotice />
          <Steps setup={data} />
          <RecentWithdrawals />
        </>
      )}
    </StateSwitch>
  );
}

export function WithdrawScreen() {
  const text = useText();
  return (
    <RequireSession>
      {({ type }) => {
        const refused = refusal('withdraw', { kind: 'session', memberType: type });
        return (
          <Page title={text('title.withdraw')}>
            {refused === null ? <Withdraw /> : <Refused reason={refused} />}
          </Page>
        );
      }}
    </RequireSession>
  );
}
