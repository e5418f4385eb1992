import { ApiError } from '#http/api-error.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { lotteryCalls } from '@pavilion/contract/operator/lottery';
import { correctResult } from '../change-draw.ts';
import { refuseUnless, refuseUntyped, type OperatorDeps } from './asked-draw.ts';
import { countingResult } from './copy-results.ts';
import { askAsFirst } from './first-person.ts';
import { numbersOf, sameNumbers } from './result-numbers.ts';
import { confirmAsSecond } from './second-person.ts';
import type { ShownDraw } from './show-draws.ts';

type Calls = typeof lotteryCalls;

/** Asks that the result of a settled outside draw is put right. */
export function correctDraw(
  deps: OperatorDeps,
  { winNo, prizes, ...asked }: ParsedInputOf<Calls['correctDraw']>,
  operator: string,
): Promise<ShownDraw> {
  const first = { ...asked, act: 'correct', operator, typed: { winNo, prizes } } as const;
  return askAsFirst(deps, first, {
    check: (transaction, draw) => {
      refuseUnless(draw, 'correct');
      return refuseUntyped(deps, transaction, draw);
    },
    checkNumbers: async (transaction, draw, numbers) => {
      const result = await countingResult(transaction, draw);
      const present = result && numbersOf(result);
      if (present && sameNumbers(present, numbers)) {
        throw new ApiError('lottery.result.invalid', { same: true });
      }
    },
  });
}

/** Puts the result right that two operators typed alike. */
export function confirmCorrection(
  deps: OperatorDeps,
  { winNo, prizes, ...asked }: ParsedInputOf<Calls['confirmCorrection']>,
  operator: string,
): Promise<ShownDraw> {
  const second = { ...asked, act: 'correct', operator, typed: { winNo, prizes } } as const;
  return confirmAsSecond(deps, second, (transaction, draw, { by: decidedBy, numbers, reason }) =>
    correctResult(deps, transaction, draw, { ...(numbers ?? second.typed), decidedBy, reason }),
  );
}
