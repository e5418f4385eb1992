import { isBeforeClose, type DrawState } from '@pavilion/domain/lottery/state/draw-state';

type Hours = Readonly<{ draw_state: DrawState; closes_at: Date }>;

/** The state that counts for a cancel: after its hours a draw is closed, whatever its row says. */
export function drawStateAt({ draw_state: state, closes_at: closesAt }: Hours, now: Date) {
  return isBeforeClose(state) && now >= closesAt ? 'closed' : state;
}
