import { useState } from 'react';
import { useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { CashBound } from './downline/CashBound.tsx';
import { useSendSetup, type SendSetup, type SentTransfer } from './downline/downline.queries.ts';
import { RecentSent } from './downline/RecentSent.tsx';
import { SendForm } from './downline/SendForm.tsx';
import { SentOutcome } from './downline/SentOutcome.tsx';
import { PlayLockedNotice, usePlayLocked } from './PlayLockedNotice.tsx';
import { IdentityFirst } from './request/IdentityFirst.tsx';
import { PaymentPasswordForm } from './withdraw/PaymentPasswordForm.tsx';

type StepsProps = { setup: SendSetup; account: string; onSent: (sent: SentTransfer) => void };

function Steps({ setup, account, onSent }: StepsProps) {
  const { rules, identity, hasPaymentPassword } = setup;
  const isLocked = usePlayLocked();
  if (isLocked) return <PlayLockedNotice />;
  if (identity !== null) return <IdentityFirst action="transfer" identity={identity} />;
  if (rules.missing !== null) return <CashBound missing={rules.missing} />;
  if (!hasPaymentPassword) return <PaymentPasswordForm before="transfer" />;
  return <SendForm rules={rules} account={account} onSent={onSent} />;
}

/** Sends cash to somebody of the team; `account` of the address fills in whom. */
export function DownlineTransferScreen() {
  const text = useText();
  const setup = useSendSetup();
  const given = new URLSearchParams(useSearch()).get('account') ?? '';
  const [account, setAccount] = useState(given);
  const [sent, setSent] = useState<SentTransfer | null>(null);
  return (
    <Loaded query={setup}>
      {(data) => {
        if (!data.rules.enabled) return <EmptyState text={text('send.closed')} />;
        return (
          <>
            {sent === null ? (
              <Steps setup={data} account={account} onSent={setSent} />
            ) : (
              <SentOutcome
                sent={sent}
                onAgain={() => {
                  setAccount('');
                  setSent(null);
                }}
              />
            )}
            <RecentSent />
          </>
        );
      }}
    </Loaded>
  );
}
