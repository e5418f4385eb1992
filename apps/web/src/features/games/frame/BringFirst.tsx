import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useComeBack } from '#features/limits/come-back.ts';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { requestKeyFor } from '#features/wallet/request-intent.ts';
import {
  useFundsAt,
  useTransfer,
  type Funds,
  type Transfer,
} from '#features/wallet/transfers.queries.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { GameOpening } from './GameOpening.tsx';
import { useOpenDeposit } from './open-deposit.ts';
import styles from './GameFrame.module.css';

const name = sessionKeys.transferIntent;

function isSome(amount: string): boolean {
  return /[1-9]/.test(amount);
}

/** Returns all cash where the member has none at the provider and its wallet is open, else null. */
function cashFor(funds: Funds | undefined, provider: string): string | null {
  const wallet = funds?.wallets.find(({ vassalage }) => vassalage === provider);
  if (!funds || !wallet || wallet.unanswered || wallet.toVendor !== null) return null;
  const isEmpty = wallet.balance !== null && !isSome(wallet.balance);
  return isEmpty && isSome(funds.cashBalance) ? funds.cashBalance : null;
}

/** Transfers the cash; calls `onDone` once it has arrived or is under way. */
function useBringing(provider: string, amount: string, onDone: () => void) {
  const text = useText();
  const call = useTransfer();
  const [refused, setRefused] = useState<Transfer['reason']>(null);

  function showOutcome({ state, reason }: Transfer): void {
    if (state === 'refused') {
      setRefused(reason);
      return;
    }
    if (state === 'pending') showToast(text('transfer.pending'), { kind: 'waiting' });
    onDone();
  }

  return {
    bring: () => {
      setRefused(null);
      const requestKey = requestKeyFor(sessionStorage, name, [provider, 'toVendor', amount]);
      const order = { direction: 'toVendor', vassalage: provider, amount, requestKey } as const;
      call.mutate(order, { onSuccess: showOutcome });
    },
    busy: call.isPending,
    error: call.error,
    refused,
  };
}

type OfferProps = { provider: string; amount: string; atOnce: boolean; onDone: () => void };

function Offer({ provider, amount, atOnce, onDone }: OfferProps) {
  const text = useText();
  const money = useMoneyFormat();
  const { bring, busy, error, refused } = useBringing(provider, amount, onDone);
  const otherAmount = useOpenDeposit(provider);
  const comeBack = useComeBack();
  const begun = useRef(false);
  const begin = useEffectEvent(bring);
  useEffect(() => {
    if (!atOnce || begun.current) return;
    begun.current = true;
    begin();
  }, [atOnce]);
  return (
    <div className={styles.offer}>
      <Card look="lit" className={styles.offerCard ?? ''}>
        <h2>{text('play.bring')}</h2>
        <p>{text('transfer.about')}</p>
        <ErrorNotice error={error} onLeave={comeBack} />
        {refused !== null && <Notice tone="error">{text(`transfer.refused.${refused}`)}</Notice>}
        <Button busy={busy} onClick={bring}>
          {text('play.bring.all', { amount: money(amount) })}
        </Button>
        {otherAmount !== null && (
          <Button kind="secondary" disabled={busy} onClick={otherAmount}>
            {text('play.bring.other')}
          </Button>
        )}
        <Button kind="quiet" disabled={busy} onClick={onDone}>
          {text('play.bring.none')}
        </Button>
      </Card>
    </div>
  );
}

type BringFirstProps = { provider: string; atOnce: boolean; children: ReactNode };

/**
 * Before a game of a provider with its own wallets: offers to transfer the cash in one tap, or
 * transfers it at once where the site says so. A member with money there plays at once.
 */
export function BringFirst({ provider, atOnce, children }: BringFirstProps) {
  const funds = useFundsAt(provider);
  const [isDone, setDone] = useState(false);
  const amount = cashFor(funds.data, provider);
  if (funds.isPending) {
    return (
      <div className={styles.stage}>
        <GameOpening />
      </div>
    );
  }
  if (isDone || amount === null) return children;
  return <Offer provider={provider} amount={amount} atOnce={atOnce} onDone={() => setDone(true)} />;
}
