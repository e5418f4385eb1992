import { useState } from 'react';
import { useLocation } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { paths } from '@pavilion/screens/paths';
import { PlayLockedNotice } from './PlayLockedNotice.tsx';
import { IdentityFirst } from './request/IdentityFirst.tsx';
import { BankCardForm } from './withdraw/BankCardForm.tsx';
import { OwnCards } from './withdraw/OwnCards.tsx';
import { PaymentPasswordForm } from './withdraw/PaymentPasswordForm.tsx';
import { RecentWithdrawals } from './withdraw/RecentWithdrawals.tsx';
import { useWithdrawSetup, type WithdrawSetup } from './withdraw/withdraw-setup.ts';
import { withdrawStep } from './withdraw/withdraw-step.ts';
import { WithdrawBlocked } from './withdraw/WithdrawBlocked.tsx';
import { WithdrawForm } from './withdraw/WithdrawForm.tsx';

function Steps({ setup }: { setup: WithdrawSetup }) {
  const [, navigate] = useLocation();
  const [addingCard, setAddingCard] = useState(false);
  const isBlocked = setup.limits.effect === 'blocked';
  if (isBlocked || setup.identity !== null) {
    return (
      <>
        {setup.identity !== null && <IdentityFirst action="withdraw" identity={setup.identity} />}
        {isBlocked && <WithdrawBlocked limits={setup.limits} />}
        {setup.cards.length > 0 && <OwnCards cards={setup.cards} />}
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

export function WithdrawScreen() {
  const setup = useWithdrawSetup();
  return (
    <Loaded query={setup}>
      {(data) => (
        <>
          <PlayLockedNotice />
          <Steps setup={data} />
          <RecentWithdrawals />
        </>
      )}
    </Loaded>
  );
}
