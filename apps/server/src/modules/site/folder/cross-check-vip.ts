import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';

/** Levels count from 0, and none needs less than the one below. */
function needMistakes({ vip }: SiteFiles): readonly SiteMistake[] {
  if (!vip.value) return [];
  const { levels } = vip.value;
  return levels.flatMap(({ level, depositNeeded, turnoverNeeded, pointsNeeded }, index) => {
    const below = levels[index - 1];
    const at = (key: string, expected: string) => mistakeAt(vip, ['levels', index, key], expected);
    return [
      ...(level === index ? [] : [at('level', `level ${index}, because levels count from 0`)]),
      ...(below && depositNeeded < below.depositNeeded
        ? [at('depositNeeded', 'no less than the level below needs')]
        : []),
      ...(below && turnoverNeeded < below.turnoverNeeded
        ? [at('turnoverNeeded', 'no less than the level below needs')]
        : []),
      ...(below && pointsNeeded < below.pointsNeeded
        ? [at('pointsNeeded', 'no less than the level below needs')]
        : []),
    ];
  });
}

/** Levels above the floor are kept by something, and no level is where none has to be kept. */
function keepMistakes({ vip }: SiteFiles): readonly SiteMistake[] {
  if (!vip.value) return [];
  const { keep, levels } = vip.value;
  const floor = keep?.floorLevel ?? 0;
  const unknown =
    floor < levels.length
      ? []
      : [mistakeAt(vip, ['keep', 'floorLevel'], `a level of this file, ${floor} is none`)];
  const ofLevels = levels.flatMap(({ keepDeposit, keepTurnover }, index) => {
    const at = (key: string, expected: string) => mistakeAt(vip, ['levels', index, key], expected);
    if (keep !== undefined) {
      const isKept = index <= floor || keepDeposit > 0n || keepTurnover > 0n;
      return isKept ? [] : [at('keepTurnover', 'keepDeposit or keepTurnover above floorLevel')];
    }
    const words = 'no such key, because no level has to be kept without keep';
    return [
      ...(keepDeposit > 0n ? [at('keepDeposit', words)] : []),
      ...(keepTurnover > 0n ? [at('keepTurnover', words)] : []),
    ];
  });
  return [...unknown, ...ofLevels];
}

/** No level allows more in a day than the policy. */
function withdrawMistakes({ brand, policy, vip }: SiteFiles): readonly SiteMistake[] {
  if (!brand.value || !policy.value || !vip.value) return [];
  const { ceiling } = policy.value.payments.withdraw;
  const most = formatAmount(ceiling, brand.value.currency.digits);
  const words = `an amount up to payments.withdraw.ceiling in policy.yaml, which is "${most}"`;
  return vip.value.levels.flatMap(({ benefits }, index) =>
    benefits.withdrawDailyMaximum <= ceiling
      ? []
      : [mistakeAt(vip, ['levels', index, 'benefits', 'withdrawDailyMaximum'], words)],
  );
}

/** Games of these categories return so much that more cash-back would pay for playing alone. */
const lowRates = { categories: ['LIVE', 'ELOTT'], most: 20 } as const;

function rateMistakes({ vip }: SiteFiles): readonly SiteMistake[] {
  if (!vip.value) return [];
  const words = `a percentage up to ${formatRate(lowRates.most)}`;
  return vip.value.levels.flatMap(({ benefits: { rebatePercent } }, index) =>
    lowRates.categories.flatMap((category) =>
      rebatePercent[category] <= lowRates.most
        ? []
        : [mistakeAt(vip, ['levels', index, 'benefits', 'rebatePercent', category], words)],
    ),
  );
}

/** Checks the VIP levels with each other and with the policy; amounts are those of rewards. */
export function vipMistakes(files: SiteFiles): readonly SiteMistake[] {
  return [
    ...needMistakes(files),
    ...keepMistakes(files),
    ...withdrawMistakes(files),
    ...rateMistakes(files),
  ];
}
