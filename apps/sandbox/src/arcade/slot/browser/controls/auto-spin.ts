import { openSheet, sheetButton } from '#arcade/play/browser/sheets/sheet.ts';
import { element } from '#pages/browser/element.ts';
import type { SlotTexts } from '../slot-texts.ts';

export type AutoPlan = {
  spins: number;
  /** Ends when the loss since the start reaches this many bets; null for no limit. */
  lossInStakes: number | null;
  stopAtFreeSpins: boolean;
};

const spinChoices = [10, 25, 50, 100] as const;
const lossChoices = [10, 25, 50, null] as const;

/** Asks how auto spin should run and returns the plan when the player starts it. */
export function openAutoSpin(
  texts: SlotTexts,
  closeLabel: string,
  start: (plan: AutoPlan) => void,
): void {
  const spins = choice('auto-spins', texts.autoSpins, spinChoices.map(String), 1);
  const losses = choice(
    'auto-loss',
    texts.autoLoss,
    lossChoices.map((stakes) => (stakes === null ? texts.autoNoLimit : texts.autoTimes(stakes))),
    1,
  );
  const feature = element('input', { attributes: { type: 'checkbox', id: 'auto-feature' } });
  feature.checked = true;
  const sheet = openSheet({
    title: texts.autoTitle,
    closeLabel,
    content: [
      spins.element,
      losses.element,
      element('label', {
        class: 'auto-feature',
        attributes: { for: 'auto-feature' },
        children: [feature, element('span', { text: texts.autoFeature })],
      }),
    ],
    actions: [
      sheetButton(texts.autoStart, () => {
        sheet.close();
        start({
          spins: spinChoices[spins.chosen()] ?? spinChoices[0],
          lossInStakes: lossChoices[losses.chosen()] ?? null,
          stopAtFreeSpins: feature.checked,
        });
      }),
    ],
  });
}

type Choice = { element: HTMLElement; chosen: () => number };

function choice(name: string, legend: string, labels: readonly string[], first: number): Choice {
  const inputs = labels.map((_label, index) => {
    const input = element('input', {
      class: 'visually-hidden',
      attributes: { type: 'radio', name, id: `${name}-${index}` },
    });
    input.checked = index === first;
    return input;
  });
  return {
    element: element('fieldset', {
      class: 'auto-choice',
      children: [
        element('legend', { text: legend }),
        ...inputs.flatMap((input, index) => [
          input,
          element('label', { text: labels[index] ?? '', attributes: { for: input.id } }),
        ]),
      ],
    }),
    chosen: () => inputs.findIndex((input) => input.checked),
  };
}
