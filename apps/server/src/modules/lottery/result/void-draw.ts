import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { lotteryCalls } from '@pavilion/contract/operator/lottery';
import { setVoid } from '../change-draw.ts';
import { refusedIn, refuseUnless, withDraw, type OperatorDeps } from './asked-draw.ts';
import { findWaiting, writeEntry } from './entry.store.ts';
import { askAsFirst } from './first-person.ts';
import { confirmAsSecond } from './second-person.ts';
import { showDrawOf, type ShownDraw } from './show-draws.ts';

type Calls = typeof lotteryCalls;

/** Asks that a draw does not count, also one that the house draws or that copies another. */
export function voidDraw(
  deps: OperatorDeps,
  asked: ParsedInputOf<Calls['voidDraw']>,
  operator: string,
): Promise<ShownDraw> {
  const first = { ...asked, act: 'void', operator, typed: null } as const;
  return askAsFirst(deps, first, {
    check: async (_, draw) => refuseUnless(draw, 'void'),
  });
}

/** Lets a draw not count, as two operators want. */
export function confirmVoid(
  deps: OperatorDeps,
  asked: ParsedInputOf<Calls['confirmVoid']>,
  operator: string,
): Promise<ShownDraw> {
  const second = { ...asked, act: 'void', operator, typed: null } as const;
  return confirmAsSecond(deps, second, (transaction, draw, { by: voidedBy, reason }) =>
    setVoid(deps, transaction, draw, { by: 'twoOperators', voidedBy, reason }),
  );
}

/** Takes back what an operator typed or asked for, while it waits for a second person. */
export async function withdrawEntry(
  deps: OperatorDeps,
  { drawId }: ParsedInputOf<Calls['withdrawEntry']>,
): Promise<ShownDraw> {
  await withDraw(deps, drawId, async (transaction, draw) => {
    const waiting = await findWaiting(transaction, draw.id);
    if (!waiting) throw refusedIn(draw, { waiting: null });
    await writeEntry(transaction, waiting.id, { state: 'withdrawn' });
  });
  return showDrawOf(deps, drawId);
}
