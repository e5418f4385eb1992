import type { CompanyAnswer } from '../company-answer.ts';

/**
 * What a company does with a request: `failBefore` and `failAfter` answer a server error before or
 * after they accept the request; `silent` accepts it and never answers.
 */
export type FakeBehaviour = 'accept' | 'refuse' | 'failBefore' | 'failAfter' | 'silent';

export type FakeReaction<Value> =
  | { outcome: 'accepted'; value: Value }
  | { outcome: 'refused' | 'failed' | 'silent' };

/** How a company behaves; it accepts what it is asked for until a test has it behave otherwise. */
export function createBehaviour() {
  const next = { behaviour: 'accept' as FakeBehaviour };
  return {
    behaviour: () => next.behaviour,
    /** Sets the behaviour until the next call of this function. */
    behave: (behaviour: FakeBehaviour) => {
      next.behaviour = behaviour;
    },
    /** With `failBefore` the company cannot be queried either. */
    isDown: () => next.behaviour === 'failBefore',
  };
}

/** Keeps one record per reference; the same reference with other details is refused. */
export function react<Kept extends { request: string }>(
  behaviour: FakeBehaviour,
  kept: Map<string, Kept>,
  reference: string,
  wanted: Kept,
): FakeReaction<Kept> {
  if (behaviour === 'refuse') return { outcome: 'refused' };
  if (behaviour === 'failBefore') return { outcome: 'failed' };
  const one = kept.get(reference) ?? wanted;
  if (one.request !== wanted.request) return { outcome: 'refused' };
  kept.set(reference, one);
  if (behaviour === 'failAfter') return { outcome: 'failed' };
  return behaviour === 'silent' ? { outcome: 'silent' } : { outcome: 'accepted', value: one };
}

/** The reaction as a port answers it. */
export function answerOf<Kept, Value>(
  reaction: FakeReaction<Kept>,
  read: (kept: Kept) => Value,
): CompanyAnswer<Value> {
  switch (reaction.outcome) {
    case 'accepted':
      return { outcome: 'done', value: read(reaction.value) };
    case 'refused':
      return { outcome: 'refused', reason: 'refused by the company' };
    case 'failed':
    case 'silent':
      return { outcome: 'inDoubt', reason: 'no answer' };
  }
}

export const down = { outcome: 'inDoubt', reason: 'the company is down' } as const;
