import { useQuery } from '@tanstack/react-query';
import { useBalanceHidden } from '#features/wallet/balance-visibility.ts';
import { useMoneyFormat, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { walletKeys } from '#features/wallet/wallet.queries.ts';
import { api } from '#kit/api.ts';
import { useText } from '#kit/text.ts';
import styles from './playing/Play.module.css';

/** Read again after every move of money. */
function usePlayResult(nodeId: number, since: string) {
  return useQuery({
    queryKey: [...walletKeys.transactions, 'play', nodeId, since],
    queryFn: ({ signal }) => api.reports.getPlayResult({ nodeId, since }, signal),
    staleTime: 0,
  });
}

/** Shows what the game has cost or paid since it was opened, and undecided bets separately. */
export function PlayResult({ nodeId, since }: { nodeId: number; since: string }) {
  const text = useText();
  const money = useMoneyFormat();
  const shortMoney = useShortMoneyFormat();
  const hidden = useBalanceHidden();
  const { data } = usePlayResult(nodeId, since);
  if (data === undefined || hidden) return null;
  const { settled, open, openRounds } = data;
  const isGain = /^\d*\.?\d*[1-9]/.test(settled.net);
  return (
    <span className={styles.net} role="status">
      <span className="visually-hidden">{text('play.result')} </span>
      <span className={isGain ? styles.gain : undefined}>
        {isGain ? '+' : ''}
        {money(settled.net)}
      </span>
      {openRounds > 0 && (
        <span className={styles.undecided}>
          {text('play.open', { amount: shortMoney(open.stake) })}
        </span>
      )}
    </span>
  );
}
