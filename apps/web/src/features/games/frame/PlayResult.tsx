import { useText } from '../../../kit/text.ts';
import { useBalanceHidden } from '../../wallet/balance-visibility.ts';
import { useMoneyFormat } from '../../wallet/money-format.ts';
import { usePlayResult } from './launch.queries.ts';
import styles from './GameFrame.module.css';

/** What the game has taken or given since it was opened. */
export function PlayResult({ nodeId, since }: { nodeId: number; since: string }) {
  const text = useText();
  const money = useMoneyFormat();
  const hidden = useBalanceHidden();
  const { data } = usePlayResult(nodeId, since);
  if (data === undefined || hidden) return null;
  const isGain = /^\d*\.?\d*[1-9]/.test(data.net);
  return (
    <span className={isGain ? styles.gain : styles.net} role="status">
      <span className="visually-hidden">{text('play.result')} </span>
      {isGain ? '+' : ''}
      {money(data.net)}
    </span>
  );
}
