import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { useBalanceHidden } from './balance-visibility.ts';
import { useMoneyFormat } from './money-format.ts';
import { useFunds } from './transfers.queries.ts';
import styles from './transfer/Transfer.module.css';

const mask = '••••••';

/** Shows the money at providers and the total, where the site has such providers. */
export function GameWalletsLine() {
  const text = useText();
  const money = useMoneyFormat();
  const hidden = useBalanceHidden();
  const { data } = useFunds();
  if (data === undefined || data.wallets.length === 0) return null;
  const show = (amount: string) => (hidden ? mask : money(amount));
  return (
    <Link className={styles.line} href={paths.gameWallets()}>
      <span>
        {text('transfer.vendors')}: {show(data.vendorBalance)}
        <br />
        {text('transfer.total')}: {show(data.total)}
      </span>
      <Icon turns shape={chevronRight} size={16} />
    </Link>
  );
}
