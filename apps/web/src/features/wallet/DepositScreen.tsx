import { Link } from 'wouter';
import { refusal } from '@pavilion/domain/member/refusal';
import { useErrorText } from '../../kit/error-text.ts';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SkeletonBlocks } from '../../ui/SkeletonBlocks.tsx';
import { StateSwitch } from '../../ui/StateSwitch.tsx';
import { Refused } from '../session/Refused.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { AcceptedBonus } from './deposit/AcceptedBonus.tsx';
import { DepositForm } from './deposit/DepositForm.tsx';
import { RecentDeposits } from './deposit/RecentDeposits.tsx';
import { LimitsOffer } from './LimitsOffer.tsx';
import { usePlayLocked } from './PlayLockedNotice.tsx';
import { useDepositChannels, useRecentDeposits } from './wallet.queries.ts';

const skeletonHeights = [64, 64, 64, 84, 44];

function Channels({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const errorText = useErrorText();
  const channels = useDepositChannels();
  return (
    <StateSwitch
      of={channels}
      loading={<SkeletonBlocks heights={skeletonHeights} />}
      loadingLabel={text('state.loading')}
      error={
        <ErrorState
          text={errorText(channels.error)}
          retryLabel={text('state.retry')}
          busy={channels.isFetching}
          onRetry={onRetry}
        />
      }
      empty={<EmptyState text={text('deposit.channels.none')} />}
      isEmpty={({ list }) => list.length === 0}
    >
      {({ list, offersLimits, playThrough }) => (
        <>
          {offersLimits && <LimitsOffer place="deposit" />}
          <AcceptedBonus />
          <DepositForm channels={list} playThrough={playThrough} />
        </>
      )}
    </StateSwitch>
  );
}

/** In place of the form where no money may come in: what can be done instead. */
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

/** Where nothing came at all, that is said once, and one press tries everything again. */
function Deposits() {
  const locked = usePlayLocked();
  const channels = useDepositChannels();
  const recent = useRecentDeposits();
  const nothingCame = channels.isLoadingError && recent.isLoadingError;
  function retry(): void {
    void channels.refetch();
    if (nothingCame) void recent.refetch();
  }
  return (
    <>
      {locked ? <Locked /> : <Channels onRetry={retry} />}
      {!nothingCame && <RecentDeposits />}
    </>
  );
}

export function DepositScreen() {
  const text = useText();
  return (
    <RequireSession>
      {({ type }) => {
        const refused = refusal('deposit', { kind: 'session', memberType: type });
        return (
          <Page title={text('title.deposit')}>
            {refused === null ? <Deposits /> : <Refused reason={refused} />}
          </Page>
        );
      }}
    </RequireSession>
  );
}
