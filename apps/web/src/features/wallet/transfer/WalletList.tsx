import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { localDay } from '@pavilion/client/language/local-day.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { wallet as walletShape } from '@pavilion/ui/icons/first-icons.ts';
import { refreshCw } from '@pavilion/ui/icons/home-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useMoneyFormat } from '../money-format.ts';
import type { VendorWallet } from '../transfers.queries.ts';
import styles from './Transfer.module.css';

type RowProps = {
  wallet: VendorWallet;
  refreshing: boolean;
  onRefresh: () => void;
  onOpen: () => void;
};

/** Says when the balance was read, short enough for one line: the time of today, else the date. */
function useBalanceTime() {
  const text = useText();
  const format = useFormat();
  return (balanceAt: string): string => {
    const isToday = localDay(new Date(balanceAt)) === localDay(new Date());
    const time = isToday ? format.time(balanceAt) : format.date(balanceAt);
    return text('transfer.balanceAt', { time });
  };
}

function Standing({ wallet }: { wallet: VendorWallet }) {
  const text = useText();
  const balanceTime = useBalanceTime();
  const lock = wallet.fromVendor ?? wallet.toVendor;
  if (lock !== null) return <Tag tone="waiting">{text(`transfer.lock.${lock}`)}</Tag>;
  if (wallet.balanceAt === null) return text('transfer.balance.unknown');
  return balanceTime(wallet.balanceAt);
}

function WalletRow({ wallet, refreshing, onRefresh, onOpen }: RowProps) {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <div className={styles.wallet}>
      <ListRow
        icon={walletShape}
        title={wallet.vendorName}
        detail={<Standing wallet={wallet} />}
        trail={wallet.balance === null ? '–' : money(wallet.balance)}
        onPress={onOpen}
      />
      <IconButton
        shape={refreshCw}
        size={18}
        label={text('transfer.refresh.one', { vendor: wallet.vendorName })}
        className={refreshing ? (styles.turning ?? '') : ''}
        aria-busy={refreshing}
        onClick={onRefresh}
      />
    </div>
  );
}

type WalletListProps = {
  wallets: readonly VendorWallet[];
  /** The provider whose balance is being read, or `all`. */
  refreshing: string | null;
  onRefresh: (vassalage: string) => void;
  onOpen: (vassalage: string) => void;
};

export function WalletList({ wallets, refreshing, onRefresh, onOpen }: WalletListProps) {
  const text = useText();
  return (
    <Section title={text('transfer.wallets')}>
      <Card look="flush">
        {wallets.map((wallet) => (
          <WalletRow
            key={wallet.vassalage}
            wallet={wallet}
            refreshing={refreshing === wallet.vassalage || refreshing === 'all'}
            onRefresh={() => onRefresh(wallet.vassalage)}
            onOpen={() => onOpen(wallet.vassalage)}
          />
        ))}
      </Card>
    </Section>
  );
}
