import { useText } from '#kit/text.ts';
import { moneyOf, type PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { useLeave } from '../frame/drop-cart.ts';
import type { Lottery } from '../lottery.queries.ts';
import { isFamilyCode } from './family.ts';
import { modesOf } from './mode.ts';

/** Vietnam has the same bets at the same odds in two modes, which needs no choice. */
function modesToChoose(family: FamilyCode): PrizeMode[] {
  const modes = modesOf(family);
  const ways = new Set(modes.map((mode) => moneyOf(mode, family)));
  return ways.size > 1 ? modes.toReversed() : [];
}

export const hasModeSwitch = (family: string): boolean =>
  isFamilyCode(family) && modesToChoose(family).length > 1;

type SwitchProps = { lottery: Lottery; mode: PrizeMode; panelId: string };

/** Rows of numbers or odds, where a lottery has both. */
export function ModeSwitch({ lottery: { code, family }, mode, panelId }: SwitchProps) {
  const text = useText();
  const leave = useLeave();
  if (!isFamilyCode(family)) return null;
  const modes = modesToChoose(family);
  return (
    <SegmentedControl
      label={text('lottery.mode')}
      segments={modes.map(({ playType }) => ({
        key: playType,
        label: text(`lottery.mode.${playType}`),
      }))}
      value={mode.playType}
      onChange={(playType) => {
        const wanted = modes.find((one) => one.playType === playType);
        if (!wanted || wanted === mode) return;
        void leave({ gameCode: code, mode: wanted }, { replace: true });
      }}
      panelId={panelId}
    />
  );
}
