import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { FundsCard } from './transfer/FundsCard.tsx';
import { RecentTransfers } from './transfer/RecentTransfers.tsx';
import { TransferSheet } from './transfer/TransferSheet.tsx';
import { WalletList } from './transfer/WalletList.tsx';
import { useFunds, useRefreshFunds, type Funds } from './transfers.queries.ts';
import styles from './transfer/Transfer.module.css';

function Wallets({ funds }: { funds: Funds }) {
  const text = useText();
  const wanted = new URLSearchParams(useSearch()).get('vassalage');
  const [open, setOpen] = useState(wanted);
  const { mutate, isPending, variables } = useRefreshFunds();
  const refreshing = isPending ? variables : null;
  const chosen = funds.wallets.find(({ vassalage }) => vassalage === open);

  // Once for each visit; the known amounts are shown meanwhile.
  useEffect(() => mutate('all'), [mutate]);

  return (
    <>
      <p className={styles.about}>{text('transfer.about')}</p>
      <FundsCard funds={funds} refreshing={refreshing === 'all'} onRefresh={() => mutate('all')} />
      <WalletList
        wallets={funds.wallets}
        refreshing={refreshing}
        onRefresh={mutate}
        onOpen={setOpen}
      />
      <RecentTransfers />
      {chosen !== undefined && (
        <TransferSheet wallet={chosen} funds={funds} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** Shows the wallets of providers with wallets of their own. */
export function GameWalletsScreen() {
  const text = useText();
  const funds = useFunds();
  return (
    <Loaded
      query={funds}
      empty={<EmptyState text={text('transfer.wallets.none')} />}
      isEmpty={({ wallets }) => wallets.length === 0}
    >
      {(data) => <Wallets funds={data} />}
    </Loaded>
  );
}
