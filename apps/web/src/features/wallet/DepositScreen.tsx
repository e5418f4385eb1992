import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { AcceptedBonus } from './AcceptedBonus.tsx';
import { DepositForm } from './deposit/DepositForm.tsx';
import { RecentDeposits } from './deposit/RecentDeposits.tsx';
import { useIdentityFor } from './identity.queries.ts';
import { usePlayLocked } from './PlayLockedNotice.tsx';
import { IdentityFirst } from './request/IdentityFirst.tsx';
import { useDepositChannels, useRecentDeposits } from './wallet.queries.ts';

function Channels({ offer, onRetry }: { offer: ReactNode; onRetry: () => void }) {
  const text = useText();
  const channels = useDepositChannels();
  const { identity, isKnown } = useIdentityFor('deposit');
  if (identity !== null) return <IdentityFirst action="deposit" identity={identity} />;
  return (
    <Loaded
      // Whether the form is shown is known with both.
      query={{ ...channels, data: isKnown ? channels.data : undefined }}
      onRetry={onRetry}
      empty={<EmptyState text={text('deposit.channels.none')} />}
      isEmpty={({ list }) => list.length === 0}
    >
      {({ list, offersLimits, playThrough }) => (
        <>
          {offersLimits && offer}
          <AcceptedBonus />
          <DepositForm channels={list} playThrough={playThrough} />
        </>
      )}
    </Loaded>
  );
}

/** Replaces the form where no deposits are allowed, with what can be done instead. */
function Locked() {
  const text = useText();
  return (
    <EmptyState
      text={text('error.play.locked')}
      action={
        <Link className={buttonClass('primary', 'compact')} href={paths.withdraw()}>
          {text('title.withdraw')}
        </Link>
      }
    />
  );
}

/**
 * Shows one error where every query failed; its button retries all of them. `offer` is shown where
 * the member is to be offered limits.
 */
export function DepositScreen({ offer }: { offer: ReactNode }) {
  const locked = usePlayLocked();
  const channels = useDepositChannels();
  const recent = useRecentDeposits();
  const everythingFailed = channels.isLoadingError && recent.isLoadingError;
  function retry(): void {
    void channels.refetch();
    if (everythingFailed) void recent.refetch();
  }
  return (
    <>
      {locked ? <Locked /> : <Channels offer={offer} onRetry={retry} />}
      {!everythingFailed && <RecentDeposits />}
    </>
  );
}
