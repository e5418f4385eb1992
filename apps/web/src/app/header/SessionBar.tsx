import { useIsTrial } from '#features/session/TrialMark.tsx';
import { GuardedLink } from '#features/site/GuardedLink.tsx';
import { useIsNarrow } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { banknoteArrowUp } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { plus } from '@pavilion/ui/icons/shell-icons.ts';
import { BalanceButton } from './BalanceButton.tsx';
import styles from './Header.module.css';

/**
 * The member's part of the header; compact beside a title, for lack of room (D24). There the
 * withdrawal of play money, which is wider, is in the sheet.
 */
export function SessionBar({ compact }: { compact: boolean }) {
  const text = useText();
  const isTrial = useIsTrial();
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.session}>
      <div className={styles.balance}>
        <BalanceButton brief={compact} />
        {!isNarrow && (
          <GuardedLink
            className={styles.plus}
            action="deposit"
            href={paths.deposit()}
            aria-label={text('shell.deposit')}
          >
            <Icon shape={plus} size={14} />
          </GuardedLink>
        )}
      </div>
      {!(compact && isTrial) && (
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
