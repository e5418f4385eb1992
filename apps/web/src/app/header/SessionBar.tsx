import { GuardedLink } from '../../features/site/GuardedLink.tsx';
import { WalletBalance } from '../../features/wallet/WalletBalance.tsx';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { banknoteArrowUp } from '../../ui/icons/home-icons.ts';
import { plus } from '../../ui/icons/shell-icons.ts';
import styles from './Header.module.css';

/** The member's part of the header; compact beside a title, which needs the room. */
export function SessionBar({ compact }: { compact: boolean }) {
  const text = useText();
  return (
    <div className={styles.session}>
      <GuardedLink className={styles.balance} action="deposit" href={paths.deposit()}>
        <WalletBalance />
        {!compact && (
          <span className={styles.plus}>
            <Icon shape={plus} size={14} />
          </span>
        )}
        <span className="visually-hidden">{text('shell.deposit')}</span>
      </GuardedLink>
      {!compact && (
        <GuardedLink
          className={styles.icon}
          action="withdraw"
          href={paths.withdraw()}
          aria-label={text('shell.withdraw')}
        >
          <Icon shape={banknoteArrowUp} />
        </GuardedLink>
      )}
    </div>
  );
}
