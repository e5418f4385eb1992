import { documentKinds, sidesOf } from '@pavilion/domain/protection/identity-check';
import type { OwnIdentity } from './identity.queries.ts';

/** An identity check that nothing was sent for yet, and that withdrawals need. */
export function identityOf(change: Partial<OwnIdentity>): OwnIdentity {
  return {
    state: 'none',
    neededFor: ['withdraw'],
    kinds: documentKinds.map((kind) => ({ kind, sides: [...sidesOf(kind)] })),
    kind: null,
    sentAt: null,
    decidedAt: null,
    reason: null,
    name: 'Maria Lakambini',
    birthday: '1990-05-17',
    given: null,
    ...change,
  };
}
