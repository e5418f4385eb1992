import { TrialMark } from '#features/session/TrialMark.tsx';
import { GuardedLink } from '#features/site/GuardedLink.tsx';
import { BalanceButtons, BalanceFigure } from '#features/wallet/BalancePanel.tsx';
import { useIsNarrow } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { useCloseOnLeave } from '../close-on-leave.ts';
import styles from './BalanceSheet.module.css';

export type BalanceSheetProps = { open: boolean; onClose: () => void };

/** The whole balance, buttons to hide and refresh it, and links to deposit and withdraw. */
export function BalanceSheet({ open, onClose }: BalanceSheetProps) {
  const text = useText();
  const isNarrow = useIsNarrow();
  useCloseOnLeave(open, onClose);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('shell.balance')}
      closeLabel={text('shell.close')}
    >
      <TrialMark />
      <div className={styles.line}>
        <BalanceFigure />
        <BalanceButtons />
      </div>
      <div className={styles.pair}>
        {!isNarrow && (
          <GuardedLink
            className={buttonClass('primary', 'compact')}
            action="deposit"
            href={paths.deposit()}
            onClick={onClose}
          >
            {text('shell.deposit')}
          </GuardedLink>
        )}
        <GuardedLink
          className={buttonClass('secondary', 'compact')}
          action="withdraw"
          href={paths.withdraw()}
          onClick={onClose}
        >
          {text('shell.withdraw')}
        </GuardedLink>
      </div>
    </Sheet>
  );
}
