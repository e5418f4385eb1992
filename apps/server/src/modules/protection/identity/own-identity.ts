import type { Handlers } from '#http/handlers.ts';
import { slotBudgets } from '#http/request/request-budgets.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { createSlots } from '#kit/limits/slots.ts';
import { findIdentity, findPerson } from '#modules/accounts/identity.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { getIdentity } from '@pavilion/contract/player/protection/identity-checks';
import { documentKinds, sidesOf } from '@pavilion/domain/protection/identity-check';
import { findNewestCheck } from './identity.store.ts';
import { sendIdentity, type SendingDeps } from './send-identity.ts';

type IdentityCall = 'getIdentity' | 'sendIdentity';

async function show(
  { db, policy }: SendingDeps,
  memberId: bigint,
): Promise<ResponseOf<typeof getIdentity>> {
  const { state, verifiedName } = await findIdentity(db, memberId);
  const { name, birthday } = await findPerson(db, memberId);
  const newest = await findNewestCheck(db, memberId);
  return {
    state,
    neededFor: [...policy.verifiedBefore],
    kinds: documentKinds.map((kind) => ({ kind, sides: [...sidesOf(kind)] })),
    kind: newest?.kind ?? null,
    sentAt: newest?.sentAt.toISOString() ?? null,
    decidedAt: newest?.decidedAt?.toISOString() ?? null,
    reason: newest?.reason ?? null,
    name: verifiedName ?? name,
    birthday,
    given: newest ? { name: newest.name, birthday: newest.birthday } : null,
  };
}

/** The slots in which documents are drawn anew. */
export const createDrawing = () => createSlots(slotBudgets.documentDrawing);

/** The calls of a member about the own identity check. */
export function identityHandlers(
  deps: SendingDeps,
  drawing: ReturnType<typeof createDrawing>,
): Pick<Handlers<PlayerEndpoints['protection']>, IdentityCall> {
  const sending = { ...deps, drawing, limiter: createRateLimiter(deps.db, deps.clock) };
  return {
    getIdentity: (_, { caller }) => show(deps, caller.memberId),
    sendIdentity: async (input, { caller, signal }) => {
      const sender = { memberId: caller.memberId, signal };
      await sendIdentity(sending, sender, input);
      return show(deps, caller.memberId);
    },
  };
}
