import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { refusal } from '@pavilion/domain/member/refusal';
import { useErrorText } from '../../kit/error-text.ts';
import { useText } from '../../kit/text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SkeletonBlocks } from '../../ui/SkeletonBlocks.tsx';
import { StateSwitch } from '../../ui/StateSwitch.tsx';
import { Refused } from '../session/Refused.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { FundsCard } from './transfer/FundsCard.tsx';
import { RecentTransfers } from './transfer/RecentTransfers.tsx';
import { TransferSheet } from './transfer/TransferSheet.tsx';
import { WalletList } from './transfer/WalletList.tsx';
import { useFunds, useRefreshFunds, type Funds } from './transfers.queries.ts';
import styles from './transfer/Transfer.module.css';

const skeletonHeights = [36, 190, 72, 72];

function Wallets({ funds }: { funds: Funds }) {
  const text = useText();
  const wanted = new URLSearchParams(useSearch()).get('vassalage');
  const [open, setOpen] = useState(wanted);
  const { mutate, isPending, variables } = useRefreshFunds();
  const asked = isPending ? variables : null;
  const chosen = funds.wallets.find(({ vassalage }) => vassalage === open);

  // Once for each visit: what was known is shown meanwhile.
  useEffect(() => mutate('all'), [mutate]);

  return (
    <>
      <p className={styles.about}>{text('transfer.about')}</p>
      <FundsCard funds={funds} refreshing={asked === 'all'} onRefresh={() => mutate('all')} />
      <WalletList wallets={funds.wallets} asked={asked} onRefresh={mutate} onOpen={setOpen} />
      <RecentTransfers />
      {chosen !== undefined && (
        <TransferSheet wallet={chosen} funds={funds} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function KnownFunds() {
  const text = useText();
  const errorText = useErrorText();
  const funds = useFunds();
  return (
    <StateSwitch
      of={funds}
      loading={<SkeletonBlocks heights={skeletonHeights} />}
      loadingLabel={text('state.loading')}
      error={
        <ErrorState
          text={errorText(funds.error)}
          retryLabel={text('state.retry')}
          busy={funds.isFetching}
          onRetry={() => void funds.refetch()}
        />
      }
      empty={<EmptyState text={text('transfer.wallets.none')} />}
      isEmpty={({ wallets }) => wallets.length === 0}
    >
      {(data) => <Wallets funds={data} />}
    </StateSwitch>
  );
}

/** The wallets of studios that keep their players' money themselves. */
export function GameWalletsScreen() {
  const text = useText();
  return (
    <RequireSession>
      {({ type }) => {
        const refused = refusal('transfer', { kind: 'session', memberType: type });
        return (
          <Page title={text('title.wallet')}>
            {refused === null ? <KnownFunds /> : <Refused reason={refused} />}
          </Page>
        );
      }}
    </RequireSession>
  );
}
