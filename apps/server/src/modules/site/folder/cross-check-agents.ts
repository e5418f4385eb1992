import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';

/** Checks the rebate rates of each category: on its step, and none above its maximum. */
export function agentMistakes({ agents }: SiteFiles): readonly SiteMistake[] {
  if (!agents.value) return [];
  const { rebate } = agents.value;
  return gameTypes.flatMap((category) => {
    const step = rebate.step[category];
    const maximum = rebate.maximum[category];
    const at = (key: string, expected: string) =>
      mistakeAt(agents, ['rebate', key, category], expected);
    const offStep = (['maximum', 'gap', 'default'] as const).flatMap((key) =>
      rebate[key][category] % step === 0
        ? []
        : [at(key, `a multiple of the step of ${category}, which is ${formatRate(step)}`)],
    );
    const above = (['gap', 'default'] as const).flatMap((key) =>
      rebate[key][category] <= maximum
        ? []
        : [at(key, `at most the maximum of ${category}, which is ${formatRate(maximum)}`)],
    );
    return [...offStep, ...above];
  });
}
