import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { lotteryCalls } from '@pavilion/contract/operator/lottery';
import { setResult } from '../change-draw.ts';
import { refusedIn, refuseUnless, refuseUntyped, type OperatorDeps } from './asked-draw.ts';
import { decideBySources } from './decide-result.ts';
import { askAsFirst } from './first-person.ts';
import { confirmAsSecond } from './second-person.ts';
import type { ShownDraw } from './show-draws.ts';

type Calls = typeof lotteryCalls;

/**
 * Keeps the result of an outside draw as one operator typed it. It counts at once where a source
 * says the same and none says otherwise; else a second operator types it again.
 */
export function enterResult(
  deps: OperatorDeps,
  { winNo, prizes, ...asked }: ParsedInputOf<Calls['enterResult']>,
  operator: string,
): Promise<ShownDraw> {
  const first = {
    ...asked,
    act: 'result',
    operator,
    typed: { winNo, prizes },
    reason: null,
  } as const;
  return askAsFirst(deps, first, {
    check: async (transaction, draw) => {
      refuseUnless(draw, 'result');
      if (draw.draws_at > deps.clock()) {
        throw refusedIn(draw, { drawsAt: draw.draws_at.toISOString() });
      }
      await refuseUntyped(deps, transaction, draw);
    },
    after: (transaction, draw) => decideBySources(deps, transaction, draw),
  });
}

/** Gives a draw the result that two operators typed alike. */
export function confirmResult(
  deps: OperatorDeps,
  { winNo, prizes, ...asked }: ParsedInputOf<Calls['confirmResult']>,
  operator: string,
): Promise<ShownDraw> {
  const second = { ...asked, act: 'result', operator, typed: { winNo, prizes } } as const;
  return confirmAsSecond(deps, second, (transaction, draw, { by: decidedBy, numbers }) => {
    const result = { ...(numbers ?? second.typed), decidedBy };
    return setResult(deps, transaction, draw, { ...result, by: 'twoOperators' });
  });
}
