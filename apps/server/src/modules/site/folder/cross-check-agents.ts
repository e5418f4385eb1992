import { contractKinds } from '@pavilion/domain/agent/contract-kind';
import {
  termsOfSite,
  termsProblem,
  wholeTerms,
  type TermsProblem,
} from '@pavilion/domain/agent/contract-terms';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';

/** Checks the rebate rates of each category: on its step, and none above its maximum. */
function rateMistakes({ agents }: SiteFiles): readonly SiteMistake[] {
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

/** Checks that a day allows what one transfer may be, and as often as it may go to one person. */
function transferMistakes({ agents, policy }: SiteFiles): readonly SiteMistake[] {
  if (!agents.value || !policy.value) return [];
  const { dailyMaximum, timesPerDay, timesToOne } = agents.value.transfer;
  const isLessThanOne = dailyMaximum < policy.value.payments.downlineTransfer.maximum;
  const moreThanDay = `at most timesPerDay, which is ${timesPerDay}`;
  const oneAtLeast = 'at least the maximum of downlineTransfer in policy.yaml';
  return [
    ...(isLessThanOne ? [mistakeAt(agents, ['transfer', 'dailyMaximum'], oneAtLeast)] : []),
    ...(timesToOne > timesPerDay
      ? [mistakeAt(agents, ['transfer', 'timesToOne'], moreThanDay)]
      : []),
  ];
}

/** The keys of terms in the file; of one tier where the problem is there. */
function pathOfProblem({ tier, field }: TermsProblem): (string | number)[] {
  return tier === null ? [field] : ['tiers', tier - 1, field];
}

/** Checks that the house offers only what the rules of contracts allow. */
function contractMistakes({ agents }: SiteFiles): readonly SiteMistake[] {
  if (!agents.value) return [];
  const { houseContracts } = agents.value;
  const { usual, limits } = termsOfSite(agents.value);
  return contractKinds.flatMap((kind) => {
    const given = houseContracts[kind];
    const problem = given && termsProblem(kind, wholeTerms(kind, given, usual), limits);
    if (!problem) return [];
    const words = 'what a contract of this kind may have, each tier above the one before';
    return [mistakeAt(agents, ['houseContracts', kind, ...pathOfProblem(problem)], words)];
  });
}

/** Checks what of agents.yaml must agree with itself and with the policy. */
export function agentMistakes(files: SiteFiles): readonly SiteMistake[] {
  return [...rateMistakes(files), ...transferMistakes(files), ...contractMistakes(files)];
}
