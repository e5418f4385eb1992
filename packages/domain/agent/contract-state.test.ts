import { describe, expect, test } from 'vitest';
import {
  contractEvents,
  contractStates,
  openStates,
  stateAfter,
  type ContractRole,
  type StandingContract,
} from './contract-state.ts';

const roles: readonly ContractRole[] = ['payee', 'payer', 'house', 'clock'];

/** Every way in which a contract can stand; the wish for an end is that of one of its sides. */
const standing: readonly StandingContract[] = [
  { state: 'proposed', endAskedBy: null },
  { state: 'accepted', endAskedBy: null },
  { state: 'active', endAskedBy: null },
  { state: 'endAsked', endAskedBy: 'payee' },
  { state: 'endAsked', endAskedBy: 'payer' },
  { state: 'rejected', endAskedBy: null },
  { state: 'withdrawn', endAskedBy: null },
  { state: 'expired', endAskedBy: null },
  { state: 'replaced', endAskedBy: null },
  { state: 'ended', endAskedBy: null },
  { state: 'ended', endAskedBy: 'payee' },
  { state: 'ended', endAskedBy: 'payer' },
];

/** All that may happen; whatever is not written here is refused. */
const possible = [
  'proposed: accept by payee → accepted',
  'proposed: reject by payee → rejected',
  'proposed: withdraw by payer → withdrawn',
  'proposed: expire by clock → expired',
  'proposed: leave by clock → ended',

  'accepted: start by clock → active',
  'accepted: end by house → ended',
  'accepted: leave by clock → ended',

  'active: askEnd by payee → endAsked',
  'active: askEnd by payer → endAsked',
  'active: replace by clock → replaced',
  'active: end by house → ended',
  'active: leave by clock → ended',

  'endAsked of payee: agreeEnd by payer → ended',
  'endAsked of payee: refuseEnd by payer → active',
  'endAsked of payee: endUnanswered by clock → ended',
  'endAsked of payee: replace by clock → replaced',
  'endAsked of payee: end by house → ended',
  'endAsked of payee: leave by clock → ended',

  'endAsked of payer: agreeEnd by payee → ended',
  'endAsked of payer: refuseEnd by payee → active',
  'endAsked of payer: endUnanswered by clock → ended',
  'endAsked of payer: replace by clock → replaced',
  'endAsked of payer: end by house → ended',
  'endAsked of payer: leave by clock → ended',
];

function nameOf({ state, endAskedBy }: StandingContract): string {
  return endAskedBy === null ? state : `${state} of ${endAskedBy}`;
}

/** What may happen to a contract, by the rule. */
function found(contract: StandingContract): string[] {
  return contractEvents.flatMap((event) =>
    roles.flatMap((role) => {
      const state = stateAfter(contract, event, role);
      return state === null ? [] : [`${nameOf(contract)}: ${event} by ${role} → ${state}`];
    }),
  );
}

describe('the states of a contract', () => {
  test.each(standing.map((contract) => ({ name: nameOf(contract), contract })))(
    '$name: every event by every role',
    ({ name, contract }) => {
      const expected = possible.filter((line) => line.startsWith(`${name}: `));
      expect(found(contract).toSorted()).toEqual(expected.toSorted());
    },
  );

  test('the table is of all states, and of all events', () => {
    expect(new Set(standing.map(({ state }) => state))).toEqual(new Set(contractStates));
    const named = possible.map((line) => /: (\w+) by /.exec(line)?.[1]);
    expect(new Set(named)).toEqual(new Set<string>(contractEvents));
  });

  test('those that somebody can still act on are the open ones', () => {
    const open = standing.filter((contract) => found(contract).length > 0);
    expect(new Set(open.map(({ state }) => state))).toEqual(new Set(openStates));
  });
});
