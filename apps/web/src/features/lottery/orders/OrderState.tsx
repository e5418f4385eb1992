import { useText } from '#kit/text.ts';
import { stateOfStatus, type SubOrderState } from '@pavilion/domain/lottery/state/sub-order-state';
import { Tag, type TagTone } from '@pavilion/ui/values/Tag.tsx';
import styles from './Orders.module.css';

const tones = {
  placed: 'waiting',
  lost: 'neutral',
  won: 'good',
  stopped: 'accent',
  cancelled: 'neutral',
  void: 'bad',
} as const satisfies Record<SubOrderState, TagTone>;

type StateProps = { status: number; corrected: boolean; trial?: boolean };

/** What has become of bets in a draw, in a word and a colour, with marks beside it. */
export function OrderState({ status, corrected, trial = false }: StateProps) {
  const text = useText();
  const state = stateOfStatus(status);
  return (
    <span className={styles.tags}>
      {state !== null && <Tag tone={tones[state]}>{text(`lottery.orders.state.${state}`)}</Tag>}
      {corrected && <Tag tone="accent">{text('lottery.corrected')}</Tag>}
      {trial && <Tag tone="accent">{text('records.trial')}</Tag>}
    </span>
  );
}
