import type { AmountFormat } from '#arcade/play/browser/amount.ts';
import { element } from '#pages/browser/element.ts';
import type { JackpotTier } from '../models.ts';
import type { SlotTexts } from './slot-texts.ts';

export type JackpotRow = { element: HTMLElement; show: (stakeMinor: bigint) => void };

/** The payouts of the fixed jackpots at the chosen bet; empty for games without jackpots. */
export function createJackpotRow(
  tiers: readonly JackpotTier[],
  texts: SlotTexts,
  amounts: AmountFormat,
): JackpotRow {
  const plates = tiers.toReversed().map((tier) => ({ tier, value: element('dd') }));
  return {
    element: element('dl', {
      class: 'jackpots',
      children: plates.map(({ tier, value }) =>
        element('div', {
          class: `jackpot-${tier.name}`,
          children: [element('dt', { text: texts.jackpots[tier.name] }), value],
        }),
      ),
    }),
    show: (stakeMinor) => {
      for (const { tier, value } of plates) {
        value.textContent = amounts.format(amounts.fromMinor(stakeMinor * BigInt(tier.pays)));
      }
    },
  };
}
